/** The value of each digit by its code; the digits of both alphabets. */
const VALUES = new Uint8Array(128);
for (const alphabet of ['+/', '-_']) {
  const digits = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${alphabet}`;
  for (let value = 0; value < digits.length; value++) VALUES[digits.charCodeAt(value)] = value;
}

/** Shorter words are too often Base64 by chance. */
const TEXT_MIN_CHARS = 12;
/** Characters that a text does not have; line feed, return and tab are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its purpose.
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;
const SHAPE = /^(?:[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}$/;

/** The bytes of Base64 or Base64url, with or without padding and line breaks; null for any other text. */
export function toBase64Bytes(text: string): Uint8Array<ArrayBuffer> | null {
  const packed = (/[\r\n]/.test(text) ? text.replace(/[\r\n]+/g, '') : text).trim();
  if (!SHAPE.test(packed)) return null;
  const digits = packed.replace(/=+$/, '');
  const isPadded = digits.length < packed.length;
  if (digits.length % 4 === 1 || (isPadded && packed.length % 4 !== 0)) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let length = 0;
  for (let at = 0; at < digits.length; at++) {
    buffer = ((buffer << 6) | (VALUES[digits.charCodeAt(at)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (buffer >> bits) & 0xff;
    length += 1;
  }
  return bytes;
}

/** The text that is Base64 in `text`; null when `text` is none, or its bytes are no readable UTF-8. */
export function decodeBase64(text: string): string | null {
  if (text.trim().length < TEXT_MIN_CHARS) return null;
  const bytes = toBase64Bytes(text);
  const decoded = bytes === null ? null : decodeUtf8(bytes);
  return decoded === null || decoded === '' || NO_TEXT.test(decoded) ? null : decoded;
}

/** Null for bytes that are not UTF-8. For short texts: each byte becomes three characters in between. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  let escaped = '';
  for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, '0')}`;
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
