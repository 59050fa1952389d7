import { endOfString, kindOf, type NodeTable } from '../node-table.ts';
import { compactBytes } from '../pieces.ts';
import { decoder } from '../utf8.ts';

/** Characters of a value that are shown in the list. */
const EXCERPT_BYTES = 240;
/** Characters that are shown of the common beginning of two long strings that differ later. */
const SHARED_BYTES = 24;
const BACKSLASH = 0x5c;

interface Excerpt {
  readonly text: string;
  readonly isCutBefore: boolean;
  readonly isCutBehind: boolean;
}

/** A value on one line, without blanks between its tokens, beginning near the offset `from`. */
export function toExcerpt({ bytes, start, end }: NodeTable, node: number, from = start[node] ?? 0): Excerpt {
  const behind = end[node] ?? 0;
  const isInside = from > (start[node] ?? 0);
  const { compact, at } = compactBytes(bytes, from, behind, EXCERPT_BYTES, isInside);
  const isCutBehind = at < behind;
  return {
    // Of a value that is cut, the last character may be too.
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(compact, { stream: isCutBehind }),
    isCutBefore: isInside,
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

function isContinuation(byte: number | undefined): boolean {
  return ((byte ?? 0) & 0xc0) === 0x80;
}
