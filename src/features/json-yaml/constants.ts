/** Height of a line in both panes: the virtual list counts on it. */
export const LINE_PX = 20;
/** Height of the text areas in rows (doc 3 §2). */
export const PANE_ROWS_COUNT = 20;

/** Spaces a level (doc 3 §9). */
export const INDENT_SPACES = { options: [2, 4, 8], initial: 2 } as const;
/** How long a success notice stays (doc 3 §9). */
export const SUCCESS_NOTICE_MS = 2000;

/** Up to here the editor parses the text; above, that would take the page's time after every key, and lines are colored alone. */
export const PARSED_CHARS = 64 << 10;
/** Up to here a text is edited, above it is shown; on request it is edited up to the larger one. */
export const EDITED_BYTES = { offered: 2 << 20, onRequest: 10 << 20 } as const;
/** A longer paste goes to the worker as it is, past the editor's own insertion. */
export const EDITOR_PASTE_CHARS = 256 << 10;
/** Browsers take longer texts into the clipboard only with a stall; they are offered as a file. */
export const COPIED_BYTES = 32 << 20;

/** How long the way back to a replaced input is offered. */
export const UNDO_OFFER_MS = 10_000;

/** Work that takes longer shows its progress and can be stopped. */
export const SLOW_WORK_MS = 500;
export const PROGRESS_INTERVAL_MS = 200;

/** Of each input that is remembered: the browser's storage holds some five million characters in all. */
export const REMEMBERED_CHARS = 1 << 20;
/** Typing goes on before an input is written down. */
export const REMEMBERING_MS = 500;
