import { type CardText, createCard, isEdited, type PostCard, presetBackground } from './card.ts';
import { type CardGroup, groupCards, hasOwnText } from './deck.ts';

/** Edits without a place that are kept in case that their part of the text returns. */
const DISPLACED_MAX_COUNT = 200;
/** Units at the beginning of a segment by which a changed segment is recognized. */
const LIKENESS_CHARS = 12;
const LIKENESS_CHARS_MIN = 4;

export interface Regenerated {
  readonly cards: readonly PostCard[];
  /**
   * Edited cards whose part of the text is gone, the latest ones last. They return with their part of the text, for
   * example after cutting and pasting it.
   */
  readonly displaced: readonly PostCard[];
}

/**
 * The cards of a new split (doc 3 §4). A card follows its segment, wherever that is now; edited cards keep text and look,
 * all others take the new text and the preset background of their index. An edited card whose segment changed stays with
 * the segment that begins alike or, where the number of cards is the same, with the one at its place. Continuations stay
 * with their card.
 * @param before the cards and the displaced cards of the last split.
 */
export function regenerateCards(before: Regenerated, texts: readonly CardText[], createId: () => string): Regenerated {
  const groups = groupCards(before.cards);
  const places = matchPlaces(
    groups.map(({ head }) => head),
    texts,
  );
  const followers = new Map<number, CardGroup>();
  const lost: CardGroup[] = [];
  groups.forEach((group, index) => {
    const place = places[index];
    if (place !== undefined) followers.set(place, group);
    else if (isEdited(group.head)) lost.push(group);
  });
  const displaced = takeBack(followers, [...groupCards(before.displaced), ...lost], texts);
  return {
    cards: texts.flatMap((text, index) => {
      const follower = followers.get(index);
      if (follower === undefined) return [createCard(text, index, createId())];
      return [renewCard(follower, text, index), ...follower.tails];
    }),
    displaced: displaced.slice(-DISPLACED_MAX_COUNT).flatMap(({ head, tails }) => [head, ...tails]),
  };
}

/** Returns displaced cards to texts that equal their segments and have no edited card. The result is still displaced. */
function takeBack(
  followers: Map<number, CardGroup>,
  displaced: readonly CardGroup[],
  texts: readonly CardText[],
): readonly CardGroup[] {
  if (displaced.length === 0) return displaced;
  const open = texts.map((_, index) => index).filter((index) => !isEditedGroup(followers.get(index)));
  const queues = queueSegments(texts, open);
  return displaced.filter((group) => {
    const place = queues.get(group.head.originalSegment)?.shift();
    if (place !== undefined) followers.set(place, group);
    return place === undefined;
  });
}

function isEditedGroup(group: CardGroup | undefined): boolean {
  return group !== undefined && isEdited(group.head);
}

function renewCard({ head: card, tails }: CardGroup, { segment, text }: CardText, index: number): PostCard {
  const isCustomText = card.isCustomText && (card.ownText ?? card.text) !== text;
  // Beside an edited continuation, the card keeps the part that it shows.
  const isPart = card.originalText === text && tails.some(hasOwnText);
  const renewed: PostCard = {
    ...card,
    originalSegment: segment,
    originalText: text,
    text: isCustomText || isPart ? card.text : text,
    isCustomText,
    ownText: isCustomText || isPart ? card.ownText : null,
    backgroundColor: card.isCustomStyle ? card.backgroundColor : presetBackground(index),
  };
  return isSame(card, renewed) ? card : renewed;
}

/** Cards that did not change stay the same object, so that they are not drawn again. */
function isSame(card: PostCard, other: PostCard): boolean {
  return (
    card.originalSegment === other.originalSegment &&
    card.originalText === other.originalText &&
    card.text === other.text &&
    card.isCustomText === other.isCustomText &&
    card.ownText === other.ownText &&
    card.backgroundColor === other.backgroundColor
  );
}

/** For every card the index of its text; undefined where it has none. */
function matchPlaces(cards: readonly PostCard[], texts: readonly CardText[]): readonly (number | undefined)[] {
  const places: (number | undefined)[] = cards.map(() => undefined);
  const taken = new Set<number>();
  const place = (card: number, text: number) => {
    places[card] = text;
    taken.add(text);
  };
  const isEqual = (card: number, text: number) => cards[card]?.originalSegment === texts[text]?.segment;

  const shorter = Math.min(cards.length, texts.length);
  let head = 0;
  while (head < shorter && isEqual(head, head)) place(head, head++);
  let tail = 0;
  while (tail < shorter - head && isEqual(cards.length - 1 - tail, texts.length - 1 - tail)) {
    place(cards.length - 1 - tail, texts.length - 1 - tail);
    tail += 1;
  }
  const middle = cards.slice(head, cards.length - tail).map((_, offset) => head + offset);
  const queues = queueSegments(texts, texts.map((_, text) => text).slice(head, texts.length - tail));
  for (const card of middle) {
    const text = queues.get(cards[card]?.originalSegment ?? '')?.shift();
    if (text !== undefined) place(card, text);
  }

  const edited = middle.filter((index) => {
    const card = cards[index];
    return card !== undefined && isEdited(card) && places[index] === undefined;
  });
  const free = texts.map((_, text) => text).filter((text) => !taken.has(text));
  for (const card of edited) {
    const segment = cards[card]?.originalSegment ?? '';
    const text = free.find((index) => !taken.has(index) && isAlike(segment, texts[index]?.segment ?? ''));
    if (text !== undefined) place(card, text);
  }
  if (cards.length === texts.length) {
    for (const card of edited) if (places[card] === undefined && !taken.has(card)) place(card, card);
  }
  return places;
}

/** The given indices of every segment, in their order. */
function queueSegments(texts: readonly CardText[], indices: readonly number[]): Map<string, number[]> {
  const queues = new Map<string, number[]>();
  for (const index of indices) {
    const segment = texts[index]?.segment ?? '';
    const queue = queues.get(segment);
    if (queue === undefined) queues.set(segment, [index]);
    else queue.push(index);
  }
  return queues;
}

/** Whether one segment contains the beginning of the other. Very short segments are in many others. */
function isAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LIKENESS_CHARS_MIN) return false;
  return one.includes(other.slice(0, LIKENESS_CHARS)) || other.includes(one.slice(0, LIKENESS_CHARS));
}
