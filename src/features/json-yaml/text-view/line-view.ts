import { LINE_PX } from '../constants.ts';
import { type LineRange, type LineTokens, NO_RANGE } from '../model/line-tokens.ts';
import { cursorInRow, type Place, selectionInRow, type TextSelection } from '../model/text-selection.ts';
import { createScrollList, type ScrollList } from '../parts/scroll-list.ts';
import { columnAt } from './hit-test.ts';
import { createLineWindow, type LineWindow } from './line-window.ts';
import { createLongLines, type LongLines } from './long-lines.ts';
import { clipRange, drawRow, EMPTY_LOOK, isSameLook, type RowLook, type RowWords } from './row-drawing.ts';
import { NO_ROWS, type RowSource, type ViewRow } from './row-source.ts';
import { createSideScroll, type SideScroll } from './side-scroll.ts';
import { createElements } from './text-scroller.ts';
import type { TextSource } from './text-source.ts';
import type { TypeMetrics } from './type-metrics.ts';

/** Draws the rows in view, without React: they change with every frame of scrolling. */
export type LineView = ReturnType<typeof createLineView>;

/** The class name that marks a line, from 0; null for most lines. */
export type LineMark = (line: number) => string | null;

export interface LineViewOptions {
  /** The element that scrolls. The view owns its content. */
  readonly scroller: HTMLElement;
  readonly text: TextSource;
  readonly rows: RowSource;
  readonly metrics: TypeMetrics;
  /** The position that is shown first, in pixels of the list. */
  readonly startPx?: number;
  /** The parts of a line, for their colors. */
  readonly toTokens: LineTokens;
  readonly markOf: LineMark;
  readonly words: RowWords;
  readonly onError: (error: unknown) => void;
}

interface ViewContext {
  readonly options: LineViewOptions;
  /** Holds the rows in view and moves within the clipped frame, so that the frame does not cut off the last row. */
  readonly rowBox: HTMLElement;
  readonly list: ScrollList;
  readonly side: SideScroll;
  readonly longLines: LongLines;
  rows: RowSource;
  lines: LineWindow<ViewRow>;
  marked: { readonly line: number; readonly range: LineRange } | null;
  selection: TextSelection | null;
  hasCursor: boolean;
  drawn: Map<number, DrawnRow>;
  widestColumns: number;
  /** The animation frame that draws next; 0 for none. */
  frame: number;
  isStopped: boolean;
}

interface DrawnRow {
  readonly look: RowLook;
  readonly row: HTMLElement;
}

