import { MARK } from '../../src/core/punctuation/mark-classes.ts';
import { marksAt, type Source, type TextRange, trimRange } from './text-ranges.ts';

/** A cut at punctuation leaves at least this share of the limit (doc 3 §5). */
const CUT_SHARE_MIN = 0.4;

/** Marks inside of words, numbers and addresses: those of ASCII, and the apostrophe. */
const JOINING = /[!-~\u2019]/;

/** Divides a trimmed range into pieces of at most `maxChars` characters; one piece where it fits. */
export function cutLong(source: Source, range: TextRange, maxChars: number): TextRange[] {
  const pieces: TextRange[] = [];
  for (let rest = range; rest.end > rest.start; ) {
    const cut = findCut(source, rest, maxChars);
    const piece = trimRange(source, { start: rest.start, end: cut });
    if (piece.end > piece.start) pieces.push(piece);
    rest = trimRange(source, { start: cut, end: rest.end });
  }
  return pieces;
}

/** Where a piece that begins the range ends. */
function findCut(source: Source, { start, end }: TextRange, maxChars: number): number {
  const { bounds, hidden } = source;
  let count = 0;
  bounds[0] = start;
  for (let at = start; at < end; ) {
    const next = count + 1 + (hidden[at] ?? 0);
    // A character whose marks do not fit is behind the limit: the bounds up to the limit are before it.
    if (next > count + 1) bounds.fill(at, count + 1, Math.min(next, maxChars + 1));
    if (next > maxChars) return Math.max(chooseCut(source, maxChars), source.scan(start));
    at = source.scan(at);
    bounds[next] = at;
    count = next;
  }
  return end;
}

/** The cut behind the first `maxChars` characters, whose offsets are in `bounds`, or before it. */
function chooseCut(source: Source, maxChars: number): number {
  const lowest = Math.floor(maxChars * CUT_SHARE_MIN);
  return (
    findLast(source, maxChars, lowest, isLineEnd) ??
    findLast(source, maxChars, lowest, isPunctuated) ??
    findLast(source, maxChars, lowest, isBesideWord) ??
    findLast(source, maxChars, 0, () => true) ??
    boundAt(source, maxChars)
  );
}

type CutTest = (source: Source, last: number, cut: number) => boolean;

/** The last allowed cut that passes the test and leaves more than `lowest` characters before it; null for none. */
function findLast(source: Source, highest: number, lowest: number, test: CutTest): number | null {
  for (let characters = highest; characters > lowest; characters--) {
    const last = boundAt(source, characters - 1);
    const cut = boundAt(source, characters);
    if (last < cut && isCutAllowed(source, last, cut) && test(source, last, cut)) return cut;
  }
  return null;
}

function boundAt({ bounds }: Source, characters: number): number {
  return bounds[characters] ?? 0;
}

/** Between two lines of the text. */
function isLineEnd({ text }: Source, last: number): boolean {
  return text.charAt(last) === '\n';
}

/** Whether the character at `last` is punctuation or a space after which the text may be divided at `cut`. */
function isPunctuated(source: Source, last: number, cut: number): boolean {
  const marks = marksAt(source, last);
  if ((marks & MARK.space) !== 0) return true;
  return (marks & (MARK.noStart | MARK.paired)) !== 0 && isBesideWord(source, last, cut);
}

/** Not after an opening mark, before a closing one, or inside a dash or an ellipsis. */
function isCutAllowed(source: Source, last: number, cut: number): boolean {
  return (marksAt(source, last) & MARK.opening) === 0 && (marksAt(source, cut) & (MARK.noStart | MARK.paired)) === 0;
}

/** Not inside a Latin word, a number or an address; marks between letters and digits are parts of these. */
function isBesideWord(source: Source, last: number, cut: number): boolean {
  if ((marksAt(source, cut) & MARK.word) === 0) return true;
  if ((marksAt(source, last) & MARK.word) !== 0) return false;
  const isJoining = JOINING.test(source.text.charAt(last)) && last > 0;
  return !isJoining || (marksAt(source, last - 1) & MARK.word) === 0;
}
