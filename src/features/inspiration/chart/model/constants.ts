/** Sizes of the hierarchy chart, in pixels at zoom 1. Values with a source are from doc 3 §9 Plans. */
export const NODE = {
  widthPx: 220,
  padXPx: 16,
  padYPx: 12,
  radiusPx: 10,
  title: { sizePx: 14, linePx: 20, linesMax: 2 },
  description: { sizePx: 12, linePx: 18, linesMax: 2, gapPx: 4 },
  footer: { sizePx: 12, linePx: 18, gapPx: 8 },
} as const;

/** The box of the goal at the top. */
export const ROOT = {
  widthPx: 300,
  padXPx: 20,
  padYPx: 16,
  title: { sizePx: 17, linePx: 25, linesMax: 2 },
  bar: { heightPx: 6, gapPx: 10 },
  footer: { sizePx: 12, linePx: 18, gapPx: 6 },
} as const;

/** Space between branches side by side, and between levels. */
export const GAP = { groupsPx: 44, levelsPx: 60 } as const;

/**
 * Stacked tasks: space between them and between columns; the place of a column's line in front of its boxes, which are indented for
 * it; space above several columns. A column is at least `heightMinPx` high before there is another, and many columns are about as
 * high as the number of columns by `widthPx`. A branch that is stacked has at most `branchMax` tasks.
 */
export const STACK = {
  gapPx: 16,
  columnsPx: 28,
  indentPx: 24,
  railPx: 14,
  headPx: 16,
  branchMax: 8,
  columns: {
    usual: { down: { heightMinPx: 700, widthPx: 264 }, right: { heightMinPx: 700, widthPx: 264 } },
    compact: { down: { heightMinPx: 1400, widthPx: 264 }, right: { heightMinPx: 172, widthPx: 88 } },
  },
} as const;

/** The round button below a node that folds its branch. */
export const TOGGLE = { heightPx: 24, padXPx: 7, textPx: 12 } as const;

/** Characters shown of a description (doc 3 §9). */
export const DESCRIPTION_CHARS_MAX = 30;

/** Doc 3 §9. */
export const ZOOM = { min: 0.3, max: 2, step: 0.1 } as const;
/** Doc 3 §4 and §9. */
export const FIT = { marginPx: 48, zoomMax: 1, debounceMs: 100 } as const;

/** Some of the chart always stays in view, at least this much. */
export const KEPT_IN_VIEW_PX = 80;
/** One press of an arrow key. */
export const KEY_PAN_PX = 64;
/** Below this zoom, descriptions and footers are too small to read and are left out. */
export const DETAIL_ZOOM_MIN = 0.5;

/** PNG export: pixels per unit at most, and the space around the chart (doc 3 §9; trap T56). */
export const EXPORT = { ratio: 2, marginPx: FIT.marginPx } as const;
/**
 * The largest canvas: a side that desktop browsers allow, and the area that iOS allows (trap T56). A chart that needs more to be
 * readable may have `readableAreaPx2`; a device that cannot draw it gets a smaller picture.
 */
export const CANVAS_LIMIT = { sidePx: 16_384, areaPx2: 16_777_216, readableAreaPx2: 33_554_432 } as const;
