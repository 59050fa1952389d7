import { matchesAt } from '../sticky.ts';
import { type CharacterClass, CLASS, CODE, classAt, isCloser, isOpener } from './characters.ts';
import type { Draft } from './draft.ts';
import { FRAME } from './frames.ts';
import {
  hasLineBreak,
  isBareKeyAhead,
  isDelimiter,
  isItemAhead,
  isKeyAhead,
  isLiteralAt,
  isQuoteAt,
  isQuotedKeyAhead,
  peekString,
  skipBlank,
} from './lookahead.ts';

/** What Node prints behind a string that it cuts. */
const CUT = /\.\.\. \d{1,12} more characters?/y;

/** The position of a string. */
export type StringPlace = 'key' | 'value' | 'item' | 'root';

/** Observations inside a string so far. */
export interface StringInside {
  /** Whether a quote was taken for content. From then on the end is judged more strictly. */
  hasQuote: boolean;
  /** Braces and brackets that were opened in the string and not closed. */
  braces: number;
  brackets: number;
}

/**
 * Whether the quote before `after` ends its string. In valid JSON the first quote does, and the text behind it shows
 * that; a quote that belongs to the content is followed by content.
 */
export function endsString(draft: Draft, place: StringPlace, inside: StringInside, after: number): boolean {
  const { text, end } = draft;
  const next = skipBlank(text, after);
  if (next >= end) return true;
  const kind = classAt(text, next);
  if (kind === CLASS.comma && !inside.hasQuote) return true;
  if (kind !== CLASS.colon && isInClass(text, after, draft.pos)) return false;
  if (kind !== CLASS.colon && next === after && isBehindSeparator(text, place, after - 1)) return false;
  if (isQuoteAt(text, next)) return endsBeforeQuote(draft, place, inside, after, next);
  switch (kind) {
    case CLASS.comma:
      return isNextMember(text, place, skipBlank(text, next + 1), end);
    case CLASS.colon:
    case CLASS.equals:
      return place === 'key' || !inside.hasQuote;
    case CLASS.semicolon:
      return !inside.hasQuote;
    case CLASS.slash:
    case CLASS.hash:
    case CLASS.backslash:
      return false;
    case CLASS.number:
      if (text[next] === '+' && isQuoteAt(text, skipBlank(text, next + 1))) return true;
      if (matchesAt(CUT, text, next)) return true;
      if (text.startsWith('...', next)) return isCloser(classAt(text, skipBlank(text, next + 3)));
      break;
  }
  if (isCloser(kind)) return endsBeforeCloser(draft, inside, kind);
  if (isOpener(kind)) return !inside.hasQuote && endsBeforeOpener(draft, place, after, next);
  return endsBeforeWord(draft, place, after, next);
}

/** Characters before and behind a quote in a class of characters. */
const CLASS_BEGINNING = /\[[^[\]{}:,\n]{0,24}$/;
const CLASS_END = /[^[\]{}:,\n]{0,24}\]/y;
/** What a regular expression has behind a class; a value has it nowhere behind a list. */
const BEHIND_CLASS = /[+*?{(\\.\w[|)$>]|"\s{0,9}[,:}\]]/y;

/**
 * `[^"]+` and `["']`: whether the quote before `after`, in the string that begins at `start`, is in a class of characters of
 * a regular expression.
 */
function isInClass(text: string, after: number, start: number): boolean {
  if (!matchesAt(CLASS_END, text, after)) return false;
  return (
    matchesAt(BEHIND_CLASS, text, CLASS_END.lastIndex) &&
    CLASS_BEGINNING.test(text.slice(Math.max(start + 1, after - 26), after - 1))
  );
}

function endsBeforeCloser({ frames }: Draft, inside: StringInside, kind: CharacterClass): boolean {
  if (kind === CLASS.closeParen) return frames.hasCloser(kind);
  if (!inside.hasQuote) return true;
  return (kind === CLASS.closeBrace ? inside.braces : inside.brackets) <= 0;
}

/** An opener follows: the colon, comma or closing brace between them is missing, or the quote is content. */
function endsBeforeOpener(draft: Draft, place: StringPlace, after: number, next: number): boolean {
  const { text, frames, reading } = draft;
  if (place === 'key' || place === 'item' || reading === 'eager' || hasLineBreak(text, after, next)) return true;
  if (place !== 'value' || classAt(text, next) !== CLASS.openBrace) return false;
  // The next object of a list, without the brace of this one.
  const isInList = frames.peek(1).kind === FRAME.array || (frames.peek(1).kind === FRAME.root && next > after);
  return isInList && isQuotedKeyAhead(text, skipBlank(text, next + 1));
}

/** Whether the quote is behind the separator that the string should be followed by: it may open the next string. */
function isBehindSeparator(text: string, place: StringPlace, quote: number): boolean {
  const previous = classAt(text, quote - 1);
  if (place === 'key') return previous === CLASS.colon || previous === CLASS.comma;
  return place === 'item' && previous === CLASS.comma && !isCloser(classAt(text, quote + 1));
}

/** Another string follows: either the comma, colon or plus between them is missing, or both quotes are content. */
function endsBeforeQuote(
  { text, end }: Draft,
  place: StringPlace,
  inside: StringInside,
  after: number,
  next: number,
): boolean {
  const isApart = next > after;
  if (place === 'value' && isQuotedKeyAhead(text, next)) return isApart || !inside.hasQuote;
  if (place === 'root') return isApart;
  const stringEnd = peekString(text, next);
  if (!isApart && place === 'item' && !inside.hasQuote) {
    const behind = stringEnd === null ? CLASS.other : classAt(text, skipBlank(text, stringEnd));
    return behind === CLASS.comma || isCloser(behind);
  }
  if (stringEnd === null) return isApart && hasLineBreak(text, after, next);
  const follower = skipBlank(text, stringEnd);
  return isApart && (follower >= end || isDelimiter(text, follower) || isItemAhead(text, follower));
}

/** A word or number follows: only a missing comma or colon explains it. */
function endsBeforeWord({ text, end }: Draft, place: StringPlace, after: number, next: number): boolean {
  if (text.startsWith('```', next)) return true;
  if (place === 'key') return isItemAhead(text, next) || isLiteralAt(text, next);
  if (hasLineBreak(text, after, next)) return place === 'root' || isBareKeyAhead(text, next) || isItemAhead(text, next);
  return place === 'item' && next > after && next < end && isItemAhead(text, next);
}

function isNextMember(text: string, place: StringPlace, at: number, end: number): boolean {
  if (at >= end || isCloser(classAt(text, at))) return true;
  return place === 'value' || place === 'root' ? isKeyAhead(text, at) : isItemAhead(text, at);
}

/** The first colon in the range; -1 without a colon. */
export function findColon(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (classAt(text, at) === CLASS.colon) return at;
  return -1;
}

/**
 * The beginning of the closers that a string without an end quote has swallowed; the end of the text without such
 * closers.
 */
export function findTail({ text, end, frames }: Draft, from: number): number {
  const places: number[] = [];
  let at = end;
  if (text.endsWith('```')) at -= 3;
  for (; at > from && places.length <= frames.size; at--) {
    const kind = classAt(text, at - 1);
    if (kind === CLASS.closeBrace || kind === CLASS.closeBracket) places.push(at - 1);
    else if (kind !== CLASS.blank && text.charCodeAt(at - 1) !== CODE.backtick) break;
  }
  places.reverse();
  for (let first = 0; first < places.length; first++) {
    const fits = places.slice(first).every((place, index) => frames.peek(index).closer === classAt(text, place));
    if (fits) return places[first] ?? end;
  }
  return end;
}
