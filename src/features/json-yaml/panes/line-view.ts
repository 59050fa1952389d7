import { LINE_PX } from '../constants.ts';
import { toJsonTokens } from '../model/line-tokens.ts';
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
  /** Brings a line, from 0, into the middle and marks it. */
  showLine(line: number): void;
  step(key: ScrollKey): void;
  stop(): void;
}

export interface LineViewOptions {
  /** The element that scrolls. What is in it is the view's. */
  readonly scroller: HTMLElement;
  readonly lineCount: number;
  readonly getLines: GetLines;
  readonly isHighlighted: boolean;
  /** Shown at the end of a line that is not given whole. */
  readonly clippedMark: string;
  readonly onError: (error: unknown) => void;
}

export function createLineView(options: LineViewOptions): LineView {
  const { scroller, lineCount } = options;
  const sheet = element('div', 'sheet');
  const rows = element('div', 'rows');
  sheet.append(rows);
  scroller.replaceChildren(sheet);
  scroller.style.setProperty('--digits', `${String(lineCount).length}ch`);

  let list: LineList = { lineCount, linePx: LINE_PX, viewportPx: scroller.clientHeight };
  let position = 0;
  let markedLine = -1;
  let widestChars = 0;
  let frame = 0;
  // Where the scroll bar was put: an event that finds it there is no wish of the visitor.
  let ownScrollTop = 0;

  const lines = createLineWindow({ ...options, onLines: () => drawSoon() });

  const draw = () => {
    frame = 0;
    const { from, count, hiddenPx } = visibleLines(list, position);
    lines.want(from, count);
    const drawn = Array.from({ length: count }, (_, at) => drawRow(from + at));
    rows.replaceChildren(...drawn);
    rows.style.transform = `translateY(${-hiddenPx}px)`;
    // Keeps the horizontal bar from jumping with every line that comes and goes; measuring would lay the page out.
    sheet.style.minWidth = `calc(${widestChars}ch + var(--digits) + 4ch)`;
  };
  const drawSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  const drawRow = (index: number) => {
    const row = element('div', index === markedLine ? 'row marked' : 'row');
    const number = element('span', 'number');
    number.dataset.number = String(index + 1);
    const content = element('span', 'content');
    const line = lines.line(index);
    if (line !== undefined) {
      widestChars = Math.max(widestChars, line.text.length);
      if (options.isHighlighted) content.append(...toJsonTokens(line.text).map(toTokenNode));
      else content.textContent = line.text;
      if (line.isClipped) content.append(toClippedMark(options.clippedMark));
    }
    row.append(number, content);
    return row;
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
    rows.style.height = `${list.viewportPx}px`;
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
    showLine(line) {
      markedLine = line;
      moveTo(positionOfLine(list, line));
    },
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

function toTokenNode({ kind, text }: { readonly kind: string; readonly text: string }): Node {
  if (kind === 'other') return document.createTextNode(text);
  const token = element('span', kind === 'number' ? 'number-token' : kind);
  token.textContent = text;
  return token;
}

function toClippedMark(words: string): HTMLElement {
  const mark = element('span', 'clipped');
  mark.textContent = words;
  return mark;
}
