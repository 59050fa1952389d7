import type { NodeKind, NodeTable } from './node-table.ts';
import { isSameNumber } from './number-value.ts';
import { decoder } from './utf8.ts';

const BACKSLASH = 0x5c;

/** Compares two scalars of one kind; `notation` when only the writing differs. */
type Sameness = 'same' | 'notation' | 'different';

export function compareScalars(kind: NodeKind, left: NodeTable, l: number, right: NodeTable, r: number): Sameness {
  if (hasSameBytes(left, l, right, r)) return 'same';
  const [a, b] = [tokenOf(left, l), tokenOf(right, r)];
  if (kind === 'number') return isSameNumber(decoder.decode(a), decoder.decode(b)) ? 'notation' : 'different';
  if (kind !== 'string' || !(a.includes(BACKSLASH) || b.includes(BACKSLASH))) return 'different';
  return decodeString(a) === decodeString(b) ? 'notation' : 'different';
}

/** Whether two values are written alike, including blanks. */
export function hasSameBytes(left: NodeTable, l: number, right: NodeTable, r: number): boolean {
  const from = left.start[l] ?? 0;
  const shift = (right.start[r] ?? 0) - from;
  const to = left.end[l] ?? 0;
  if (to + shift !== right.end[r]) return false;
  for (let at = from; at < to; at++) if (left.bytes[at] !== right.bytes[at + shift]) return false;
  return true;
}

/** The contents of a string token. */
export function decodeString(token: Uint8Array): string {
  return JSON.parse(decoder.decode(token));
}

export function tokenOf({ bytes, start, end }: NodeTable, node: number): Uint8Array {
  return bytes.subarray(start[node], end[node]);
}
