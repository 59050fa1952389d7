import { describe, expect, it } from 'vitest';
import { faceColors } from '../../../../src/features/xhs-helper/face/face-colors.ts';
import { faceContrast, isHardToRead } from '../../../../src/features/xhs-helper/face/legibility.ts';
import { contrastOf, mixColors } from '../../../../src/features/xhs-helper/model/mix-colors.ts';
import { cardTheme, THEME_IDS } from '../../../../src/features/xhs-helper/model/themes.ts';
import { PRESET_BACKGROUNDS, TEXT_COLORS } from '../../../../src/features/xhs-helper/palette.ts';
import { cardInput, coverInput } from './face-inputs.ts';

const OWN = { surface: '#102030', text: '#ffffff', accent: '#ffcc66' };
const RESTYLED = { isCustomStyle: true, backgroundColor: '#eef6ff', textColor: '#333333' };
const PICTURE = { ...RESTYLED, backgroundMode: 'image', backgroundImage: 'data:image/png;base64,AA' } as const;

describe('colors of a picture', () => {
  it.each([
    [
      'of the theme',
      cardInput('一', { theme: 'paper' }),
      cardTheme('paper').colors.surface[0],
      cardTheme('paper').colors.text,
    ],
    ['of the card without a theme', cardInput('一'), PRESET_BACKGROUNDS[0], TEXT_COLORS.dark],
    ['of the visitor in place of the theme', cardInput('一', { theme: 'paper', colors: OWN }), OWN.surface, OWN.text],
    ['of a restyled card in any theme', cardInput('一', { theme: 'dark' }, RESTYLED), '#eef6ff', '#333333'],
    [
      'of a restyled card before those of the visitor',
      cardInput('一', { colors: OWN }, RESTYLED),
      '#eef6ff',
      '#333333',
    ],
    ['of a cover without a theme', coverInput('一'), PRESET_BACKGROUNDS[0], TEXT_COLORS.dark],
  ])('are those %s', (_case, input, surface, text) => {
    const colors = faceColors(input);
    expect(colors.surface[0]).toBe(surface);
    expect(colors.text).toBe(text);
  });

  it('keep headings and quiet texts legible on every ground that a card may get', () => {
    for (const theme of [null, ...THEME_IDS]) {
      for (const backgroundColor of [...PRESET_BACKGROUNDS, '#14181f', '#204a3a']) {
        const textColor = contrastOf(backgroundColor, '#ffffff') > 4.5 ? '#ffffff' : TEXT_COLORS.dark;
        const { accent, quiet, marker, text } = faceColors(
          cardInput('一', { theme }, { isCustomStyle: true, backgroundColor, textColor }),
        );
        for (const color of [accent, quiet]) expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(text, marker)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each([
    ['#ffffff', 'dark'],
    ['#333333', 'light'],
  ] as const)('put a veil of the other tone between a picture and its text %s', (textColor, veil) => {
    const input = cardInput('一', { theme: 'paper' }, { ...PICTURE, textColor, overlayOpacity: 0.4 });
    expect(faceColors(input).ground).toEqual({ kind: 'picture', url: PICTURE.backgroundImage, veil, opacity: 0.4 });
  });

  it('mix by shares', () => {
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixColors('#102030', '#ffffff', 0)).toBe('#102030');
  });
});

describe('contrast of a text', () => {
  it.each([
    ['dark on a preset background', cardInput('一'), false],
    ['white on a preset background', cardInput('一', {}, { isCustomStyle: true, textColor: '#ffffff' }), true],
    ['of every theme', cardInput('一', { theme: 'night' }), false],
    ['over a picture, which is not known', cardInput('一', {}, { ...PICTURE, textColor: '#ffffff' }), false],
  ])('%s', (_case, input, expected) => {
    expect(isHardToRead(input)).toBe(expected);
  });

  it('is the lowest of a gradient, and null over a picture', () => {
    const { surface, text } = cardTheme('gradient').colors;
    const lowest = Math.min(...surface.map((color) => contrastOf(color, text)));
    expect(faceContrast(cardInput('一', { theme: 'gradient' }))).toBe(lowest);
    expect(faceContrast(cardInput('一', {}, PICTURE))).toBeNull();
  });
});
