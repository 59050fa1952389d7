import type { ReadingsOf } from './readings.ts';
import { foldText, type SearchUnit, toSearchUnits } from './search-units.ts';

/** A found part of a text, in UTF-16 units: `start` inclusive, `end` exclusive. */
export type MatchRange = readonly [start: number, end: number];

export interface TextMatch {
  /** 0 is the whole text itself; the lower, the better. */
  readonly cost: number;
  /** For highlighting: in order, without overlaps. */
  readonly ranges: readonly MatchRange[];
}

/** Cost of the steps of a match. Their order is the ranking; only sums of gaps are compared with a limit. */
const COST = {
  reading: 1,
  initial: 2,
  /** The query ends within a reading. */
  partial: 2,
  startOfWord: 2,
  startWithin: 4,
  rest: 1,
  gap: { toWord: 6, toHan: 6, within: 10, unit: 1, unitsMax: 8 },
} as const;

/** Beyond this cost per letter of the query, a match with gaps is a coincidence. */
const GAPPED_COST = { perLetter: 6, less: 2 } as const;
/** A longer gap is a coincidence, too. */
const GAP_UNITS_MAX = 40;
/** A longer word of a query is not searched for. */
const WORD_LENGTH_MAX = 64;
/** Beginnings of readings that count as an initial, besides the first letter. */
const LONG_INITIAL = /^[zcs]h/;

/**
 * Finds a query in a text: as it is, by full pinyin, by initials, by a mixture of them, or by letters with gaps. All words
 * of the query must be found. Case and width do not count. An empty query is found everywhere at no cost.
 * @returns null when the text does not match.
 */
export function matchText(text: string, query: string, readingsOf: ReadingsOf | null): TextMatch | null {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return { cost: 0, ranges: [] };
  const units = toSearchUnits(text, readingsOf);
  const whole: TextMatch = { cost: 0, ranges: [] };
  return words.reduce<TextMatch | null>((sum, word) => {
    const match = sum === null ? null : matchWord(units, word);
    return sum === null || match === null ? null : join(sum, match);
  }, whole);
}

function join(one: TextMatch, other: TextMatch): TextMatch {
  return { cost: one.cost + other.cost, ranges: mergeRanges([...one.ranges, ...other.ranges]) };
}

/** Sorts ranges and joins those that touch. */
function mergeRanges(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** The cheapest way to find the rest of a word. */
interface Path {
  readonly cost: number;
  readonly hasGap: boolean;
  /** Index of the unit; null at the end of the word. */
  readonly unit: number;
  readonly next: Path | null;
}

const END: Path = { cost: 0, hasGap: false, unit: -1, next: null };

function matchWord(units: readonly SearchUnit[], word: string): TextMatch | null {
  if (word.length > WORD_LENGTH_MAX) return null;
  const cheapest = findPath({ units, word, known: new Map() }, 0, 0);
  if (cheapest === null) return null;
  const ranges = toRanges(units, findWritten(units, word) ?? cheapest);
  const isWhole = ranges.length === 1 && ranges[0]?.[0] === 0 && ranges[0][1] === units.at(-1)?.end;
  return { cost: cheapest.cost + (isWhole ? 0 : COST.rest), ranges };
}

/**
 * The word as it is written in the text, without gaps: the first of the cheapest places. It is highlighted even where a
 * reading before it is cheaper.
 */
function findWritten(units: readonly SearchUnit[], word: string): Path | null {
  let best: Path | null = null;
  for (const [index, unit] of units.entries()) {
    const cost = startCost(unit, index);
    if (best !== null && cost >= best.cost) continue;
    const rest = toWrittenPath(units, word, index, 0);
    if (rest !== null) best = { ...rest, cost };
  }
  return best;
}

function toWrittenPath(units: readonly SearchUnit[], word: string, index: number, at: number): Path | null {
  if (at === word.length) return END;
  const literal = units[index]?.literal;
  if (literal === undefined || !word.startsWith(literal, at)) return null;
  const next = toWrittenPath(units, word, index + 1, at + literal.length);
  return next === null ? null : { cost: 0, hasGap: false, unit: index, next };
}

function toRanges(units: readonly SearchUnit[], path: Path): readonly MatchRange[] {
  const ranges: MatchRange[] = [];
  for (let step: Path | null = path; step !== null && step !== END; step = step.next) {
    const unit = units[step.unit];
    if (unit !== undefined) ranges.push([unit.start, unit.end]);
  }
  return mergeRanges(ranges);
}

interface Search {
  readonly units: readonly SearchUnit[];
  readonly word: string;
  readonly known: Map<number, Path | null>;
}

/**
 * The best path for the word from `at` on, in the units from `from` on. The unit before `from` belongs to the match unless
 * the word is only starting.
 */
function findPath(search: Search, from: number, at: number): Path | null {
  const { units, word, known } = search;
  if (at === word.length) return END;
  const key = from * (WORD_LENGTH_MAX + 1) + at;
  const before = known.get(key);
  if (before !== undefined) return before;
  let best: Path | null = null;
  const end = at === 0 ? units.length : Math.min(units.length, from + GAP_UNITS_MAX + 1);
  for (let index = from; index < end; index += 1) {
    const unit = units[index] as SearchUnit;
    const approach = at === 0 ? startCost(unit, index) : gapCost(unit, index - from);
    if (best !== null && approach >= best.cost) continue;
    for (const { length, cost } of listSteps(unit, word, at)) {
      const next = findPath(search, index + 1, at + length);
      if (next === null) continue;
      const hasGap = next.hasGap || (at > 0 && index > from);
      const sum = approach + cost + next.cost;
      if (at === 0 && hasGap && sum > word.length * GAPPED_COST.perLetter - GAPPED_COST.less) continue;
      if (best === null || sum < best.cost) best = { cost: sum, hasGap, unit: index, next };
    }
  }
  known.set(key, best);
  return best;
}

function startCost(unit: SearchUnit, index: number): number {
  if (index === 0) return 0;
  return unit.startsWord || unit.readings.length > 0 ? COST.startOfWord : COST.startWithin;
}

function gapCost(unit: SearchUnit, skipped: number): number {
  if (skipped === 0) return 0;
  const { toWord, toHan, within, unit: each, unitsMax } = COST.gap;
  if (unit.startsWord) return toWord;
  return (unit.readings.length > 0 ? toHan : within) + Math.min(skipped, unitsMax) * each;
}

interface Step {
  /** Letters of the word that the unit stands for. */
  readonly length: number;
  readonly cost: number;
}

/** The ways in which a unit can stand for the letters of a word from `at` on. */
function listSteps({ literal, readings }: SearchUnit, word: string, at: number): readonly Step[] {
  const steps: Step[] = [];
  if (word.startsWith(literal, at)) steps.push({ length: literal.length, cost: 0 });
  const rest = word.length - at;
  for (const reading of readings) {
    if (word.startsWith(reading, at)) steps.push({ length: reading.length, cost: COST.reading });
    if (word[at] === reading[0]) steps.push({ length: 1, cost: COST.initial });
    if (LONG_INITIAL.test(reading) && word.startsWith(reading.slice(0, 2), at))
      steps.push({ length: 2, cost: COST.initial });
    if (rest > 1 && rest < reading.length && reading.startsWith(word.slice(at)))
      steps.push({ length: rest, cost: COST.partial });
  }
  return steps;
}
