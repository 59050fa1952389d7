import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { JsonDifference, JsonDifferenceSide } from '../../../bridges/json-bridge.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { rowAfterKey } from '../model/list-keys.ts';
import type { CompareController } from './compare-controller.ts';
import { KIND_SIGNS, KINDS, LIST_PX, LIST_ROWS_COUNT, ROW_PX } from './constants.ts';
import { copy } from './copy.ts';
import { kindColors } from './kind-style.ts';
import { cutAtParts } from './model/changed-parts.ts';
import { toPathText, toValueText } from './report.ts';
import { useShownDifferences } from './use-compare-controller.ts';

/** Rows are drawn in blocks of this size; scrolling within a block redraws nothing. */
const DRAWN_ROWS = 20;

/** The differences. Selecting one shows its lines in both texts. */
export function DifferenceList({ compare }: { readonly compare: CompareController }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useShownDifferences(compare);
  const selected = useStore(compare.store, (state) => state.selected);
  const isNarrow = useMediaQuery(MEDIA.stacked);
  const rowPx = isNarrow ? ROW_PX.narrow : ROW_PX.wide;
  const [block, setBlock] = useState(0);
  const at = selected === null ? -1 : shown.indexOf(selected);
  const from = Math.max((block - 1) * DRAWN_ROWS, 0);
  const drawn = shown.slice(from, (block + 2) * DRAWN_ROWS).map((difference, by) => ({ difference, index: from + by }));

  useEffect(() => {
    const scroller = list.current;
    if (scroller === null || at < 0) return;
    const { scrollTop, clientHeight } = scroller;
    const top = at * rowPx;
    if (top < scrollTop) scroller.scrollTop = top;
    else if (top + rowPx > scrollTop + clientHeight) scroller.scrollTop = top + rowPx - clientHeight;
  }, [at, rowPx]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isChosen = event.key === 'Enter' || event.key === ' ';
    const target = isChosen ? Math.max(at, 0) : rowAfterKey(event.key, at, shown.length, LIST_ROWS_COUNT);
    const difference = target === null ? undefined : shown[target];
    if (difference === undefined) return;
    event.preventDefault();
    compare.select(difference);
  };

  if (shown.length === 0) return <p>{copy.list.none}</p>;
  return (
    <List
      ref={list}
      role="listbox"
      aria-label={copy.list.label}
      tabIndex={0}
      {...(at < 0 ? {} : { 'aria-activedescendant': `${id}-${at}` })}
      onKeyDown={onKeyDown}
      onScroll={(event) => setBlock(Math.floor(event.currentTarget.scrollTop / (rowPx * DRAWN_ROWS)))}
    >
      <div className="sheet" role="presentation" style={{ height: shown.length * rowPx }}>
        {drawn.map(({ difference, index }) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names the active row.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys.
          <div
            key={index}
            id={`${id}-${index}`}
            role="option"
            aria-selected={difference === selected}
            aria-setsize={shown.length}
            aria-posinset={index + 1}
            className={`row ${difference.kind}`}
            style={{ height: rowPx, transform: `translateY(${index * rowPx}px)` }}
            onClick={() => compare.select(difference)}
          >
            <DifferenceRow difference={difference} />
          </div>
        ))}
      </div>
    </List>
  );
}

