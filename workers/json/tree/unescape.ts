const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
/** The bytes that the letters after a backslash stand for; all other characters stand for themselves. */
const CONTROLS = new Map(
  [
    ['b', 0x08],
    ['f', 0x0c],
    ['n', 0x0a],
    ['r', 0x0d],
    ['t', 0x09],
  ].map(([letter, byte]) => [String(letter).charCodeAt(0), Number(byte)]),
);
const REPLACEMENT = 0xfffd;

const encoder = new TextEncoder();

/** Where a string is inside an escape: after its backslash, or in the digits of `\\u`. */
type Escape = { readonly step: 'letter' } | { readonly step: 'digits'; readonly code: number; readonly count: number };

/**
 * Resolves the escapes of a JSON string whose bytes, without its quotes, come in pieces. An escape never becomes longer,
 * except the rest of a piece before: three bytes for an unpaired surrogate.
 */
export function createUnescape() {
  let pending: Escape | null = null;
  /** The first half of a surrogate pair; 0 for none. */
  let high = 0;

  const add = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
    const out = new Uint8Array(bytes.length + 6);
    let length = 0;
    const put = (code: number) => {
      if (code < 0x80) out[length++] = code;
      else length += encoder.encodeInto(String.fromCodePoint(code), out.subarray(length)).written;
    };
    const flushHigh = () => {
      if (high !== 0) put(REPLACEMENT);
      high = 0;
    };
    const putUnit = (unit: number) => {
      const isLow = unit >= 0xdc00 && unit <= 0xdfff;
      if (isLow && high !== 0) {
        put(0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00));
        high = 0;
        return;
      }
      flushHigh();
      if (unit >= 0xd800 && unit <= 0xdbff) high = unit;
      else put(isLow ? REPLACEMENT : unit);
    };

    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (pending === null) {
        if (byte === BACKSLASH) {
          pending = { step: 'letter' };
          continue;
        }
        if (high !== 0) flushHigh();
        const next = bytes.indexOf(BACKSLASH, at);
        const end = next < 0 ? bytes.length : next;
        out.set(bytes.subarray(at, end), length);
        length += end - at;
        at = end - 1;
      } else if (pending.step === 'digits') {
        const code: number = pending.code * 16 + Number.parseInt(String.fromCharCode(byte), 16);
        pending = pending.count === 3 ? null : { step: 'digits', code, count: pending.count + 1 };
        if (pending === null) putUnit(code);
      } else if (byte === LETTER_U) {
        pending = { step: 'digits', code: 0, count: 0 };
      } else {
        pending = null;
        flushHigh();
        put(CONTROLS.get(byte) ?? byte);
      }
    }
    return out.subarray(0, length);
  };

  return {
    add,
    /** The bytes that remain after the last piece. */
    finish: (): Uint8Array<ArrayBuffer> => encoder.encode(high === 0 ? '' : String.fromCodePoint(REPLACEMENT)),
  };
}
