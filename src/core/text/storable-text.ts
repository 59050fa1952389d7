import { z } from '../schema.ts';

const HALF_PAIR = /[\uD800-\uDFFF]/u;

/** Whether a database can store a text: it has no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !HALF_PAIR.test(text);
}

/** The schema of a text of at most `lengthMax` UTF-16 units that every database can store and compare. */
export function storableText(lengthMax: number) {
  return z.string().max(lengthMax).refine(isStorable);
}
