import { listGraphemes } from '../../../../core/text/grapheme-scanner.ts';
import { type Atom, createAtom, type Measure } from './atoms.ts';
import { compressionPx, mayBreak } from './break-rules.ts';

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
    if (before !== undefined && mayBreak(before, atom)) end = index;
    width += atom.widthPx - (before === undefined ? atom.emptyLeftPx : compressionPx(before, atom));
    const isOver = atom.kind !== 'space' && width - atom.emptyRightPx > widthPx + TOLERANCE_PX;
    if (isOver && end > 0) return source.take(end);
    if (isOver) return forceBreak(source, index, atom, widthPx - (width - atom.widthPx), measure);
    before = atom;
    index += 1;
  }
  return source.take(index);
}

/** Ends a line where no rule allows it, inside or before the atom that does not fit into the room. */
function forceBreak(source: AtomSource, index: number, atom: Atom, roomPx: number, measure: Measure): Atom[] {
  const parts = divideAtom(atom, roomPx, index === 0, measure);
  if (parts === null) return source.take(Math.max(index, 1));
  const line = source.take(index + 1).slice(0, index);
  source.putBack(parts[1]);
  return [...line, parts[0]];
}

/** The part of a word that fits, and the rest; null where nothing fits and the line is not empty without it. */
function divideAtom(atom: Atom, roomPx: number, isFirst: boolean, measure: Measure): [Atom, Atom] | null {
  const graphemes = listGraphemes(atom.text);
  const fitting = countFitting(graphemes, atom, roomPx, measure);
  const count = Math.max(cutAddress(graphemes, fitting), isFirst ? 1 : 0);
  if (count === 0 || count >= graphemes.length) return null;
  const text = graphemes.slice(0, count).join('');
  const part = (value: string, start: number) => createAtom('word', value, start, atom.style, atom.marks, measure);
  return [part(text, atom.start), part(atom.text.slice(text.length), atom.start + text.length)];
}

/** How many characters fit into the room. */
function countFitting(graphemes: readonly string[], { style }: Atom, roomPx: number, measure: Measure): number {
  let fits = 0;
  for (let beyond = graphemes.length; beyond - fits > 1; ) {
    const middle = (fits + beyond) >> 1;
    if (measure(graphemes.slice(0, middle).join(''), style) <= roomPx + TOLERANCE_PX) fits = middle;
    else beyond = middle;
  }
  return fits;
}

function cutAddress(graphemes: readonly string[], fitting: number): number {
  for (let count = fitting; count > fitting * ADDRESS_SHARE_MIN; count--) {
    if (ADDRESS_CUTS.test(graphemes[count - 1] ?? '')) return count;
  }
  return fitting;
}

/** Moves one more character to a last line that has a single one. */
function avoidLoneSign(lines: Atom[][], widthPx: number): Atom[][] {
  const last = lines.at(-1);
  const previous = lines.at(-2);
  if (last === undefined || previous === undefined || !isLone(last)) return lines;
  for (let end = previous.length - 1; end > 0; end--) {
    const [before, after] = [previous[end - 1], previous[end]];
    if (before === undefined || after === undefined || !mayBreak(before, after)) continue;
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
