import { type ErrorField, errorFieldOf } from '../../../core/contracts/error-codes.ts';
import { lexicon } from '../lexicon.ts';

/**
 * The field that a rejected registration is about (doc 2 §8), by the business code or else by words of the message. A
 * message that names no field but says "taken" is about the user name.
 */
export function registerErrorField(code: string, message: string): ErrorField | null {
  const known = errorFieldOf(code);
  if (known !== null) return known;
  const mentions = (words: readonly string[]) => words.some((word) => message.includes(word));
  if (mentions(lexicon.username)) return 'username';
  if (mentions(lexicon.email)) return 'email';
  if (mentions(lexicon.code)) return 'code';
  return mentions(lexicon.taken) ? 'username' : null;
}
