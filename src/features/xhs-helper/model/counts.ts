import { countGraphemes } from '../../../core/text/grapheme-scanner.ts';
import type { PostCard } from './card.ts';

/** Characters of a text as a reader counts them, without white space. */
export function countChars(text: string): number {
  return countGraphemes(text.replace(/\s+/g, ''));
}

/** "N cards, about M characters" (doc 3 §2). */
export function countDeck(cards: readonly Pick<PostCard, 'text'>[]): {
  readonly cards: number;
  readonly chars: number;
} {
  return { cards: cards.length, chars: cards.reduce((sum, { text }) => sum + countChars(text), 0) };
}
