import type { TextLine } from '../../../bridges/json-bridge.ts';
import { LINE_PX } from '../constants.ts';
import { type LineRange, type LineTokens, type MarkedToken, markTokens, type Token } from '../model/line-tokens.ts';
import type { ScrollKey } from '../model/scroll-map.ts';
import { createScrollList, type ScrollList } from '../parts/scroll-list.ts';
import { createLineWindow, type GetLines, type LineWindow } from './line-window.ts';

/** Draws the lines in view, without React: they change with every frame of scrolling. */
export interface LineView {
  /** Centers a line, from 0, and marks it, with a range of it. */
  showLine(line: number, range?: LineRange): void;
  step(key: ScrollKey): void;
  /** Where in the list the first line in view begins, in pixels. */
  positionPx(): number;
  stop(): void;
}

/** The class name that marks a line, from 0; null for most lines. */
export type LineMark = (line: number) => string | null;

export interface LineViewOptions {
  /** The element that scrolls. The view owns its content. */
  readonly scroller: HTMLElement;
  readonly lineCount: number;
  /** The position that is shown first, in pixels of the list. */
  readonly startPx?: number;
  readonly getLines: GetLines;
  /** The parts of a line, for their colors. */
  readonly toTokens: LineTokens;
  readonly markOf: LineMark;
  /** Shown at the end of a clipped line. */
  readonly clippedMark: string;
  readonly onError: (error: unknown) => void;
}

interface ViewContext {
  readonly options: LineViewOptions;
  readonly sheet: HTMLElement;
  /** Holds the rows in view and moves within the clipped frame, so that the frame does not cut off the last row. */
  readonly rows: HTMLElement;
  readonly list: ScrollList;
  readonly lines: LineWindow;
  marked: { readonly line: number; readonly range: LineRange } | null;
  /** The marked range has yet to be scrolled into view sideways. */
  isRangeDue: boolean;
  drawn: Map<number, DrawnRow>;
  widestChars: number;
  /** The animation frame that draws next; 0 for none. */
  frame: number;
}

interface DrawnRow {
  readonly line: TextLine | undefined;
  readonly range: LineRange | null;
  readonly row: HTMLElement;
}

const NOTHING: LineRange = { start: 0, end: 0 };

export function createLineView(options: LineViewOptions): LineView {
  const { scroller, lineCount, startPx = 0 } = options;
  const { sheet, frame, rows } = createElements(options);
  const drawSoon = () => requestDraw(context);
  const context: ViewContext = {
    options,
    sheet,
    rows,
    list: createScrollList({ scroller, sheet, inView: frame, rowPx: LINE_PX, startPx, onMove: drawSoon }),
    lines: createLineWindow({ ...options, onLines: drawSoon }),
    marked: null,
    isRangeDue: false,
    drawn: new Map(),
    widestChars: 0,
    frame: 0,
  };
  context.list.setRowCount(lineCount);

  return {
    showLine(line, range = NOTHING) {
      context.marked = { line, range };
      context.isRangeDue = true;
      context.list.center(line);
    },
    positionPx: context.list.positionPx,
    step: context.list.step,
    stop() {
      context.lines.stop();
      context.list.stop();
      cancelAnimationFrame(context.frame);
      scroller.replaceChildren();
    },
  };
}

function createElements({ scroller, lineCount }: LineViewOptions) {
  const sheet = element('div', 'sheet');
  const frame = element('div', 'frame');
  const rows = element('div', 'rows');
  frame.append(rows);
  sheet.append(frame);
  scroller.replaceChildren(sheet);
  scroller.scrollLeft = 0;
  scroller.style.setProperty('--digits', `${String(lineCount).length}ch`);
  return { sheet, frame, rows };
}

function requestDraw(context: ViewContext): void {
  if (context.frame === 0) context.frame = requestAnimationFrame(() => draw(context));
}

function draw(context: ViewContext): void {
  context.frame = 0;
  const { from, count, hiddenPx } = context.list.visible();
  context.lines.want(from, count);
  drawRows(context, from, from + count);
  context.rows.style.transform = `translateY(${-hiddenPx}px)`;
  // The widest line so far keeps the horizontal bar steady; measuring the rows would force a layout.
  context.sheet.style.minWidth = `max(100%, calc(${context.widestChars}ch + var(--digits) + 4ch))`;
  if (context.isRangeDue) showMarkedRange(context);
}

/** Rows that stay in view stay in the document, and so does a selection in them. */
function drawRows(context: ViewContext, from: number, end: number): void {
  const { drawn, rows, lines, marked } = context;
  for (const [index, { row }] of drawn) if (index < from || index >= end) row.remove();
  const next = new Map<number, DrawnRow>();
  let place = rows.firstChild;
  for (let index = from; index < end; index++) {
    const line = lines.line(index);
    const range = marked?.line === index ? marked.range : null;
    const before = drawn.get(index);
    const isKept = before !== undefined && before.range === range && isSameLine(before.line, line);
    const current = isKept ? before : { line, range, row: drawRow(context, index, line, range) };
    next.set(index, current);
    if (before !== undefined && !isKept) before.row.replaceWith(current.row);
    else if (current.row !== place) rows.insertBefore(current.row, place);
    place = current.row.nextSibling;
  }
  context.drawn = next;
}

function drawRow(context: ViewContext, index: number, line: TextLine | undefined, range: LineRange | null) {
  const { options } = context;
  const row = element('div', ['row', options.markOf(index) ?? '', range === null ? '' : 'marked'].join(' ').trim());
  const number = element('span', 'number');
  number.dataset.number = String(index + 1);
  const content = element('span', 'content');
  if (line !== undefined) {
    context.widestChars = Math.max(context.widestChars, line.text.length);
    const tokens: readonly Token[] = options.toTokens(line.text, index);
    content.append(...markTokens(tokens, range ?? NOTHING).map(toTokenNode));
    if (line.isClipped) content.append(toClippedMark(options.clippedMark));
  }
  row.append(number, content);
  return row;
}

/** Scrolls sideways to the marked range, once its line is there. */
function showMarkedRange(context: ViewContext): void {
  const { marked, lines, rows, options } = context;
  if (marked === null || lines.line(marked.line) === undefined) return;
  context.isRangeDue = false;
  const range = rows.querySelector<HTMLElement>('.match');
  const middle = range === null ? 0 : range.offsetLeft + range.offsetWidth / 2;
  const { scrollLeft, clientWidth } = options.scroller;
  const isSeen = middle > scrollLeft + clientWidth / 4 && middle < scrollLeft + clientWidth;
  if (!isSeen) options.scroller.scrollLeft = Math.max(middle - clientWidth / 2, 0);
}

function element(name: 'div' | 'span', className: string): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  return created;
}

function isSameLine(one: TextLine | undefined, other: TextLine | undefined): boolean {
  return one?.text === other?.text && one?.isClipped === other?.isClipped;
}

function toTokenNode({ kind, text, isMarked }: MarkedToken): Node {
  if (kind === 'other' && !isMarked) return document.createTextNode(text);
  const token = element('span', kind === 'number' ? 'number-token' : kind);
  token.classList.toggle('match', isMarked);
  token.textContent = text;
  return token;
}

function toClippedMark(words: string): HTMLElement {
  const mark = element('span', 'clipped');
  mark.textContent = words;
  return mark;
}
