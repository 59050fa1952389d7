import { lexicon } from '../lexicon.ts';
import { type RefusedField, refusedFieldOf } from './refused-field.ts';

/**
 * What a refused registration is about (doc 2 §8): the business code says it, else the message's words. A thing that is
 * taken and has no name is the user name.
 */
export function registerRefusalField(code: string, message: string): RefusedField | null {
  const known = refusedFieldOf(code);
  if (known !== null) return known;
  const mentions = (words: readonly string[]) => words.some((word) => message.includes(word));
  if (mentions(lexicon.username)) return 'username';
  if (mentions(lexicon.email)) return 'email';
  if (mentions(lexicon.code)) return 'code';
  return mentions(lexicon.taken) ? 'username' : null;
}
