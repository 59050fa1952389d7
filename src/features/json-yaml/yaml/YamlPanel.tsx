import { useState } from 'react';
import { useStore } from 'zustand';
import { dropFiles } from '../parts/input-actions.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ToolPanel } from '../parts/ToolPanel.tsx';
import { UsageNotes } from '../parts/UsageNotes.tsx';
import { useFileDrops } from '../parts/use-file-drops.ts';
import { copy } from './copy.ts';
import { YamlInputPane } from './YamlInputPane.tsx';
import { YamlNotices } from './YamlNotices.tsx';
import { YamlOutputPane } from './YamlOutputPane.tsx';
import { YamlStatusLine } from './YamlStatusLine.tsx';
import { YamlToolbar } from './YamlToolbar.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { YamlOutput, YamlPlace } from './yaml-state.ts';

interface YamlPanelProps {
  readonly controller: YamlController;
  /** Takes a text to the JSON tool. */
  readonly onJsonTool?: ((text: string) => void) | null;
}

/** The YAML tool: an input beside its result. */
export function YamlPanel({ controller, onJsonTool = null }: YamlPanelProps) {
  const output = useStore(controller.store, (state) => state.output);
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  /** The output whose original text is shown. */
  const [originalShownFor, setOriginalShownFor] = useState<YamlOutput | null>(null);
  const showsOriginal = output !== null && originalShownFor === output;
  const drops = useFileDrops({ hasOneInput: true, onFiles: (files) => void dropFiles(controller, files) });

  const showPlace = (place: YamlPlace) => {
    controller.showPlace(place);
    setTarget({ line: place.line - 1 });
  };

  return (
    <ToolPanel {...drops.handlers}>
      <YamlToolbar controller={controller} />
      <YamlNotices
        controller={controller}
        showsOriginal={showsOriginal}
        onOriginalToggle={() => setOriginalShownFor(showsOriginal ? null : output)}
        onPlace={showPlace}
        onJsonTool={onJsonTool}
      />
      <PanePair>
        <YamlInputPane controller={controller} target={target} isDropping={drops.isOver} />
        <YamlOutputPane controller={controller} showsOriginal={showsOriginal} />
      </PanePair>
      <YamlStatusLine controller={controller} />
      <UsageNotes items={copy.usage} />
    </ToolPanel>
  );
}
