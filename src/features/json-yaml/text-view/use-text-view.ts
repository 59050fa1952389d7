import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place, TextSelection } from '../model/text-selection.ts';
import { copy } from './copy.ts';
import { createLineView, type LineView, type LineViewOptions } from './line-view.ts';
import { listenToPointer } from './pointer-selecting.ts';
import { createLineRows, createWrappedRows, type Fold, foldRows, NO_ROWS } from './row-source.ts';
import { createSelecting, type Selecting } from './selecting.ts';
import { measureType, type TypeMetrics, toLayout } from './type-metrics.ts';

/** The drawn text and its selection. */
export interface TextView {
  readonly view: LineView;
  readonly selecting: Selecting;
}

interface TextViewOptions extends Pick<LineViewOptions, 'text' | 'toTokens' | 'markOf' | 'onError'> {
  readonly series: number | undefined;
  readonly isWrapped: boolean;
  readonly folds: readonly Fold[];
  readonly onFold: (line: number) => void;
  readonly onMenu: (x: number, y: number, place: Place | null) => void;
  readonly onSelection: (selection: TextSelection | null) => void;
}

/** Resizing cuts the text again once the size has not changed for this long. */
const RESIZE_MS = 150;
/** Columns of the line numbers and the fold marks beside the digits, and a margin. */
const GUTTER_COLUMNS = 5;

/** Draws a text into its scroller, from its start or, in the same series, from where the text before was. */
export function useTextView(
  scroller: RefObject<HTMLElement | null>,
  options: TextViewOptions,
): RefObject<TextView | null> {
  const { text, toTokens, markOf, series, isWrapped, folds } = options;
  const shown = useRef<TextView | null>(null);
  const previous = useRef<{ readonly series: number | undefined; readonly lineCount: number } | null>(null);
  const [metrics, setMetrics] = useState<TypeMetrics | null>(null);
  const onError = useEffectEvent(options.onError);
  const onSelection = useEffectEvent(options.onSelection);
  const onFold = useEffectEvent(options.onFold);
  const onMenu = useEffectEvent(options.onMenu);
  const isWrappedNow = useEffectEvent(() => isWrapped);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measured = measureType(element);
    setMetrics((known) => (isSameMetrics(known, measured) ? known : measured));
    const isSameSeries = series !== undefined && previous.current?.series === series;
    const isSameLength = previous.current?.lineCount === text.lineCount;
    const view = createLineView({
      scroller: element,
      text,
      rows: isWrappedNow() ? NO_ROWS : createLineRows(text),
      metrics: measured,
      startPx: isSameSeries && isSameLength ? (shown.current?.view.positionPx() ?? 0) : 0,
      toTokens,
      markOf,
      words: copy.folding,
      onError,
    });
    const selecting = createSelecting({ view, text, metrics: measured, onChange: onSelection, onError });
    selecting.setFocused(document.activeElement === element);
    const stopListening = listenToPointer({ scroller: element, view, selecting, onFold, onMenu });
    shown.current = { view, selecting };
    previous.current = { series, lineCount: text.lineCount };
    onSelection(null);
    return () => {
      stopListening();
      view.stop();
    };
  }, [scroller, text, toTokens, markOf, series]);

  const widthPx = useWidth(scroller, isWrapped);
  // Another view begins with the plain lines of its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view needs its rows again.
  useEffect(() => {
    if (metrics === null || (isWrapped && widthPx === 0)) return;
    const { view } = shown.current ?? {};
    if (view === undefined) return;
    let isGone = false;
    const setRows = async () => {
      const digits = String(text.lineCount).length + GUTTER_COLUMNS;
      const layout = toLayout(metrics, widthPx - digits * metrics.columnPx);
      const rows = isWrapped ? await createWrappedRows(text, layout) : createLineRows(text);
      const folded = await foldRows(rows, folds);
      if (!isGone) await view.setRows(folded);
    };
    if (isWrapped || folds.length > 0 || view.rows().rowCount !== text.lineCount) {
      void setRows().catch((error) => {
        if (!(error instanceof DOMException && error.name === 'AbortError') && !isGone) onError(error);
      });
    }
    return () => {
      isGone = true;
    };
  }, [text, toTokens, markOf, series, isWrapped, widthPx, folds, metrics]);
  return shown;
}

/** The width of the scroller while it matters, in pixels. It follows resizing with a delay. */
function useWidth(scroller: RefObject<HTMLElement | null>, isNeeded: boolean): number {
  const [widthPx, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!isNeeded || element === null) return;
    setWidth(element.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(element.clientWidth), RESIZE_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [scroller, isNeeded]);
  return widthPx;
}

function isSameMetrics(one: TypeMetrics | null, other: TypeMetrics): boolean {
  return one?.columnPx === other.columnPx && one.wide === other.wide;
}
