import type { TextLine } from '../../../bridges/json-bridge.ts';
import { LINE_PX } from '../constants.ts';
import { type LineRange, type LineTokens, type MarkedToken, markTokens, type Token } from '../model/line-tokens.ts';
import {
  clampPosition,
  elementPx,
  isScaled,
  type LineList,
  positionOfLine,
  type ScrollKey,
  stepPosition,
  toPosition,
  toScrollTop,
  visibleLines,
} from '../model/scroll-map.ts';
import { createLineWindow, type GetLines } from './line-window.ts';

/** Draws the lines that are in view. Nothing of it goes through React: it changes with every frame of scrolling. */
export interface LineView {
  /** Brings a line, from 0, into the middle and marks it, and the part of it that is meant. */
  showLine(line: number, range?: LineRange): void;
  step(key: ScrollKey): void;
  /** Where in the list the first line in view begins, in pixels. */
  positionPx(): number;
  stop(): void;
}

/** What a line, from 0, is marked as. */
export type LineMark = (line: number) => string | null;

export interface LineViewOptions {
  /** The element that scrolls. What is in it is the view's. */
  readonly scroller: HTMLElement;
  readonly lineCount: number;
  /** The place that is shown first, in pixels of the list. */
  readonly startPx?: number;
  readonly getLines: GetLines;
  /** The parts of a line, for their colors. */
  readonly toTokens: LineTokens;
  /** What a line is marked as, a class name; null for most. */
  readonly markOf: LineMark;
  /** Shown at the end of a line that is not given whole. */
  readonly clippedMark: string;
  readonly onError: (error: unknown) => void;
}

interface DrawnRow {
  readonly line: TextLine | undefined;
  readonly range: LineRange | null;
  readonly row: HTMLElement;
}

const NOTHING: LineRange = { start: 0, end: 0 };

export function createLineView(options: LineViewOptions): LineView {
  const { scroller, lineCount, startPx = 0 } = options;
  const sheet = element('div', 'sheet');
  // What is clipped stands still; what moves in it is an element of its own, or the last line would be cut off with it.
  const frameBox = element('div', 'frame');
  const rows = element('div', 'rows');
  frameBox.append(rows);
  sheet.append(frameBox);
  scroller.replaceChildren(sheet);
  scroller.style.setProperty('--digits', `${String(lineCount).length}ch`);

  let list: LineList = { lineCount, linePx: LINE_PX, viewportPx: scroller.clientHeight };
  let position = startPx;
  let marked: { readonly line: number; readonly range: LineRange } | null = null;
  /** The marked part is still to be brought into view sideways. */
  let isPartSought = false;
  let drawn = new Map<number, DrawnRow>();
  let widestChars = 0;
  let frame = 0;
  // Where the scroll bar was put: an event that finds it there is no wish of the visitor.
  let ownScrollTop = 0;

  const lines = createLineWindow({ ...options, onLines: () => drawSoon() });

  const draw = () => {
    frame = 0;
    const { from, count, hiddenPx } = visibleLines(list, position);
    lines.want(from, count);
    drawRows(from, from + count);
    rows.style.transform = `translateY(${-hiddenPx}px)`;
    // Keeps the horizontal bar from jumping with every line that comes and goes; measuring would lay the page out.
    sheet.style.minWidth = `max(100%, calc(${widestChars}ch + var(--digits) + 4ch))`;
    if (isPartSought) showMarkedPart();
  };
  const drawSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  /** Rows that stay in view stay in the document, and with them what is selected there. */
  const drawRows = (from: number, end: number) => {
    for (const [index, { row }] of drawn) if (index < from || index >= end) row.remove();
    const next = new Map<number, DrawnRow>();
    let place = rows.firstChild;
    for (let index = from; index < end; index++) {
      const line = lines.line(index);
      const range = marked?.line === index ? marked.range : null;
      const former = drawn.get(index);
      const isKept = former !== undefined && former.range === range && isSameLine(former.line, line);
      const current = isKept ? former : { line, range, row: drawRow(index, line, range) };
      next.set(index, current);
      if (former !== undefined && !isKept) former.row.replaceWith(current.row);
      else if (current.row !== place) rows.insertBefore(current.row, place);
      place = current.row.nextSibling;
    }
    drawn = next;
  };

  const drawRow = (index: number, line: TextLine | undefined, range: LineRange | null) => {
    const row = element('div', ['row', options.markOf(index) ?? '', range === null ? '' : 'marked'].join(' ').trim());
    const number = element('span', 'number');
    number.dataset.number = String(index + 1);
    const content = element('span', 'content');
    if (line !== undefined) {
      widestChars = Math.max(widestChars, line.text.length);
      const tokens: readonly Token[] = options.toTokens(line.text, index);
      content.append(...markTokens(tokens, range ?? NOTHING).map(toTokenNode));
      if (line.isClipped) content.append(toClippedMark(options.clippedMark));
    }
    row.append(number, content);
    return row;
  };

  const showMarkedPart = () => {
    if (marked === null || lines.line(marked.line) === undefined) return;
    isPartSought = false;
    const part = rows.querySelector<HTMLElement>('.match');
    const middle = part === null ? 0 : part.offsetLeft + part.offsetWidth / 2;
    const { scrollLeft, clientWidth } = scroller;
    const isSeen = middle > scrollLeft + clientWidth / 4 && middle < scrollLeft + clientWidth;
    if (!isSeen) scroller.scrollLeft = Math.max(middle - clientWidth / 2, 0);
  };

  const moveTo = (next: number) => {
    position = clampPosition(list, next);
    ownScrollTop = Math.round(toScrollTop(list, position));
    scroller.scrollTop = ownScrollTop;
    drawSoon();
  };

  const onScroll = () => {
    if (Math.abs(scroller.scrollTop - ownScrollTop) < 1) return;
    ownScrollTop = scroller.scrollTop;
    position = toPosition(list, ownScrollTop);
    drawSoon();
  };
  // In a scaled list one notch of the wheel would pass hundreds of lines.
  const onWheel = (event: WheelEvent) => {
    if (!isScaled(list) || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    scroller.scrollLeft += event.deltaX;
    moveTo(position + event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1));
  };
  const onResize = () => {
    list = { ...list, viewportPx: scroller.clientHeight };
    frameBox.style.height = `${list.viewportPx}px`;
    sheet.style.height = `${elementPx(list)}px`;
    moveTo(position);
  };

  const observer = new ResizeObserver(onResize);
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  scroller.addEventListener('wheel', onWheel, { passive: false });
  scroller.scrollLeft = 0;
  onResize();

  return {
    showLine(line, range = NOTHING) {
      marked = { line, range };
      isPartSought = true;
      moveTo(positionOfLine(list, line));
    },
    positionPx: () => position,
    step: (key) => moveTo(stepPosition(list, position, key)),
    stop() {
      lines.stop();
      observer.disconnect();
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', onScroll);
      scroller.removeEventListener('wheel', onWheel);
      scroller.replaceChildren();
    },
  };
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
