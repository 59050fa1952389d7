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
import { copyOutput, downloadOutput } from '../parts/output-actions.ts';
import { Pane } from '../parts/Pane.tsx';
import { PANE_PX } from '../parts/pane-style.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { TreePane } from '../tree/TreePane.tsx';
import { useIsJson } from '../tree/use-is-json.ts';
import { useJsonTree } from '../tree/use-json-tree.ts';
import { type ResultView, ViewSwitch } from '../tree/ViewSwitch.tsx';
import type { JsonController } from './json-controller.ts';
import type { JsonOutput } from './json-state.ts';
import { useJsonState } from './use-json-controller.ts';

interface JsonOutputPaneProps {
  readonly controller: JsonController;
  /** Shows the text that was repaired in place of the result. */
  readonly showsOriginal: boolean;
}

export function JsonOutputPane({ controller, showsOriginal }: JsonOutputPaneProps) {
  const output = useJsonState(controller, (state) => state.output);
  const isStale = useJsonState(controller, (state) => state.isOutputStale);
  const content = useRef<HTMLDivElement>(null);
  const original = showsOriginal ? (output?.original ?? null) : null;
  const shown = original ?? output?.document ?? null;
  const resultId = output?.document.id ?? null;
  const [view, setView] = useState<ResultView>('text');
  const [target, setTarget] = useState<{ readonly line: number; readonly documentId: number } | null>(null);
  const canBeTree = useIsJson(controller.tool, resultId, isJson(output)) && original === null;
  const showsTree = view === 'tree' && canBeTree;
  const tree = useJsonTree(controller.tool, resultId, showsTree, controller.report);
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
          onClick={() => output !== null && copyOutput(controller, output)}
        >
          {copy.toolbar.copyResult}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          disabled={output === null}
          onClick={() => output !== null && downloadOutput(controller, output)}
        >
          {copy.toolbar.download}
        </Button>
      </header>
      <div ref={content}>
        {shown === null ? (
          <Empty>{copy.panes.outputEmpty}</Empty>
        ) : showsTree && tree !== null ? (
          <TreePane
            tool={controller.tool}
            tree={tree}
            say={controller.say}
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
            getLines={(from, count) => controller.tool.getLines(shown.id, from, count)}
            find={(query, from, isBackwards) => controller.tool.find(shown.id, query, from, isBackwards)}
            target={target?.documentId === shown.id ? target : null}
            onCopyAll={() => output !== null && copyOutput(controller, { ...output, document: shown })}
            onError={controller.report}
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
