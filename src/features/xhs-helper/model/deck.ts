import { createCard, editText, type PostCard } from './card.ts';

/** A card with the cards that continue it. */
export interface CardGroup {
  readonly head: PostCard;
  readonly tails: readonly PostCard[];
}

/** The cards of a deck, each with its continuations. */
export function groupCards(cards: readonly PostCard[]): readonly CardGroup[] {
  const groups: { head: PostCard; tails: PostCard[] }[] = [];
  for (const card of cards) {
    const group = groups.at(-1);
    if (card.isContinuation && group !== undefined) group.tails.push(card);
    else groups.push({ head: card, tails: [] });
  }
  return groups;
}

/** The cards with one of them changed. */
export function changeCard(
  cards: readonly PostCard[],
  id: string,
  change: (card: PostCard) => PostCard,
): readonly PostCard[] {
  return cards.map((card) => (card.id === id ? change(card) : card));
}

/**
 * Divides a card whose text does not fit: it keeps the first text, and a card of the same look follows for every other one.
 * `texts` come from `continueText`. With fewer than two texts the deck stays as it is.
 */
export function continueCard(
  cards: readonly PostCard[],
  id: string,
  texts: readonly string[],
  createId: () => string,
): readonly PostCard[] {
  const [first, ...others] = texts;
  if (first === undefined || others.length === 0) return cards;
  return cards.flatMap((card) => {
    if (card.id !== id) return [card];
    const tails = others.map((text) => ({
      ...card,
      id: createId(),
      text,
      originalText: text,
      isCustomText: false,
      isContinuation: true,
    }));
    return [editText(card, first), ...tails];
  });
}

/**
 * Returns a card to the text and the look that the split gave, without continuations. A continuation returns to the text
 * that it got from the card before it.
 */
export function restoreCard(cards: readonly PostCard[], id: string): readonly PostCard[] {
  let index = -1;
  return groupCards(cards).flatMap(({ head, tails }) => {
    index += 1;
    if (head.id !== id) return [head, ...tails.map((tail) => (tail.id === id ? restoreTail(tail, head) : tail))];
    return [createCard({ segment: head.originalSegment, text: head.originalText }, index, head.id)];
  });
}

function restoreTail(tail: PostCard, head: PostCard): PostCard {
  return {
    ...head,
    id: tail.id,
    text: tail.originalText,
    originalText: tail.originalText,
    isCustomText: false,
    isContinuation: true,
  };
}