/** A long line is drawn with this many columns on each side of the visible part. */
const MARGIN_COLUMNS = 200;
const OPENS_FOLD = /[[{]$/;

export function createLineView(options: LineViewOptions) {
  const { scroller, text, metrics, startPx = 0 } = options;
  const { sheet, frame, rowBox } = createElements(scroller, text.lineCount);
  const drawSoon = () => requestDraw(context);
  const context: ViewContext = {
    options,
    rowBox,
    list: createScrollList({ scroller, sheet, inView: frame, rowPx: LINE_PX, startPx, onMove: drawSoon }),
    side: createSideScroll({ scroller, sheet, columnPx: metrics.columnPx, onMove: drawSoon }),
    longLines: createLongLines({ text, wide: metrics.wide, onPiece: drawSoon, onError: options.onError }),
    rows: options.rows,
    lines: openWindow(options, options.rows, drawSoon),
    marked: null,
    selection: null,
    hasCursor: false,
    drawn: new Map(),
    widestColumns: 0,
    frame: 0,
    isStopped: false,
  };
  if (options.rows !== NO_ROWS) context.list.setRowCount(options.rows.rowCount);

  return {
    /** Shows other rows of the same text as soon as they are there. The first row in view stays at the top. */
    setRows: (rows: RowSource): Promise<void> => setRows(context, rows),
    rows: () => context.rows,
    /** Centers a line, from 0, and marks it, with a range of it. */
    showLine: (line: number, range: LineRange = NO_RANGE) => void showLine(context, line, range).catch(options.onError),
    /** Removes the mark. */
    clearMark() {
      context.marked = null;
      drawSoon();
    },
    /** Where in the list the first row in view begins, in pixels. */
    positionPx: context.list.positionPx,
    step: context.list.step,
    /** Scrolls by pixels. */
    scrollBy(x: number, y: number) {
      context.side.scrollBy(x);
      context.list.scrollBy(y);
    },
    /** The number of rows that a page key moves by. */
    pageRows: context.list.pageRows,
    /** Draws a selection, and its cursor when `hasCursor`. */
    select(selection: TextSelection | null, hasCursor: boolean) {
      Object.assign(context, { selection, hasCursor });
      drawSoon();
    },
    /** Scrolls as little as needed to show a place. */
    reveal: (place: Place): Promise<void> => reveal(context, place),
    /** The first row in view. */
    firstRow: () => context.list.visible().from,
    /** A drawn row, or one near it; undefined when it is not at hand. */
    row: (index: number): ViewRow | undefined => context.lines.line(index),
    /** The row at a height, in pixels of the window, whether it is in the list or not. */
    rowIndexAt: (y: number) => rowIndexAt(context, y),
    /** The place nearest to a point of the window; null while its row is being fetched. */
    placeAt: (x: number, y: number): Place | null => placeAt(context, x, y),
    stop() {
      context.isStopped = true;
      context.lines.stop();
      context.longLines.stop();
      context.list.stop();
      context.side.stop();
      cancelAnimationFrame(context.frame);
      scroller.replaceChildren();
    },
  };
}

function openWindow({ onError }: LineViewOptions, rows: RowSource, onLines: () => void): LineWindow<ViewRow> {
  return createLineWindow({ lineCount: rows.rowCount, getLines: rows.getRows, onLines, onError });
}

/**
 * The rows are replaced once those in view are fetched, so that nothing flashes. A marked place in view stays in view, else
 * the first row stays at the top.
 */
async function setRows(context: ViewContext, rows: RowSource): Promise<void> {
  const { list, options } = context;
  const { from, count, hiddenPx } = list.visible();
  const top = context.lines.line(from);
  const before = context.rows;
  const isMarkInView = context.rowBox.querySelector('.marked') !== null;
  const first = top === undefined ? from : await rows.rowOf(top);
  if (context.isStopped) return;
  const lines = openWindow(options, rows, () => requestDraw(context));
  await lines.load(Math.min(first, rows.rowCount - 1), count + 1);
  if (context.isStopped || context.rows !== before) return lines.stop();
  context.lines.stop();
  Object.assign(context, { rows, lines });
  if (rows.isWrapped !== before.isWrapped) context.widestColumns = 0;
  list.setRowCount(rows.rowCount);
  if (top !== undefined) list.scrollTo(first * LINE_PX + hiddenPx);
  requestDraw(context);
  const { marked } = context;
  if (marked === null) return;
  // A place that was to be shown before there were any rows.
  if (before === NO_ROWS) await showLine(context, marked.line, marked.range);
  else if (isMarkInView) await revealRange(context, marked.line, marked.range);
}

async function showLine(context: ViewContext, line: number, range: LineRange): Promise<void> {
  context.marked = { line, range };
  const { rows, list } = context;
  const row = await rows.rowOf({ line, column: range.start });
  if (context.isStopped || context.rows !== rows) return;
  list.center(row);
  await revealRange(context, line, range);
}

/** Of a range that is wider than the view, the start is shown. */
async function revealRange(context: ViewContext, line: number, range: LineRange): Promise<void> {
  await reveal(context, { line, column: range.end });
  await reveal(context, { line, column: range.start });
}

async function reveal(context: ViewContext, place: Place): Promise<void> {
  const { rows, list, side, options } = context;
  const index = await rows.rowOf(place);
  if (context.isStopped || context.rows !== rows) return;
  list.reveal(index);
  const row = context.lines.line(index) ?? (await rows.getRows(index, 1))[0];
  if (context.isStopped || row === undefined) return;
  // Without the width of the line there is no way to its end.
  if (row.isClipped) {
    await context.longLines.measure(row.line);
    layOutSide(context);
  }
  await side.revealColumn(row, place.column, options.text, options.metrics);
}

function rowIndexAt({ list, options }: ViewContext, y: number): number {
  const { from, hiddenPx } = list.visible();
  const top = options.scroller.getBoundingClientRect().top + options.scroller.clientTop;
  return from + Math.floor((y - top + hiddenPx) / LINE_PX);
}

function placeAt(context: ViewContext, x: number, y: number): Place | null {
  const { rows, drawn } = context;
  const index = Math.min(Math.max(rowIndexAt(context, y), 0), rows.rowCount - 1);
  const found = drawn.get(index);
  const content = found?.row.querySelector('.content');
  const row = found?.look.row;
  if (found === undefined || content === null || content === undefined || row === undefined) return null;
  const piece = row.isClipped ? context.longLines.piece(row.line) : undefined;
  return { line: row.line, column: (piece?.column ?? row.column) + columnAt(content, x) };
}

function requestDraw(context: ViewContext): void {
  if (context.frame === 0 && !context.isStopped) context.frame = requestAnimationFrame(() => draw(context));
}

function draw(context: ViewContext): void {
  context.frame = 0;
  const { list, lines, rowBox } = context;
  const { from, count, hiddenPx } = list.visible();
  lines.want(from, count);
  drawRows(context, from, from + count);
  rowBox.style.transform = `translateY(${-hiddenPx}px)`;
  layOutSide(context);
}

/** The widest line so far keeps the horizontal bar steady; measuring the rows would force a layout. */
function layOutSide({ side, rows, widestColumns, longLines }: ViewContext): void {
  side.layOut(rows.isWrapped ? widestColumns : Math.max(widestColumns, longLines.longestColumns()));
}

function drawRows(context: ViewContext, from: number, end: number): void {
  const { drawn, rowBox, options } = context;
  for (const [index, { row }] of drawn) if (index < from || index >= end) row.remove();
  const next = new Map<number, DrawnRow>();
  let place = rowBox.firstChild;
  for (let index = from; index < end; index++) {
    const look = toLook(context, context.lines.line(index));
    const before = drawn.get(index);
    const isKept = before !== undefined && isSameLook(before.look, look);
    const row = isKept ? before.row : drawRow(look, options.toTokens, options.metrics.columnPx, options.words);
    next.set(index, { look, row });
    if (before !== undefined && !isKept) before.row.replaceWith(row);
    else if (row !== place) rowBox.insertBefore(row, place);
    place = row.nextSibling;
  }
  context.drawn = next;
}

function toLook(context: ViewContext, row: ViewRow | undefined): RowLook {
  const { options, selection, marked } = context;
  if (row === undefined) return EMPTY_LOOK;
  const piece = row.isClipped ? pieceOf(context, row.line) : null;
  const column = piece?.column ?? row.column;
  const text = piece?.text ?? row.text;
  const part = { line: row.line, column, text, isEnd: piece?.isEnd ?? row.isEnd };
  context.widestColumns = Math.max(context.widestColumns, text.length);
  const selected = selection === null ? null : selectionInRow(selection, part);
  const match = marked !== null && marked.line === row.line ? clipRange(marked.range, part) : null;
  return {
    row,
    text,
    column,
    isInString: piece?.isInString ?? row.isInString,
    isPartial: row.isClipped,
    before: piece?.before ?? 0,
    className: options.markOf(row.line),
    match,
    selection: selected?.range ?? null,
    hasBreak: selected?.hasBreak ?? false,
    cursor: context.hasCursor && selection !== null ? cursorInRow(selection.focus, part) : null,
    canFold: options.text.getFoldEnd !== null && row.isEnd && !row.isClipped && OPENS_FOLD.test(row.text),
  };
}

/** The visible part of a long line, with a margin. */
function pieceOf({ longLines, side }: ViewContext, line: number) {
  const [from, to] = side.visibleColumns();
  longLines.want(line, from - MARGIN_COLUMNS, to + MARGIN_COLUMNS);
  return longLines.piece(line) ?? null;
}
