import {
  clampPosition,
  elementPx,
  isScaled,
  type LineList,
  positionOfLine,
  stepPosition,
  toPosition,
  toScrollTop,
  type VisibleLines,
  visibleLines,
} from '../model/scroll-map.ts';
import { ROW_PX } from './constants.ts';

/** A list of rows of equal height, of any length, in an element that scrolls. */
export interface ScrollList {
  visible(): VisibleLines;
  setRowCount(count: number): void;
  /** Scrolls as little as shows a row whole; one that is far away comes into the middle. */
  reveal(row: number): void;
  /** Rows that a page key passes. */
  pageRows(): number;
  stop(): void;
}

export interface ScrollListOptions {
  readonly scroller: HTMLElement;
  /** As high as the list, up to what browsers can do. */
  readonly sheet: HTMLElement;
  /** Stays in view; holds the rows that are seen. */
  readonly inView: HTMLElement;
  readonly onMove: () => void;
}

export function createScrollList({ scroller, sheet, inView, onMove }: ScrollListOptions): ScrollList {
  let list: LineList = { lineCount: 0, linePx: ROW_PX, viewportPx: scroller.clientHeight };
  let position = 0;
  // Where the scroll bar was put: an event that finds it there is no wish of the visitor.
  let ownScrollTop = 0;

  const layOut = (next: LineList) => {
    list = next;
    inView.style.height = `${Math.min(list.viewportPx, list.lineCount * ROW_PX)}px`;
    sheet.style.height = `${elementPx(list)}px`;
    moveTo(position);
  };
  const moveTo = (next: number) => {
    position = clampPosition(list, next);
    ownScrollTop = Math.round(toScrollTop(list, position));
    if (Math.abs(scroller.scrollTop - ownScrollTop) >= 1) scroller.scrollTop = ownScrollTop;
    onMove();
  };

  const onScroll = () => {
    if (Math.abs(scroller.scrollTop - ownScrollTop) < 1) return;
    ownScrollTop = scroller.scrollTop;
    position = toPosition(list, ownScrollTop);
    onMove();
  };
  // In a scaled list one notch of the wheel would pass hundreds of rows.
  const onWheel = (event: WheelEvent) => {
    if (!isScaled(list) || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    scroller.scrollLeft += event.deltaX;
    moveTo(position + event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? ROW_PX : 1));
  };
  const observer = new ResizeObserver(() => layOut({ ...list, viewportPx: scroller.clientHeight }));
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  scroller.addEventListener('wheel', onWheel, { passive: false });

  return {
    visible: () => visibleLines(list, position),
    setRowCount(count) {
      if (count !== list.lineCount) layOut({ ...list, lineCount: count });
    },
    reveal(row) {
      const top = row * ROW_PX;
      const above = position - top;
      const below = top + ROW_PX - (position + list.viewportPx);
      if (above <= 0 && below <= 0) return;
      if (Math.max(above, below) > list.viewportPx) moveTo(positionOfLine(list, row));
      else moveTo(position + (above > 0 ? -above : below));
    },
    pageRows: () => Math.max(Math.round((stepPosition(list, 0, 'page-down') || ROW_PX) / ROW_PX), 1),
    stop() {
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
      scroller.removeEventListener('wheel', onWheel);
    },
  };
}
