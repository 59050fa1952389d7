import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { NARROW_PAGE } from '../constants.ts';
import { copy } from '../copy.ts';
import { toJsonTokens, toPlainTokens } from '../model/line-tokens.ts';
import { Pane } from '../parts/Pane.tsx';
import { PANE_PX } from '../parts/pane-style.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { TreePane } from '../tree/TreePane.tsx';
import { useIsJson } from '../tree/use-is-json.ts';
import { useJsonTree } from '../tree/use-json-tree.ts';
import { type ResultView, ViewSwitch } from '../tree/ViewSwitch.tsx';
import type { JsonSession } from './json-session.ts';
import type { JsonOutput } from './json-state.ts';
import { copyOutput, downloadOutput } from './output-actions.ts';
import { useJsonState } from './use-json-session.ts';

interface OutputPaneProps {
  readonly session: JsonSession;
  /** Shows the text that was repaired in place of the result. */
  readonly showsOriginal: boolean;
}

export function OutputPane({ session, showsOriginal }: OutputPaneProps) {
  const output = useJsonState(session, (state) => state.output);
  const isStale = useJsonState(session, (state) => state.isOutputStale);
  const content = useRef<HTMLDivElement>(null);
  const original = showsOriginal ? (output?.original ?? null) : null;
  const shown = original ?? output?.document ?? null;
  const resultId = output?.document.id ?? null;
  const [view, setView] = useState<ResultView>('text');
  const [target, setTarget] = useState<{ readonly line: number; readonly documentId: number } | null>(null);
  const canBeTree = useIsJson(session.tool, resultId, isJson(output)) && original === null;
  const showsTree = view === 'tree' && canBeTree;
  const tree = useJsonTree(session.tool, resultId, showsTree, session.report);
  const showAs = (next: ResultView) => {
    setTarget(null);
    setView(next);
  };
  // What was found in the tree is shown by the text, which has the focus from then on.
  useEffect(() => {
    if (target !== null) content.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  }, [target]);
  const series = output?.series ?? null;
  useShowNewOnNarrowPage(content, series);
  const title = original === null ? copy.panes.outputTitle : copy.panes.original;

  return (
    <Pane aria-label={copy.panes.outputTitle}>
      <header>
        <h2>{title}</h2>
        {isStale && <Chip size="small" color="warning" variant="outlined" label={copy.status.isStale} />}
        <ViewSwitch view={showsTree ? 'tree' : 'text'} canBeTree={canBeTree} onView={showAs} />
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
      <div ref={content}>
        {shown === null ? (
          <Empty>{copy.panes.outputEmpty}</Empty>
        ) : showsTree && tree !== null ? (
          <TreePane
            tool={session.tool}
            tree={tree}
            say={session.say}
            onLine={(line) => {
              setTarget({ line, documentId: tree.documentId });
              setView('text');
            }}
          />
        ) : (
          <SearchableText
            label={original === null ? copy.panes.output : copy.panes.original}
            textId={shown.id}
            {...(output === null || original !== null ? {} : { series: output.series })}
            lineCount={shown.lineCount}
            toTokens={output?.action === 'escape' && original === null ? toPlainTokens : toJsonTokens}
            getLines={(from, count) => session.tool.getLines(shown.id, from, count)}
            find={(query, from, isBackwards) => session.tool.find(shown.id, query, from, isBackwards)}
            target={target?.documentId === shown.id ? target : null}
            onCopyAll={() => output !== null && copyOutput(session, { ...output, document: shown })}
            onError={session.report}
          />
        )}
      </div>
    </Pane>
  );
}

/** A new result is brought into view: below the input nobody would see it come. */
function useShowNewOnNarrowPage(content: RefObject<HTMLElement | null>, series: number | null): void {
  const isNarrow = useMediaQuery(NARROW_PAGE);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const shown = useRef(series);
  useEffect(() => {
    if (shown.current === series) return;
    shown.current = series;
    if (series === null || !isNarrow) return;
    content.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [content, series, isNarrow, isCalm]);
}

/** Null where it has to be looked at: what was unescaped may be anything. */
function isJson(output: JsonOutput | null): boolean | null {
  if (output === null || output.action === 'escape') return false;
  return output.action === 'unescape' ? null : true;
}

const Empty = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: PANE_PX,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
