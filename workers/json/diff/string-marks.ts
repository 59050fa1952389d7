import { findCommonSequence } from './common-sequence.ts';
import type { MarkedPart } from './diff.api.ts';

export interface StringMarks {
  readonly left: readonly MarkedPart[];
  readonly right: readonly MarkedPart[];
}

const NO_MARKS: StringMarks = { left: [], right: [] };
/** Of longer middles, and of middles with more edits, everything between the common beginning and end is marked. */
const MAX_UNITS = 4000;
const MAX_EDITS = 200;
/** When a smaller share of the shorter string is equal, marks would cover nearly everything. */
const LEAST_SHARE = 0.2;

/** Escapes, words, and runs of other characters, which are cut into graphemes. */
const RUNS =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\.|[A-Za-z]+\p{M}*|\d+|[^\\A-Za-z\d]+/gsu;

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * The parts in which two string tokens differ: words, numbers, escapes and other single characters. An escape and a
 * character that a person sees as one are never cut.
 */
export function markStrings(left: string, right: string): StringMarks {
  const [a, b] = [toUnits(left), toUnits(right)];
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const middles = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)] as const;
  const kept = findKept(...middles);
  const from = lengthOf(a.slice(0, head));
  // The quotes are always equal.
  const equal = from + lengthOf(a.slice(a.length - tail)) + lengthOf(keptOf(middles[0], kept.left)) - 2;
  if (equal <= 0 || equal < (Math.min(left.length, right.length) - 2) * LEAST_SHARE) return NO_MARKS;
  return { left: toMarks(middles[0], kept.left, from), right: toMarks(middles[1], kept.right, from) };
}

function toUnits(token: string): string[] {
  return (token.match(RUNS) ?? []).flatMap((run) =>
    /^[\\A-Za-z\d]/.test(run) ? run : [...graphemes.segment(run)].map(({ segment }) => segment),
  );
}

/** Indices of the units that both middles have in the same order. */
function findKept(a: readonly string[], b: readonly string[]) {
  const none = { left: new Set<number>(), right: new Set<number>() };
  if (a.length === 0 || b.length === 0 || a.length > MAX_UNITS || b.length > MAX_UNITS) return none;
  const numbers = new Map<string, number>();
  const numberOf = (unit: string) => {
    const known = numbers.get(unit) ?? numbers.size;
    numbers.set(unit, known);
    return known;
  };
  const { pairs, isCoarse } = findCommonSequence(a.map(numberOf), b.map(numberOf), MAX_EDITS);
  if (isCoarse) return none;
  return { left: new Set(pairs.map((pair) => pair.left)), right: new Set(pairs.map((pair) => pair.right)) };
}

/** The units that are not kept, neighboring ones as one part. */
function toMarks(units: readonly string[], kept: ReadonlySet<number>, from: number): MarkedPart[] {
  const marks: { start: number; end: number }[] = [];
  let at = from;
  units.forEach((unit, index) => {
    const last = marks.at(-1);
    if (kept.has(index)) {
      at += unit.length;
      return;
    }
    if (last !== undefined && last.end === at) last.end += unit.length;
    else marks.push({ start: at, end: at + unit.length });
    at += unit.length;
  });
  return marks;
}

function keptOf(units: readonly string[], kept: ReadonlySet<number>): string[] {
  return units.filter((_, index) => kept.has(index));
}

function lengthOf(units: readonly string[]): number {
  return units.reduce((sum, { length }) => sum + length, 0);
}
