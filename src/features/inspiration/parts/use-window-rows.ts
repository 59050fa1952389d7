import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type CSSProperties, type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows above and below the screen that are rendered as well, so that Tab finds the next link. */
const OVERSCAN_ROWS = 6;
/** A hidden list measures 0 for its rows, with which all of them would fit the screen. */
const ROW_MIN_PX = 20;

interface WindowRowsOptions {
  readonly count: number;
  readonly estimatePx: (index: number) => number;
  /** The same function while the rows are the same: a new one measures every row of the list again. */
  readonly keyOf: (index: number) => string;
  /** A row that stays rendered wherever the page is scrolled; -1 for none. The row with the focus stays in any case. */
  readonly keptIndex?: number;
}

interface RowProps {
  readonly ref: (element: Element | null) => void;
  readonly 'data-index': number;
  readonly style: CSSProperties;
}

/**
 * The visible part of a list that scrolls with the page. Spread `listProps` on the list's element and `rowProps(row)` on
 * each row; rows may have any height.
 */
export function useWindowRows({ count, estimatePx, keyOf, keptIndex = -1 }: WindowRowsOptions) {
  const list = useRef<HTMLElement | null>(null);
  const marginPx = useListTop(list);
  const [focusedIndex, setFocusedIndex] = useState(-1);
  const extractRange = useCallback(
    (range: Range) => withRows(defaultRangeExtractor(range), [keptIndex, focusedIndex], range.count),
    [keptIndex, focusedIndex],
  );
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    estimateSize: estimatePx,
    getItemKey: keyOf,
    rangeExtractor: extractRange,
    scrollMargin: marginPx,
    overscan: OVERSCAN_ROWS,
    measureElement: (element, entry, instance) => Math.max(ROW_MIN_PX, measureElement(element, entry, instance)),
    // React renders before the next frame anyway; a forced render inside of a layout effect is refused with a warning.
    useFlushSync: false,
  });
  const setList = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const rowProps = (row: VirtualItem): RowProps => ({
    ref: virtualizer.measureElement,
    'data-index': row.index,
    style: { position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${row.start - marginPx}px)` },
  });
  const listProps = {
    ref: setList,
    style: { position: 'relative', height: virtualizer.getTotalSize() } as const,
    onFocus: (event: FocusEvent) => setFocusedIndex(indexOf(event.target)),
    onBlur: () => setFocusedIndex(-1),
  };
  /** Scrolls as little as needed to show a row. */
  const scrollToRow = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  return { rows: virtualizer.getVirtualItems(), listProps, rowProps, scrollToRow };
}

/** Where the list begins on the page, which changes with everything above it. */
function useListTop(list: { readonly current: HTMLElement | null }): number {
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (element !== null) setTopPx(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return topPx;
}

function withRows(range: number[], indexes: readonly number[], count: number): number[] {
  const missing = indexes.filter((index) => index >= 0 && index < count && !range.includes(index));
  return missing.length === 0 ? range : [...new Set([...range, ...missing])].sort((a, b) => a - b);
}

function indexOf(target: Element): number {
  const row = target.closest<HTMLElement>('[data-index]');
  return row === null ? -1 : Number(row.dataset.index);
}
