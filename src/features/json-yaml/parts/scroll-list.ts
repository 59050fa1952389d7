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

/** A list of any number of rows of equal height, in an element that scrolls. */
export type ScrollList = ReturnType<typeof createScrollList>;

interface ScrollListOptions {
  readonly scroller: HTMLElement;
  /** Gets the height of the list, up to the height that browsers can show. */
  readonly sheet: HTMLElement;
  /** Stays in view and holds the visible rows. */
  readonly inView: HTMLElement;
  readonly rowPx: number;
  /** The position that is shown first, in pixels of the list. */
  readonly startPx?: number;
  /** Height of a header that covers the top of the scroller; the sheet begins below it. */
  readonly headerPx?: number;
  readonly onMove: () => void;
}

interface ScrollContext extends ScrollListOptions {
  list: LineList;
  position: number;
  /** The last scroll position set by this list: a scroll event at this position is not the visitor's. */
  ownScrollTop: number;
}

export function createScrollList(options: ScrollListOptions) {
  const { rowPx, startPx = 0 } = options;
  const context: ScrollContext = {
    ...options,
    list: { lineCount: 0, linePx: rowPx, viewportPx: viewportPxOf(options) },
    position: startPx,
    ownScrollTop: 0,
  };
  const stopListening = listen(context);

  return {
    /** The rows in view. */
    visible: () => visibleLines(context.list, context.position),
    /** Where in the list the first row in view begins, in pixels. */
    positionPx: () => context.position,
    /** The list is empty, and keeps its start position, until this is called. */
    setRowCount(count: number) {
      if (count !== context.list.lineCount) layOut(context, { ...context.list, lineCount: count });
    },
    /** Scrolls as little as needed to show a whole row; a row that is far away is centered. */
    reveal: (row: number) => reveal(context, row),
    center: (row: number) => moveTo(context, positionOfLine(context.list, row)),
    /** Scrolls to a position in pixels of the list. */
    scrollTo: (positionPx: number) => moveTo(context, positionPx),
    scrollBy(px: number) {
      if (px !== 0) moveTo(context, context.position + px);
    },
    step: (key: ScrollKey) => moveTo(context, stepPosition(context.list, context.position, key)),
    /** The number of rows that a page key scrolls by. */
    pageRows: () => Math.max(Math.round((stepPosition(context.list, 0, 'page-down') || rowPx) / rowPx), 1),
    stop: stopListening,
  };
}

function listen(context: ScrollContext): () => void {
  const { scroller, rowPx, onMove } = context;
  const onScroll = () => {
    if (Math.abs(scroller.scrollTop - context.ownScrollTop) < 1) return;
    context.ownScrollTop = scroller.scrollTop;
    context.position = toPosition(context.list, context.ownScrollTop);
    onMove();
  };
  // In a scaled list one notch of the wheel would skip hundreds of rows.
  const onWheel = (event: WheelEvent) => {
    if (!isScaled(context.list) || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    scroller.scrollLeft += event.deltaX;
    moveTo(context, context.position + event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? rowPx : 1));
  };
  const observer = new ResizeObserver(() => layOut(context, { ...context.list, viewportPx: viewportPxOf(context) }));
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  scroller.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', onScroll);
    scroller.removeEventListener('wheel', onWheel);
  };
}

function viewportPxOf({ scroller, headerPx = 0 }: ScrollListOptions): number {
  return Math.max(scroller.clientHeight - headerPx, 0);
}

/** Sizes the elements for a list, and keeps its position as far as possible. */
function layOut(context: ScrollContext, list: LineList): void {
  context.list = list;
  context.inView.style.height = `${Math.min(list.viewportPx, list.lineCount * list.linePx)}px`;
  context.sheet.style.height = `${elementPx(list)}px`;
  moveTo(context, context.position);
}

function moveTo(context: ScrollContext, position: number): void {
  const { scroller, list } = context;
  context.position = clampPosition(list, position);
  context.ownScrollTop = Math.round(toScrollTop(list, context.position));
  if (Math.abs(scroller.scrollTop - context.ownScrollTop) >= 1) scroller.scrollTop = context.ownScrollTop;
  context.onMove();
}

function reveal(context: ScrollContext, row: number): void {
  const { list, position, rowPx } = context;
  const top = row * rowPx;
  const above = position - top;
  const below = top + rowPx - (position + list.viewportPx);
  if (above <= 0 && below <= 0) return;
  if (Math.max(above, below) > list.viewportPx) moveTo(context, positionOfLine(list, row));
  else moveTo(context, position + (above > 0 ? -above : below));
}
