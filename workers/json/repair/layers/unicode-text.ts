import { EditList } from '../edits.ts';

const START = /^\s*"?(?:\\u00(?:7b|5b))/i;
const ESCAPE_LENGTH = 6;
const ESCAPE = /\\u([\da-f]{4})/gi;

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
