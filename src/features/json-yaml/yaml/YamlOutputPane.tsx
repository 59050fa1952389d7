import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { copy as sharedCopy } from '../copy.ts';
import { EmptyPane } from '../parts/EmptyPane.tsx';
import { Pane } from '../parts/Pane.tsx';
import { copy } from './copy.ts';
import { copyText, downloadOutput } from './text-actions.ts';
import { useYamlState } from './use-yaml-controller.ts';
import { YamlText } from './YamlText.tsx';
import type { YamlController } from './yaml-controller.ts';

interface YamlOutputPaneProps {
  readonly controller: YamlController;
  /** Shows the text that was mended in place of the result. */
  readonly showsOriginal: boolean;
}

export function YamlOutputPane({ controller, showsOriginal }: YamlOutputPaneProps) {
  const output = useYamlState(controller, (state) => state.output);
  const original = showsOriginal ? (output?.original ?? null) : null;
  const language = original === null ? (output?.language ?? null) : 'yaml';
  const isChecked = useYamlState(controller, (state) => state.verdict !== null);
  const title = language === null ? sharedCopy.panes.outputTitle : copy.panes.outputTitle(language);

  return (
    <Pane aria-label={sharedCopy.panes.outputTitle}>
      <header>
        <h2>{original === null ? title : copy.panes.original}</h2>
        {isChecked && output !== null && <span>{copy.panes.formerOutput(output.action)}</span>}
        <Button
          size="small"
          startIcon={<CopyIcon />}
          disabled={output === null}
          onClick={() => output !== null && copyText(controller, output.lines.text)}
        >
          {sharedCopy.toolbar.copyResult}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          disabled={output === null}
          onClick={() => output !== null && downloadOutput(controller, output)}
        >
          {sharedCopy.toolbar.download}
        </Button>
      </header>
      {output === null || language === null ? (
        <EmptyPane>{copy.panes.outputEmpty}</EmptyPane>
      ) : (
        <YamlText
          controller={controller}
          label={original === null ? copy.panes.output : copy.panes.original}
          lines={original ?? output.lines}
          language={language}
        />
      )}
    </Pane>
  );
}
