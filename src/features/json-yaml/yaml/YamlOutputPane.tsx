import JsonIcon from '@mui/icons-material/DataObjectOutlined';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import { openInJson } from '../open-in-json.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { OutputPane } from '../parts/OutputPane.tsx';
import { createOutputActions, toFileName } from '../parts/output-actions.ts';
import { StaleChip } from '../parts/StaleChip.tsx';
import { copy } from './copy.ts';
import { YamlText } from './YamlText.tsx';
import type { YamlController } from './yaml-controller.ts';

const SENT_KINDS: readonly ContentKind[] = ['yaml'];

interface YamlOutputPaneProps {
  readonly controller: YamlController;
  /** Shows the text before the fixes in place of the result. */
  readonly showsOriginal: boolean;
  /** Messages about the result. */
  readonly notices: ReactNode;
}

export function YamlOutputPane({ controller, showsOriginal, notices }: YamlOutputPaneProps) {
  const output = useStore(controller.store, (state) => state.output);
  const isChecked = useStore(controller.store, (state) => state.verdict !== null);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const actions = useShownActions(controller);
  const original = showsOriginal ? (output?.original ?? null) : null;
  return (
    <OutputPane
      controller={controller}
      {...(output === null ? {} : { title: copy.panes.outputTitle(output.language) })}
      facts={
        isStale ? <StaleChip /> : isChecked && output !== null && <span>{copy.panes.formerOutput(output.action)}</span>
      }
      more={
        output?.language === 'json' &&
        original === null && (
          <IconAction
            icon={JsonIcon}
            label={copy.panes.openInJson}
            onClick={() => void openInJson(output.lines.text)}
          />
        )
      }
      notices={notices}
      output={output}
      isOriginal={original !== null}
      actions={actions}
      kinds={SENT_KINDS}
    >
      {output === null ? null : original === null ? (
        <YamlText controller={controller} label={copy.panes.output} lines={output.lines} language={output.language} />
      ) : (
        <YamlText controller={controller} label={sharedCopy.panes.original} lines={original} language="yaml" />
      )}
    </OutputPane>
  );
}

/** What the buttons of the title row do. */
function useShownActions(controller: YamlController) {
  return useMemo(
    () =>
      createOutputActions(controller, () => {
        const { output, showsOriginal, input } = controller.store.getState();
        if (output === null) return null;
        const original = showsOriginal ? output.original : null;
        const blob = new Blob([(original ?? output.lines).text]);
        const action = output.action === 'exchange' ? 'convert' : output.action;
        const fileName =
          original === null
            ? toFileName(input.name, 'yaml', action, output.language)
            : toFileName(input.name, 'yaml', 'original', 'yaml');
        return { fileName, byteLength: blob.size, readBlob: async () => blob };
      }),
    [controller],
  );
}
