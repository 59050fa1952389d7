import { createCard, type PostCard } from './card.ts';

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

/** Whether two lists have the same objects. */
export function isSameList(one: readonly PostCard[], other: readonly PostCard[]): boolean {
  return one.length === other.length && one.every((card, index) => card === other[index]);
}

/** The cards with one of them changed. */
export function changeCard(
  cards: readonly PostCard[],
  id: string,
  change: (card: PostCard) => PostCard,
): readonly PostCard[] {
  return cards.map((card) => (card.id === id ? change(card) : card));
}

/** Whether a card has a text that the automatic one of its group does not lead to. */
export function hasOwnText({ isCustomText, ownText }: PostCard): boolean {
  return isCustomText || ownText !== null;
}

/** Lets the texts of these cards continue on further cards, which `fitCards` derives. */
export function letContinue(cards: readonly PostCard[], ids: ReadonlySet<string>): readonly PostCard[] {
  // A continuation that the visitor edited has its own text; its card cannot reach over it.
  const divided = new Set(cards.filter(hasOwnText).map(({ restOf }) => restOf));
  return cards.map((card) => {
    if (ids.has(card.id) && (card.ownText === null || divided.has(card.id))) {
      return { ...card, ownText: card.text, isCustomText: card.text !== card.originalText };
    }
    const { restOf } = card;
    return restOf !== null && ids.has(restOf) && divided.has(restOf) ? { ...card, restOf: null } : card;
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
    if (head.id !== id) {
      const kept = tails.filter(({ restOf }) => restOf !== id);
      return [head, ...kept.map((tail) => (tail.id === id ? restoreTail(tail, head) : tail))];
    }
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
    ownText: null,
    restOf: tail.restOf,
  };
}
