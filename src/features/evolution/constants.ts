/** The milestone navigator appears beyond this scroll position (doc 1 §9). */
export const NAVIGATOR_SCROLL_PX = 120;

/** The button back to the top appears beyond this scroll position (doc 1 §9). */
export const BACK_TO_TOP_SCROLL_PX = 200;

/** A section counts once its top is above this part of the window's height (doc 1 §4). */
export const ACTIVE_LINE = 0.3;

/** How long an arrow key counts as under way: a further one then starts from its section. */
export const JUMP_MS = 700;
