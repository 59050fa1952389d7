import { columnsIn } from './long-lines.ts';
import type { ViewRow } from './row-source.ts';
import type { TextSource } from './text-source.ts';
import type { TypeMetrics } from './type-metrics.ts';

/** Scrolling sideways over lines of any length. */
export type SideScroll = ReturnType<typeof createSideScroll>;

interface SideScrollOptions {
  readonly scroller: HTMLElement;
  readonly sheet: HTMLElement;
  readonly columnPx: number;
  readonly onMove: () => void;
}

/** Browsers cut wider elements off. The scroll bar of a wider sheet represents it in proportion. */
const MAX_WIDTH_PX = 8e6;
/** Columns beside the cursor that are shown with it. */
const REVEAL_COLUMNS = 4;
/** Columns of the line numbers besides their digits. */
const GUTTER_COLUMNS = 4;

interface Side {
  readonly options: SideScrollOptions;
  /** Pixels of the list that one pixel of the scroll bar represents. */
  scale: number;
  /** The position that was set exactly; the scroll bar alone would round it. */
  exact: { readonly scrollLeft: number; readonly x: number } | null;
  columns: number;
}

export function createSideScroll(options: SideScrollOptions) {
  const side: Side = { options, scale: 1, exact: null, columns: -1 };
  const { scroller, onMove } = options;
  let last = scroller.scrollLeft;
  const onScroll = () => {
    if (scroller.scrollLeft === last) return;
    last = scroller.scrollLeft;
    onMove();
  };
  scroller.addEventListener('scroll', onScroll, { passive: true });
  return {
    /** Sizes the sheet for lines of this many columns. */
    layOut: (columns: number) => layOut(side, columns),
    visibleColumns(): readonly [from: number, to: number] {
      const x = positionOf(side);
      return [Math.floor(x / options.columnPx), Math.ceil((x + scroller.clientWidth) / options.columnPx)];
    },
    scrollBy(px: number) {
      if (px !== 0) moveTo(side, positionOf(side) + px);
    },
    /** Scrolls as little as needed to show a column, in UTF-16 units, of a row's line. */
    async revealColumn(row: ViewRow, column: number, text: TextSource, metrics: TypeMetrics): Promise<void> {
      const columns = await columnsIn({ text, metrics }, row, { line: row.line, column });
      reveal(side, columns * options.columnPx);
    },
    stop: () => scroller.removeEventListener('scroll', onScroll),
  };
}

function layOut(side: Side, columns: number): void {
  const { sheet, scroller, columnPx } = side.options;
  // The shift follows every scroll of a sheet that is scaled.
  if (side.scale > 1) sheet.style.setProperty('--shift', `${scroller.scrollLeft - positionOf(side)}px`);
  if (columns === side.columns) return;
  const x = positionOf(side);
  side.columns = columns;
  const widthPx = columns * columnPx;
  side.scale = Math.max(widthPx / MAX_WIDTH_PX, 1);
  const shownColumns = Math.min(columns, MAX_WIDTH_PX / columnPx);
  sheet.style.minWidth = `max(100%, calc(${shownColumns}ch + var(--digits) + ${GUTTER_COLUMNS}ch))`;
  if (side.scale > 1) moveTo(side, x);
}

/** The left edge of the view, in pixels of the text. */
function positionOf({ options, scale, exact }: Side): number {
  const { scrollLeft } = options.scroller;
  return exact !== null && exact.scrollLeft === scrollLeft ? exact.x : scrollLeft * scale;
}

function moveTo(side: Side, x: number): void {
  const { scroller, onMove, columnPx } = side.options;
  const target = Math.min(Math.max(x, 0), Math.max((side.columns + GUTTER_COLUMNS) * columnPx, 0));
  scroller.scrollLeft = target / side.scale;
  const { scrollLeft } = scroller;
  side.exact = side.scale > 1 ? { scrollLeft, x: target } : null;
  onMove();
}

function reveal(side: Side, px: number): void {
  const { scroller, columnPx } = side.options;
  const gutterPx = scroller.querySelector<HTMLElement>('.number')?.offsetWidth ?? 0;
  const roomPx = scroller.clientWidth - gutterPx;
  const margin = REVEAL_COLUMNS * columnPx;
  const x = positionOf(side);
  if (px >= x + (x === 0 ? 0 : margin) && px <= x + roomPx - margin) return;
  const isFar = px < x - roomPx || px > x + 2 * roomPx;
  if (px <= roomPx - margin) moveTo(side, 0);
  else if (isFar) moveTo(side, px - roomPx / 3);
  else moveTo(side, px < x + margin ? px - margin : px - roomPx + margin);
}