const List = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const colors = kindColors(theme);
  const value = (color: string) => ({
    display: 'flex',
    minWidth: 0,
    whiteSpace: 'pre',
    padding: '1px 6px',
    borderRadius: theme.radius.small,
    textDecoration: 'none',
    background: tint(color, 14),
  });
  return {
    position: 'relative',
    // On low windows the texts have the room that there is.
    maxHeight: `var(--list, clamp(${LIST_PX.min}px, 100dvh - ${LIST_PX.around}px, ${LIST_PX.max}px))`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& .sheet': { position: 'relative' },
    '& .row': {
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 5fr) minmax(0, 6fr) 128px',
      alignItems: 'center',
      gap: theme.spacing(0, 1.5),
      padding: theme.spacing(0, 2),
      borderBottom: `1px solid ${palette.divider}`,
      ...theme.typography.body2,
      cursor: 'pointer',
    },
    '& .row:hover': { background: tint(palette.primary.main, 6) },
    '& .row[aria-selected=true]': {
      background: tint(palette.primary.main, 12),
      boxShadow: `inset 3px 0 0 ${palette.primary.main}`,
    },
    '& code': {
      ...theme.mono,
      fontSize: 13,
    },
    '& .kind': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
    '& .kind b': { width: '1.2em', textAlign: 'center' },
    '& .path': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .values': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), minWidth: 0 },
    '& .same': value(palette.text.secondary),
    '& del': value(palette.error.main),
    '& ins': value(palette.success.main),
    // Neither value is lost or new.
    '& .reordered del, & .reordered ins, & .notation del, & .notation ins': {
      background: tint(palette.text.secondary, 14),
      '&::before': { content: 'none' },
    },
    '& .values code': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
    '& mark': { borderRadius: theme.radius.mark, color: 'inherit' },
    '& del mark': { background: tint(palette.error.main, 34) },
    '& ins mark': { background: tint(palette.success.main, 34) },
    '& del::before': { content: '"− "', color: palette.error.main, fontWeight: 700 },
    '& ins::before': { content: '"+ "', color: palette.success.main, fontWeight: 700 },
    '& .lines': {
      ...theme.typography.caption,
      textAlign: 'right',
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
    ...Object.fromEntries(KINDS.map((kind) => [`& .${kind} .kind b`, { color: colors[kind] }])),
    [MEDIA.stacked]: {
      maxHeight: ROW_PX.narrow * 4,
      '& .row': {
        gridTemplateColumns: 'minmax(0, 1fr) max-content',
        gridTemplateRows: 'repeat(3, auto)',
        alignContent: 'center',
        gap: theme.spacing(0.25, 1),
      },
      '& .path, & .values': { gridColumn: '1 / -1' },
      '& .path': { gridRow: 2 },
      '& .lines': { gridRow: 1, gridColumn: 2 },
    },
  };
});

/** The content of a row: kind, path, values before and after, and the lines in both texts. */
function DifferenceRow({ difference }: { readonly difference: JsonDifference }) {
  const { kind, left, right } = difference;
  const path = toPathText(difference);
  return (
    <>
      <span className="kind">
        <b aria-hidden="true">{KIND_SIGNS[kind]}</b>
        {copy.kinds[kind]}
      </span>
      <code className="path" title={path}>
        {path}
      </code>
      <span className="values">
        {kind === 'moved' ? (
          <code className="same">{toValueText(left)}</code>
        ) : (
          <>
            {left.text !== null && (
              <del title={copy.list.before}>
                <Value side={left} />
              </del>
            )}
            {left.text !== null && right.text !== null && <span aria-hidden="true">→</span>}
            {right.text !== null && (
              <ins title={copy.list.after}>
                <Value side={right} />
              </ins>
            )}
          </>
        )}
      </span>
      <span className="lines">{copy.list.lines(left.line, right.line)}</span>
    </>
  );
}

/** A value with the parts marked that only this side has. */
function Value({ side }: { readonly side: JsonDifferenceSide }) {
  const { text, marks, textFrom, isCutBefore, isCutBehind } = side;
  if (marks.length === 0 || text === null) return <code>{toValueText(side)}</code>;
  let at = 0;
  return (
    <code>
      {isCutBefore && copy.list.cut}
      {cutAtParts(text, marks, textFrom).map((piece) => {
        at += piece.text.length;
        return piece.isChanged ? <mark key={at}>{piece.text}</mark> : piece.text;
      })}
      {isCutBehind && copy.list.cut}
    </code>
  );
}
