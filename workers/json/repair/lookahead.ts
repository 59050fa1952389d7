import { matchEnd, matchesAt } from '../sticky.ts';
import { CLASS, CODE, classAt, isCloser, isDigit, isOpener, mayClose, quoteStyle } from './characters.ts';

/**
 * Examines the text ahead without changing anything. Every look is bounded, so that many of them stay linear; where a
 * bound is reached, the answer leaves valid JSON unchanged.
 */
const MAX_COMMENT = 400;
const MAX_STRING = 200;
const MAX_BARE_KEY = 48;

const SYMBOL_KEY = /:(?:[A-Za-z_]\w{0,80}[?!]?|"[^"\n]{1,80}")\s{0,9}=>/y;
/** A comment of Lua or SQL, which a blank or bracket shows to be none of a word's hyphens. */
const HYPHENS = /--(?!-)(?:(?=\s|\[\[)|(?=[^\n:={}[\]"',]{0,80}(?:\n|$)))/y;
const PLAIN_KEY = /[^\s{}[\]()"',:=\uff1a\uff0c]/;
const LITERAL = /(?:true|false|null|True|False|None|undefined|NaN)(?![\w$])/y;

/** Placeholders that a program fills in later, by their first character. Bounded, so that searching stays linear. */
const TEMPLATES: Readonly<Record<string, RegExp>> = {
  '{': /\{\{\{\s{0,9}[^{}\n:,]{1,200}\}\}\}|\{\{(?!\s{0,9}["'])[^{}\n:,]{1,200}\}\}|\{%[^%\n]{1,200}%\}/y,
  $: /\$\{[^{}\n]{1,200}\}|\$\([^()\n]{1,200}\)/y,
  // The last one is an object as Ruby and Elixir print it.
  '#': /#\{[^{}\n]{1,200}\}|#(?:[A-Z][\w.]{0,80})?<(?=[\w:])(?:=>|[^<>\n]){0,400}(?:<(?:=>|[^<>\n]){0,400}>(?:=>|[^<>\n]){0,400}){0,9}>/y,
  '@': /@\{[^{}\n]{1,200}\}/y,
  '%': /%(?:\(\w{1,80}\)|\d\$)?[-+0#]?\d{0,3}(?:\.\d{1,3})?[sdifuxXocbeEgGvq](?![\w%])/y,
  '<': /<%[-=]?[^%\n]{1,200}%>/y,
};

/** The next place that is neither blank nor comment; an escaped line break counts as blank. */
export function skipBlank(text: string, from: number): number {
  for (let at = from; ; ) {
    const kind = classAt(text, at);
    if (kind === CLASS.blank || kind === CLASS.oddBlank) at++;
    else if (kind === CLASS.slash || kind === CLASS.hash) {
      const end = findTemplateEnd(text, at) > 0 ? -1 : peekComment(text, at);
      if (end < 0) return at;
      at = end;
    } else if (kind === CLASS.backslash && isEscapedBlank(text, at)) at += 2;
    else if (kind === CLASS.number && opensHyphens(text, at)) {
      at = peekComment(text, at);
    } else return at;
  }
}

/** Whether two hyphens begin a comment here. */
export function opensHyphens(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x2d || text.charCodeAt(at + 1) !== 0x2d) return false;
  return matchesAt(HYPHENS, text, at);
}

/** `\n`, `\r` or `\t`, spelled out. */
export function isEscapedBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at + 1);
  return code === 0x6e || code === 0x72 || code === 0x74;
}

export function hasLineBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.lf || code === CODE.cr) return true;
  }
  return false;
}

/** Whether a key and its colon begin here, quoted or not. */
export function isKeyAhead(text: string, at: number): boolean {
  if (isQuoteAt(text, at)) return isQuotedKeyAhead(text, at);
  return isBareKeyAhead(text, at) || isSymbolKeyAhead(text, at);
}

/** Whether a symbol of Ruby or Elixir begins here, as a key. */
export function isSymbolKeyAhead(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x3a) return false;
  return matchesAt(SYMBOL_KEY, text, at);
}

export function isQuotedKeyAhead(text: string, at: number): boolean {
  const end = peekString(text, at);
  if (end === null) return false;
  const kind = classAt(text, skipBlank(text, end));
  return kind === CLASS.colon || kind === CLASS.equals || end - at >= MAX_STRING;
}

export function isBareKeyAhead(text: string, from: number): boolean {
  let at = from;
  while (at - from < MAX_BARE_KEY && at < text.length && PLAIN_KEY.test(text.charAt(at))) at++;
  if (at === from) return false;
  while (text.charCodeAt(at) === 0x20) at++;
  const kind = classAt(text, at);
  if (kind === CLASS.equals) return true;
  return kind === CLASS.colon && !(text.startsWith('://', at) || isClockColon(text, at));
}

/** `12:30`. */
export function isClockColon(text: string, colon: number): boolean {
  return isDigit(text.charCodeAt(colon - 1)) && isDigit(text.charCodeAt(colon + 1));
}

/** Whether an array's next item, or its end, may begin here. */
export function isItemAhead(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const kind = classAt(text, at);
  if (isOpener(kind) || isCloser(kind)) return true;
  if (isQuoteAt(text, at)) {
    const end = peekString(text, at);
    return end !== null && (end - at >= MAX_STRING || isDelimiter(text, skipBlank(text, end)));
  }
  if (kind === CLASS.number) return isDelimiter(text, skipBlank(text, endOfWord(text, at)));
  return isLiteralAt(text, at);
}

/** Comma, colon, closer or the end of the text. */
export function isDelimiter(text: string, at: number): boolean {
  const kind = classAt(text, at);
  return at >= text.length || isCloser(kind) || kind === CLASS.comma || kind === CLASS.colon;
}

export function isLiteralAt(text: string, at: number): boolean {
  return matchesAt(LITERAL, text, at);
}

export function isQuoteAt(text: string, at: number): boolean {
  const kind = classAt(text, at);
  return kind === CLASS.quote || (kind === CLASS.backslash && text.charCodeAt(at + 1) === CODE.doubleQuote);
}

/** End of the string that begins here, by its quotes alone; null when it does not end within the line. */
export function peekString(text: string, from: number): number | null {
  const isEscaped = classAt(text, from) === CLASS.backslash;
  const style = quoteStyle(text.charCodeAt(isEscaped ? from + 1 : from));
  if (style === null) return null;
  let at = from + (isEscaped ? 2 : 1);
  for (; at < text.length && at - from < MAX_STRING; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.backslash) {
      at++;
      if (isEscaped && text.charCodeAt(at) === CODE.doubleQuote) return at + 1;
    } else if (code === CODE.lf) return null;
    else if (mayClose(style, code)) return at + 1;
  }
  return at < text.length ? at : null;
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at - from < MAX_STRING && classAt(text, at) === CLASS.number) at++;
  return at;
}

/** End of the comment that begins here; -1 when there is none. */
function peekComment(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_COMMENT);
  const code = text.charCodeAt(from);
  const mark = text.startsWith('/*', from) ? '*/' : text.startsWith('--[[', from) ? ']]' : '';
  if (mark === '' && code !== 0x23 && code !== 0x2d && !text.startsWith('//', from)) return -1;
  for (let at = from + 1; at < limit; at++) {
    if (mark === '' ? text.charCodeAt(at) === CODE.lf : at > from + 2 && text.startsWith(mark, at - 1)) return at + 1;
  }
  return limit;
}

/** The place behind the placeholder at `at`; -1 without one. */
export function findTemplateEnd(text: string, at: number): number {
  const pattern = TEMPLATES[text.charAt(at)];
  return pattern === undefined ? -1 : matchEnd(pattern, text, at);
}
