import { useState } from 'react';
import { useStore } from 'zustand';
import { dropFiles } from '../parts/input-actions.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ShortcutButton } from '../parts/ShortcutButton.tsx';
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
import type { YamlOutput, YamlPlace } from './yaml-state.ts';

/** The YAML tool: an input beside its result. */
export function YamlPanel({ controller }: { readonly controller: YamlController }) {
  const output = useStore(controller.store, (state) => state.output);
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  /** The output whose original text is shown. */
  const [originalShownFor, setOriginalShownFor] = useState<YamlOutput | null>(null);
  const showsOriginal = output !== null && originalShownFor === output;
  const [isFolded, setFolded] = useState(false);
  const isProblem = useStore(controller.store, ({ notice }) => notice !== null && notice.kind !== 'success');
  const success = useStore(controller.store, ({ notice }) => (notice?.kind === 'success' ? notice : null));
  const drops = useFileDrops({ hasOneInput: true, onFiles: (files) => void dropFiles(controller, files) });

  const showPlace = (place: YamlPlace) => {
    setFolded(false);
    controller.showPlace(place);
    setTarget({ line: place.line - 1 });
  };

  const toNotices = (of: 'input' | 'output') => (
    <YamlNotices
      controller={controller}
      of={of}
      showsOriginal={showsOriginal}
      onOriginalToggle={() => setOriginalShownFor(showsOriginal ? null : output)}
      onPlace={showPlace}
    />
  );

  return (
    <ToolPanel {...drops.handlers}>
      <YamlToolbar controller={controller} />
      <PanePair
        folding={output === null || isProblem ? null : { isFolded, setFolded }}
        success={success}
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
