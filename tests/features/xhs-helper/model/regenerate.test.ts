import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardText,
  editText,
  type PostCard,
  presetBackground,
  setBackgroundColor,
  toggleTextColor,
} from '../../../../src/features/xhs-helper/model/card.ts';
import { groupCards } from '../../../../src/features/xhs-helper/model/deck.ts';
import { regenerateCards } from '../../../../src/features/xhs-helper/model/regenerate.ts';

const textsOf = (...segments: readonly string[]): CardText[] =>
  segments.map((segment) => ({ segment, text: `✨ ${segment}` }));
const shown = (cards: readonly PostCard[]) => cards.map(({ text }) => text);

function createIds() {
  let count = 0;
  return () => {
    count += 1;
    return `card-${count}`;
  };
}

const NONE = { cards: [], displaced: [] };

function regenerate(cards: readonly PostCard[], texts: readonly CardText[], createId: () => string) {
  return regenerateCards({ cards, displaced: [] }, texts, createId);
}

/** Cards of these segments; `change` edits them by their segment. */
function deckOf(segments: readonly string[], changes: Readonly<Record<string, (card: PostCard) => PostCard>> = {}) {
  const { cards } = regenerateCards(NONE, textsOf(...segments), createIds());
  return cards.map((card) => changes[card.originalSegment]?.(card) ?? card);
}

/** The second card with a text of its own, of which a further card shows the rest. */
function continued(cards: readonly PostCard[]): PostCard[] {
  return cards.flatMap((card): PostCard[] => {
    if (card.id !== 'card-2') return [card];
    const rest = { ...card, id: 'tail', text: '内容', originalText: '内容', isContinuation: true, restOf: card.id };
    return [{ ...editText(card, '第二段'), ownText: '第二段内容' }, rest];
  });
}

const edit = (card: PostCard) => editText(card, '改过');

describe('new cards', () => {
  it('take the preset backgrounds in turns', () => {
    const cards = deckOf(Array.from({ length: 9 }, (_, index) => `段${index}`));
    expect(cards[8]?.backgroundColor).toBe(cards[0]?.backgroundColor);
    expect(new Set(cards.map(({ backgroundColor }) => backgroundColor)).size).toBe(8);
  });
});

