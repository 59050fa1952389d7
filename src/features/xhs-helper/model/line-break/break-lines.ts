import { mayBreakBetween } from '../../../../core/punctuation/line-pieces.ts';
import { MARK, marksOf } from '../../../../core/punctuation/mark-classes.ts';
import { listGraphemes } from '../../../../core/text/grapheme-scanner.ts';
import { type Atom, createAtom, type Measure } from './atoms.ts';
import { compressionPx } from './break-rules.ts';

/** Rounding errors of measured widths. */
const TOLERANCE_PX = 0.01;
/** A line that gives a character to a lone last one keeps at least as many. */
const KEPT_SIGNS_MIN = 3;
/** An address is cut behind one of these, if the part before is at least this share of what fits. */
const ADDRESS_CUTS = /[/?&=._:,;-]/;
const ADDRESS_SHARE_MIN = 0.4;

/**
 * Divides a paragraph into lines of at most `widthPx`, and stops after `linesMax` lines. White space at the ends of lines is
 * dropped.
 */
export function breakLines(
  atoms: Iterable<Atom>,
  widthPx: number,
  measure: Measure,
  linesMax = Number.POSITIVE_INFINITY,
): Atom[][] {
  const source = createAtomSource(atoms);
  const lines: Atom[][] = [];
  while (lines.length < linesMax) {
    source.dropSpaces();
    if (source.at(0) === undefined) return avoidLoneSign(lines, widthPx);
    lines.push(trimEnd(takeLine(source, widthPx, measure)));
  }
  return lines;
}

interface AtomSource {
  /** The atom behind this many others; undefined behind the last one. */
  at(index: number): Atom | undefined;
  /** Removes and returns the first atoms. */
  take(count: number): Atom[];
  /** Puts an atom before all others. */
  putBack(atom: Atom): void;
  dropSpaces(): void;
}

/** The atoms that are not in a line yet, read as far as they are needed. */
function createAtomSource(atoms: Iterable<Atom>): AtomSource {
  const iterator = atoms[Symbol.iterator]();
  const read: Atom[] = [];
  const at = (index: number): Atom | undefined => {
    while (read.length <= index) {
      const { done, value } = iterator.next();
      if (done === true) return undefined;
      read.push(value);
    }
    return read[index];
  };
  return {
    at,
    take: (count) => read.splice(0, count),
    putBack: (atom) => void read.unshift(atom),
    dropSpaces() {
      while (at(0)?.kind === 'space') read.shift();
    },
  };
}

/** Width of a line with its compressed marks; empty halves at both ends are not counted. */
export function lineWidthPx(line: readonly Atom[]): number {
  let width = 0;
  line.forEach((atom, index) => {
    const before = line[index - 1];
    width += atom.widthPx - (before === undefined ? atom.emptyLeftPx : compressionPx(before, atom));
  });
  return width - (line.at(-1)?.emptyRightPx ?? 0);
}

/** Removes the atoms of the first line. There is at least one. */
function takeLine(source: AtomSource, widthPx: number, measure: Measure): Atom[] {
  let width = 0;
  /** The last place at which the line may end. */
  let end = 0;
  let index = 0;
  let before: Atom | undefined;
  for (let atom = source.at(0); atom !== undefined; atom = source.at(index)) {
    if (before !== undefined && mayBreakBetween(before, atom)) end = index;
    width += atom.widthPx - (before === undefined ? atom.emptyLeftPx : compressionPx(before, atom));
    const isOver = atom.kind !== 'space' && width - atom.emptyRightPx > widthPx + TOLERANCE_PX;
    if (isOver && end > 0) return source.take(end);
    if (isOver) return forceBreak(source, index, atom, widthPx - (width - atom.widthPx), measure);
    before = atom;
    index += 1;
  }
  return source.take(index);
}

/**
 * Ends a line where no rule allows it: inside the atom that does not fit into the room, else inside the last word before
 * it, so that no mark begins a line, else before it.
 */
