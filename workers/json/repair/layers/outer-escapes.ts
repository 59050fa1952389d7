import { EditList } from '../edits.ts';

/** The first quote of the text, when two or more escapings were applied to it. */
const TWICE = /^\s*(?:["']?\s*)?[{[](?:\s|\\{1,8}[nrt])*(?:[{[](?:\s|\\{1,8}[nrt])*){0,9}(\\{3,15})"/;
const MAX_LEVELS = 4;

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
