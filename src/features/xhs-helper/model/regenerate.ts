import { type CardText, createCard, isEdited, type PostCard, presetBackground } from './card.ts';

/** Units at the beginning of a segment by which a changed segment is recognized. */
const LIKENESS_CHARS = 12;
const LIKENESS_CHARS_MIN = 4;

export interface Regenerated {
  readonly cards: readonly PostCard[];
  /** Edited cards whose part of the text is gone. The caller offers to undo. */
  readonly displaced: readonly PostCard[];
}

/**
 * The cards of a new split (doc 3 §4). A card follows its segment, wherever that is now; edited cards keep text and look,
 * all others take the new text and the preset background of their index. An edited card whose segment changed stays with
 * the segment that begins alike or, where the number of segments around it is the same, with the one at its place.
 */
export function regenerateCards(
  cards: readonly PostCard[],
  texts: readonly CardText[],
  createId: () => string,
): Regenerated {
  const places = matchPlaces(cards, texts);
  const followers = new Map<number, PostCard>();
  const displaced: PostCard[] = [];
  cards.forEach((card, index) => {
    const place = places[index];
    if (place !== undefined) followers.set(place, card);
    else if (isEdited(card)) displaced.push(card);
  });
  return {
    cards: texts.map((text, index) => {
      const follower = followers.get(index);
      return follower === undefined ? createCard(text, index, createId()) : renewCard(follower, text, index);
    }),
    displaced,
  };
}

function renewCard(card: PostCard, { segment, text }: CardText, index: number): PostCard {
  const renewed: PostCard = {
    ...card,
    originalSegment: segment,
    originalText: text,
    text: card.isCustomText ? card.text : text,
    isCustomText: card.isCustomText && card.text !== text,
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
  const queues = queueSegments(texts, head, texts.length - tail);
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

/** Indices of every segment, ascending. */
function queueSegments(texts: readonly CardText[], start: number, end: number): Map<string, number[]> {
  const queues = new Map<string, number[]>();
  for (let index = start; index < end; index++) {
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
