import { CLASS, classAt, isCloser } from './characters.ts';
import type { Draft } from './draft.ts';
import { escapeControl } from './escapes.ts';

const MAX_EMBEDDED = 1_000_000;

/**
 * `"{"id":1}"`: JSON in a string whose quotes were not escaped. @returns the place of the closing quote; -1 when the
 * contents of the string at `draft.pos` are not JSON, or a comma or closer does not follow.
 */
export function findEmbeddedEnd(draft: Draft): number {
  const { text, pos } = draft;
  const open = text.charCodeAt(pos + 1);
  if (text.charCodeAt(pos) !== 0x22 || (open !== 0x7b && open !== 0x5b)) return -1;
  const end = findBalancedEnd(text, pos + 1, Math.min(draft.end, pos + 1 + Math.min(MAX_EMBEDDED, draft.rereadBudget)));
  draft.rereadBudget -= Math.abs(end) - pos;
  if (end < 0 || text.charCodeAt(end) !== 0x22) return -1;
  let next = end + 1;
  while (classAt(text, next) === CLASS.blank) next++;
  const isEnded = next >= draft.end || classAt(text, next) === CLASS.comma || isCloser(classAt(text, next));
  const contents = text.slice(pos + 1, end);
  return isEnded && contents.includes('"') && isJson(contents) ? end : -1;
}

/**
 * `"text {"id":1}"`: an object inside a text. @returns the place behind it; -1 when the quote at `quote` is not the first of
 * an object of JSON.
 */
export function findObjectEnd(draft: Draft, quote: number): number {
  const { text } = draft;
  if (text.charCodeAt(quote) !== 0x22 || text.charCodeAt(quote - 1) !== 0x7b) return -1;
  const span = Math.min(MAX_EMBEDDED, draft.rereadBudget);
  const end = findBalancedEnd(text, quote - 1, Math.min(draft.end, quote - 1 + span));
  draft.rereadBudget -= Math.abs(end) - quote;
  return end > 0 && isJson(text.slice(quote - 1, end)) ? end : -1;
}

/** Makes the JSON between two places the contents of a string. */
export function escapeEmbedded({ text, edits }: Draft, from: number, end: number, kind = 'embedded-json'): void {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22 || code === 0x5c) edits.add(kind, at, at, '\\');
    else if (code < 0x20) edits.add('control-character', at, at + 1, escapeControl(code));
  }
}

/** The place behind the partner of the bracket at `from`, by quotes that nothing escapes; negative without one. */
export function findBalancedEnd(text: string, from: number, limit: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === 0x5c) at++;
      else if (code === 0x22) isInString = false;
      else if (code === 0x0a) return -at;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x7d || code === 0x5d) {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return -limit;
}

/** Whether the text is valid JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
