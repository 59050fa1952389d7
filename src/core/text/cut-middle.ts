import { endOfGraphemes } from './clip-line.ts';
import { hashText } from './hash-text.ts';
import { utf8Bytes } from './utf8-bytes.ts';

/** Bytes that are kept of the end: the extension, and the number of a volume. */
const TAIL_BYTES = 80;
/** A character as a reader sees it may be longer than its part of the end. */
const TAIL_BYTES_MAX = 120;

/**
 * A name of at most `bytesMax` bytes in UTF-8. A longer one keeps its beginning and its end; a hash of the whole name stands
 * between them, so that two names stay two wherever they differ.
 */
export function cutMiddle(name: string, bytesMax: number): string {
  if (countBytes(name) <= bytesMax) return name;
  const mark = `…${hashText(name).toString(36)}…`;
  const tail = toTail(name);
  const headMax = bytesMax - countBytes(mark) - countBytes(tail);
  return name.slice(0, endOfGraphemes(name, endOfBytes([...name], headMax))) + mark + tail;
}

function toTail(name: string): string {
  const start = name.length - endOfBytes([...name].reverse(), TAIL_BYTES);
  const whole = name.slice(endOfGraphemes(name, start));
  return countBytes(whole) <= TAIL_BYTES_MAX ? whole : name.slice(start);
}

/** UTF-16 units of the first characters that fit into so many bytes. */
function endOfBytes(characters: readonly string[], bytesMax: number): number {
  let [bytes, end] = [0, 0];
  for (const character of characters) {
    bytes += utf8Bytes(character);
    if (bytes > bytesMax) break;
    end += character.length;
  }
  return end;
}

function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += utf8Bytes(character);
  return bytes;
}
