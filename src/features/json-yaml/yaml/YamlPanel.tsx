import { useState } from 'react';
import { copy as sharedCopy } from '../copy.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ToolPanel } from '../parts/ToolPanel.tsx';
import { copy } from './copy.ts';
import { fileDropHandlers } from './file-drop.ts';
import { takeFile } from './text-actions.ts';
import { useYamlController, useYamlState } from './use-yaml-controller.ts';
import { YamlInputPane } from './YamlInputPane.tsx';
import { YamlNotices } from './YamlNotices.tsx';
import { YamlOutputPane } from './YamlOutputPane.tsx';
import { YamlStatusLine } from './YamlStatusLine.tsx';
import { YamlToolbar } from './YamlToolbar.tsx';
import type { YamlOutput, YamlPlace } from './yaml-state.ts';

/** The YAML tool: two texts side by side, what can be done with the first, and what came of it. */
export function YamlPanel() {
  const controller = useYamlController();
  const output = useYamlState(controller, (state) => state.output);
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  /** The output whose original is shown; another output begins with its result. */
  const [unmended, setUnmended] = useState<YamlOutput | null>(null);
  const showsOriginal = output !== null && unmended === output;

  const showPlace = (place: YamlPlace) => {
    controller.showPlace(place);
    setTarget({ line: place.line - 1 });
  };

  return (
    <ToolPanel {...fileDropHandlers((file) => void takeFile(controller, file))}>
      <YamlToolbar controller={controller} />
      <YamlNotices
        controller={controller}
        showsOriginal={showsOriginal}
        onOriginalToggle={() => setUnmended(showsOriginal ? null : output)}
        onPlace={showPlace}
      />
      <PanePair>
        <YamlInputPane controller={controller} target={target} />
        <YamlOutputPane controller={controller} showsOriginal={showsOriginal} />
      </PanePair>
      <YamlStatusLine controller={controller} />
      <details>
        <summary>{sharedCopy.usage.title}</summary>
        <ul>
          {copy.usage.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </ToolPanel>
  );
}
