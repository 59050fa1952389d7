/** Remembered rights end so long before the token does (doc 1 §9). */
export const RIGHTS_MARGIN_MS = 5 * 60_000;

/** Remembered rights last so long where the token names no end (doc 1 §9). */
export const RIGHTS_LIFETIME_MS = 2 * 60 * 60_000;

/** With less time left, reading the rights again is advised (doc 1 §9). */
export const RIGHTS_REFRESH_MS = 10 * 60_000;
