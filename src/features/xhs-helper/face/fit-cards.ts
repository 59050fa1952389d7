import type { PostCard } from '../model/card.ts';
import { type CardGroup, groupCards, hasOwnText } from '../model/deck.ts';
import type { CardStyle } from '../model/settings.ts';
import { contentBox } from './face-geometry.ts';
import { continueFaceText, layOutFace } from './face-layout.ts';

/**
 * Cards that show all of their text: where an automatic text, or a text that the visitor lets continue, has more lines than its
 * picture, cards follow that show the rest. They join again where the text fits. Nothing is measured for a text that is short
 * enough for any lines. Cards that are equal stay the same objects.
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

/** Cards whose text has more lines than their picture and does not continue until the visitor lets it. */
export function listStuck(cards: readonly PostCard[], style: CardStyle): readonly PostCard[] {
  const groups = groupCards(cards).filter(({ head, tails }) => hasOwnText(head) || tails.some(hasOwnText));
  return groups.flatMap((group) =>
    listRuns(group).flatMap((run) => (run.whole === null ? listOverfull([run.first, ...run.rests], style) : [])),
  );
}

function isOverfull(card: PostCard, style: CardStyle): boolean {
  return !isSurelyShort(card.text, style) && layOutFace({ content: { kind: 'card', card }, style }).text.rest !== '';
}

function fitGroup(group: CardGroup, style: CardStyle, createId: () => string): readonly PostCard[] {
  return listRuns(group).flatMap((run) => fitRun(run, group.head, style, createId));
}

/** Neighboring cards that show one text. */
interface Run {
  readonly first: PostCard;
  readonly rests: readonly PostCard[];
  /** The text that is divided; null where the cards stay as they are. */
  readonly whole: string | null;
}

function listRuns({ head, tails }: CardGroup): readonly Run[] {
  const runs: Run[] = [];
  const belongs = (tail: PostCard, first: PostCard) =>
    tail.restOf === first.id || (tail.restOf === null && first === head && first.ownText === null);
  const cards = [head, ...tails];
  for (let at = 0; at < cards.length; ) {
    const first = cards[at] ?? head;
    let end = at + 1;
    for (let tail = cards[end]; tail !== undefined; tail = cards[end]) {
      if (hasOwnText(tail) || !belongs(tail, first)) break;
      end += 1;
    }
    // A continuation with a text of its own divides the text before it for good.
    const isDivided = tails.some((tail) => tail !== first && hasOwnText(tail) && belongs(tail, first));
    const automatic = first === head && !head.isCustomText ? head.originalText : null;
    runs.push({ first, rests: cards.slice(at + 1, end), whole: isDivided ? null : (first.ownText ?? automatic) });
    at = end;
  }
  return runs;
}

function fitRun({ first, rests, whole }: Run, head: PostCard, style: CardStyle, createId: () => string) {
  if (whole === null) return [first, ...rests];
  const joined: PostCard = first.text === whole ? first : { ...first, text: whole };
  if (!isOverfull(joined, style)) return [joined];
  const [text = whole, ...others] = continueFaceText({ content: { kind: 'card', card: joined }, style });
  return [
    { ...first, text },
    ...others.map((other, index): PostCard => {
      const rest = rests[index];
      const look = rest?.isCustomStyle ? rest : first;
      const content = { originalSegment: head.originalSegment, text: other, originalText: other };
      const origin = { isCustomText: false, isContinuation: true, ownText: null, restOf: first.id };
      return { ...look, ...content, ...origin, id: rest?.id ?? createId() };
    }),
  ];
}

/** Characters that a line may lack, because a mark or a word does not begin or end it. */
const LINE_SLACK_CHARS = 3;
const LINE_CHARS_MIN = 4;
/** A word, an address or a table is moved as a whole and leaves a gap before it. */
const LONG_WORD = /[!-~]{9,}/;
/** Headings are larger; lists, quotations and code are indented; tags may be line ends. */
const OTHER_BLOCK = /^\s*[^\p{L}\s]|^[ \t]|<br/imu;

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
