import { endOfGraphemes } from '../../../../core/text/clip-line.ts';

/** More would exceed the 255 bytes that file systems allow, at three bytes a character. */
const STEM_CHARS_MAX = 60;
/** Control characters, line ends, and marks that turn the direction of a text. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as the start of a file name, without the characters that a file system refuses. Empty if none is left. */
export function toFileStem(text: string): string {
  const line = text
    .replace(INVISIBLE, ' ')
    .replace(/[\\/:*?"<>|]+/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const stem = line.length <= STEM_CHARS_MAX ? line : line.slice(0, endOfGraphemes(line, STEM_CHARS_MAX));
  return stem.replace(/[\s.]+$/, '');
}
