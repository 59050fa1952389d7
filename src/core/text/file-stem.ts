import { endOfGraphemes } from './clip-line.ts';
import { utf8Bytes } from './utf8-bytes.ts';

/** Bytes of a title in a file name, in UTF-8. File systems allow 255 for the whole name. */
const STEM_BYTES_MAX = 180;

/** Characters that a file system refuses. */
const FORBIDDEN = /[<>:"/\\|?*]+/g;
/** Control characters, line ends, and marks of the writing direction. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
/** Devices of Windows, also with an extension. */
const RESERVED = /^(?:con(?:in\$|out\$)?|prn|aux|nul|clock\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;

/**
 * A title as the beginning of a file name, without characters that a file system refuses or that would show the name in
 * another order. Empty where nothing is left.
 */
export function toFileStem(title: string): string {
  const line = replaceUnsafe(title)
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  return endSafely(cut(line));
}

/** A text without characters that a file system refuses, or that change how the name is read. */
export function replaceUnsafe(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(FORBIDDEN, '_');
}

/** A name without dots and spaces at its end, which Windows drops, and with another beginning than its devices have. */
export function endSafely(name: string): string {
  const safe = name.replace(/[\s.]+$/, '');
  return RESERVED.test(safe) ? `_${safe}` : safe;
}

/** The beginning of a name that fits, in whole characters as a reader sees them. */
function cut(name: string): string {
  let bytes = 0;
  let end = 0;
  for (const character of name) {
    bytes += utf8Bytes(character);
    if (bytes > STEM_BYTES_MAX) return name.slice(0, endOfGraphemes(name, end));
    end += character.length;
  }
  return name;
}
