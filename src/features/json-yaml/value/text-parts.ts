/** A part of a text, shown as a block of its own. */
export interface TextPart {
  readonly text: string;
  /** Offset of the next part in bytes. */
  readonly end: number;
  /** The part continues a line of the part before. */
  readonly isContinued: boolean;
}

const LINE_FEED = 0x0a;

/**
 * Reads the next part of a UTF-8 text. It ends with a line where the second half of the part has a line end, otherwise
 * after a whole character; the line feed at its end is left out.
 */
export async function readPart(
  blob: Blob,
  from: number,
  partBytes: number,
  isContinued: boolean,
): Promise<TextPart & { readonly endsLine: boolean }> {
  const bytes = new Uint8Array(await blob.slice(from, from + partBytes).arrayBuffer());
  const isLast = from + bytes.length >= blob.size;
  const line = isLast ? -1 : bytes.lastIndexOf(LINE_FEED);
  const endsLine = line >= partBytes / 2;
  let length = endsLine ? line : bytes.length;
  if (!isLast && !endsLine) length = wholeCharacters(bytes);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, length));
  return { text, end: from + length + (endsLine ? 1 : 0), isContinued, endsLine };
}

/** The length without a character that is cut off at the end. */
function wholeCharacters(bytes: Uint8Array): number {
  let last = bytes.length - 1;
  while (last > 0 && ((bytes[last] ?? 0) & 0xc0) === 0x80) last -= 1;
  const first = bytes[last] ?? 0;
  const needed = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return bytes.length - last >= needed ? bytes.length : last;
}
