/**
 * A message of a file's channel: the number of its first slice in four bytes, the lowest first, then the bytes of one or
 * several slices that follow each other. Only the last slice of a file may be shorter than the others.
 */
export const MESSAGE_HEAD_BYTES = 4;
/** Larger messages gain nothing, and not every browser takes them. */
const MESSAGE_BYTES_MAX = 256 << 10;

/** Slices that share a message; at least one. */
export function slicesPerMessage(maxMessageBytes: number, sliceBytes: number): number {
  const bytes = Math.min(maxMessageBytes, MESSAGE_BYTES_MAX) - MESSAGE_HEAD_BYTES;
  return Math.max(1, Math.floor(bytes / sliceBytes));
}

export interface FileShape {
  readonly bytes: number;
  readonly sliceBytes: number;
}

export interface SliceMessage {
  readonly first: number;
  readonly count: number;
  readonly data: Uint8Array;
}

/** Reads a message of a file's channel. Null when it does not fit the file. */
export function parseSliceMessage(message: unknown, { bytes, sliceBytes }: FileShape): SliceMessage | null {
  if (!(message instanceof ArrayBuffer) || message.byteLength <= MESSAGE_HEAD_BYTES) return null;
  if (message.byteLength > MESSAGE_BYTES_MAX) return null;
  const first = new DataView(message).getUint32(0, true);
  const data = new Uint8Array(message, MESSAGE_HEAD_BYTES);
  const end = first * sliceBytes + data.length;
  if (end > bytes || (end < bytes && data.length % sliceBytes !== 0)) return null;
  return { first, count: Math.ceil(data.length / sliceBytes), data };
}
