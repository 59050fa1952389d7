import { matchAt, matchesAt } from '../sticky.ts';
import { CLASS, CODE, classAt, mayClose, QUOTE, type QuoteStyle, quoteStyle } from './characters.ts';
import type { Draft } from './draft.ts';
import { escapeEmbedded, findEmbeddedEnd, findObjectEnd } from './embedded-json.ts';
import { escapeControl, readEscape, readOuterEscape } from './escapes.ts';
import { setToken } from './frames.ts';
import { skipBlank } from './lookahead.ts';
import { findJoinedEnd, findMissingEnd, findSeparator } from './missing-end.ts';
import { endsString, findColon, findTail, type StringInside, type StringPlace } from './string-end.ts';
import { hasTextBackslashes, isCommandAt, isLineEnd, isTextBackslash } from './tex.ts';
import { isWindowsPath } from './windows-path.ts';

interface Opening {
  readonly style: QuoteStyle;
  readonly length: number;
  /** The opening of the string, as written. */
  readonly mark: string;
}

const ENTITY = /&(?:quot|apos|#34|#39|#x22|#x27);/iy;
const DOUBLED = /''(?=[\p{L}\p{N}_])[^'\n]{1,200}''(?!')/uy;
const UNTOUCHED: StringInside = { hasQuote: false, braces: 0, brackets: 0 };
/** Characters that may follow a backslash, except `u`. */
const SIMPLE_ESCAPES = new Set([...'"\\/bfnrt'].map((character) => character.charCodeAt(0)));

/** Whether a string begins at `at`, in any kind of quotes. */
export function opensString(text: string, at: number): boolean {
  return text.charCodeAt(at) === CODE.doubleQuote || openingAt(text, at) !== null;
}

/**
 * Reads the string at `draft.pos` into `draft.atom`. A `joined` string continues the one before; the quotes between
 * them are removed.
 */
export function readString(draft: Draft, place: StringPlace, joined = false): void {
  const { text, atom } = draft;
  const start = draft.pos;
  if (!joined) atom.start = start;
  atom.edit = -1;
  atom.isString = true;
  atom.isQuoted = true;
  atom.isCurrent = true;
  const embeddedEnd = joined || place !== 'value' ? -1 : findEmbeddedEnd(draft);
  const plainEnd = joined || embeddedEnd > 0 ? -1 : findPlainEnd(draft, place);
  if (plainEnd > 0) {
    setToken(atom.close, plainEnd - 1, plainEnd, -1);
    draft.pos = plainEnd;
  } else if (embeddedEnd > 0) {
    escapeEmbedded(draft, start + 1, embeddedEnd);
    close(draft, embeddedEnd, embeddedEnd + 1);
  } else {
    const opening = openingAt(text, start);
    if (opening === null) throw new RangeError(`No string at ${start}`);
    if (!joined && opening.mark !== '"') draft.edits.add(openingKind(opening), start, start + opening.length, '"');
    readInside(draft, place, opening, start + opening.length);
  }
  atom.end = draft.pos;
}

/** End of a valid string; -1 when a decision is needed. */
function findPlainEnd(draft: Draft, place: StringPlace): number {
  const { text, pos, end } = draft;
  if (text.charCodeAt(pos) !== CODE.doubleQuote || isTripleAt(text, pos)) return -1;
  for (let at = pos + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.doubleQuote) return endsString(draft, place, UNTOUCHED, at + 1) ? at + 1 : -1;
    if (code === CODE.backslash) {
      at++;
      if (!SIMPLE_ESCAPES.has(text.charCodeAt(at)) && !isUnicodeEscape(text, at)) return -1;
      if (isCommandAt(text, at - 1)) return -1;
    } else if (code < 0x20) return -1;
  }
  return -1;
}

function isUnicodeEscape(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x75) return false;
  for (let digit = at + 1; digit <= at + 4; digit++) {
    const code = text.charCodeAt(digit) | 0x20;
    if (!((code >= 0x61 && code <= 0x66) || (code >= 0x30 && code <= 0x39 && text.charCodeAt(digit) === code)))
      return false;
  }
  return true;
}

