/** How long a mailed code is good. */
export const CODE_VALID_MS = 10 * 60_000;

/** Before the second step of a password change, which the server knows nothing of (trap T16). */
export const CHANGE_PAUSE_MS = 1000;

/** A changed password is confirmed this long before the dialog closes (doc 1 §9). */
export const CHANGE_CLOSE_DELAY_MS = 2000;

/** Room for the longest thing that the button beside a code says, so that it keeps its width while it counts. */
export const SEND_BUTTON_WIDTH_PX = 152;
