import { CLASS, CODE, classAt, isCloser, isOpener } from './characters.ts';
import type { Draft } from './draft.ts';
import { FRAME, type FrameStack } from './frames.ts';
import { hasLineBreak, isItemAhead, isKeyAhead, isQuotedKeyAhead, peekString, skipBlank } from './lookahead.ts';
import { findColon, type StringPlace } from './string-end.ts';

/** Maximum length of a key without an end quote, so that searching for its colon stays linear. */
const MAX_KEY = 200;
/** Characters of a string that are searched for the partners of closers at its end. */
const MAX_CONTENT = 2000;
const MAX_COMMENT = 400;
const SLASH = 0x2f;

/** Where a string without an end quote ends. */
interface MissingEnd {
  readonly at: number;
  /** Whether it may as well end elsewhere. */
  readonly isDoubtful: boolean;
}

/**
 * End of a string without an end quote, when the quote at `quote` belongs to the text behind it; null when that quote is
 * content.
 */
export function findMissingEnd(draft: Draft, place: StringPlace, from: number, quote: number): MissingEnd | null {
  const { text } = draft;
  const before = skipBlanksBack(text, from, quote);
  if (before <= from) return null;
  const previous = classAt(text, before - 1);
  const isBehindComma = previous === CLASS.comma;
  const isSeparated = isBehindComma || hasLineBreak(text, before, quote);
  if (place === 'key') {
    const opensValue = previous === CLASS.colon || isOpener(previous);
    if (!opensValue && !(isSeparated && isKeyAhead(text, quote))) return null;
    return certain(findColon(text, from, Math.min(quote, from + MAX_KEY)));
  }
  if (place === 'value' && previous === CLASS.openBrace) return findRecordEnd(draft, from, before - 1, quote);
  if (!isSeparated || place === 'root') return null;
  const isMember = isQuotedKeyAhead(text, quote);
  if (place === 'value' ? !isMember : !isItemAhead(text, quote)) return null;
  const end = isBehindComma ? before - 1 : before;
  const closers = findClosers(draft, from, end, isMember);
  const separator = findSeparator(text, place, from, closers);
  if (separator >= 0 && separator < end) return { at: separator, isDoubtful: true };
  return { at: closers, isDoubtful: closers < end };
}

/** The first comma in a range behind which the next item or member may begin; -1 without one. */
export function findSeparator(text: string, place: StringPlace, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (classAt(text, at) !== CLASS.comma) continue;
    const next = skipBlank(text, at + 1);
    if (next < to && (place === 'item' || (place === 'value' && isKeyAhead(text, next)))) return at;
  }
  return -1;
}

/**
 * `"a +` and on the next line `"b"`: the end of a string that lacks its end quote before a plus. A line break or a comment
 * separates the plus from the next string.
 */
export function findJoinedEnd({ text, end }: Draft, from: number, quote: number): MissingEnd | null {
  let before = skipBlanksBack(text, from, quote);
  const last = text.charCodeAt(before - 1);
  if (last !== CODE.plus && last !== SLASH) return null;
  let isSeparated = hasLineBreak(text, before, quote);
  if (text.startsWith('*/', before - 2)) {
    const comment = text.lastIndexOf('/*', before - 4);
    if (comment < Math.max(from, before - MAX_COMMENT)) return null;
    isSeparated = true;
    before = skipBlanksBack(text, from, comment);
  }
  if (!isSeparated || before - 1 <= from || text.charCodeAt(before - 1) !== CODE.plus) return null;
  const next = peekString(text, quote);
  if (next === null) return null;
  const behind = skipBlank(text, next);
  const kind = classAt(text, behind);
  const isWhole = behind >= end || kind === CLASS.comma || isCloser(kind) || text.charCodeAt(behind) === CODE.plus;
  return isWhole ? { at: before - 1, isDoubtful: true } : null;
}

/**
 * The beginning of the closers at the end of a string that end the frames above the next key or item, and have no partner
 * in the string; `end` without them.
 */
function findClosers({ text, frames }: Draft, from: number, end: number, isMember: boolean): number {
  if (end - from > MAX_CONTENT) return end;
  const places: number[] = [];
  for (let at = skipBlanksBack(text, from, end); at > from; at = skipBlanksBack(text, from, at - 1)) {
    if (!isCloser(classAt(text, at - 1))) break;
    places.unshift(at - 1);
  }
  for (const [first, place] of places.entries()) {
    const closers = places.slice(first);
    const fits = closers.every((at, below) => frames.peek(below).closer === classAt(text, at));
    if (fits && mayContinue(frames, closers.length, isMember) && isBalanced(text, from, place)) return place;
  }
  return end;
}

function mayContinue(frames: FrameStack, below: number, isMember: boolean): boolean {
  const { kind } = frames.peek(below);
  return below < frames.size && (isMember ? kind === FRAME.object : kind === FRAME.array);
}

/** Whether every bracket that is opened in the range is closed in it. */
function isBalanced(text: string, from: number, to: number): boolean {
  let open = 0;
  for (let at = from; at < to; at++) {
    const kind = classAt(text, at);
    if (isOpener(kind)) open++;
    else if (isCloser(kind)) open = Math.max(0, open - 1);
  }
  return open === 0;
}

/**
 * The end of a string that swallowed the end of its record, before the next one, whose brace is at `brace`: a line break, or the closer
 * of its own record and a comma. Null when the brace belongs to the string.
 */
function findRecordEnd(
  { text, frames, reading }: Draft,
  from: number,
  brace: number,
  quote: number,
): MissingEnd | null {
  let before = skipBlanksBack(text, from, brace);
  const isOnNextLine = hasLineBreak(text, before, brace);
  let closer = -1;
  if (classAt(text, before - 1) === CLASS.comma) {
    closer = skipBlanksBack(text, from, before - 1) - 1;
    const isClosed = classAt(text, closer) === CLASS.closeBrace && closer - from <= MAX_CONTENT;
    if (!isClosed || !isBalanced(text, from, closer)) closer = -1;
  }
  if (closer > from) before = closer;
  const below = frames.peek(1);
  const isInList = below.kind === FRAME.root || below.kind === FRAME.array;
  if (before <= from || frames.isAtRoot || !isInList || !isQuotedKeyAhead(text, quote)) return null;
  if (closer < 0 && !isOnNextLine) return null;
  const hasSiblings = below.count > 1 || reading === 'eager';
  if (!hasSiblings && !hasSameFirstKey(text, frames.top.open.end, quote)) return null;
  return { at: before, isDoubtful: closer >= 0 };
}

/** Whether the object whose brace ends at `first` begins with the key at `second`. False when it is before the window. */
function hasSameFirstKey(text: string, first: number, second: number): boolean {
  if (first < 0) return false;
  const end = peekString(text, second);
  return end !== null && text.startsWith(text.slice(second, end), skipBlank(text, first));
}

function certain(at: number): MissingEnd | null {
  return at < 0 ? null : { at, isDoubtful: false };
}

/** The place behind the last character before `end` that is no blank; not before `from`. */
function skipBlanksBack(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && classAt(text, at - 1) === CLASS.blank) at--;
  return at;
}
