import { matchesAt } from '../sticky.ts';
import { CLASS, classAt, isOpener } from './characters.ts';
import type { Draft } from './draft.ts';
import { findBalancedEnd } from './embedded-json.ts';
import { isKeyAhead, isQuoteAt, isQuotedKeyAhead, skipBlank } from './lookahead.ts';

/** Characters of the first value behind a label that are searched for its end. */
const MAX_VALUE = 1_000_000;
/** Brackets before the first key of a value. */
const MAX_BRACKETS = 9;
/** Further labels, the last of them before an object or array. */
const NEXT_LABEL = /[^{}[\]"']{0,300}[:=\uff1a\uff1d]\s{0,20}(?=[{[])/y;
const BARE_LABEL = /[^{}[\]"',\n:=\uff1a\uff0c\uff1d]{1,60}[:=\uff1a\uff1d]>?\s{0,20}(?=[{[])/y;

/**
 * `request: {"id": 1}, reply: {"ok": true}`: whether the value at `at`, behind a word without quotes, is the first of
 * several that a log prints behind labels. Keys of JSON have quotes, as those inside the values do.
 */
export function isLabelled(text: string, at: number): boolean {
  if (!isOpener(classAt(text, at))) return false;
  const end = findBalancedEnd(text, at, Math.min(text.length, at + MAX_VALUE));
  if (end < 0 || !matchesAt(NEXT_LABEL, text, end)) return false;
  return holdsQuotedKey(text, at) || holdsQuotedKey(text, NEXT_LABEL.lastIndex);
}

/** Whether the word at `draft.pos`, behind the comma of a complete value, is a label: no key of the object before it. */
export function isLabelAhead({ text, pos, closed }: Draft): boolean {
  if (isQuoteAt(text, pos) || !isKeyAhead(text, pos)) return false;
  return matchesAt(BARE_LABEL, text, pos) || (closed.open.start >= 0 && holdsQuotedKey(text, closed.open.start));
}

/** Whether the value at `at` is an object whose first key has quotes, or an array that begins with such an object. */
export function holdsQuotedKey(text: string, at: number): boolean {
  let inner = at;
  for (let count = 0; count < MAX_BRACKETS && isOpener(classAt(text, inner)); count++)
    inner = skipBlank(text, inner + 1);
  return inner > at && classAt(text, inner) === CLASS.quote && isQuotedKeyAhead(text, inner);
}
