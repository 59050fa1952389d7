export const HEADER_HEIGHT_PX = 56;

/** Height of the bar at the bottom of narrow windows, above the safe area; `shell.css` repeats it. */
export const BOTTOM_BAR_HEIGHT_PX = 56;

/** From this scroll position on, the overlay header hides (doc 2 §9). */
export const HEADER_HIDE_SCROLL_PX = 100;

/** Period of a tab label that alternates (doc 2 §9). */
export const LABEL_SWAP_MS = 3000;

/** Width of the content column of padded pages. */
export const CONTENT_MAX_WIDTH_PX = 1200;
