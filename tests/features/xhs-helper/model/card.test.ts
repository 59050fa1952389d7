import { describe, expect, it } from 'vitest';
import { OVERLAY_OPACITY } from '../../../../src/features/xhs-helper/constants.ts';
import {
  clearBackground,
  createCard,
  editText,
  restoreText,
  setBackgroundColor,
  setBackgroundImage,
  setOverlayOpacity,
  toggleTextColor,
} from '../../../../src/features/xhs-helper/model/card.ts';
import { changeCard, continueCard, restoreCard } from '../../../../src/features/xhs-helper/model/deck.ts';
import { EMPTY_DRAFT, parseDraft } from '../../../../src/features/xhs-helper/model/draft.ts';
import {
  DEFAULT_RULES,
  DEFAULT_STYLE,
  exportSizePx,
  splitRulesSchema,
  styleSchema,
} from '../../../../src/features/xhs-helper/model/settings.ts';
import { TEXT_COLORS } from '../../../../src/features/xhs-helper/palette.ts';

const card = createCard({ segment: '正文', text: '✨ 正文' }, 1, 'a');
const other = createCard({ segment: '别的', text: '别的' }, 0, 'b');
const PICTURE = 'data:image/png;base64,AAAA';

describe('changes of a card', () => {
  it('an edit is remembered until the text equals the automatic one', () => {
    expect(editText(card, '别的')).toMatchObject({ text: '别的', isCustomText: true });
    expect(editText(editText(card, '别的'), '✨ 正文')).toEqual(card);
    expect(restoreText(toggleTextColor(editText(card, '别的')))).toEqual(toggleTextColor(card));
  });

  it('restoring brings back text and look', () => {
    const changed = setOverlayOpacity(setBackgroundImage(toggleTextColor(editText(card, '别的')), PICTURE), 0.4);
    expect(restoreCard([other, changed], 'a')).toEqual([other, card]);
  });

  it('the text color switches between dark and white', () => {
    expect(toggleTextColor(card).textColor).toBe(TEXT_COLORS.white);
    expect(toggleTextColor(toggleTextColor(card)).textColor).toBe(TEXT_COLORS.dark);
  });

  it('a color takes the place of a picture, which is kept until it is cleared', () => {
    const pictured = setBackgroundImage(card, PICTURE);
    expect(setBackgroundColor(pictured, '#112233')).toMatchObject({
      backgroundMode: 'color',
      backgroundColor: '#112233',
      backgroundImage: PICTURE,
    });
    expect(clearBackground(pictured)).toMatchObject({ backgroundMode: 'color', backgroundImage: null });
  });

  it.each([
    [0.12, 0.12],
    [0.13, 0.15],
    [-1, 0],
    [9, 0.6],
    [0.33, 0.35],
    [Number.NaN, OVERLAY_OPACITY.initial],
  ])('the veil of %s is %s', (opacity, expected) => {
    expect(setOverlayOpacity(card, opacity).overlayOpacity).toBe(expected);
  });

  it('changes one card of a deck', () => {
    const cards = [card, other];
    expect(changeCard(cards, 'b', (changed) => editText(changed, '新')).map(({ text }) => text)).toEqual([
      '✨ 正文',
      '新',
    ]);
  });
});

describe('a card that continues on further cards', () => {
  const cards = continueCard(
    [other, toggleTextColor(card)],
    'a',
    ['一', '二', '三'],
    (() => {
      let count = 0;
      return () => {
        count += 1;
        return `tail-${count}`;
      };
    })(),
  );

  it('keeps the first text, and all have the same look', () => {
    expect(cards.map(({ text }) => text)).toEqual(['别的', '一', '二', '三']);
    expect(cards.map(({ isContinuation }) => isContinuation)).toEqual([false, false, true, true]);
    expect(cards.slice(1).every(({ textColor }) => textColor === TEXT_COLORS.white)).toBe(true);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(4);
  });

  it('is whole again when it is restored', () => {
    expect(restoreCard(cards, 'a')).toEqual([other, card]);
  });

  it('stays as it is where its text fits', () => {
    expect(continueCard([card], 'a', ['✨ 正文'], () => 'x')).toEqual([card]);
  });

  it('a continuation is restored to its own text', () => {
    const edited = changeCard(cards, 'tail-1', (tail) => editText(tail, '改过'));
    expect(restoreCard(edited, 'tail-1')).toEqual(cards);
  });
});

describe('stored settings', () => {
  it('limits numbers to their ranges and steps', () => {
    expect(splitRulesSchema.parse({ ...DEFAULT_RULES, maxChars: 1000 }).maxChars).toBe(140);
    expect(splitRulesSchema.parse({ ...DEFAULT_RULES, maxChars: 93 }).maxChars).toBe(95);
    expect(styleSchema.parse({ ...DEFAULT_STYLE, lineHeight: 1.62, paddingPx: 3 })).toMatchObject({
      lineHeight: 1.6,
      paddingPx: 16,
    });
  });

  it('replaces damaged values by their defaults', () => {
    expect(splitRulesSchema.parse({ mode: 'x', maxChars: '90', autoEmoji: 1 })).toEqual(DEFAULT_RULES);
    expect(styleSchema.parse({ fontSizePx: null, theme: 'x', alignment: 3 })).toEqual(DEFAULT_STYLE);
  });

  it.each([
    ['standard', 860, 1160],
    ['portrait', 1080, 1440],
  ] as const)('a picture of the size %s has %i × %i pixels', (size, width, height) => {
    expect(exportSizePx(size)).toEqual({ width, height });
  });
});

describe('a stored draft', () => {
  it('is read as it was written', () => {
    const draft = { ...EMPTY_DRAFT, text: '正文', cards: [setBackgroundImage(card, PICTURE)], tags: ['a'] };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual({ draft, droppedCount: 0 });
  });

  it('drops cards without text and repeated ids, and reports them', () => {
    const parsed = parseDraft({ text: '正文', cards: [card, card, { id: 'b' }, null] });
    expect(parsed?.draft.cards).toEqual([card]);
    expect(parsed?.droppedCount).toBe(3);
  });

  it('refuses colors and pictures that are no data', () => {
    const bad = { ...card, backgroundColor: 'url(x)', backgroundImage: 'https://example.com/a.png' };
    expect(parseDraft({ text: '', cards: [bad] })?.draft.cards[0]).toMatchObject({ backgroundImage: null });
    expect(parseDraft({ text: '', cards: [bad] })?.draft.cards[0]?.backgroundColor).toMatch(/^#/);
  });

  it.each([null, 'text', {}, { text: 1 }])('%j is none', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });
});
