import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_SIZES, FONT_SIZE_PX, LINE_HEIGHT, PADDING_PX } from '../../../../src/features/xhs-helper/constants.ts';
import { footBoxOf, hasFoot } from '../../../../src/features/xhs-helper/face/face-geometry.ts';
import { continueFaceText, layOutFace } from '../../../../src/features/xhs-helper/face/face-layout.ts';
import {
  ALIGNMENTS,
  CARD_SIZE_IDS,
  type CardStyle,
  DEFAULT_STYLE,
} from '../../../../src/features/xhs-helper/model/settings.ts';
import { FONT_NAMES, THEME_IDS } from '../../../../src/features/xhs-helper/model/themes.ts';
import { cardInput, coverInput } from './face-inputs.ts';

const anyStyle: fc.Arbitrary<CardStyle> = fc.record({
  fontSizePx: fc.integer({ min: FONT_SIZE_PX.min, max: FONT_SIZE_PX.max }),
  lineHeight: fc.constantFrom(LINE_HEIGHT.min, LINE_HEIGHT.initial, LINE_HEIGHT.max),
  paddingPx: fc.integer({ min: PADDING_PX.min, max: PADDING_PX.max }),
  alignment: fc.constantFrom(...ALIGNMENTS),
  size: fc.constantFrom(...CARD_SIZE_IDS),
  theme: fc.constantFrom(null, ...THEME_IDS),
  font: fc.constantFrom(null, ...FONT_NAMES),
  colors: fc.constant(null),
  hasCover: fc.constant(true),
  hasPageNumbers: fc.boolean(),
  signature: fc.constantFrom('', '@慢慢来'),
});
const TEXT = '今天只做一件事：把手机放在客厅。'.repeat(4);

describe('the text of a card', () => {
  it('lies inside the card, clear of the foot, in every style', () => {
    fc.assert(
      fc.property(anyStyle, (style) => {
        const { box, text, textTopPx } = layOutFace(cardInput(TEXT, style));
        const { widthPx, heightPx } = CARD_SIZES[style.size];
        const foot = hasFoot(style) ? footBoxOf(style).bottomPx + footBoxOf(style).heightPx : style.paddingPx;
        expect(box.leftPx).toBeGreaterThanOrEqual(style.paddingPx);
        expect(box.leftPx + box.widthPx).toBeLessThanOrEqual(widthPx - style.paddingPx);
        expect(box.topPx + textTopPx + text.heightPx).toBeLessThanOrEqual(heightPx - foot + 0.5);
      }),
    );
  });

  it('has no rest by default at the longest recommended length, in every theme', () => {
    const longest = '今天只做一件事把手机放在客厅'.repeat(8).slice(0, 110);
    for (const theme of [null, ...THEME_IDS]) {
      const style = { theme, hasPageNumbers: true, signature: '@慢慢来' };
      expect(layOutFace(cardInput(longest, style)).text.rest, String(theme)).toBe('');
    }
  });

  it('continues on cards that each show their part whole', () => {
    fc.assert(
      fc.property(anyStyle, fc.integer({ min: 1, max: 6 }), (style, repeats) => {
        const source = `# 标题\n\n${TEXT.repeat(repeats)}\n- 一\n- 二`;
        const texts = continueFaceText(cardInput(source, style));
        const bare = (text: string) => text.replace(/[\s#]/g, '');
        expect(bare(texts.join(''))).toBe(bare(source));
        for (const text of texts) expect(layOutFace(cardInput(text, style)).text.rest).toBe('');
      }),
      { numRuns: 40 },
    );
  });

  it('is laid out once for a card and a style', () => {
    const input = cardInput(TEXT);
    expect(layOutFace({ ...input })).toBe(layOutFace({ ...input }));
    expect(layOutFace({ ...input, style: { ...input.style } })).not.toBe(layOutFace(input));
  });

  it('stands on the lines of ruled paper', () => {
    const { lines } = layOutFace(cardInput('# 一\n\n二\n\n- 三', { theme: 'notebook' })).text;
    const distance = DEFAULT_STYLE.fontSizePx * DEFAULT_STYLE.lineHeight;
    expect(lines.map(({ yPx }) => yPx / distance)).toEqual([0, 2, 4]);
  });
});

describe('a cover', () => {
  it.each(THEME_IDS.flatMap((theme) => CARD_SIZE_IDS.map((size) => [theme, size] as const)))(
    'shows a title of 20 characters whole with its subtitle (%s, %s)',
    (theme, size) => {
      const style = { theme, size, signature: '@慢慢来' };
      const layout = layOutFace(coverInput('早起二十一天，我找回了自己的生活节奏吗？', '写给总说“没时间”的你', style));
      const end = (layout.subtitle?.topPx ?? 0) + (layout.subtitle?.text.heightPx ?? 0);
      expect(layout.text.rest).toBe('');
      expect(end).toBeGreaterThan(layout.textTopPx + layout.text.heightPx);
      expect(end).toBeLessThanOrEqual(layout.box.heightPx + 0.5);
    },
  );

  it('gives short titles larger letters than long ones', () => {
    const sizeOf = (title: string) => layOutFace(coverInput(title)).text.lines[0]?.spans[0]?.style.fontSizePx ?? 0;
    const sizes = ['早起', '早起的三个小习惯和一件小事', '早起的三个小习惯和一件小事'.repeat(4)].map(sizeOf);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(3);
  });

  it('keeps the letters of its title large beside a small text', () => {
    const sizeOf = (fontSizePx: number) =>
      layOutFace(coverInput('早起', '', { fontSizePx })).text.lines[0]?.spans[0]?.style.fontSizePx ?? 0;
    expect(sizeOf(20)).toBeGreaterThan(20 * 2);
  });

  it('reports the part of a title that does not fit', () => {
    const { text } = layOutFace(coverInput('早起的三个小习惯'.repeat(60)));
    expect(text.rest).not.toBe('');
    expect(text.shown + text.rest).toBe('早起的三个小习惯'.repeat(60));
  });

  it('reads a title as it is, without Markdown', () => {
    const { lines } = layOutFace(coverInput('1. 早起 **21** 天')).text;
    expect(lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join('')).toContain('**21**');
  });
});
