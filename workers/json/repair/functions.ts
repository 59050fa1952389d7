import { matchAt, matchEnd } from '../sticky.ts';
import { CLASS, classAt, isCloser, isOpener } from './characters.ts';
import { skipBlank } from './lookahead.ts';

/** Maximum length of a parameter list, so that searching for an arrow behind every parenthesis stays linear. */
const MAX_PARAMETERS = 400;
const MAX_PARAMETER_DEPTH = 4;
const FUNCTION = /(?:async\s{1,9})?function\s{0,9}\*?\s{0,9}[\w$]{0,80}\s{0,9}(?=\()/y;
const CLASS_HEAD = /class\s{1,9}(?:[\w$]{1,80}\s{0,9})?(?:extends\s{1,9}[\w$.]{1,80}\s{0,9})?(?=\{)/y;
const ARROW_WORD = /(?:async\s{1,9})?[A-Za-z_$][\w$]{0,80}\s{0,9}=>/y;
const ARROW_PARAMETERS = /(?:async\s{0,9})?(?=\()/y;
const RETURN_TYPE = /\s{0,9}(?::\s{0,9}[\w$<>[\]|. ]{1,80})?/y;
const METHOD = /(?:(?:async|get|set)\s{1,9})?\*?\s{0,9}([A-Za-z_$][\w$]{0,80})\s{0,9}(?=\()/y;
/** A function as browsers print it. */
const PRINTED = /\u0192(?:\s{0,2}[\w$]{0,80}\s{0,2}\([^)\n]{0,200}\))?/y;
/** Behind one of these characters a slash begins a regular expression. */
const BEFORE_REGEX = /[(,=:[!&|?{};]\s{0,9}$|\breturn\s{1,9}$/;
const LOOK_BEHIND = 16;

/** End of the JavaScript function or class that begins at `at`; -1 when there is none. */
export function findFunctionEnd(text: string, at: number): number {
  if (text.charCodeAt(at) === 0x192) return matchEnd(PRINTED, text, at);
  let end = -1;
  const named = matchEnd(FUNCTION, text, at);
  if (named >= 0) end = findBodyEnd(text, findParametersEnd(text, named));
  const inClass = named >= 0 ? -1 : matchEnd(CLASS_HEAD, text, at);
  if (inClass >= 0) end = findCodeEnd(text, inClass, text.length);
  if (end < 0) return findArrowEnd(text, at);
  const isGoingOn = text[end] === '.' || text[end] === '(';
  return isGoingOn ? findExpressionEnd(text, end) : end;
}

/** `name(…) {…}`, as a member of an object. */
export function findMethod(text: string, at: number): { name: string; end: number } | null {
  const name = matchAt(METHOD, text, at)?.[1];
  if (name === undefined) return null;
  const behind = findParametersEnd(text, METHOD.lastIndex);
  const end = findBodyEnd(text, behind);
  return end < 0 ? null : { name, end };
}

/** The comma, semicolon or closer that ends the JavaScript expression at `from`. */
export function findExpressionEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const kind = classAt(text, at);
    if (kind === CLASS.comma || kind === CLASS.semicolon || isCloser(kind)) break;
    at = isOpener(kind) ? findCodeEnd(text, at, text.length) : skipToken(text, at, text.length);
  }
  while (at > from && classAt(text, at - 1) === CLASS.blank) at--;
  return at;
}

function findArrowEnd(text: string, at: number): number {
  let behind = matchEnd(ARROW_WORD, text, at);
  if (behind < 0) {
    const paren = matchEnd(ARROW_PARAMETERS, text, at);
    const close = paren < 0 ? -1 : findParametersEnd(text, paren);
    if (close < 0) return -1;
    const arrow = skipBlank(text, matchEnd(RETURN_TYPE, text, close));
    if (!text.startsWith('=>', arrow)) return -1;
    behind = arrow + 2;
  }
  const body = skipBlank(text, behind);
  return text[body] === '{' ? findCodeEnd(text, body, text.length) : findExpressionEnd(text, body);
}

/** The end of the body behind the parameters that end at `from`; -1 when there is none. */
function findBodyEnd(text: string, from: number): number {
  if (from < 0) return -1;
  const body = skipBlank(text, matchEnd(RETURN_TYPE, text, from));
  return text[body] === '{' ? findCodeEnd(text, body, text.length) : -1;
}

/** The place behind the parameters in parentheses at `from`; -1 when there are none. */
function findParametersEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_PARAMETERS);
  const end = findCodeEnd(text, from, limit, MAX_PARAMETER_DEPTH);
  return text[end - 1] === ')' ? end : -1;
}

/**
 * The place behind the partner of the bracket; `end` when it does not come before `end`, -1 when brackets nest too
 * deep.
 */
function findCodeEnd(text: string, from: number, end: number, maxDepth = Number.POSITIVE_INFINITY): number {
  let depth = 0;
  for (let at = from; at < end; ) {
    const kind = classAt(text, at);
    if (isOpener(kind)) depth++;
    else if (isCloser(kind)) depth--;
    if (depth > maxDepth) return -1;
    at = skipToken(text, at, end);
    if (depth === 0) return Math.min(at, end);
  }
  return end;
}

/** The place behind the string, comment, regular expression or character at `at`. */
function skipToken(text: string, at: number, end: number): number {
  const character = text.charAt(at);
  if (character === '"' || character === "'") return skipQuoted(text, at, end, true);
  if (character === '`') return skipQuoted(text, at, end, false);
  if (character !== '/') return at + 1;
  if (text[at + 1] === '/') return behindNext(text, '\n', at, end);
  if (text[at + 1] === '*') return behindNext(text, '*/', at + 2, end);
  const isRegex = BEFORE_REGEX.test(text.slice(Math.max(0, at - LOOK_BEHIND), at));
  return isRegex ? skipQuoted(text, at, end, true) : at + 1;
}

function skipQuoted(text: string, from: number, end: number, isOnOneLine: boolean): number {
  const mark = text.charCodeAt(from);
  for (let at = from + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === mark) return at + 1;
    else if (isOnOneLine && code === 0x0a) return at;
  }
  return end;
}

function behindNext(text: string, mark: string, from: number, end: number): number {
  for (let at = from; at < end; at++) if (text.startsWith(mark, at)) return at + mark.length;
  return end;
}
