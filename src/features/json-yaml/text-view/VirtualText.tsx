import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { tint } from '../../../shared/look/tint.ts';
import { LINE_PX } from '../constants.ts';
import { type LineRange, type LineTokens, toJsonTokens } from '../model/line-tokens.ts';
import type { ScrollKey } from '../model/scroll-map.ts';
import { paneFont, tokenColors } from '../parts/pane-style.ts';
import { copy } from './copy.ts';
import { createLineView, type LineMark, type LineView } from './line-view.ts';
import type { GetLines } from './line-window.ts';

export interface TextTarget {
  /** From 0. */
  readonly line: number;
  /** The part of the line to mark. */
  readonly range?: LineRange;
}

export interface VirtualTextProps {
  readonly label: string;
  /** Changes with the text. Another text is shown from its start. */
  readonly textId: number;
  readonly lineCount: number;
  readonly getLines: GetLines;
  /** The parts of a line, for their colors; by default those of JSON. Another function redraws the text. */
  readonly toTokens?: LineTokens;
  /** Class names of marked lines, which the caller styles. Another function redraws the text. */
  readonly markOf?: LineMark;
  /** A text of the same series and length as the text before keeps its scroll position. */
  readonly series?: number;
  /** A place to show. Another object shows the same place again. */
  readonly target?: TextTarget | null;
  /** Copies the whole text, after everything was selected. */
  readonly onCopyAll?: () => void;
  readonly onError: (error: unknown) => void;
}

/** A read-only text of any length: lines are fetched and drawn while they are in view. */
export function VirtualText(props: VirtualTextProps) {
  const { label, lineCount, onCopyAll } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useLineView(scroller, props);
  const setAllSelected = (isSelected: boolean) => scroller.current?.classList.toggle('all-selected', isSelected);

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (isCommand && event.key === 'a' && onCopyAll !== undefined) {
      event.preventDefault();
      window.getSelection()?.removeAllRanges();
      setAllSelected(true);
      return;
    }
    const key = toScrollKey(event);
    if (key === null) return;
    event.preventDefault();
    view.current?.step(key);
  };

  return (
    <Scroller
      ref={scroller}
      role="textbox"
      aria-multiline="true"
      aria-readonly="true"
      aria-label={label}
      tabIndex={0}
      data-lines={lineCount}
      onKeyDown={onKeyDown}
      onCopy={(event) => {
        if (!scroller.current?.classList.contains('all-selected')) return;
        event.preventDefault();
        onCopyAll?.();
      }}
      onPointerDown={() => setAllSelected(false)}
      onBlur={() => setAllSelected(false)}
    />
  );
}

/** Draws a text into its scroller, from its start or, in the same series, from where the text before was. */
function useLineView(scroller: RefObject<HTMLElement | null>, props: VirtualTextProps): RefObject<LineView | null> {
  const { textId, lineCount, toTokens = toJsonTokens, markOf = markNothing, target = null } = props;
  const view = useRef<LineView | null>(null);
  const previous = useRef<{ readonly series: number | undefined; readonly lineCount: number } | null>(null);
  const getLines = useEffectEvent(props.getLines);
  const onError = useEffectEvent(props.onError);
  const readSeries = useEffectEvent(() => props.series);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another view, even if it is as long.
  useEffect(() => {
    if (scroller.current === null) return;
    const series = readSeries();
    const isSameSeries = series !== undefined && previous.current?.series === series;
    const created = createLineView({
      scroller: scroller.current,
      lineCount,
      startPx: isSameSeries && previous.current?.lineCount === lineCount ? (view.current?.positionPx() ?? 0) : 0,
      toTokens,
      markOf,
      clippedMark: copy.clipped,
      getLines,
      onError,
    });
    view.current = created;
    previous.current = { series, lineCount };
    return () => created.stop();
  }, [scroller, textId, lineCount, toTokens, markOf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a target that came before its text is shown with the text.
  useEffect(() => {
    if (target !== null) view.current?.showLine(target.line, target.range);
  }, [target, textId]);
  return view;
}

const markNothing: LineMark = () => null;

/** The meaning of a key in a text without a cursor; null for keys that do not scroll. */
export function toScrollKey(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>): ScrollKey | null {
  if (event.altKey || event.shiftKey) return null;
  const keys: Partial<Record<string, ScrollKey>> = {
    ArrowUp: 'line-up',
    ArrowDown: 'line-down',
    PageUp: 'page-up',
    PageDown: 'page-down',
    Home: 'start',
    End: 'end',
  };
  return keys[event.key] ?? null;
}

const Scroller = styled('div')(({ theme }) => {
  const colors = tokenColors(theme);
  return {
    ...paneFont(theme),
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    '& .sheet': { width: 'max-content' },
    '& .frame': { position: 'sticky', top: 0, overflow: 'clip', minWidth: '100%' },
    '& .row': { display: 'flex', height: LINE_PX, whiteSpace: 'pre' },
    '& .row.marked': { background: tint(theme.vars.palette.warning.main, 12) },
    '& .match': {
      borderRadius: theme.radius.mark,
      boxShadow: `inset 0 -2px ${theme.vars.palette.warning.main}`,
      background: tint(theme.vars.palette.warning.main, 20),
    },
    '&.all-selected .content': {
      background: tint(theme.vars.palette.primary.main, 24),
    },
    '& .number': {
      position: 'sticky',
      left: 0,
      flex: 'none',
      minWidth: 'calc(var(--digits) + 2.5ch)',
      paddingRight: '1.5ch',
      textAlign: 'right',
      userSelect: 'none',
      color: theme.vars.palette.text.secondary,
      background: theme.vars.palette.background.paper,
      // Not part of the text: neither copied nor announced.
      '&::before': { content: 'attr(data-number)' },
    },
    '& .clipped': {
      marginLeft: '1ch',
      padding: '0 6px',
      borderRadius: theme.radius.small,
      userSelect: 'none',
      color: theme.vars.palette.text.secondary,
      background: tint(theme.vars.palette.text.primary, 8),
    },
    '& .key': { color: colors.key },
    '& .string': { color: colors.string },
    '& .number-token': { color: colors.number },
    '& .literal': { color: colors.literal },
    '& .comment': { color: colors.comment },
    '& .mark': { color: colors.mark },
  };
});
