import { isBlank } from './structure-scanner.ts';

/** Where a token would end when the bytes end before it does. */
export const CUT = -1;

/** The first byte from `at` on that is no white space; CUT when there is none. */
export function skipBlank(bytes: Uint8Array, at: number): number {
  for (let next = at; next < bytes.length; next++) if (!isBlank(bytes[next] ?? 0)) return next;
  return CUT;
}

/** Behind the string that begins at `at`. */
export function skipString(bytes: Uint8Array, at: number): number {
  const { length } = bytes;
  for (let next = at + 1; next < length; ) {
    const byte = bytes[next];
    if (byte === 0x22) return next + 1;
    next += byte === 0x5c ? 2 : 1;
  }
  return CUT;
}

/** Behind the number or literal that begins at `at`; the text may end with it. */
export function skipScalar(bytes: Uint8Array, at: number, isEndOfText: boolean): number {
  for (let next = at; next < bytes.length; next++) {
    const byte = bytes[next] ?? 0;
    if (isBlank(byte) || byte === 0x2c || byte === 0x5d || byte === 0x7d) return next;
  }
  return isEndOfText ? bytes.length : CUT;
}

/** Behind the object or array that begins at `at`, and how many children it has; null when it is cut. */
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
