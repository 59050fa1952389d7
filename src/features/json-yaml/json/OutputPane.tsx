import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { toJsonTokens, toPlainTokens } from '../model/line-tokens.ts';
import { Pane } from '../panes/Pane.tsx';
import { PANE_PX } from '../panes/pane-style.ts';
import { SearchableText } from '../panes/SearchableText.tsx';
import type { JsonSession } from './json-session.ts';
import { copyOutput, downloadOutput } from './output-actions.ts';
import { useJsonState } from './use-json-session.ts';

interface OutputPaneProps {
  readonly session: JsonSession;
  /** Shows the text that was repaired in place of the result. */
  readonly showsOriginal: boolean;
}

export function OutputPane({ session, showsOriginal }: OutputPaneProps) {
  const output = useJsonState(session, (state) => state.output);
  const original = showsOriginal ? (output?.original ?? null) : null;
  const shown = original ?? output?.document ?? null;
  const title = original === null ? copy.panes.outputTitle : copy.panes.original;

  return (
    <Pane aria-label={copy.panes.outputTitle}>
      <header>
        <h2>{title}</h2>
        <Button
          size="small"
          startIcon={<CopyIcon />}
          disabled={output === null}
          onClick={() => output !== null && copyOutput(session, output)}
        >
          {copy.toolbar.copyResult}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          disabled={output === null}
          onClick={() => output !== null && downloadOutput(session, output)}
        >
          {copy.toolbar.download}
        </Button>
      </header>
      {shown === null ? (
        <Empty>{copy.panes.outputEmpty}</Empty>
      ) : (
        <SearchableText
          label={original === null ? copy.panes.output : copy.panes.original}
          textId={shown.id}
          lineCount={shown.lineCount}
          toTokens={output?.action === 'escape' && original === null ? toPlainTokens : toJsonTokens}
          getLines={(from, count) => session.tool.getLines(shown.id, from, count)}
          find={(query, from, isBackwards) => session.tool.find(shown.id, query, from, isBackwards)}
          onCopyAll={() => output !== null && copyOutput(session, { ...output, document: shown })}
          onError={session.report}
        />
      )}
    </Pane>
  );
}

const Empty = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: PANE_PX,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
