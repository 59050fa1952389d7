/** How long the widget stays away after it was closed (doc 2 §9). */
export const CLOSED_MS = 86_400_000;

/** Diameter of the collapsed widget (doc 2 §9), and width of the expanded one. */
export const CIRCLE_PX = 40;

/** What peeks out of the window's edge where a page has no room beside its content: its margin is as wide. */
export const PEEK_PX = 16;

/** Distance from the window's sides and from the header. */
export const EDGE_PX = 8;

/** Height above the window's bottom edge, until the visitor moves the widget. */
export const INITIAL_FROM_BOTTOM_PX = 16;

/** In the right half of the window, the widget keeps this far from the bottom: pages have their floating button there. */
export const FLOATING_BUTTON_PX = 80;

/** One press of an arrow key. */
export const KEY_STEP_PX = { plain: 10, withShift: 50 } as const;

/** A pointer that moves less than this clicks. */
export const DRAG_START_PX = 6;

/** A focused element may be covered up to this share. A field must not be covered at all. */
export const COVERED_SHARE_MAX = 0.2;

/** How long closing can be undone. */
export const UNDO_TOAST_MS = 8000;
