/** Widest window in which tabs show icons only and pages use their narrow layout (doc 2 §2). */
export const NARROW_MAX_WIDTH_PX = 768;

/** How long a toast stays (doc 2 §9 and the accessibility rule for errors). */
export const TOAST_DURATION_MS = { normal: 4000, error: 6000 } as const;

/** How long a copy button shows its success (doc 2 §9). */
export const COPIED_SHOWN_MS = 2000;

/** Beyond this number the oldest toast is removed, because toasts cover the page. */
export const TOAST_MAX_COUNT = 3;