function openingAt(text: string, at: number): Opening | null {
  const code = text.charCodeAt(at);
  const style = quoteStyle(code);
  if (style !== null) {
    const mark = text.charAt(at);
    const isTriple = (style === QUOTE.double || style === QUOTE.single) && isTripleAt(text, at);
    if (!isTriple && isDoubledAt(text, at)) return { style: QUOTE.triple, length: 2, mark: "''" };
    return isTriple ? { style: QUOTE.triple, length: 3, mark: mark.repeat(3) } : { style, length: 1, mark };
  }
  if (code === CODE.backslash && text.charCodeAt(at + 1) === CODE.doubleQuote) {
    return { style: QUOTE.escaped, length: 2, mark: '\\"' };
  }
  const entity = code === 0x26 ? matchAt(ENTITY, text, at)?.[0] : undefined;
  return entity === undefined ? null : { style: QUOTE.entity, length: entity.length, mark: entity };
}

/** `''a''`: two apostrophes for a quote. */
function isDoubledAt(text: string, at: number): boolean {
  return matchesAt(DOUBLED, text, at);
}

function isTripleAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code;
}

function openingKind({ style }: Opening): string {
  switch (style) {
    case QUOTE.curlyDouble:
    case QUOTE.curlySingle:
    case QUOTE.corner:
      return 'curly-quote';
    case QUOTE.wideDouble:
    case QUOTE.wideSingle:
      return 'wrong-punctuation';
    case QUOTE.escaped:
      return 'escaped-quote';
    case QUOTE.entity:
      return 'quote-entity';
    default:
      return 'wrong-quote';
  }
}

function readInside(draft: Draft, place: StringPlace, opening: Opening, from: number): void {
  const { text, edits, end } = draft;
  const inside: StringInside = { hasQuote: false, braces: 0, brackets: 0 };
  const isPath = opening.length === 1 && isWindowsPath(text, from, text.charCodeAt(from - 1));
  let hasText: boolean | null = null;
  for (let at = from; at < end; ) {
    const code = text.charCodeAt(at);
    let length = closingLength(text, opening, at);
    if (code === CODE.backslash && isPath && isLiteralBackslash(draft, place, opening, inside, at)) {
      edits.add('bad-escape', at, at, '\\');
      at++;
      continue;
    }
    if (code === CODE.backslash && opening.length === 1) {
      hasText ??= hasTextBackslashes(text, from, at, text.charCodeAt(from - 1));
      if (hasText && isTextBackslash(text, at)) {
        edits.doubt(edits.add('bad-escape', at, at, '\\'));
        at += 2;
        continue;
      }
      if (hasText && isLineEnd(text, from, at)) {
        edits.doubt(edits.add('bad-escape', at, at, '\\\\'));
        at += 2;
        continue;
      }
    }
    if (code === CODE.backslash && length === 0) {
      const next = opening.style === QUOTE.escaped ? readOuterEscape(draft, at) : readEscape(draft, at);
      if (next >= 0) {
        at = next;
        continue;
      }
      length = 2;
    }
    if (length > 0) {
      if (opening.style === QUOTE.triple || endsString(draft, place, inside, at + length)) {
        close(draft, at, at + length);
        return;
      }
      const missing = findJoinedEnd(draft, from, at) ?? findMissingEnd(draft, place, from, at);
      if (missing !== null && mayReread(draft, at - missing.at)) {
        closeAt(draft, from, missing.at);
        if (missing.isDoubtful) edits.doubt(edits.size - 1);
        return;
      }
      const embedded = findObjectEnd(draft, at);
      if (embedded > 0) {
        escapeEmbedded(draft, at, embedded, 'swallowed-structure');
        at = embedded;
        continue;
      }
      if (!inside.hasQuote) countBrackets(inside, text, from, at);
      inside.hasQuote = true;
      if (code === CODE.doubleQuote) edits.add(innerQuoteKind(text, at), at, at, '\\');
      at += length;
      continue;
    }
    if (code === CODE.doubleQuote) edits.add('unescaped-quote', at, at, '\\');
    else if (code < 0x20) edits.add('control-character', at, at + 1, escapeControl(code));
    else if (inside.hasQuote) countBrackets(inside, text, at, at + 1);
    at++;
  }
  closeAtEnd(draft, place, from);
}

