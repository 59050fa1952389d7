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

/** Space between neighbors with one parent, between other neighbors, and between levels. */
export const GAP = { siblingsPx: 20, cousinsPx: 44, levelsPx: 60 } as const;

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
/** The largest canvas: a side that desktop browsers allow, and the area that iOS allows (trap T56). */
export const CANVAS_LIMIT = { sidePx: 16_384, areaPx2: 16_777_216 } as const;
