import { matchesAt } from '../sticky.ts';
import { type CharacterClass, CLASS, CODE, classAt, isCloser, isDigit, isOpener } from './characters.ts';
import type { Draft } from './draft.ts';
import { isJson } from './embedded-json.ts';
import { findMethod } from './functions.ts';
import {
  findTemplateEnd,
  hasLineBreak,
  isBareKeyAhead,
  isClockColon,
  isDelimiter,
  isItemAhead,
  isKeyAhead,
  isQuoteAt,
  isQuotedKeyAhead,
  opensHyphens,
  peekString,
  skipBlank,
} from './lookahead.ts';
import { judgeValue } from './nonsense.ts';
import type { StringPlace } from './string-end.ts';
import { toValue, type WordValue } from './words.ts';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
/** Behind a number in an object, where a key is expected. */
const THOUSANDS = /^,\d{3}(?!\d)/;
/** Characters of a comment behind a word. */
const MAX_COMMENT = 400;
const REGEX = /\/(?![/*])(?:[^\\/\n]|\\.){1,400}\/[a-z]{0,8}/y;

/** Reads the number or word at `draft.pos`, which has no quotes. */
export function readBare(draft: Draft, place: StringPlace): void {
  const { text, atom, edits, end, frames } = draft;
  const start = draft.pos;
  const isBehindBareKey = place === 'value' && !atom.isQuoted;
  const plainEnd = findPlainEnd(draft, place);
  let stop = plainEnd > 0 ? plainEnd : findRegexEnd(text, start, place);
  const isRegex = plainEnd <= 0 && stop > 0;
  if (stop <= 0) stop = findBareEnd(draft, place);
  let wordEnd = stop;
  while (wordEnd > start + 1 && isBlankAt(text, wordEnd - 1)) wordEnd--;
  atom.start = start;
  atom.end = wordEnd;
  atom.edit = -1;
  atom.isCurrent = true;
  atom.isQuoted = false;
  draft.pos = wordEnd;
  atom.isString = false;
  if (plainEnd > 0) {
    atom.valueText = '';
    return;
  }
  const word = text.slice(start, wordEnd);
  /** Whether the item before has no quotes either: both may be one string whose first quote is lost. */
  const isBehindWord = edits.size > 0 && edits.newestEnd === frames.top.comma.start;
  if (place === 'value') judgeValue(draft, word, hasLineBreak(text, draft.lastEnd, start));
  const isCut = stop >= end && place !== 'key' && wordEnd === end;
  const isTemplate = hasTemplate(text, start, wordEnd);
  const {
    text: valueText,
    isString,
    kind,
    isCompleted,
  } = isRegex || isTemplate ? asString(word, isTemplate) : toValue(word, isCut);
  atom.valueText = valueText;
  if (valueText !== word && place !== 'key') atom.edit = edits.add(kind, start, wordEnd, valueText);
  if (isTemplate && word.startsWith('#') && !word.startsWith('#{')) edits.doubt(atom.edit);
  // A key is written by `keepAsKey`, whatever it would be as a value.
  atom.isString = isString && place !== 'key';
  if (isCompleted) draft.isTruncated = true;
  // Only the opening quote of the word is missing.
  if (isString && text.charCodeAt(wordEnd) === CODE.doubleQuote) {
    if (place === 'item' ? isBehindWord : isBehindBareKey) edits.doubt(atom.edit);
    if (word.includes('\\') && isJson(`"${word}"`)) edits.put(atom.edit, kind, start, wordEnd, `"${word}"`);
    edits.add('', wordEnd, wordEnd + 1, '');
    draft.pos = wordEnd + 1;
  }
}

function asString(word: string, isTemplate: boolean): WordValue {
  return {
    text: JSON.stringify(word),
    isString: true,
    kind: isTemplate ? 'template' : 'missing-quote',
    isCompleted: false,
  };
}

function hasTemplate(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (findTemplateEnd(text, at) > 0) return true;
  return false;
}

function isBlankAt(text: string, at: number): boolean {
  const kind = classAt(text, at);
  return kind === CLASS.blank || kind === CLASS.oddBlank;
}

/** End of a valid number or literal; -1 when it is invalid. */
function findPlainEnd({ text, pos, end }: Draft, place: StringPlace): number {
  const code = text.charCodeAt(pos);
  const pattern = isDigit(code) || code === 0x2d ? NUMBER : LITERAL;
  if (!matchesAt(pattern, text, pos)) return -1;
  const stop = pattern.lastIndex;
  const next = skipBlank(text, stop);
  if (next >= end) return stop;
  const kind = classAt(text, next);
  if (kind === CLASS.colon) return isClockColon(text, next) && next === stop ? -1 : stop;
  if (place === 'value' && next === stop && THOUSANDS.test(text.slice(next, next + 5))) return -1;
  if (isDelimiter(text, next) || kind === CLASS.semicolon || kind === CLASS.equals) return stop;
  if (next === stop) return beginsNext(text, next, place) ? stop : -1;
  if (isQuoteAt(text, next) || isOpener(kind) || hasLineBreak(text, stop, next)) return stop;
  if (place === 'item') return kind === CLASS.number || text.startsWith('```', next) ? stop : -1;
  return place === 'value' && isBareKeyAhead(text, next) ? stop : -1;
}

/** Whether a value or key begins at `at`, right behind a number or literal. */
function beginsNext(text: string, at: number, place: StringPlace): boolean {
  const kind = classAt(text, at);
  if (kind === CLASS.openBracket) return place !== 'key' && isItemAhead(text, skipBlank(text, at + 1));
  if (kind === CLASS.openBrace) return place !== 'key' && isQuotedKeyAhead(text, skipBlank(text, at + 1));
  if (!isQuoteAt(text, at)) return false;
  if (place === 'value') return isQuotedKeyAhead(text, at);
  return place === 'item' && isWholeString(text, at);
}

/** Whether a string begins here and ends before a comma or closer. */
function isWholeString(text: string, at: number): boolean {
  const end = isQuoteAt(text, at) ? peekString(text, at) : null;
  const behind = end === null ? CLASS.other : classAt(text, skipBlank(text, end));
  return behind === CLASS.comma || isCloser(behind);
}

function findRegexEnd(text: string, start: number, place: StringPlace): number {
  if (place === 'key' || classAt(text, start) !== CLASS.slash) return -1;
  return matchesAt(REGEX, text, start) && isDelimiter(text, skipBlank(text, REGEX.lastIndex)) ? REGEX.lastIndex : -1;
}

/** End of a bare word, which may contain blanks. At least one character. */
function findBareEnd(draft: Draft, place: StringPlace): number {
  const { text, pos, end } = draft;
  const template = findTemplateEnd(text, pos);
  let at = template > 0 ? template : pos;
  /** The brackets that the word opened. */
  const closers: CharacterClass[] = [];
  for (; at < end; at++) {
    const inner = findTemplateEnd(text, at);
    if (inner > 0) {
      at = inner - 1;
      continue;
    }
    const kind = classAt(text, at);
    const code = text.charCodeAt(at);
    if (kind === CLASS.other || kind === CLASS.number) {
      if (code === 0x2d && at > pos && isBlankAt(text, at - 1) && isCommentLine(text, at)) return at;
      continue;
    }
    if (code === CODE.lf || code === CODE.cr) return at;
    if (kind === CLASS.blank || kind === CLASS.oddBlank) {
      if (place === 'key' ? !isWholeString(text, at + 1) : !isBareKeyNext(text, at + 1, place)) continue;
      return at;
    }
    if (isOpener(kind)) closers.push(toCloser(kind));
    else if (isCloser(kind) && closers[closers.length - 1] === kind) {
      closers.pop();
      continue;
    }
    if (at > pos && endsBare(draft, place, kind, at)) return at;
  }
  return at;
}

/** Whether two hyphens begin a comment here, whose line ends soon. */
function isCommentLine(text: string, at: number): boolean {
  return opensHyphens(text, at) && hasLineBreak(text, at, Math.min(text.length, at + MAX_COMMENT));
}

function toCloser(opener: CharacterClass): CharacterClass {
  if (opener === CLASS.openBrace) return CLASS.closeBrace;
  return opener === CLASS.openBracket ? CLASS.closeBracket : CLASS.closeParen;
}

/** `a: 1 b: 2` on one line: a value does not include the next key. */
function isBareKeyNext(text: string, at: number, place: StringPlace): boolean {
  return place === 'value' && classAt(text, at) !== CLASS.blank && isQuoteAt(text, at) && isKeyAhead(text, at);
}

function endsBare({ text, end }: Draft, place: StringPlace, kind: number, at: number): boolean {
  switch (kind) {
    case CLASS.closeBrace:
    case CLASS.closeBracket:
      return true;
    case CLASS.closeParen:
      return place === 'item';
    case CLASS.comma: {
      if (place !== 'value') return true;
      const next = skipBlank(text, at + 1);
      const follower = classAt(text, next);
      if (next >= end || isCloser(follower) || isOpener(follower) || isQuoteAt(text, next)) return true;
      return isKeyAhead(text, next) || text.startsWith('...', next) || findMethod(text, next) !== null;
    }
    case CLASS.semicolon:
      return at + 1 >= end || isBlankAt(text, at + 1);
    case CLASS.colon:
      return place !== 'value' && !text.startsWith('://', at) && !(place !== 'key' && isClockColon(text, at));
    case CLASS.equals:
      return place !== 'value';
    case CLASS.quote:
    case CLASS.backslash:
      return isQuoteAt(text, at) && isDelimiter(text, skipBlank(text, at + (kind === CLASS.quote ? 1 : 2)));
    case CLASS.slash:
      return isBlankAt(text, at - 1) && (text.startsWith('//', at) || text.startsWith('/*', at));
    case CLASS.hash:
      return isBlankAt(text, at - 1);
    default:
      return false;
  }
}
