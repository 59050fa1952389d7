const BACKSLASH = 0x5c;
const LETTERS: ReadonlyMap<number, number> = new Map([
  [0x22, 0x22],
  [0x5c, 0x5c],
  [0x2f, 0x2f],
  [0x62, 0x08],
  [0x66, 0x0c],
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
]);

/**
 * The content of a valid JSON string, given without its quotes, as UTF-8. Null when it has half of a surrogate pair,
 * which UTF-8 cannot hold.
 */
export function unescapeBytes(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  let backslash = raw.indexOf(BACKSLASH);
  if (backslash < 0) return raw;
  const plain = new Uint8Array(raw.length);
  let filled = 0;
  let at = 0;
  while (backslash >= 0) {
    plain.set(raw.subarray(at, backslash), filled);
    filled += backslash - at;
    const letter = LETTERS.get(raw[backslash + 1] ?? 0);
    if (letter !== undefined) {
      plain[filled] = letter;
      filled += 1;
      at = backslash + 2;
    } else {
      const found = readCodePoint(raw, backslash);
      if (found === null) return null;
      filled = writeUtf8(plain, filled, found.code);
      at = backslash + found.length;
    }
    backslash = raw.indexOf(BACKSLASH, at);
  }
  plain.set(raw.subarray(at), filled);
  return plain.subarray(0, filled + raw.length - at);
}

/** The character of a numbered escape or of two that form a pair; null for half of a pair or no such escape. */
export function readCodePoint(raw: Uint8Array, at: number): { readonly code: number; readonly length: number } | null {
  const first = readUnit(raw, at);
  if (first === null || (first & 0xfc00) === 0xdc00) return null;
  if ((first & 0xfc00) !== 0xd800) return { code: first, length: 6 };
  const second = readUnit(raw, at + 6);
  if (second === null || (second & 0xfc00) !== 0xdc00) return null;
  return { code: 0x10000 + ((first & 0x3ff) << 10) + (second & 0x3ff), length: 12 };
}

/** The UTF-16 unit of the escape `\uXXXX` at this place, or null. */
function readUnit(raw: Uint8Array, at: number): number | null {
  if (raw[at] !== BACKSLASH || raw[at + 1] !== 0x75) return null;
  let unit = 0;
  for (let place = at + 2; place < at + 6; place++) {
    const byte = raw[place] ?? 0;
    const letter = byte | 0x20;
    if (byte >= 0x30 && byte <= 0x39) unit = unit * 16 + byte - 0x30;
    else if (letter >= 0x61 && letter <= 0x66) unit = unit * 16 + letter - 0x61 + 10;
    else return null;
  }
  return unit;
}

/** @returns the place behind the written character. */
export function writeUtf8(bytes: Uint8Array, at: number, code: number): number {
  if (code < 0x80) {
    bytes[at] = code;
    return at + 1;
  }
  if (code < 0x800) {
    bytes[at] = 0xc0 | (code >> 6);
    bytes[at + 1] = 0x80 | (code & 0x3f);
    return at + 2;
  }
  if (code < 0x10000) {
    bytes[at] = 0xe0 | (code >> 12);
    bytes[at + 1] = 0x80 | ((code >> 6) & 0x3f);
    bytes[at + 2] = 0x80 | (code & 0x3f);
    return at + 3;
  }
  bytes[at] = 0xf0 | (code >> 18);
  bytes[at + 1] = 0x80 | ((code >> 12) & 0x3f);
  bytes[at + 2] = 0x80 | ((code >> 6) & 0x3f);
  bytes[at + 3] = 0x80 | (code & 0x3f);
  return at + 4;
}
