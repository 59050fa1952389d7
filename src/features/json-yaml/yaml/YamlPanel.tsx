import { type KeyboardEvent, useState } from 'react';
import { useStore } from 'zustand';
import { dropFiles, takeResult } from '../parts/input-actions.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { isResultKey } from '../parts/result-key.ts';
import { ToolFooter } from '../parts/ToolFooter.tsx';
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
import type { YamlPlace } from './yaml-state.ts';

interface YamlPanelProps {
  readonly controller: YamlController;
  /** Takes a text to the JSON tool. */
  readonly onJsonTool?: ((text: string) => void) | null;
}

/** The YAML tool: an input beside its result. */
export function YamlPanel({ controller, onJsonTool = null }: YamlPanelProps) {
  const showsOriginal = useStore(controller.store, (state) => state.showsOriginal);
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  const drops = useFileDrops({ hasOneInput: true, onFiles: (files) => void dropFiles(controller, files) });

  const showPlace = (place: YamlPlace) => {
    controller.showPlace(place);
    setTarget({ line: place.line - 1 });
  };

  const toNotices = (of: 'input' | 'output') => (
    <YamlNotices
      controller={controller}
      of={of}
      showsOriginal={showsOriginal}
      onOriginalToggle={() => controller.showOriginal(!showsOriginal)}
      onPlace={showPlace}
      onJsonTool={onJsonTool}
    />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isResultKey(event)) return;
    event.preventDefault();
    void takeResult(controller);
  };

  return (
    <ToolPanel onKeyDown={onKeyDown} {...drops.handlers}>
      <YamlToolbar controller={controller} />
      <PanePair>
        <YamlInputPane controller={controller} target={target} isDropping={drops.isOver} notices={toNotices('input')} />
        <YamlOutputPane controller={controller} showsOriginal={showsOriginal} notices={toNotices('output')} />
      </PanePair>
      <ToolFooter>
        <YamlStatusLine controller={controller} />
        <UsageNotes items={copy.usage} />
      </ToolFooter>
    </ToolPanel>
  );
}
