import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type LineRange, type LineTokens, toJsonTokens } from '../model/line-tokens.ts';
import type { ScrollKey } from '../model/scroll-map.ts';
import { PANE_FONT, tokenColors } from '../parts/pane-style.ts';
import { copy } from './copy.ts';
import { createLineView, type LineMark, type LineView } from './line-view.ts';
import type { GetLines } from './line-window.ts';

export interface TextTarget {
  /** From 0. */
  readonly line: number;
  /** The part of the line that is meant. */
  readonly range?: LineRange;
}

export interface VirtualTextProps {
  readonly label: string;
  /** Changes with the text: another one is shown from its beginning. */
  readonly textId: number;
  readonly lineCount: number;
  readonly getLines: GetLines;
  /** The parts of a line, for their colors: those of JSON unless told. Another function draws anew. */
  readonly toTokens?: LineTokens;
  /** Lines that are set off; styles for the names that it gives are the caller's. Another function draws anew. */
  readonly markOf?: LineMark;
  /** A text of the series of the one before, as long as that, is shown where that was. */
  readonly series?: number;
  /** A place to be shown. Another object asks again for the same place. */
  readonly target?: TextTarget | null;
  /** Copies the whole text: asked for after everything was selected. */
  readonly onCopyAll?: () => void;
  readonly onError: (error: unknown) => void;
}

/** A text of any length, read only: lines are fetched and drawn while they are in view. */
export function VirtualText(props: VirtualTextProps) {
  const { label, textId, lineCount, toTokens = toJsonTokens, markOf = markNothing, target = null } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRef<LineView | null>(null);
  const callbacks = useRef(props);
  const former = useRef<{ readonly series: number | undefined; readonly lineCount: number } | null>(null);
  useEffect(() => {
    callbacks.current = props;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another view, though it may be as long.
  useEffect(() => {
    if (scroller.current === null) return;
    const { series } = callbacks.current;
    const isSameAgain = series !== undefined && former.current?.series === series;
    const created = createLineView({
      scroller: scroller.current,
      lineCount,
      startPx: isSameAgain && former.current?.lineCount === lineCount ? (view.current?.positionPx() ?? 0) : 0,
      toTokens,
      markOf,
      clippedMark: copy.clipped,
      getLines: (from, count) => callbacks.current.getLines(from, count),
      onError: (error) => callbacks.current.onError(error),
    });
    view.current = created;
    former.current = { series, lineCount };
    return () => created.stop();
  }, [textId, lineCount, toTokens, markOf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a target that came before its text is shown with it.
  useEffect(() => {
    if (target !== null) view.current?.showLine(target.line, target.range);
  }, [target, textId]);

  const selectAll = (isSelected: boolean) => scroller.current?.classList.toggle('all-selected', isSelected);

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (isCommand && event.key === 'a' && props.onCopyAll !== undefined) {
      event.preventDefault();
      window.getSelection()?.removeAllRanges();
      selectAll(true);
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
        props.onCopyAll?.();
      }}
      onPointerDown={() => selectAll(false)}
      onBlur={() => selectAll(false)}
    />
  );
}

const markNothing: LineMark = () => null;

/** The key's meaning in a text that has no cursor; null when it is none of ours. */
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
    ...PANE_FONT,
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    '& .sheet': { width: 'max-content' },
    '& .frame': { position: 'sticky', top: 0, overflow: 'clip', minWidth: '100%' },
    '& .row': { display: 'flex', height: PANE_FONT.lineHeight, whiteSpace: 'pre' },
    '& .row.marked': { background: `color-mix(in srgb, ${theme.vars.palette.warning.main} 12%, transparent)` },
    '& .match': {
      borderRadius: 3,
      boxShadow: `inset 0 -2px ${theme.vars.palette.warning.main}`,
      background: `color-mix(in srgb, ${theme.vars.palette.warning.main} 20%, transparent)`,
    },
    '&.all-selected .content': {
      background: `color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
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
      // Not part of the text: neither copied nor read out.
      '&::before': { content: 'attr(data-number)' },
    },
    '& .clipped': {
      marginLeft: '1ch',
      padding: '0 6px',
      borderRadius: 6,
      userSelect: 'none',
      color: theme.vars.palette.text.secondary,
      background: `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
    },
    '& .key': { color: colors.key },
    '& .string': { color: colors.string },
    '& .number-token': { color: colors.number },
    '& .literal': { color: colors.literal },
    '& .comment': { color: colors.comment },
    '& .mark': { color: colors.mark },
  };
});
