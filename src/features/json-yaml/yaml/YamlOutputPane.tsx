import JsonIcon from '@mui/icons-material/DataObjectOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
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
function downloadOutput(
  controller: YamlController,
  { action, language, lines }: YamlOutput,
  original: TextLines | null,
): Promise<void> {
  const { name } = controller.store.getState();
  const verb = action === 'exchange' ? 'convert' : action;
  const fileName =
    original === null ? toFileName(name, 'yaml', verb, language) : toFileName(name, 'yaml', 'original', 'yaml');
  return downloadText(async () => new Blob([(original ?? lines).text]), fileName, controller.showSuccess);
}
