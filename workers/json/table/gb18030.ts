/** Characters that GB18030 writes with four bytes: first those of the basic plane, then the other planes. */
const FOUR_BYTE_COUNT = 39_420;
const OTHER_PLANES_FIRST = 189_000;
/** Codes with two bytes are stored as they are, those with four as their number above this. */
const FOUR_BYTE_BASE = 0x10000;
const UNKNOWN = 0x3f;

let codes: Uint32Array | null = null;

/**
 * Encodes a text as GB18030, which is GBK apart from characters with four bytes. An unpaired surrogate and a few private
 * characters become `?`.
 * @returns the bytes, and the number of characters that are not in GBK.
 */
export function encodeGb18030(text: string): { readonly bytes: Uint8Array<ArrayBuffer>; readonly longCount: number } {
  codes ??= readCodes();
  const bytes = new Uint8Array(text.length * 4);
  let length = 0;
  let longCount = 0;
  const putLong = (number: number) => {
    bytes.set(toFour(number), length);
    length += 4;
    longCount += 1;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const code = codes[unit] ?? 0;
    if (unit < 0x80) bytes[length++] = unit;
    else if (code >= FOUR_BYTE_BASE) putLong(code - FOUR_BYTE_BASE);
    else if (code > 0) {
      bytes[length++] = code >> 8;
      bytes[length++] = code & 0xff;
    } else {
      const point = text.codePointAt(at) ?? 0;
      if (point >= 0x10000) {
        putLong(OTHER_PLANES_FIRST + point - 0x10000);
        at += 1;
      } else {
        bytes[length++] = UNKNOWN;
        longCount += 1;
      }
    }
  }
  return { bytes: bytes.slice(0, length), longCount };
}

/** The code of every character of the basic plane, read from the decoder. */
function readCodes(): Uint32Array {
  const found = new Uint32Array(0x10000);
  const note = (units: readonly string[], toCode: (index: number) => number) => {
    for (const [index, unit] of units.entries()) {
      const char = unit.charCodeAt(0);
      if (unit.length === 1 && char !== 0xfffd && found[char] === 0) found[char] = toCode(index);
    }
  };
  const pairs = listPairs();
  note(decodeEach(pairs, 2), (index) => ((pairs[index * 3] ?? 0) << 8) | (pairs[index * 3 + 1] ?? 0));
  note(decodeEach(listFours(), 4), (index) => FOUR_BYTE_BASE + index);
  return found;
}

/** All codes with two bytes, each followed by a line feed. */
function listPairs(): Uint8Array {
  const bytes: number[] = [];
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) if (low !== 0x7f) bytes.push(high, low, 0x0a);
  }
  return Uint8Array.from(bytes);
}

/** All codes with four bytes for the basic plane, each followed by a line feed. */
function listFours(): Uint8Array {
  const bytes = new Uint8Array(FOUR_BYTE_COUNT * 5);
  for (let number = 0; number < FOUR_BYTE_COUNT; number++) {
    bytes.set([...toFour(number), 0x0a], number * 5);
  }
  return bytes;
}

/** The code with four bytes of this number. */
function toFour(number: number): readonly number[] {
  return [
    ...[0x81 + Math.floor(number / 12_600), 0x30 + (Math.floor(number / 1260) % 10)],
    ...[0x81 + (Math.floor(number / 10) % 126), 0x30 + (number % 10)],
  ];
}

/** The character of each code; a text of another length where the decoder has none. */
function decodeEach(bytes: Uint8Array, codeBytes: number): readonly string[] {
  return new TextDecoder('gb18030')
    .decode(bytes)
    .split('\n')
    .slice(0, bytes.length / (codeBytes + 1));
}
