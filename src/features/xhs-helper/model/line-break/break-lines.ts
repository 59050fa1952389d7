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

/** Divides a paragraph into lines of at most `widthPx`. White space at the ends of lines is dropped. */
export function breakLines(atoms: readonly Atom[], widthPx: number, measure: Measure): Atom[][] {
  const lines: Atom[][] = [];
  let rest = dropSpaces(atoms);
  while (rest.length > 0) {
    const [line, after] = takeLine(rest, widthPx, measure);
    lines.push(trimEnd(line));
    rest = dropSpaces(after);
  }
  return avoidLoneSign(lines, widthPx);
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

/** The atoms of the first line, and those behind it. */
function takeLine(atoms: readonly Atom[], widthPx: number, measure: Measure): [line: Atom[], rest: Atom[]] {
  let width = 0;
  /** The last place at which the line may end. */
  let end = 0;
  for (const [index, atom] of atoms.entries()) {
    const before = atoms[index - 1];
    if (before !== undefined && mayBreak(before, atom)) end = index;
    width += atom.widthPx - (before === undefined ? atom.emptyLeftPx : compressionPx(before, atom));
    if (atom.kind === 'space' || width - atom.emptyRightPx <= widthPx + TOLERANCE_PX) continue;
    if (end > 0) return [atoms.slice(0, end), atoms.slice(end)];
    return forceBreak(atoms, index, widthPx - (width - atom.widthPx), measure);
  }
  return [[...atoms], []];
}

/** Ends a line where no rule allows it, inside or before the atom that does not fit into the room. */
function forceBreak(atoms: readonly Atom[], index: number, roomPx: number, measure: Measure): [Atom[], Atom[]] {
  const atom = atoms[index];
  const parts = atom === undefined ? null : divideAtom(atom, roomPx, index === 0, measure);
  if (parts !== null)
    return [
      [...atoms.slice(0, index), parts[0]],
      [parts[1], ...atoms.slice(index + 1)],
    ];
  const end = Math.max(index, 1);
  return [atoms.slice(0, end), atoms.slice(end)];
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

function dropSpaces(atoms: readonly Atom[]): readonly Atom[] {
  const first = atoms.findIndex(({ kind }) => kind !== 'space');
  return first < 0 ? [] : atoms.slice(first);
}

function trimEnd(line: readonly Atom[]): Atom[] {
  return line.slice(0, line.findLastIndex(({ kind }) => kind !== 'space') + 1);
}
