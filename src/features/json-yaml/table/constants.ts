/** Height of a row for a pointer, and for a finger. */
export const ROW_PX = { fine: 28, coarse: 44 } as const;
/** Width of a column. */
export const COLUMN_PX = { min: 56, max: 800, fitted: 320, step: 16, sortSign: 20 } as const;
/** Width of a Latin character in a cell; Chinese characters take two. */
export const CHAR_PX = 7.8;
/** Rows that columns are fitted to. */
export const FITTED_ROWS_COUNT = 20;
/** Known cells that one column is fitted to on request. */
export const FITTED_CELLS_COUNT = 500;
/** Columns drawn beyond both edges, so that none is missing while the table scrolls sideways. */
export const OVERSCAN_PX = 240;
/** From this width on the first column stays in view beside the row numbers. */
export const FROZEN_FROM_PX = 460;
/** Rows with known cells; beyond this number those out of view are forgotten. */
export const KEPT_ROWS_COUNT = 2000;
/** A filter is applied when its text has not changed for this long. */
export const FILTER_DELAY_MS = 250;
/** The place of a cell is looked up when the selection has rested on it for this long. */
export const REST_MS = 120;
export const PROGRESS_INTERVAL_MS = 150;
