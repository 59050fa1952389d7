const PLAIN = /^(?:0x)?((?:[\da-f]{2})+)$/i;
/** Shorter texts are hexadecimal by chance too often. */
const PLAIN_MIN_CHARS = 16;
/** `xxd` and network tools: a place and a colon, then groups of digits, then the same bytes as characters. */
const COLON_LINE = /^\s*(?:0x)?[\da-f]{4,16}: {1,2}((?:[\da-f]{2}){1,8}(?: (?:[\da-f]{2}){1,8}){0,31})(?: {2,}.*)?$/i;
/** `hexdump -C`: a place, then pairs of digits, then the same bytes as characters between bars. */
const BAR_LINE = /^[\da-f]{6,16} {1,2}([\da-f]{2}(?: {1,2}[\da-f]{2}){0,31})\s*(?:\|.*)?$/i;
/** The line behind the last byte holds its place alone. */
const LAST_LINE = /^\s*[\da-f]{4,16}:?\s*$/i;

/** The bytes of hexadecimal digits without blanks, with or without `0x`; null for all other texts. */
export function readPlainHex(text: string): Uint8Array<ArrayBuffer> | null {
  const digits = PLAIN.exec(text.replaceAll(/[\r\n]/g, ''))?.[1] ?? '';
  return digits.length < PLAIN_MIN_CHARS ? null : toBytes(digits);
}

/** The bytes of a dump with places, or of pairs of digits with blanks between them; null for all other texts. */
export function readHexDump(text: string): Uint8Array<ArrayBuffer> | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (/^\s*(?:(?:0x)?[\da-f]{2}[\s,]+){7,}(?:0x)?[\da-f]{2}[\s,]*$/i.test(text)) {
    return toBytes(text.replaceAll(/0x|[\s,]/gi, ''));
  }
  let digits = '';
  let isFirst = true;
  for (const line of lines) {
    const found = (COLON_LINE.exec(line) ?? BAR_LINE.exec(line))?.[1];
    if (found === undefined) {
      if (isFirst || !LAST_LINE.test(line)) return null;
      continue;
    }
    // Lines of decimal numbers are a table, which begins at another place than zero.
    if (isFirst && !/^\s*(?:0x)?0+:?\s/.test(line)) return null;
    isFirst = false;
    digits += found.replaceAll(/\s/g, '');
  }
  return digits === '' ? null : toBytes(digits);
}

function toBytes(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