/** The kind for a quote that became content although it could end the string. */
function innerQuoteKind(text: string, at: number): string {
  const next = classAt(text, skipBlank(text, at + 1));
  let before = at - 1;
  while (classAt(text, before) === CLASS.blank) before--;
  return next === CLASS.colon || classAt(text, before) === CLASS.openBrace ? 'swallowed-structure' : 'unescaped-quote';
}

/** In a path: whether the backslash at `at` is unescaped. */
function isLiteralBackslash(
  draft: Draft,
  place: StringPlace,
  { style }: Opening,
  inside: StringInside,
  at: number,
): boolean {
  const { text, pos } = draft;
  const next = text.charCodeAt(at + 1);
  // A server's name begins with two backslashes, each of which counts.
  if (at - pos === 1 || (at - pos === 2 && text.charCodeAt(at - 1) === CODE.backslash)) return true;
  if (next === CODE.backslash) return false;
  return !mayClose(style, next) || endsString(draft, place, inside, at + 2);
}

/** 0 when no closing quote of that style is here. An escaped one begins with a backslash and is found as such. */
function closingLength(text: string, { style, mark }: Opening, at: number): number {
  if (style === QUOTE.triple || style === QUOTE.entity) return text.startsWith(mark, at) ? mark.length : 0;
  return mayClose(style, text.charCodeAt(at)) ? 1 : 0;
}

function countBrackets(inside: StringInside, text: string, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b) inside.braces++;
    else if (code === 0x7d) inside.braces--;
    else if (code === 0x5b || code === 0x3010 || code === 0xff3b) inside.brackets++;
    else if (code === 0x5d || code === 0x3011 || code === 0xff3d) inside.brackets--;
  }
}

function mayReread(draft: Draft, length: number): boolean {
  draft.rereadBudget -= length;
  return draft.rereadBudget >= 0;
}

function close(draft: Draft, start: number, end: number): void {
  const isPlain = end - start === 1 && draft.text.charCodeAt(start) === CODE.doubleQuote;
  setToken(draft.atom.close, start, end, isPlain ? -1 : draft.edits.add('', start, end, '"'));
  draft.pos = end;
}

/** Ends a string without an end quote before `cut`. A quote of another style there becomes the end quote. */
function closeAt(draft: Draft, from: number, cut: number): void {
  const { text, edits } = draft;
  let end = cut;
  while (end > from && classAt(text, end - 1) === CLASS.blank) end--;
  const hasOther =
    end - 1 > from &&
    quoteStyle(text.charCodeAt(end - 1)) !== null &&
    ![CODE.backslash, text.charCodeAt(end - 1)].includes(text.charCodeAt(end - 2));
  let start = hasOther ? end - 1 : end;
  edits.dropFrom(start);
  // Does not cut a repaired escape in two.
  start = Math.max(start, edits.newestEnd);
  end = Math.max(end, start);
  const kind = end > start ? 'wrong-quote' : 'missing-quote';
  setToken(draft.atom.close, start, end, edits.add(kind, start, end, '"'));
  draft.pos = end;
}

function closeAtEnd(draft: Draft, place: StringPlace, from: number): void {
  const { text, end } = draft;
  const colon = place === 'key' ? findColon(text, from, end) : -1;
  if (colon >= 0 && mayReread(draft, end - colon)) {
    closeAt(draft, from, colon);
    return;
  }
  const tail = place === 'key' || place === 'root' ? end : findTail(draft, from);
  if (tail < end) {
    const separator = findSeparator(text, place, from, tail);
    const cut = separator < 0 ? tail : separator;
    if (mayReread(draft, end - cut)) {
      closeAt(draft, from, cut);
      if (separator >= 0) draft.edits.doubt(draft.edits.size - 1);
      return;
    }
  }
  draft.isTruncated = true;
  closeAt(draft, from, end);
  draft.pos = end;
}