function forceBreak(source: AtomSource, index: number, atom: Atom, roomPx: number, measure: Measure): Atom[] {
  const isWhole = index > 0 && atom.kind !== 'word';
  const parts = isWhole ? null : divideAtom(atom, countFitting(atom, roomPx, measure), index === 0, measure);
  if (parts !== null) return takeDivided(source, index, parts);
  for (let at = index - 1; at >= 0; at--) {
    const before = source.at(at);
    const shorter = before?.kind === 'word' ? listGraphemes(before.text).length - 1 : 0;
    const divided = before === undefined ? null : divideAtom(before, shorter, false, measure);
    if (divided !== null) return takeDivided(source, at, divided);
  }
  return source.take(Math.max(index, 1));
}

function takeDivided(source: AtomSource, index: number, [first, rest]: readonly [Atom, Atom]): Atom[] {
  const line = source.take(index + 1).slice(0, index);
  source.putBack(rest);
  return [...line, first];
}

/** The first characters of an atom, as far as they fit, and the rest; null where nothing fits and the line is not empty. */
function divideAtom(atom: Atom, fitting: number, isFirst: boolean, measure: Measure): [Atom, Atom] | null {
  const graphemes = listGraphemes(atom.text);
  const count = chooseCut(graphemes, fitting) || (isFirst ? Math.max(fitting, 1) : 0);
  if (count === 0 || count >= graphemes.length) return null;
  const text = graphemes.slice(0, count).join('');
  const rest = atom.text.slice(text.length);
  const first = { kind: 'word', text, isOpening: false, isTrailing: atom.isTrailing } as const;
  const second = { kind: 'word', text: rest, isOpening: atom.isOpening, isTrailing: false } as const;
  return [createAtom(first, atom, measure), createAtom(second, { ...atom, start: atom.start + text.length }, measure)];
}

/** How many characters fit into the room. */
function countFitting({ text, style }: Atom, roomPx: number, measure: Measure): number {
  const graphemes = listGraphemes(text);
  let fits = 0;
  for (let beyond = graphemes.length; beyond - fits > 1; ) {
    const middle = (fits + beyond) >> 1;
    if (measure(graphemes.slice(0, middle).join(''), style) <= roomPx + TOLERANCE_PX) fits = middle;
    else beyond = middle;
  }
  return fits;
}

/** Behind a mark of an address, else where no mark begins or ends a line that must not; 0 where there is no such place. */
function chooseCut(graphemes: readonly string[], fitting: number): number {
  const isFree = (count: number) =>
    ((marksOf(graphemes[count - 1] ?? '') & MARK.opening) | (marksOf(graphemes[count] ?? '') & MARK.noStart)) === 0;
  for (let count = fitting; count > fitting * ADDRESS_SHARE_MIN; count--) {
    if (ADDRESS_CUTS.test(graphemes[count - 1] ?? '') && isFree(count)) return count;
  }
  for (let count = fitting; count > 0; count--) if (isFree(count)) return count;
  return 0;
}

/** Moves one more character to a last line that has a single one. */
function avoidLoneSign(lines: Atom[][], widthPx: number): Atom[][] {
  const last = lines.at(-1);
  const previous = lines.at(-2);
  if (last === undefined || previous === undefined || !isLone(last)) return lines;
  for (let end = previous.length - 1; end > 0; end--) {
    const [before, after] = [previous[end - 1], previous[end]];
    if (before === undefined || after === undefined || !mayBreakBetween(before, after)) continue;
    const kept = trimEnd(previous.slice(0, end));
    const moved = [...previous.slice(end), ...last];
    const isBetter = countSigns(kept) >= KEPT_SIGNS_MIN && lineWidthPx(moved) <= widthPx + TOLERANCE_PX;
    return isBetter ? [...lines.slice(0, -2), kept, moved] : lines;
  }
  return lines;
}

/** Whether a line has one character, with or without punctuation. */
function isLone(line: readonly Atom[]): boolean {
  return countSigns(line) <= 1 && line.every(({ kind }) => kind === 'sign');
}

function countSigns(line: readonly Atom[]): number {
  return line.filter(({ kind, isTrailing }) => kind !== 'space' && !isTrailing).length;
}

function trimEnd(line: readonly Atom[]): Atom[] {
  return line.slice(0, line.findLastIndex(({ kind }) => kind !== 'space') + 1);
}
