export { FILE_BYTES_MAX } from './file-limit.ts';

/** Smallest box, in pixels of the canvas (doc 2 §5). */
export const BOX_SIDE_MIN_PX = 50;
/** Size of a drawn handle (doc 2 §9), and of the area that takes its pointer. */
export const HANDLE_PX = { drawn: 10, pointer: 28, touch: 40 } as const;
/** The picture's size on the canvas (doc 2 §5). */
export const SCALE = { min: 0.1, max: 5, step: 0.1, initial: 1 } as const;
export const ROTATION_DEG = { min: 0, max: 360, step: 1, initial: 0 } as const;
export const QUARTER_TURN_DEG = 90;
/** Arrow keys, without and with Shift. */
export const NUDGE_PX = { normal: 1, fast: 10 } as const;

/** Share of the canvas that the first box takes on each side. */
export const FIRST_BOX_SHARE = 0.8;
/** A part of the moved picture this long stays on the canvas. */
export const KEPT_VISIBLE_PX = 50;
/** Of the view that shows which way a picture of a batch is turned. */
export const BATCH_VIEW_PIXELS = 10_000;
/** An SVG becomes pixels at this scale, and at most so many. */
export const SVG_SCALE = 2;
export const SVG_PIXELS_MAX = 50_000_000;

export const HISTORY_MAX_COUNT = 100;

/** Pixels of the picture on the screen; the export uses the picture's own. */
export const VIEW_PIXELS_MAX = 4_000_000;
/** Small pictures are shown larger than they are, up to this. */
export const VIEW_SCALE_MAX = 8;
/** From this many screen pixels per picture pixel on, the pixels are shown as squares. */
export const SQUARE_PIXELS_FROM = 3;

export const OUTPUT_SIDE_PX = { min: 1, max: 16_384 } as const;
export const QUALITY_PERCENT = { min: 10, max: 100, step: 1, initial: 90 } as const;
export const CORNER_PERCENT = { min: 1, max: 50, step: 1, initial: 12 } as const;
export const LIMIT_KB = { min: 2, max: 100_000, initial: 200 } as const;
export const KB_BYTES = 1024;

/** The result is computed in advance this long after the last change, and up to this many pixels. */
export const PREVIEW_DELAY_MS = 350;
export const PREVIEW_PIXELS_MAX = 16_000_000;
/** Outdated work that has taken this long is ended; shorter work is awaited, because its pixels are of use. */
export const STALE_WORK_MS = 800;
/** Free space around the canvas, so that handles at its edges can be taken. */
export const STAGE_MARGIN_PX = 20;
/** Handles take at most this share of the box's shorter side, so that a small box can still be moved. */
export const HANDLE_SHARE_MAX = 1 / 3;
/** Sides of the box on the screen below which dragging stops, and below which it shows no size. */
export const DRAGGED_SIDE_MIN_PX = 40;
export const BADGE_SIDE_MIN_PX = 96;
/** One notch of a wheel, about 100 pixels, scales by 15 percent; touch pads send pinches with smaller steps. */
export const WHEEL_SCALE = { wheel: 0.0014, pinch: 0.01 } as const;
export const WHEEL_PAUSE_MS = 400;

/** As in the attribute of a file input. */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif,.avif';