describe('an edited card stays with its part of the text', () => {
  const before = ['第一段内容', '第二段内容', '第三段内容'];

  it.each<[what: string, after: readonly string[], expected: readonly string[]]>([
    ['nothing changed', before, ['✨ 第一段内容', '改过', '✨ 第三段内容']],
    ['a paragraph comes in at the top', ['新的', ...before], ['✨ 新的', '✨ 第一段内容', '改过', '✨ 第三段内容']],
    ['a paragraph before it goes', before.slice(1), ['改过', '✨ 第三段内容']],
    [
      'it moves to the end',
      [...before.slice(0, 1), ...before.slice(2), '第二段内容'],
      ['✨ 第一段内容', '✨ 第三段内容', '改过'],
    ],
    [
      'its part gets longer',
      ['第一段内容', '第二段内容，补充', '第三段内容'],
      ['✨ 第一段内容', '改过', '✨ 第三段内容'],
    ],
    ['its part is written again', ['第一段内容', '完全不同', '第三段内容'], ['✨ 第一段内容', '改过', '✨ 第三段内容']],
    ['its part joins the one before', ['第一段内容第二段内容', '第三段内容'], ['改过', '✨ 第三段内容']],
    [
      'its part is divided',
      ['第一段内容', '第二段', '内容', '第三段内容'],
      ['✨ 第一段内容', '✨ 第二段', '✨ 内容', '✨ 第三段内容'],
    ],
  ])('%s', (what, after, expected) => {
    const cards = deckOf(before, { 第二段内容: edit });
    const result = regenerate(cards, textsOf(...after), createIds());
    expect(shown(result.cards)).toEqual(expected);
    // A part of three characters is in too many others to be recognized.
    expect(result.displaced.map(({ text }) => text)).toEqual(what === 'its part is divided' ? ['改过'] : []);
  });

  it('keeps edits of equal parts apart', () => {
    const [first, , third] = deckOf(['分割线', '正文', '分割线']);
    if (first === undefined || third === undefined) throw new Error('Three cards expected');
    const cards = [first, ...deckOf(['正文']), editText(third, '第二条')];
    expect(shown(regenerate(cards, textsOf('开头', '分割线', '正文', '分割线'), createIds()).cards)).toEqual([
      '✨ 开头',
      '✨ 分割线',
      '✨ 正文',
      '第二条',
    ]);
  });

  it('takes the place of an unedited card with the same part', () => {
    const [first, second] = deckOf(['分割线', '分割线']);
    if (first === undefined || second === undefined) throw new Error('Two cards expected');
    const result = regenerate([first, editText(second, '改过')], textsOf('分割线'), createIds());
    expect(shown(result.cards)).toEqual(['改过']);
    expect(result.displaced).toEqual([]);
  });

  it('returns with its part after the text was cut and pasted', () => {
    const cards = deckOf(before, { 第二段内容: edit });
    const cut = regenerate(cards, [], createIds());
    const partly = regenerateCards(cut, textsOf('别的内容'), createIds());
    expect(shown(regenerateCards(partly, textsOf(...before), createIds()).cards)).toEqual([
      '✨ 第一段内容',
      '改过',
      '✨ 第三段内容',
    ]);
  });

  it('keeps the part that it shows beside an edited continuation, while its own text stays', () => {
    const cards = continued(deckOf(before)).map((card) => ({
      ...card,
      isCustomText: card.id === 'tail',
      ownText: null,
    }));
    const { cards: after } = regenerate(cards, textsOf(...before), createIds());
    expect(shown(after)).toEqual(['✨ 第一段内容', '第二段', '内容', '✨ 第三段内容']);
    expect(groupCards(after).map(({ tails }) => tails.length)).toEqual([0, 1, 0]);
  });

  it('keeps its continuations, also while it is displaced', () => {
    const cards = continued(deckOf(before));
    const moved = regenerate(cards, textsOf('新的', ...before), createIds());
    expect(shown(moved.cards)).toEqual(['✨ 新的', '✨ 第一段内容', '第二段', '内容', '✨ 第三段内容']);
    const cut = regenerateCards(moved, textsOf('新的'), createIds());
    expect(shown(cut.displaced)).toEqual(['第二段', '内容']);
    expect(shown(regenerateCards(cut, textsOf('第二段内容'), createIds()).cards)).toEqual(['第二段', '内容']);
  });

  it('reports an edited card whose part is gone', () => {
    const cards = deckOf(before, { 第二段内容: edit, 第三段内容: toggleTextColor });
    const { displaced } = regenerate(cards, [], createIds());
    expect(displaced.map(({ originalSegment }) => originalSegment)).toEqual(['第二段内容', '第三段内容']);
  });
});

describe('look and identity', () => {
  it('a chosen background moves with its card; a preset one belongs to the index', () => {
    const cards = deckOf(['甲', '乙'], { 乙: (card) => setBackgroundColor(card, '#123456') });
    const { cards: after } = regenerate(cards, textsOf('新', '甲', '乙'), createIds());
    expect(after.map(({ backgroundColor }) => backgroundColor)).toEqual([
      presetBackground(0),
      presetBackground(1),
      '#123456',
    ]);
  });

  it('unchanged cards stay the same objects', () => {
    const cards = deckOf(['甲', '乙']);
    const after = regenerate(cards, textsOf('甲', '乙', '丙'), createIds()).cards;
    expect(after[0]).toBe(cards[0]);
    expect(after[1]).toBe(cards[1]);
  });

  it('an edit that equals the new automatic text is no edit any longer', () => {
    const cards = deckOf(['甲'], { 甲: (card) => editText(card, '甲') });
    const [card] = regenerate(cards, [{ segment: '甲', text: '甲' }], createIds()).cards;
    expect(card?.isCustomText).toBe(false);
  });
});

describe('for any decks', () => {
  const segments = fc.array(fc.constantFrom('甲甲甲甲', '乙乙乙乙', '丙', '丁丁丁丁丁', '甲甲甲甲乙'), {
    maxLength: 12,
  });

  it('cards follow the new texts, and every edit is in a card or displaced', () => {
    fc.assert(
      fc.property(segments, segments, fc.array(fc.boolean()), (before, after, edits) => {
        const cards = deckOf(before).map((card, index) =>
          edits[index] === true ? editText(card, `改${card.id}`) : { ...card, id: `old-${card.id}` },
        );
        const result = regenerate(cards, textsOf(...after), createIds());
        expect(result.cards.map(({ originalSegment }) => originalSegment)).toEqual(after);
        const kept = [...result.cards, ...result.displaced].filter(({ isCustomText }) => isCustomText);
        const expected = cards.filter(({ isCustomText }) => isCustomText).map(({ text }) => text);
        expect(kept.map(({ text }) => text).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 300 },
    );
  });
});
