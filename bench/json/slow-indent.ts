const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA, COLON] = [0x5b, 0x5d, 0x7b, 0x7d, 0x2c, 0x3a];
const [SPACE, LINE_FEED] = [0x20, 0x0a];

/** FNV-1a over 32 bits, byte by byte. */
export interface ByteHash {
  hash: number;
  byteLength: number;
}

/**
 * Indents a text without blanks by two, byte by byte, and hashes the result: the oracle for files that are too long for
 * a string. The text comes in pieces.
 */
export function hashIndented(pieces: Iterable<Uint8Array>): ByteHash {
  const result = { hash: 0x811c9dc5, byteLength: 0 };
  let level = 0;
  let inString = false;
  let isEscaped = false;
  let isAfterOpener = false;
  const put = (byte: number) => {
    result.hash = Math.imul(result.hash ^ byte, 0x01000193) >>> 0;
    result.byteLength += 1;
  };
  const breakLine = () => {
    put(LINE_FEED);
    for (let i = 0; i < level * 2; i++) put(SPACE);
  };
  for (const piece of pieces) {
    for (const byte of piece) {
      if (inString) {
        put(byte);
        if (!isEscaped && byte === QUOTE) inString = false;
        isEscaped = !isEscaped && byte === BACKSLASH;
        continue;
      }
      const isCloser = byte === CLOSE_LIST || byte === CLOSE_OBJECT;
      if (isCloser) level -= 1;
      if (isAfterOpener !== isCloser && (isAfterOpener || isCloser)) breakLine();
      put(byte);
      isAfterOpener = byte === OPEN_LIST || byte === OPEN_OBJECT;
      if (isAfterOpener) level += 1;
      if (byte === COMMA) breakLine();
      if (byte === COLON) put(SPACE);
      if (byte === QUOTE) inString = true;
    }
  }
  return result;
}
