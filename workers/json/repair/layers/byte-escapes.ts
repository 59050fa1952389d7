import { EditList } from '../edits.ts';

const BYTES = /(?:\\x[89a-fA-F][\da-fA-F])+/g;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The first quote of the text, when two or more escapings were applied to it. */
const TWICE = /^\s*(?:["']?\s*)?[{[](?:\s|\\{1,8}[nrt])*(?:[{[](?:\s|\\{1,8}[nrt])*){0,9}(\\{3,15})"/;
const MAX_LEVELS = 4;
const START = /^\s*"?(?:\\u00(?:7b|5b))/i;
const ESCAPE_LENGTH = 6;
const ESCAPE = /\\u([\da-f]{4})/gi;

/** `\xe4\xb8\xad` as Python and redis-cli print it: the bytes of UTF-8. */
export function decodeByteEscapes(text: string): EditList | null {
  if (!text.includes('\\x')) return null;
  const edits = new EditList();
  for (const match of text.matchAll(BYTES)) {
    const { index } = match;
    const start = isEscaped(text, index) ? -1 : index;
    const characters = decode(match[0]);
    if (start >= 0 && characters !== null) edits.add('byte-escape', start, start + match[0].length, characters);
  }
  return edits;
}

/** Whether the backslash at `at` is itself escaped. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text.charCodeAt(before - 1) === 0x5c) before--;
  return (at - before) % 2 === 1;
}

function decode(escapes: string): string | null {
  const bytes = Uint8Array.from(escapes.slice(2).split('\\x'), (hex) => Number.parseInt(hex, 16));
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * `{\\\"a\\\":1}`: a text inside a string inside a string. Removes escapings until the quotes of the structure have one
 * backslash left, which the reading of the text handles itself.
 */
export function unescapeOuter(text: string): EditList | null {
  const backslashes = TWICE.exec(text)?.[1]?.length;
  if (backslashes === undefined) return null;
  const levels = Math.min(Math.log2(backslashes + 1), MAX_LEVELS);
  if (!Number.isInteger(levels)) return null;
  const edits = new EditList();
  const divisor = 2 ** (levels - 1);
  for (const { index, 0: run } of text.matchAll(/\\+/g)) {
    const kept = Math.floor(run.length / divisor);
    if (kept !== run.length) edits.add('outer-escape', index, index + run.length, '\\'.repeat(Math.max(kept, 1)));
  }
  return edits;
}

/** A text whose brackets and quotes are written as escapes, as a script prints it. */
export function decodeUnicodeText(text: string): EditList | null {
  if (!START.test(text)) return null;
  const edits = new EditList();
  for (const { index, 1: hex = '' } of text.matchAll(ESCAPE)) {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    edits.add('outer-escape', index, index + ESCAPE_LENGTH, character);
  }
  return edits;
}
