import { matchesAt } from '../sticky.ts';
import { type CharacterClass, CLASS, CODE, classAt } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS } from './frames.ts';
import { findExpressionEnd } from './functions.ts';
import { findTemplateEnd, isEscapedBlank, opensHyphens, skipBlank } from './lookahead.ts';
import { dropMark, findInternalEnd } from './wrappers.ts';

const ELLIPSIS = 0x2026;
const DOT = 0x2e;
/** What Node prints for items and characters that it leaves out. */
const MORE = /\.\.\. \d{1,12} more (?:items?|characters?|entr(?:y|ies)|properties|property)/y;
const SPREAD_START = /[A-Za-z_$(]/;
const WORD_CHARACTER = /[\w$]/;

/** Skips text that is not data, and removes the parts that JSON does not allow. Stops at the next token. */
export function skipTrivia(draft: Draft): void {
  const { text, edits, end } = draft;
  while (draft.pos < end) {
    let at = draft.pos;
    while (classAt(text, at) === CLASS.blank) at++;
    draft.pos = at;
    const kind = classAt(text, at);
    if (kind === CLASS.oddBlank) {
      while (classAt(text, draft.pos) === CLASS.oddBlank && draft.pos < end) draft.pos++;
      edits.add('odd-white-space', at, draft.pos, ' ');
      continue;
    }
    if (kind === CLASS.backslash && isEscapedBlank(text, at)) {
      draft.pos += 2;
      edits.add('escaped-white-space', at, draft.pos, ' ');
      continue;
    }
    if (mayBeginInternal(text, at) && skipInternal(draft)) continue;
    if (mayBeginMark(text.charCodeAt(at)) && dropMark(draft)) continue;
    if (!mayBeginTrivia(kind)) return;
    const stop = findCommentEnd(draft, at);
    if (stop < 0) {
      if (!skipEllipsis(draft)) return;
      continue;
    }
    draft.pos = stop;
    const edit = edits.add('comment', at, stop, '');
    // Behind a word without quotes, hyphens may be part of it.
    const { isCurrent, isString, isQuoted } = draft.atom;
    if (text.charCodeAt(at) === 0x2d && isCurrent && isString && !isQuoted) edits.doubt(edit);
  }
}

/** `[[Prototype]]`, `<prototype>` or the length of an array. */
function mayBeginInternal(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x5b) return text.charCodeAt(at + 1) === 0x5b;
  return (code === 0x3c && text.startsWith('<prototype>', at)) || (code === 0x6c && text.startsWith('length', at));
}

function skipInternal(draft: Draft): boolean {
  const { text, edits, pos, frames } = draft;
  const stop = findInternalEnd(draft);
  if (stop < 0) return false;
  const next = skipBlank(text, stop);
  draft.pos = frames.top.awaits !== AWAITS.after && text[next] === ',' ? next + 1 : stop;
  edits.add('internal-property', pos, draft.pos, '');
  return true;
}

function mayBeginMark(code: number): boolean {
  return code === 0x3c || code === 0x25;
}

/** Whether comments or dots begin with this character. */
function mayBeginTrivia(kind: CharacterClass): boolean {
  return kind === CLASS.other || kind === CLASS.number || kind === CLASS.slash || kind === CLASS.hash;
}

/** -1 when no comment begins at `at`. */
function findCommentEnd({ text, end, frames }: Draft, at: number): number {
  const code = text.charCodeAt(at);
  if (code === 0x23) {
    const isColor = frames.top.awaits === AWAITS.value && WORD_CHARACTER.test(text.charAt(at + 1));
    return isColor || findTemplateEnd(text, at) > 0 ? -1 : findLineEnd(text, at, end);
  }
  if (code === 0x2d) return findHyphensEnd(text, at, end, frames.top.awaits === AWAITS.value);
  if (code === 0x3c && text.startsWith('<!--', at)) return findBehind(text, '-->', at + 4, end);
  if (code !== 0x2f) return -1;
  if (text.startsWith('//', at)) return findLineEnd(text, at, end);
  return text.startsWith('/*', at) ? findBehind(text, '*/', at + 2, end) : -1;
}

/** A comment of Lua or SQL. Where a value is expected, hyphens are one. */
function findHyphensEnd(text: string, at: number, end: number, isValue: boolean): number {
  if (isValue || !opensHyphens(text, at)) return -1;
  return text.startsWith('--[[', at) ? findBehind(text, ']]', at + 4, end) : findLineEnd(text, at, end);
}

function findLineEnd(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.lf || code === CODE.cr) return at;
  }
  return end;
}

function findBehind(text: string, mark: string, from: number, end: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? end : at + mark.length;
}

/** Dots that stand for omitted items, or before a variable. Where a value is expected they stay, as a word. */
function skipEllipsis(draft: Draft): boolean {
  const { text, edits, frames, pos } = draft;
  const length =
    text.charCodeAt(pos) === ELLIPSIS ? 1 : text.charCodeAt(pos) === DOT && text.startsWith('...', pos) ? 3 : 0;
  if (length === 0 || frames.top.awaits === AWAITS.value || frames.top.awaits === AWAITS.colon) return false;
  const omitted = matchesAt(MORE, text, pos) ? MORE.lastIndex - pos : length;
  const isSpread = length === 3 && !frames.isAtRoot && SPREAD_START.test(text.charAt(pos + 3));
  draft.pos = isSpread ? findSpreadEnd(draft) : pos + omitted;
  edits.add(isSpread ? 'spread' : 'ellipsis', pos, draft.pos, '');
  return true;
}

/** The comma is removed with them when no value precedes it. */
function findSpreadEnd({ text, pos, frames }: Draft): number {
  const stop = findExpressionEnd(text, pos + 3);
  const next = skipBlank(text, stop);
  return frames.top.awaits !== AWAITS.after && text[next] === ',' ? next + 1 : stop;
}
