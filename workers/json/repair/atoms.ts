import { matchAt } from '../sticky.ts';
import { readBare } from './bare.ts';
import { CLASS, CODE, classAt } from './characters.ts';
import { judgeAtom } from './doubts.ts';
import type { Draft } from './draft.ts';
import { AWAITS, FRAME, setToken } from './frames.ts';
import { findFunctionEnd, findMethod } from './functions.ts';
import { findTemplateEnd, isDelimiter, isKeyAhead, isLiteralAt, skipBlank } from './lookahead.ts';
import { findLastCharacter } from './reopen.ts';
import type { StringPlace } from './string-end.ts';
import { opensString, readString } from './strings.ts';
import { finishValue, keepAsKey, prepareValue, takeOpener } from './structure.ts';
import { dropTypeName, findComputedKey, findEmptyCall, findPlaceholder } from './wrappers.ts';

const WORD_START = /[A-Za-z_$\u0192]/;
const CALL = /(?:new\s{1,9})?([A-Za-z_$][\w$.]{0,80})\(/y;
const NUMBER_TYPES = /^(?:Number(?:Long|Int|Decimal)?|Long|Int32|Int64|Double|Decimal128|BigInt)$/;
/** Brackets of Lua round a text; lists of lists begin with a quote, a digit or another bracket. */
const LONG_STRING = /\[\[(?!\s{0,9}["'\d[{\]-])([^\]]{0,4000})\]\]/y;
/** Functions whose argument is the value, by the last part of their names. */
const CONVERSIONS =
  /^(?:[A-Z]\w*|array|matrix|tensor|date|time|datetime|timedelta|deque|set|frozenset|list|tuple|dict|range|mappingproxy|namespace|dict_\w+|defaultdict|u?int\d*|float\d*|bool_?|str_?|bytes|bytearray|parse)$/;
const STRING_PREFIX = /[uUbBrRfF]{1,2}(?=["'])/y;

/** Reads a string, number or word at `draft.pos` into the top frame, as its key or as a value. */
export function takeAtom(draft: Draft): void {
  const { text, frames } = draft;
  const isString = opensString(text, draft.pos);
  if (isString && tryJoinString(draft)) return;
  const isKey = prepareValue(draft);
  const place = placeOf(draft, isKey);
  const isWord = !isString && isWordAt(text, draft.pos);
  if (isWord && !isKey && dropTypeName(draft)) return;
  if (isWord && (isKey ? takeMethod(draft) : takeEmptyCall(draft) || takeFunction(draft) || takeCall(draft))) return;
  if (isString || (isWord && dropStringPrefix(draft))) readString(draft, place);
  else readBare(draft, place);
  const { top } = frames;
  top.count++;
  draft.valueCount++;
  draft.lastEnd = draft.atom.end;
  if (isKey) keepAsKey(draft);
  judgeAtom(draft);
  if (isKey) {
    top.awaits = AWAITS.colon;
    return;
  }
  if (frames.isAtRoot) {
    if (draft.atom.isQuoted || !draft.atom.isString) draft.solidCount++;
    else draft.rootWordCount++;
  }
  finishValue(draft);
}

/** Whether a name begins here, not a literal or a placeholder. */
function isWordAt(text: string, at: number): boolean {
  return WORD_START.test(text.charAt(at)) && !isLiteralAt(text, at) && findTemplateEnd(text, at) < 0;
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
  const { text, pos, edits, frames, end } = draft;
  const stop = findFunctionEnd(text, pos);
  if (stop < 0) return false;
  if (stop >= end && !frames.isAtRoot) draft.isTruncated = true;
  draft.functionCount++;
  keepReplaced(draft, stop, edits.add('function', pos, stop, 'null'), 'null');
  return true;
}

/** `set()` of Python, `Array(2)` of a console. */
function takeEmptyCall(draft: Draft): boolean {
  const { text, pos, edits, frames } = draft;
  const found = findEmptyCall(text, pos);
  if (found === null) return false;
  if (frames.isAtRoot) draft.solidCount++;
  const edit = edits.add(found.isLost ? 'placeholder' : 'type-name', pos, found.end, found.value);
  keepReplaced(draft, found.end, edit, found.value);
  return true;
}

/** A value that a program did not print. */
export function takePlaceholder(draft: Draft): boolean {
  const { text, pos, edits, frames } = draft;
  const needsKey = frames.top.kind === FRAME.object && frames.top.awaits !== AWAITS.value;
  const found = needsKey || frames.isAtRoot ? null : findPlaceholder(text, pos);
  if (found === null) return false;
  prepareValue(draft);
  if (found.isFunction) draft.functionCount++;
  const kind = found.isFunction ? 'function' : 'placeholder';
  keepReplaced(draft, found.end, edits.add(kind, pos, found.end, found.value), found.value);
  return true;
}

/** `a = [[text]]` of Lua. */
export function takeLongString(draft: Draft): boolean {
  const { text, pos, edits } = draft;
  if (!text.startsWith('[[', pos) || classAt(text, findLastCharacter(text, pos)) !== CLASS.equals) return false;
  const [whole, content = ''] = matchAt(LONG_STRING, text, pos) ?? [];
  if (whole === undefined) return false;
  prepareValue(draft);
  const value = JSON.stringify(content.replace(/^\r?\n/, ''));
  keepReplaced(draft, pos + whole.length, edits.add('wrong-quote', pos, pos + whole.length, value), value);
  return true;
}

/** Keeps the value that edit `edit` wrote for the text up to `stop`. */
function keepReplaced(draft: Draft, stop: number, edit: number, value: string): void {
  const { atom } = draft;
  setToken(atom, draft.pos, stop, edit);
  atom.isString = false;
  atom.isQuoted = false;
  atom.valueText = value;
  atom.isCurrent = true;
  passValue(draft, stop);
  finishValue(draft);
}

/** Counts a key or value that ends at `stop`, where the reading continues. */
function passValue(draft: Draft, stop: number): void {
  draft.frames.top.count++;
  draft.valueCount++;
  draft.pos = stop;
  draft.lastEnd = stop;
}

/** `[key]: 1` of JavaScript, `["key"] = 1` of Lua. */
export function takeComputedKey(draft: Draft): boolean {
  const { text, pos, atom, edits, frames } = draft;
  const { top } = frames;
  if (top.kind !== FRAME.object || top.awaits === AWAITS.value || top.awaits === AWAITS.colon) return false;
  const found = findComputedKey(text, pos);
  if (found === null) return false;
  prepareValue(draft);
  const kind = found.isLiteral ? 'missing-quote' : 'computed-key';
  setToken(atom, pos, found.end, edits.add(kind, pos, found.end, JSON.stringify(found.key)));
  atom.isString = true;
  atom.isQuoted = true;
  atom.isCurrent = true;
  passValue(draft, found.end);
  top.awaits = AWAITS.colon;
  return true;
}

function takeMethod(draft: Draft): boolean {
  const { text, pos, atom, edits, end } = draft;
  const method = findMethod(text, pos);
  if (method === null) return false;
  if (method.end >= end) draft.isTruncated = true;
  edits.add('function', pos, method.end, `${JSON.stringify(method.name)}:null`);
  atom.isCurrent = false;
  draft.functionCount++;
  passValue(draft, method.end);
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
  const isDoubtful = edits.isDoubtful(atom.close.edit);
  edits.dropFrom(start);
  const edit = edits.add('string-concatenation', start, quote + length, '');
  if (isDoubtful) edits.doubt(edit);
  draft.pos = quote;
  readString(draft, placeOf(draft, false), true);
  judgeAtom(draft);
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
  const { text, pos, edits, frames } = draft;
  const match = matchAt(CALL, text, pos);
  if (match === null) return false;
  const paren = pos + match[0].length - 1;
  const edit = edits.add('type-name', pos, paren, '');
  // Another function computes the value, or the call is a text.
  if (!frames.isAtRoot && !CONVERSIONS.test((match[1] ?? '').replace(/^.*\./, ''))) edits.doubt(edit);
  draft.pos = paren;
  takeOpener(draft, CLASS.openParen, paren + 1);
  draft.frames.top.isCall = true;
  draft.frames.top.isNumberCall = NUMBER_TYPES.test(match[1] ?? '');
  return true;
}

/** `u'…'`, not a word that lacks its opening quote. */
function dropStringPrefix(draft: Draft): boolean {
  const length = matchAt(STRING_PREFIX, draft.text, draft.pos)?.[0].length;
  if (length === undefined || isDelimiter(draft.text, skipBlank(draft.text, draft.pos + length + 1))) return false;
  draft.edits.add('string-prefix', draft.pos, draft.pos + length, '');
  draft.pos += length;
  return true;
}
