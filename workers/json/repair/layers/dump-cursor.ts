import type { EditList } from '../edits.ts';
import { toValue } from '../words.ts';

/** Objects deeper than this stay as they are printed. */
export const MAX_DUMP_DEPTH = 500;

export interface DumpCursor {
  readonly text: string;
  readonly edits: EditList;
  at: number;
  /** Characters that may still be searched for the ends of values. */
  budget: number;
}

export function createDumpCursor(text: string, edits: EditList): DumpCursor {
  return { text, edits, at: 0, budget: 4 * text.length + 10_000 };
}

export function skipSpaces(cursor: DumpCursor): void {
  const { text } = cursor;
  while (cursor.at < text.length && /\s/.test(text.charAt(cursor.at))) cursor.at++;
}

/**
 * Writes the unquoted value from the cursor to `stop`: a string, unless it is a number or one of the words that the
 * lexicon knows. Java prints an empty string as nothing.
 */
export function emitValue(cursor: DumpCursor, stop: number): void {
  const { text, edits, at } = cursor;
  let end = stop;
  while (end > at && /\s/.test(text.charAt(end - 1))) end--;
  const word = text.slice(at, end);
  const isNull = word === '<null>' || word === '<nil>';
  const value = isNull ? 'null' : word === '' ? '""' : toValue(word, false).text;
  if (value !== word) edits.add(value.startsWith('"') ? 'missing-quote' : 'wrong-word', at, end, value);
  cursor.at = Math.max(stop, at);
}
