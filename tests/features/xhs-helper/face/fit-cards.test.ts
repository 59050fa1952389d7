import { describe, expect, it } from 'vitest';
import { layOutFace } from '../../../../src/features/xhs-helper/face/face-layout.ts';
import { fitCards, listOverfull, listStuck } from '../../../../src/features/xhs-helper/face/fit-cards.ts';
import { editText, type PostCard } from '../../../../src/features/xhs-helper/model/card.ts';
import { letContinue } from '../../../../src/features/xhs-helper/model/deck.ts';
import { type CardStyle, DEFAULT_STYLE } from '../../../../src/features/xhs-helper/model/settings.ts';
import { THEME_IDS } from '../../../../src/features/xhs-helper/model/themes.ts';
import { aCard, createIds } from '../a-draft.ts';

const CHECKLIST = Array.from({ length: 13 }, (_, index) => `- 第 ${index + 1} 件`).join('\n');
const PROSE = '早起以后先喝一杯水，再慢慢拉开窗帘，让光照进来。'.repeat(20);
const CODE = `\`\`\`js\n${Array.from({ length: 20 }, (_, index) => `call(${index});`).join('\n')}\n\`\`\``;
const fitTexts = (texts: readonly string[], style: CardStyle = DEFAULT_STYLE, before: readonly PostCard[] = []) =>
  fitCards(
    texts.map((text, index) => aCard(text, index)),
    style,
    before,
    createIds(),
  );
const solid = (texts: readonly { readonly text: string }[]) =>
  texts
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
const rest = (card: PostCard, style: CardStyle) => layOutFace({ content: { kind: 'card', card }, style }).text.rest;

describe('cards never hold more than they show', () => {
  it.each<[what: string, text: string, style: CardStyle]>([
    ['a checklist of thirteen lines', CHECKLIST, DEFAULT_STYLE],
    ['a long paragraph', PROSE, DEFAULT_STYLE],
    ['large letters', PROSE.slice(0, 90), { ...DEFAULT_STYLE, fontSizePx: 48, lineHeight: 2, paddingPx: 48 }],
    ['many short lines', '一\n'.repeat(20).trim(), DEFAULT_STYLE],
    ['long words', 'internationalization '.repeat(30).trim(), DEFAULT_STYLE],
    ...THEME_IDS.map((theme): [string, string, CardStyle] => [
      theme,
      PROSE.slice(0, 200),
      { ...DEFAULT_STYLE, theme, signature: '@小林' },
    ]),
  ])('%s', (_what, text, style) => {
    const cards = fitTexts([text], style);
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.map((card) => rest(card, style)).join('')).toBe('');
    expect(solid(cards)).toBe(text.replace(/\s/g, ''));
    expect(cards.map((card) => [card.isCustomText, card.isContinuation])).toEqual(
      cards.map((_, index) => [false, index > 0]),
    );
  });

  it('code keeps its look on every card', () => {
    const cards = fitTexts([CODE]);
    expect(cards.every(({ text }) => text.startsWith('```') && text.endsWith('\n```'))).toBe(true);
  });
});

it('leaves cards that fit as they are, without measuring short ones', () => {
  const cards = ['短句。', '- 一\n- 二'].map((text, index) => aCard(text, index));
  const fitted = fitCards(cards, DEFAULT_STYLE, cards, createIds());
  expect(fitted.every((card, index) => card === cards[index])).toBe(true);
});

it('gives back the same cards for the same text, and joins them when the letters are smaller', () => {
  const cards = fitTexts([CHECKLIST]);
  const again = fitCards(
    cards.map((card, index) => (index === 0 ? { ...card, text: card.originalText } : card)),
    DEFAULT_STYLE,
    cards,
    createIds(),
  );
  expect(again.every((card, index) => card === cards[index])).toBe(true);
  const small = fitCards(cards, { ...DEFAULT_STYLE, fontSizePx: 20 }, cards, createIds());
  expect(small.map(({ text }) => text)).toEqual([CHECKLIST]);
});

it('leaves a text of the visitor as it is, and lists it', () => {
  const card = editText(aCard('短'), CHECKLIST);
  expect(fitCards([card], DEFAULT_STYLE, [card], createIds())).toEqual([card]);
  expect(listOverfull([card, aCard('短', 1)], DEFAULT_STYLE)).toEqual([card]);
});

describe('a text of the visitor that continues', () => {
  const small = { ...DEFAULT_STYLE, fontSizePx: 20 };
  const own = editText(aCard('短', 0), CHECKLIST);
  const refit = (cards: readonly PostCard[], style: CardStyle) => fitCards(cards, style, cards, createIds());
  const continued = refit(letContinue([own, aCard('后面', 1)], new Set([own.id])), DEFAULT_STYLE);

  it('is on as many cards as it needs, and its look and text are no further edits', () => {
    expect(continued.length).toBe(3);
    expect(solid(continued)).toBe(`${CHECKLIST}后面`.replace(/\s/g, ''));
    expect(continued.map(({ isCustomText }) => isCustomText)).toEqual([true, false, false]);
    expect(listOverfull(continued, DEFAULT_STYLE)).toEqual([]);
    expect(listStuck([own, ...continued], DEFAULT_STYLE)).toEqual([own]);
  });

  it('is on one card again where it fits, and on several where it does not any longer', () => {
    const joined = refit(continued, small);
    expect(joined.map(({ text }) => text)).toEqual([CHECKLIST, '后面']);
    expect(refit(joined, DEFAULT_STYLE).map(({ text }) => text)).toEqual(continued.map(({ text }) => text));
    expect(refit(continued, DEFAULT_STYLE).every((card, index) => card === continued[index])).toBe(true);
  });

  it('takes the rest back where an edit makes room', () => {
    const [first = own, ...others] = continued;
    const shorter = refit([editText(first, '- 第 1 件'), ...others], DEFAULT_STYLE);
    expect(shorter.length).toBe(2);
    expect(shorter[0]?.text.startsWith('- 第 1 件\n- 第')).toBe(true);
    const emptied = refit([editText(first, ''), ...others], DEFAULT_STYLE);
    expect(emptied[0]?.text.trim()).toBe(continued[1]?.text.trim());
  });

  it('stays as it is where the visitor edited a further card', () => {
    const edited = continued.map((card, index) => (index === 1 ? editText(card, CHECKLIST) : card));
    expect(refit(edited, small)).toEqual(edited);
    expect(listStuck(edited, DEFAULT_STYLE).map(({ id }) => id)).toEqual([edited[1]?.id]);
    const again = refit(letContinue(edited, new Set([edited[1]?.id ?? ''])), DEFAULT_STYLE);
    expect(again.length).toBe(4);
    expect(listOverfull(again, DEFAULT_STYLE)).toEqual([]);
  });
});

it('a text that is not measured fits in every theme and size', () => {
  for (const theme of [null, ...THEME_IDS]) {
    for (const fontSizePx of [20, 28, 36, 48]) {
      const style = { ...DEFAULT_STYLE, theme, fontSizePx };
      for (let length = 5; length <= 140; length += 9) {
        const card = aCard('（“一二三”——四五，word 六七。）'.repeat(20).slice(0, length));
        if (rest(card, style) !== '') expect(listOverfull([card], style)).toEqual([card]);
      }
    }
  }
});
