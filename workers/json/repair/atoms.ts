import { CLASS, CODE, classAt, isCloser, isDigit, isOpener } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS, FRAME, setToken } from './frames.ts';
import { findFunctionEnd, findMethod } from './functions.ts';
import {
  hasLineBreak,
  isBareKeyAhead,
  isClockColon,
  isDelimiter,
  isKeyAhead,
  isLiteralAt,
  isQuoteAt,
  skipBlank,
} from './lookahead.ts';
import { judgeValue } from './nonsense.ts';
import type { StringPlace } from './string-end.ts';
import { opensString, readString } from './strings.ts';
import { finishValue, keepAsKey, prepareValue, takeOpener } from './structure.ts';
import { toValue } from './words.ts';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const WORD_START = /[A-Za-z_$]/;
const CALL = /(?:new\s{1,9})?([A-Za-z_$][\w$.]{0,80})\(/y;
/** Behind a number in an object, where a key is expected. */
const THOUSANDS = /^,\d{3}(?!\d)/;
const NUMBER_TYPES = /^(?:Number(?:Long|Int|Decimal)?|Long|Int32|Int64|Double|Decimal128|BigInt)$/;
const STRING_PREFIX = /[uUbBrRfF]{1,2}(?=["'])/y;
const REGEX = /\/(?![/*])(?:[^\\/\n]|\\.){1,400}\/[a-z]{0,8}/y;

/** Reads a string, number or word at `draft.pos` into the top frame, as its key or as a value. */
export function takeAtom(draft: Draft): void {
  const { text, frames } = draft;
  const isString = opensString(text, draft.pos);
  if (isString && tryJoinString(draft)) return;
  const isKey = prepareValue(draft);
  const place = placeOf(draft, isKey);
  const isWord = !isString && WORD_START.test(text.charAt(draft.pos)) && !isLiteralAt(text, draft.pos);
  if (isWord && (isKey ? takeMethod(draft) : takeFunction(draft) || takeCall(draft))) return;
  if (isString || (isWord && dropStringPrefix(draft))) readString(draft, place);
  else readBare(draft, place);
  const { top } = frames;
  top.count++;
  draft.valueCount++;
  draft.lastEnd = draft.atom.end;
  if (isKey) {
    keepAsKey(draft);
    top.awaits = AWAITS.colon;
    return;
  }
  if (frames.isAtRoot) {
    if (draft.atom.isQuoted || !draft.atom.isString) draft.solidCount++;
    else draft.rootWordCount++;
  }
  finishValue(draft);
}

/** A function in parentheses or with parameters in parentheses, as a value. */
export function takeArrowFunction(draft: Draft): boolean {
  const { top } = draft.frames;
  const needsKey = top.kind === FRAME.object && top.awaits !== AWAITS.value && top.awaits !== AWAITS.colon;
  if (needsKey || findFunctionEnd(draft.text, draft.pos) < 0) return false;
  prepareValue(draft);
  return takeFunction(draft);
}

/** JSON has no functions: null replaces them, so that the key stays. */
function takeFunction(draft: Draft): boolean {
  const { text, pos, atom, edits, frames, end } = draft;
  const stop = findFunctionEnd(text, pos);
  if (stop < 0) return false;
  if (stop >= end && !frames.isAtRoot) draft.isTruncated = true;
  setToken(atom, pos, stop, edits.add('function', pos, stop, 'null'));
  atom.isString = false;
  atom.isQuoted = false;
  atom.valueText = 'null';
  atom.isCurrent = true;
  frames.top.count++;
  draft.valueCount++;
  draft.functionCount++;
  draft.pos = stop;
  draft.lastEnd = stop;
  finishValue(draft);
  return true;
}

function takeMethod(draft: Draft): boolean {
  const { text, pos, atom, edits, frames, end } = draft;
  const method = findMethod(text, pos);
  if (method === null) return false;
  if (method.end >= end) draft.isTruncated = true;
  edits.add('function', pos, method.end, `${JSON.stringify(method.name)}:null`);
  atom.isCurrent = false;
  frames.top.count++;
  draft.valueCount++;
  draft.functionCount++;
  draft.pos = method.end;
  draft.lastEnd = method.end;
  finishValue(draft);
  return true;
}

/** `"a" + "b"`, from the plus on. Returns false for anything else. */
export function takePlus(draft: Draft): boolean {
  const { text, atom, frames } = draft;
  if (!atom.isCurrent || !atom.isQuoted || frames.top.awaits !== AWAITS.after) return false;
  const next = skipBlank(text, draft.pos + 1);
  if (!opensString(text, next)) return false;
  joinString(draft, next);
  return true;
}

/** Joins adjacent strings in an object, as Python does; elsewhere a comma is missing. */
function tryJoinString(draft: Draft): boolean {
  const { text, atom, frames, pos } = draft;
  const isBehindString = atom.isCurrent && atom.isQuoted && frames.top.awaits === AWAITS.after;
  if (!isBehindString || frames.top.kind !== FRAME.object || isKeyAhead(text, pos)) return false;
  joinString(draft, pos);
  return true;
}

function joinString(draft: Draft, quote: number): void {
  const { text, atom, edits } = draft;
  const { start } = atom.close;
  const length = text.startsWith('"""', quote) || text.startsWith("'''", quote) ? 3 : markLength(text, quote);
  edits.dropFrom(start);
  edits.add('string-concatenation', start, quote + length, '');
  draft.pos = quote;
  readString(draft, placeOf(draft, false), true);
  draft.lastEnd = atom.end;
}

function markLength(text: string, at: number): number {
  if (text.charCodeAt(at) === 0x26) return text.indexOf(';', at) + 1 - at;
  return text.charCodeAt(at) === CODE.backslash ? 2 : 1;
}

function placeOf({ frames }: Draft, isKey: boolean): StringPlace {
  if (isKey) return 'key';
  if (frames.isAtRoot) return 'root';
  return frames.top.kind === FRAME.object ? 'value' : 'item';
}

/** `new Date(…)`, `ObjectId(…)`, a JSONP callback: the name is removed, the parenthesis decides. */
function takeCall(draft: Draft): boolean {
  const { text, pos, edits } = draft;
  CALL.lastIndex = pos;
  const match = CALL.exec(text);
  if (match === null) return false;
  const paren = pos + match[0].length - 1;
  edits.add('type-name', pos, paren, '');
  draft.pos = paren;
  takeOpener(draft, CLASS.openParen, paren + 1);
  draft.frames.top.isCall = true;
  draft.frames.top.isNumberCall = NUMBER_TYPES.test(match[1] ?? '');
  return true;
}

/** `u'…'`, not a word that lacks its opening quote. */
function dropStringPrefix(draft: Draft): boolean {
  STRING_PREFIX.lastIndex = draft.pos;
  const length = STRING_PREFIX.exec(draft.text)?.[0].length;
  if (length === undefined || isDelimiter(draft.text, skipBlank(draft.text, draft.pos + length + 1))) return false;
  draft.edits.add('string-prefix', draft.pos, draft.pos + length, '');
  draft.pos += length;
  return true;
}

function readBare(draft: Draft, place: StringPlace): void {
  const { text, atom, edits, end } = draft;
  const start = draft.pos;
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
  if (place === 'value') judgeValue(draft, word, hasLineBreak(text, draft.lastEnd, start));
  const isCut = stop >= end && place !== 'key' && wordEnd === end;
  const {
    text: valueText,
    isString,
    kind,
    isCompleted,
  } = isRegex
    ? { text: JSON.stringify(word), isString: true, kind: 'missing-quote', isCompleted: false }
    : toValue(word, isCut);
  atom.valueText = valueText;
  if (valueText !== word && place !== 'key') atom.edit = edits.add(kind, start, wordEnd, valueText);
  // A key is written by `keepAsKey`, whatever it would be as a value.
  atom.isString = isString && place !== 'key';
  if (isCompleted) draft.isTruncated = true;
  // Only the opening quote of the word is missing.
  if (isString && text.charCodeAt(wordEnd) === CODE.doubleQuote) {
    edits.add('', wordEnd, wordEnd + 1, '');
    draft.pos = wordEnd + 1;
  }
}

function isBlankAt(text: string, at: number): boolean {
  const kind = classAt(text, at);
  return kind === CLASS.blank || kind === CLASS.oddBlank;
}

/** End of a valid number or literal; -1 when it is invalid. */
function findPlainEnd({ text, pos, end }: Draft, place: StringPlace): number {
  const code = text.charCodeAt(pos);
  const pattern = isDigit(code) || code === 0x2d ? NUMBER : LITERAL;
  pattern.lastIndex = pos;
  if (!pattern.test(text)) return -1;
  const stop = pattern.lastIndex;
  const next = skipBlank(text, stop);
  if (next >= end) return stop;
  const kind = classAt(text, next);
  if (kind === CLASS.colon) return isClockColon(text, next) && next === stop ? -1 : stop;
  if (place === 'value' && next === stop && THOUSANDS.test(text.slice(next, next + 5))) return -1;
  if (isDelimiter(text, next) || kind === CLASS.semicolon || kind === CLASS.equals) return stop;
  if (next === stop) return -1;
  if (isQuoteAt(text, next) || isOpener(kind) || hasLineBreak(text, stop, next)) return stop;
  if (place === 'item') return kind === CLASS.number || text.startsWith('```', next) ? stop : -1;
  return place === 'value' && isBareKeyAhead(text, next) ? stop : -1;
}

function findRegexEnd(text: string, start: number, place: StringPlace): number {
  if (place === 'key' || classAt(text, start) !== CLASS.slash) return -1;
  REGEX.lastIndex = start;
  return REGEX.test(text) && isDelimiter(text, skipBlank(text, REGEX.lastIndex)) ? REGEX.lastIndex : -1;
}

/** End of a bare word, which may contain blanks. At least one character. */
function findBareEnd(draft: Draft, place: StringPlace): number {
  const { text, pos, end } = draft;
  let at = pos + 1;
  for (; at < end; at++) {
    const kind = classAt(text, at);
    const code = text.charCodeAt(at);
    if (kind === CLASS.other || kind === CLASS.number) continue;
    if (code === CODE.lf || code === CODE.cr) return at;
    if (kind === CLASS.blank || kind === CLASS.oddBlank) {
      if (place === 'key' || !isBareKeyNext(text, at + 1, place)) continue;
      return at;
    }
    if (endsBare(draft, place, kind, at)) return at;
  }
  return at;
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
