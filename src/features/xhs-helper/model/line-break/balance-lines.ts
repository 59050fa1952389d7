import { mayBreakBetween } from '../../../../core/punctuation/line-pieces.ts';
import { MARK, marksOf } from '../../../../core/punctuation/mark-classes.ts';
import type { Atom, Measure } from './atoms.ts';
import { breakLines, lineWidthPx } from './break-lines.ts';

/** What breaks cost inside of a word and between words, beside the empty share of their line, squared; behind a mark none. */
const BREAK_COSTS = { insideWord: 0.36, betweenWords: 0.12, behindMark: 0 } as const;
/** Longer texts are broken one line after the other. */
const ATOMS_MAX_COUNT = 160;

/**
 * Divides a short paragraph into as few lines as fit, of similar length, and divides Chinese words only where it must.
 * `isInsideWord` tells for an offset of the source whether it lies inside a word.
 */
export function balanceLines(
  atoms: readonly Atom[],
  widthPx: number,
  measure: Measure,
  isInsideWord: (offset: number) => boolean,
): Atom[][] {
  const lines = breakLines(atoms, widthPx, measure);
  if (lines.length < 2 || atoms.length > ATOMS_MAX_COUNT) return lines;
  return findBest(atoms, lines.length, (start, end) => costOf(atoms, start, end, widthPx, isInsideWord)) ?? lines;
}

interface Choice {
  readonly cost: number;
  readonly lines: readonly (readonly Atom[])[];
}

/** The cheapest division into exactly `count` lines; null where a line would have to end against the rules. */
function findBest(
  atoms: readonly Atom[],
  count: number,
  costOfLine: (start: number, end: number) => number,
): Atom[][] | null {
  /** For every number of atoms, the cheapest lines that hold exactly these. */
  let choices = new Map<number, Choice>([[0, { cost: 0, lines: [] }]]);
  for (let line = 0; line < count; line++) {
    const next = new Map<number, Choice>();
    for (const [start, { cost, lines }] of choices) {
      for (let end = start + 1; end <= atoms.length; end++) {
        const total = cost + costOfLine(start, end);
        if (total >= (next.get(end)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        next.set(end, { cost: total, lines: [...lines, trim(atoms.slice(start, end))] });
      }
    }
    choices = next;
  }
  return choices.get(atoms.length)?.lines.map((line) => [...line]) ?? null;
}

/** Infinite for a line that is too wide or ends against the rules. */
function costOf(
  atoms: readonly Atom[],
  start: number,
  end: number,
  widthPx: number,
  isInsideWord: (offset: number) => boolean,
): number {
  const [last, after] = [atoms[end - 1], atoms[end]];
  if (last !== undefined && after !== undefined && !mayBreakBetween(last, after)) return Number.POSITIVE_INFINITY;
  const line = trim(atoms.slice(start, end));
  const width = lineWidthPx(line);
  if (line.length === 0 || width > widthPx + 0.01) return Number.POSITIVE_INFINITY;
  return (1 - width / widthPx) ** 2 + BREAK_COSTS[kindOfBreak(last, after, isInsideWord)];
}

function kindOfBreak(
  before: Atom | undefined,
  after: Atom | undefined,
  isInsideWord: (offset: number) => boolean,
): keyof typeof BREAK_COSTS {
  if (before === undefined || after === undefined || endsWithMark(before)) return 'behindMark';
  return isInsideWord(after.start) ? 'insideWord' : 'betweenWords';
}

function endsWithMark({ text }: Atom): boolean {
  return (marksOf(text.slice(-1)) & (MARK.closing | MARK.sentence | MARK.pause | MARK.paired)) !== 0;
}

/** A line without white space at its ends. */
function trim(line: readonly Atom[]): Atom[] {
  const first = line.findIndex(({ kind }) => kind !== 'space');
  return first < 0 ? [] : line.slice(first, line.findLastIndex(({ kind }) => kind !== 'space') + 1);
}
