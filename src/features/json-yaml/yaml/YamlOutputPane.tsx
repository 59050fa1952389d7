import JsonIcon from '@mui/icons-material/DataObjectOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { SendToMenu } from '../../../shared/handoff/SendToMenu.tsx';
import type { SentContent } from '../../../shared/handoff/use-send-to.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import type { TextLines } from '../model/text-lines.ts';
import { openInJson } from '../open-in-json.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import { OutputPane } from '../parts/OutputPane.tsx';
import { downloadText, toFileName } from '../parts/output-actions.ts';
import { ResultActions } from '../parts/ResultActions.tsx';
import { StaleChip } from '../parts/StaleChip.tsx';
import { copy } from './copy.ts';
import { copyLines, YamlText } from './YamlText.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { YamlOutput } from './yaml-state.ts';

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
  const original = showsOriginal ? (output?.original ?? null) : null;
  return (
    <OutputPane
      title={original === null ? toTitle(output) : sharedCopy.panes.original}
      facts={
        isStale ? <StaleChip /> : isChecked && output !== null && <span>{copy.panes.formerOutput(output.action)}</span>
      }
      actions={
        <>
          <ResultActions
            controller={controller}
            hasOutput={output !== null}
            isOriginal={original !== null}
            onResult={() => controller.showOriginal(false)}
          />
          <SendToMenu
            size="small"
            kinds={SENT_KINDS}
            isDisabled={output === null}
            load={async () => (output === null ? null : toSent(controller, output, original))}
          />
          {output?.language === 'json' && original === null && (
            <Tooltip title={copy.panes.openInJson}>
              <IconButton
                size="small"
                aria-label={copy.panes.openInJson}
                onClick={() => void openInJson(output.lines.text)}
              >
                <JsonIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </>
      }
      notices={notices}
      hasOutput={output !== null}
      series={output?.series ?? null}
      onCopy={() => output !== null && copyLines(controller, original ?? output.lines)}
      onDownload={() => output !== null && downloadOutput(controller, output, original)}
    >
      {output === null ? null : original === null ? (
        <YamlText controller={controller} label={copy.panes.output} lines={output.lines} language={output.language} />
      ) : (
        <YamlText controller={controller} label={sharedCopy.panes.original} lines={original} language="yaml" />
      )}
    </OutputPane>
  );
}

function toTitle(output: YamlOutput | null): string {
  return output === null ? sharedCopy.panes.outputTitle : copy.panes.outputTitle(output.language);
}

/** Downloads the result, or the original text that is shown in its place. */
function downloadOutput(controller: YamlController, output: YamlOutput, original: TextLines | null): Promise<void> {
  const text = (original ?? output.lines).text;
  return downloadText(async () => new Blob([text]), fileNameOf(controller, output, original), controller.showSuccess);
}

/** The shown text for another page. */
function toSent(controller: YamlController, output: YamlOutput, original: TextLines | null): SentContent {
  const name = fileNameOf(controller, output, original);
  return { name, source: new File([(original ?? output.lines).text], name, { type: 'text/plain' }) };
}

function fileNameOf(controller: YamlController, { action, language }: YamlOutput, original: TextLines | null): string {
  const { name } = controller.store.getState();
  const verb = action === 'exchange' ? 'convert' : action;
  return original === null ? toFileName(name, 'yaml', verb, language) : toFileName(name, 'yaml', 'original', 'yaml');
}
