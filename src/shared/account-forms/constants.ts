/** How long a mailed code stays valid. */
export const CODE_VALID_MS = 10 * 60_000;

/** Longest wait between two codes to one address (doc 2 §9). A longer one means that this machine's clock was set back. */
export const RESEND_WAIT_MAX_MS = 60_000;

/** Room for the longest label of the button beside a code, so that the button keeps its width while it counts. */
export const SEND_BUTTON_WIDTH_PX = 152;
