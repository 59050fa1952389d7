import { endOfString, kindOf, type NodeTable } from '../node-table.ts';
import { decoder } from '../utf8.ts';

/** Characters of a value that are shown in the list. */
const EXCERPT_BYTES = 240;
/** Characters that are shown of the common beginning of two long strings that differ later. */
const SHARED_BYTES = 24;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

interface Excerpt {
  readonly text: string;
  readonly isCutBefore: boolean;
  readonly isCutBehind: boolean;
}

/** A value on one line, without blanks between its tokens, beginning near the offset `from`. */
export function toExcerpt({ bytes, start, end }: NodeTable, node: number, from = start[node] ?? 0): Excerpt {
  const behind = end[node] ?? 0;
  const picked = new Uint8Array(EXCERPT_BYTES);
  let count = 0;
  let at = from;
  let isInString = from > (start[node] ?? 0);
  for (; at < behind && count < picked.length; at++) {
    const byte = bytes[at] ?? 0;
    if (!isInString && byte <= 0x20) continue;
    picked[count] = byte;
    count += 1;
    if (byte === QUOTE) isInString = !isInString;
    else if (byte === BACKSLASH && at + 1 < behind && count < picked.length) {
      at += 1;
      picked[count] = bytes[at] ?? 0;
      count += 1;
    }
  }
  const isCutBehind = at < behind;
  return {
    text: decoder.decode(picked.subarray(0, isCutBehind ? endOfCharacter(picked, count) : count)),
    isCutBefore: from > (start[node] ?? 0),
    isCutBehind,
  };
}

/** The keys of an object in their order, as they are written. */
export function toKeyExcerpt(table: NodeTable, node: number): Excerpt {
  const { bytes, next, keyStart } = table;
  const behind = next[node] ?? 0;
  let text = '';
  let child = node + 1;
  for (; child < behind && text.length < EXCERPT_BYTES; child = next[child] ?? behind) {
    const from = keyStart[child] ?? 0;
    const key = decoder.decode(bytes.subarray(from, Math.min(endOfString(bytes, from), from + EXCERPT_BYTES)));
    text += text === '' ? key : `, ${key}`;
  }
  return { text, isCutBefore: false, isCutBehind: child < behind };
}

/**
 * The start of the excerpts of two long strings that differ far from their beginning, so that both show the difference.
 */
export function beginOfDifference(left: NodeTable, l: number, right: NodeTable, r: number): [number, number] {
  const from = left.start[l] ?? 0;
  const other = right.start[r] ?? 0;
  const length = Math.min((left.end[l] ?? 0) - from, (right.end[r] ?? 0) - other);
  if (kindOf(left, l) !== 'string' || kindOf(right, r) !== 'string') return [from, other];
  let same = 0;
  while (same < length && left.bytes[from + same] === right.bytes[other + same]) same += 1;
  if (same <= 2 * SHARED_BYTES) return [from, other];
  let begin = same - SHARED_BYTES;
  while (begin > 0 && isContinuation(left.bytes[from + begin])) begin -= 1;
  while (begin > 0 && left.bytes[from + begin - 1] === BACKSLASH) begin -= 1;
  return [from + begin, other + begin];
}

/** The end of the last complete character. */
function endOfCharacter(bytes: Uint8Array, count: number): number {
  let begin = count - 1;
  while (begin > 0 && isContinuation(bytes[begin])) begin -= 1;
  const first = bytes[begin] ?? 0;
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  return begin + length > count ? begin : count;
}

function isContinuation(byte: number | undefined): boolean {
  return ((byte ?? 0) & 0xc0) === 0x80;
}
