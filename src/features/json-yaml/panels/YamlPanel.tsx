import { useState } from 'react';
import { useStore } from 'zustand';
import { dropFiles } from '../parts/input-actions.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ToolFooter } from '../parts/ToolFooter.tsx';
import { ToolPanel } from '../parts/ToolPanel.tsx';
import { UsageNotes } from '../parts/UsageNotes.tsx';
import { useFileDrops } from '../parts/use-file-drops.ts';
import { ShortcutButton } from '../shortcuts/ShortcutButton.tsx';
import { copy } from '../yaml/copy.ts';
import { YamlInputPane } from '../yaml/YamlInputPane.tsx';
import { YamlOutputPane } from '../yaml/YamlOutputPane.tsx';
import { YamlStatusLine } from '../yaml/YamlStatusLine.tsx';
import { YamlToolbar } from '../yaml/YamlToolbar.tsx';
import type { YamlController } from '../yaml/yaml-controller.ts';
import type { YamlPlace } from '../yaml/yaml-state.ts';
import { YamlNotices } from './YamlNotices.tsx';

interface YamlPanelProps {
  readonly controller: YamlController;
  /** Takes a text to the JSON tool. */
  readonly onJsonTool?: ((text: string) => void) | null;
}

/** The YAML tool: an input beside its result. */
export function YamlPanel({ controller, onJsonTool = null }: YamlPanelProps) {
  const showsOriginal = useStore(controller.store, (state) => state.showsOriginal);
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  const [isFolded, setFolded] = useState(false);
  const isProblem = useStore(controller.store, ({ notice }) => notice !== null && notice.kind !== 'success');
  const hasOutput = useStore(controller.store, ({ output }) => output !== null);
  const drops = useFileDrops({ hasOneInput: true, onFiles: (files) => void dropFiles(controller, files) });

  const showPlace = (place: YamlPlace) => {
    setFolded(false);
    controller.showPlace(place.line, place.column);
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
  return (
    <ToolPanel {...drops.handlers}>
      <YamlToolbar controller={controller} />
      <PanePair
        folding={!hasOutput || isProblem ? null : { isFolded, setFolded }}
        successOf={controller.store}
        first={
          <YamlInputPane
            controller={controller}
            target={target}
            isDropping={drops.isOver}
            notices={toNotices('input')}
          />
        }
        second={<YamlOutputPane controller={controller} showsOriginal={showsOriginal} notices={toNotices('output')} />}
      />
      <ToolFooter>
        <YamlStatusLine controller={controller} />
        <ShortcutButton />
        <UsageNotes items={copy.usage} />
      </ToolFooter>
    </ToolPanel>
  );
}
