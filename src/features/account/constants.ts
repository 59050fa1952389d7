/** A changed password is confirmed this long before the dialog closes (doc 1 §9). */
export const CHANGE_CLOSE_DELAY_MS = 2000;
