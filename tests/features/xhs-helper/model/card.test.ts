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
import { changeCard, letContinue, restoreCard } from '../../../../src/features/xhs-helper/model/deck.ts';
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
  const rest = (text: string, id: string) =>
    ({ ...toggleTextColor(card), id, text, originalText: text, isContinuation: true, restOf: 'a' }) as const;
  const own = editText(toggleTextColor(card), '一二三');
  const cards = [other, { ...own, text: '一', ownText: '一二三' }, rest('二', 'b-1'), rest('三', 'b-2')];

  it('has its whole text, of which it shows a part', () => {
    const [, asked] = letContinue([other, own], new Set(['a']));
    expect(asked).toEqual({ ...own, ownText: '一二三' });
    expect(letContinue(cards, new Set(['a']))).toEqual(cards);
  });

  it('keeps the part on further cards behind an edit', () => {
    expect(editText(cards[1] ?? own, '壹')).toMatchObject({ text: '壹', ownText: '壹二三', isCustomText: true });
  });

  it('is automatic again where its whole text is', () => {
    const automatic = { ...card, originalText: '一二三' };
    expect(editText({ ...automatic, text: '壹', ownText: '壹二三', isCustomText: true }, '一')).toMatchObject({
      ownText: null,
      isCustomText: false,
    });
  });

  it('is whole again when it is restored', () => {
    expect(restoreCard(cards, 'a')).toEqual([other, card]);
  });

  it('a continuation is restored to its own text, without its continuations', () => {
    const edited = changeCard(cards, 'b-1', (tail) => ({ ...editText(tail, '改'), ownText: '改过' }));
    const [first, second, third, ...others] = edited;
    const further = { ...rest('过', 'c'), restOf: 'b-1' };
    const deck = [first, second, third, further, ...others].filter((each) => each !== undefined);
    expect(restoreCard(deck, 'b-1')).toEqual(
      changeCard(cards, 'b-1', (tail) => ({ ...tail, isCustomText: true, ownText: null })).map((each) =>
        each.id === 'b-1' ? { ...each, isCustomText: false } : each,
      ),
    );
  });

  it('over an edited continuation it does not reach', () => {
    const edited = changeCard(cards, 'b-1', (tail) => editText(tail, '改过'));
    const asked = letContinue(edited, new Set(['a']));
    expect(asked.map(({ ownText, restOf }) => [ownText, restOf])).toEqual([
      [null, null],
      ['一', null],
      [null, null],
      [null, null],
    ]);
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
