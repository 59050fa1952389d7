import { isBlank } from './structure-scanner.ts';

/** End of a token that is cut off by the end of the bytes. */
export const CUT = -1;

/** The first byte from `at` on that is not white space; CUT when there is none. */
export function skipBlank(bytes: Uint8Array, at: number): number {
  for (let next = at; next < bytes.length; next++) if (!isBlank(bytes[next] ?? 0)) return next;
  return CUT;
}

/** The place behind the string that begins at `at`. */
export function skipString(bytes: Uint8Array, at: number): number {
  const { length } = bytes;
  for (let next = at + 1; next < length; ) {
    const byte = bytes[next];
    if (byte === 0x22) return next + 1;
    next += byte === 0x5c ? 2 : 1;
  }
  return CUT;
}

/** The place behind the number or literal that begins at `at`; the text may end with it. */
export function skipScalar(bytes: Uint8Array, at: number, isEndOfText: boolean): number {
  for (let next = at; next < bytes.length; next++) {
    const byte = bytes[next] ?? 0;
    if (isBlank(byte) || byte === 0x2c || byte === 0x5d || byte === 0x7d) return next;
  }
  return isEndOfText ? bytes.length : CUT;
}

/**
 * The place behind the object or array that begins at `at`, and the number of its children; null when it is cut off.
 */
export function skipContainer(bytes: Uint8Array, at: number): { end: number; childCount: number } | null {
  const { length } = bytes;
  let depth = 0;
  let commas = 0;
  for (let next = at; next < length; next++) {
    switch (bytes[next]) {
      case 0x22:
        next = skipString(bytes, next) - 1;
        if (next < 0) return null;
        break;
      case 0x2c:
        if (depth === 1) commas += 1;
        break;
      case 0x7b:
      case 0x5b:
        depth += 1;
        break;
      case 0x7d:
      case 0x5d:
        depth -= 1;
        if (depth > 0) break;
        return { end: next + 1, childCount: skipBlank(bytes, at + 1) === next ? 0 : commas + 1 };
    }
  }
  return null;
}

/** The place behind the value that begins at `at`; the text may end with it. */
export function skipValue(bytes: Uint8Array, at: number, isEndOfText: boolean): number {
  const first = bytes[at];
  if (first === 0x22) return skipString(bytes, at);
  if (first === 0x7b || first === 0x5b) return skipContainer(bytes, at)?.end ?? CUT;
  return skipScalar(bytes, at, isEndOfText);
}
