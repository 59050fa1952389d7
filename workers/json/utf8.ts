export const encoder = new TextEncoder();

/** Keeps a byte order mark, so that offsets stay right. */
export const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
