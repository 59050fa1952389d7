import type { Place } from '../model/text-selection.ts';
import type { LineView } from './line-view.ts';
import type { SelectedUnit, Selecting } from './selecting.ts';

/** A finger that rests for this long opens the menu of the text. */
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls. */
const PRESS_REACH_PX = 10;
/** Scrolling per frame while the pointer is outside: a share of its distance, within limits. */
const SCROLL_SHARE = 0.35;
const SCROLL_PX = { min: 4, max: 400 } as const;

const UNITS: readonly SelectedUnit[] = ['character', 'word', 'line'];

interface PointerOptions {
  readonly scroller: HTMLElement;
  readonly view: LineView;
  readonly selecting: Selecting;
  readonly onFold: (line: number) => void;
  /** A finger rested, or the menu key was pressed, at a point of the window. `place` is null beside the text. */
  readonly onMenu: (x: number, y: number, place: Place | null) => void;
}

/** Selects with the pointer: drag, Shift and click, double and triple click. @returns a function that ends it. */
export function listenToPointer(options: PointerOptions): () => void {
  const { scroller, view } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const drag = createDrag(options, signal);

  scroller.addEventListener(
    'mousedown',
    (event) => {
      if (event.button !== 0 || isOnScrollBar(scroller, event)) return;
      const folded = foldedLineOf(event.target);
      // The text is not selected natively; the focus is set here instead.
      event.preventDefault();
      scroller.focus({ preventScroll: true });
      if (folded !== null) options.onFold(folded);
      else drag.begin(event);
    },
    { signal },
  );
  scroller.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      const isKey = event.button !== 2;
      const box = scroller.getBoundingClientRect();
      const [x, y] = isKey && event.clientX === 0 ? [box.left + 48, box.top + 24] : [event.clientX, event.clientY];
      options.onMenu(x, y, (isKey ? options.selecting.selection()?.focus : null) ?? view.placeAt(x, y));
    },
    { signal },
  );
  listenToLongPress(options, signal);
  return () => controller.abort();
}

function createDrag({ scroller, view, selecting }: PointerOptions, signal: AbortSignal) {
  let pointer: { readonly x: number; readonly y: number } | null = null;
  let isMoved = false;
  let frame = 0;

  const extend = () => {
    if (pointer === null) return;
    isMoved = true;
    const place = view.placeAt(pointer.x, clampY(scroller, pointer.y));
    if (place !== null) void selecting.extendTo(place);
  };
  const scrollOn = () => {
    frame = 0;
    if (pointer === null) return;
    const box = scroller.getBoundingClientRect();
    const x = speedOf(pointer.x, box.left, box.right);
    const y = speedOf(pointer.y, box.top, box.bottom);
    if (x === 0 && y === 0) return;
    view.scrollBy(x, y);
    extend();
    frame = requestAnimationFrame(scrollOn);
  };
  const onMove = (event: MouseEvent) => {
    if (pointer === null) return;
    // The button was released outside of the window.
    if (event.buttons === 0) return end();
    pointer = { x: event.clientX, y: event.clientY };
    extend();
    if (frame === 0) frame = requestAnimationFrame(scrollOn);
  };
  /** The row under a pointer that was released while it was being fetched. */
  const extendLater = async (y: number) => {
    const [row] = await view.rows().getRows(Math.max(view.rowIndexAt(clampY(scroller, y)), 0), 1);
    if (row !== undefined) await selecting.extendTo({ line: row.line, column: row.column });
  };
  const end = () => {
    if (pointer === null) return;
    const place = view.placeAt(pointer.x, clampY(scroller, pointer.y));
    if (place === null) void extendLater(pointer.y);
    else if (isMoved) void selecting.extendTo(place);
    pointer = null;
    cancelAnimationFrame(frame);
    frame = 0;
  };
  window.addEventListener('mousemove', onMove, { signal });
  window.addEventListener('mouseup', end, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));

  return {
    begin(event: MouseEvent) {
      const place = view.placeAt(event.clientX, event.clientY);
      if (place === null) return;
      pointer = { x: event.clientX, y: event.clientY };
      isMoved = false;
      if (event.shiftKey && selecting.selection() !== null) void selecting.extendTo(place);
      else void selecting.selectUnit(place, UNITS[Math.min(event.detail, UNITS.length) - 1] ?? 'character');
    },
  };
}

function listenToLongPress({ scroller, view, onMenu }: PointerOptions, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { readonly x: number; readonly y: number } | null = null;
  const stop = () => {
    clearTimeout(timer);
    start = null;
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ) => scroller.addEventListener(name, handler, { signal, passive: true });

  on('pointerdown', ({ pointerType, clientX: x, clientY: y }) => {
    stop();
    if (pointerType === 'mouse') return;
    start = { x, y };
    timer = setTimeout(() => onMenu(x, y, view.placeAt(x, y)), LONG_PRESS_MS);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > PRESS_REACH_PX) stop();
  });
  for (const name of ['pointerup', 'pointercancel', 'scroll'] as const) on(name, stop);
  signal.addEventListener('abort', stop);
}

/** The line of a fold mark that was pressed; null for anything else. */
function foldedLineOf(target: EventTarget | null): number | null {
  const mark = target instanceof Element ? target.closest<HTMLElement>('[data-fold]') : null;
  return mark?.dataset.fold === undefined ? null : Number(mark.dataset.fold);
}

function isOnScrollBar(scroller: HTMLElement, { clientX, clientY, target }: MouseEvent): boolean {
  if (target !== scroller) return false;
  const box = scroller.getBoundingClientRect();
  return clientX - box.left >= scroller.clientWidth || clientY - box.top >= scroller.clientHeight;
}

/** Just inside the view, for a pointer above or below it. */
function clampY(scroller: HTMLElement, y: number): number {
  const { top } = scroller.getBoundingClientRect();
  return Math.min(Math.max(y, top + 1), top + scroller.clientHeight - 1);
}

/** Pixels to scroll per frame; 0 while the pointer is between the edges. */
function speedOf(at: number, start: number, end: number): number {
  const distance = at < start ? at - start : Math.max(at - end, 0);
  if (distance === 0) return 0;
  return Math.sign(distance) * Math.min(Math.max(Math.abs(distance) * SCROLL_SHARE, SCROLL_PX.min), SCROLL_PX.max);
}
