import { listPieces, mayBreakBetween, type Neighbor } from '../../src/core/punctuation/line-pieces.ts';
import { MARK } from '../../src/core/punctuation/mark-classes.ts';
import { marksAt, type Source, type TextRange, trimRange } from './text-ranges.ts';

/** A cut at punctuation leaves at least this share of the limit (doc 3 §5). */
const CUT_SHARE_MIN = 0.4;

/** Characters that are read behind the limit, because a piece may reach beyond it. */
const LOOKAHEAD_COUNT = 48;

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
    if (next > maxChars) return Math.max(chooseCut(source, { start, end }, maxChars), source.scan(start));
    at = source.scan(at);
    bounds[next] = at;
    count = next;
  }
  return end;
}

/** The cut behind the first `maxChars` characters, whose offsets are in `bounds`, or before it. */
function chooseCut(source: Source, range: TextRange, maxChars: number): number {
  const lowest = Math.floor(maxChars * CUT_SHARE_MIN);
  const lineEnd = findLast(source, maxChars, lowest, isLineEnd);
  if (lineEnd !== null) return lineEnd;
  const places = listPlaces(source, range, maxChars);
  return (
    findLast(source, maxChars, lowest, (_, last, cut) => places.has(cut) && isPunctuated(source, last)) ??
    findLast(source, maxChars, lowest, (_, _last, cut) => places.has(cut)) ??
    findLast(source, maxChars, 0, isBesideMarks) ??
    boundAt(source, maxChars)
  );
}

/** Offsets at which a line could end, up to the limit. */
function listPlaces(source: Source, { start, end }: TextRange, maxChars: number): ReadonlySet<number> {
  const characters: string[] = [];
  const offsets: number[] = [];
  for (let at = start; at < end && characters.length < maxChars + LOOKAHEAD_COUNT; ) {
    const next = source.scan(at);
    characters.push(source.text.slice(at, next));
    offsets.push(at);
    at = next;
  }
  const places = new Set<number>();
  let before: Neighbor | null = null;
  let index = 0;
  for (const piece of listPieces(characters)) {
    if (index > maxChars) break;
    const after = { ...piece, text: characters[index] ?? '' };
    if (before !== null && mayBreakBetween(before, after)) places.add(offsets[index] ?? end);
    before = { ...after, text: characters[piece.end - 1] ?? '' };
    index = piece.end;
  }
  return places;
}

type CutTest = (source: Source, last: number, cut: number) => boolean;

/** The last cut that passes the test and leaves more than `lowest` characters before it; null for none. */
function findLast(source: Source, highest: number, lowest: number, test: CutTest): number | null {
  for (let characters = highest; characters > lowest; characters--) {
    const last = boundAt(source, characters - 1);
    const cut = boundAt(source, characters);
    if (last < cut && test(source, last, cut)) return cut;
  }
  return null;
}

function boundAt({ bounds }: Source, characters: number): number {
  return bounds[characters] ?? 0;
}

/** Between two lines of the text. */
function isLineEnd(source: Source, last: number, cut: number): boolean {
  return source.text.charAt(last) === '\n' && isBesideMarks(source, last, cut);
}

const CUT_MARKS = MARK.space | MARK.closing | MARK.sentence | MARK.pause | MARK.paired;

/** Whether the character at `last` is punctuation or a space. */
function isPunctuated(source: Source, last: number): boolean {
  return (marksAt(source, last) & CUT_MARKS) !== 0;
}

/** Not after an opening mark, before a closing one, or inside a dash or an ellipsis. */
function isBesideMarks(source: Source, last: number, cut: number): boolean {
  return (marksAt(source, last) & MARK.opening) === 0 && (marksAt(source, cut) & (MARK.noStart | MARK.paired)) === 0;
}
