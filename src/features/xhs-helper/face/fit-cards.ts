import type { PostCard } from '../model/card.ts';
import { type CardGroup, groupCards } from '../model/deck.ts';
import type { CardStyle } from '../model/settings.ts';
import { contentBox } from './face-geometry.ts';
import { continueFaceText, layOutFace } from './face-layout.ts';

/**
 * Cards that show all of their text: where the automatic text of a card has more lines than its picture, cards follow that
 * show the rest. Nothing is measured for a text that is short enough for any lines. Groups with a text of the visitor's own
 * stay as they are; cards that are equal stay the same objects.
 * @param before the cards before the change, whose objects are kept.
 */
export function fitCards(
  cards: readonly PostCard[],
  style: CardStyle,
  before: readonly PostCard[],
  createId: () => string,
): readonly PostCard[] {
  const known = new Map(before.map((card) => [card.id, card]));
  return groupCards(cards).flatMap((group) =>
    fitGroup(group, style, createId).map((card) => {
      const same = known.get(card.id);
      return same !== undefined && isSame(same, card) ? same : card;
    }),
  );
}

/** Cards whose text has more lines than their picture. */
export function listOverfull(cards: readonly PostCard[], style: CardStyle): readonly PostCard[] {
  return cards.filter((card) => isOverfull(card, style));
}

function isOverfull(card: PostCard, style: CardStyle): boolean {
  return !isSurelyShort(card.text, style) && layOutFace({ content: { kind: 'card', card }, style }).text.rest !== '';
}

function fitGroup({ head, tails }: CardGroup, style: CardStyle, createId: () => string): readonly PostCard[] {
  if ([head, ...tails].some(({ isCustomText }) => isCustomText)) return [head, ...tails];
  const whole: PostCard = head.text === head.originalText ? head : { ...head, text: head.originalText };
  if (!isOverfull(whole, style)) return [whole];
  const [first = whole.text, ...others] = continueFaceText({ content: { kind: 'card', card: whole }, style });
  return [
    { ...head, text: first },
    ...others.map((text, index): PostCard => {
      const tail = tails[index];
      const look = tail?.isCustomStyle ? tail : head;
      const content = { originalSegment: head.originalSegment, text, originalText: text, isContinuation: true };
      return { ...look, ...content, id: tail?.id ?? createId() };
    }),
  ];
}

/** Characters that a line may lack, because a mark or a word does not begin or end it. */
const LINE_SLACK_CHARS = 3;
const LINE_CHARS_MIN = 4;
/** A word, an address or a table is moved as a whole and leaves a gap before it. */
const LONG_WORD = /[!-~]{9,}/;
/** Headings are larger; lists, quotations and code are indented. */
const OTHER_BLOCK = /^\s*[^\p{L}\s]|^[ \t]/mu;

/** Whether a text fits even if every character is as wide as it is high. */
function isSurelyShort(text: string, style: CardStyle): boolean {
  const { widthPx, heightPx } = contentBox({ kind: 'card' }, style);
  const perLine = Math.floor(widthPx / style.fontSizePx) - LINE_SLACK_CHARS;
  if (perLine < LINE_CHARS_MIN || LONG_WORD.test(text) || OTHER_BLOCK.test(text)) return false;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(Math.ceil(line.length / perLine), 1), 0);
  return lines * style.fontSizePx * style.lineHeight <= heightPx;
}

function isSame(one: PostCard, other: PostCard): boolean {
  const keys = Object.keys(other) as (keyof PostCard)[];
  return keys.every((key) => one[key] === other[key]);
}
