import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LightRange, luminanceOf, type Rgb } from '../../../../src/core/color/luminance.ts';
import { CONTRAST_MIN, SCRIM_OPACITY_MAX } from '../../../../src/features/goal-focus/constants.ts';
import { blend, contrastOf, parseHexColor } from '../../../../src/features/goal-focus/model/contrast.ts';
import {
  chooseGround,
  chooseLegible,
  joinRanges,
  rangeOf,
  unknownRange,
} from '../../../../src/features/goal-focus/model/legible.ts';
import { CARD_COLORS, ROTATION_COLORS, SCENE } from '../../../../src/features/goal-focus/palette.ts';

const COLORS = [...new Set([...Object.values(CARD_COLORS), ...ROTATION_COLORS])];
const RANGES: readonly LightRange[] = [
  { darkest: 0, brightest: 1 },
  { darkest: 0, brightest: 0 },
  { darkest: 1, brightest: 1 },
  { darkest: 0.18, brightest: 0.18 },
  { darkest: 0.1, brightest: 0.5 },
  { darkest: 0.4, brightest: 0.9 },
  unknownRange(0.65),
  rangeOf(SCENE.pageRange),
  rangeOf([SCENE.card.dark]),
  rangeOf([SCENE.card.light]),
];
const rgbOf = (color: string): Rgb => parseHexColor(color) ?? [0, 0, 0];
const lightOf = (color: string) => luminanceOf(rgbOf(color));

/** The least contrast of a legible text to its range, and the opacity of its scrim. */
function outcomeOf(color: string, range: LightRange) {
  const { color: shade, scrim } = chooseLegible(rgbOf(color), range);
  const contrasts = [range.darkest, range.brightest].map((light) =>
    contrastOf(blend(light, scrim.color, scrim.opacity), lightOf(shade)),
  );
  return { contrast: Math.min(...contrasts), opacity: scrim.opacity };
}

it('a scrim hides at most 60 percent of the picture', () => {
  expect(SCRIM_OPACITY_MAX).toBe(0.6);
});

describe('a text in the color that the visitor chose', () => {
  it.each(COLORS)('%s keeps it over every range, and its contrast by the scrim alone', (color) => {
    for (const range of RANGES) {
      const { color: shade, scrim } = chooseLegible(rgbOf(color), range, true);
      expect(shade).toBe(color);
      for (const light of [range.darkest, range.brightest]) {
        const contrast = contrastOf(blend(light, scrim.color, scrim.opacity), lightOf(color));
        expect(contrast, JSON.stringify(range)).toBeGreaterThanOrEqual(CONTRAST_MIN);
      }
    }
  });
});

describe('a legible text', () => {
  it.each(COLORS)('of %s has its contrast over every range, below a scrim that leaves the picture visible', (color) => {
    for (const range of RANGES) {
      const { contrast, opacity } = outcomeOf(color, range);
      expect(contrast, JSON.stringify(range)).toBeGreaterThanOrEqual(CONTRAST_MIN);
      expect(opacity, JSON.stringify(range)).toBeLessThanOrEqual(SCRIM_OPACITY_MAX);
    }
  });

  it('has its contrast below a thin scrim, whatever the color and the picture', () => {
    const light = fc.double({ min: 0, max: 1, noNaN: true });
    const part = fc.nat(255);
    fc.assert(
      fc.property(part, part, part, light, light, (red, green, blue, a, b) => {
        const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        const { contrast, opacity } = outcomeOf(color, { darkest: Math.min(a, b), brightest: Math.max(a, b) });
        expect(contrast).toBeGreaterThanOrEqual(CONTRAST_MIN);
        expect(opacity).toBeLessThanOrEqual(SCRIM_OPACITY_MAX);
      }),
    );
  });

  it.each([
    ['white on black', '#ffffff', { darkest: 0, brightest: 0 }],
    ['dark gray on white', '#424242', { darkest: 1, brightest: 1 }],
    ['gold on the page', '#ffd700', rangeOf(SCENE.pageRange)],
  ])('keeps its color without a scrim where the contrast is enough: %s', (_case, color, range) => {
    expect(chooseLegible(rgbOf(color), range)).toMatchObject({ color, scrim: { opacity: 0 } });
  });

  it.each([
    ['purple on black', CARD_COLORS.purple, { darkest: 0, brightest: 0 }],
    ['blue on the dark card', CARD_COLORS.default, rangeOf([SCENE.card.dark])],
  ])('becomes no lighter than it must: %s', (_case, color, range) => {
    expect(contrastOf(lightOf(color), range.brightest)).toBeLessThan(CONTRAST_MIN);
    const { contrast, opacity } = outcomeOf(color, range);
    expect(contrast).toBeLessThan(CONTRAST_MIN * 1.3);
    expect(opacity).toBe(0);
  });

  it('takes another shade rather than a dense scrim: dark gray over a dark picture becomes light', () => {
    const { color, scrim } = chooseLegible(rgbOf(CARD_COLORS.darkGrey), { darkest: 0, brightest: 0.02 });
    expect(lightOf(color)).toBeGreaterThan(lightOf(CARD_COLORS.darkGrey));
    expect(scrim.opacity).toBe(0);
  });
});

describe('ranges of light', () => {
  it('join to the range that holds both', () => {
    expect(joinRanges({ darkest: 0.2, brightest: 0.4 }, { darkest: 0.3, brightest: 0.9 })).toEqual({
      darkest: 0.2,
      brightest: 0.9,
    });
  });

  it('hold the lights of a surface’s colors', () => {
    expect(rangeOf(['#ffffff', '#000000', '#777777'])).toEqual({ darkest: 0, brightest: 1 });
  });

  it.each([
    [1, 1],
    [0, 0],
    [0.65, lightOf('#a6a6a6')],
  ])('of an unreadable picture with %d of its light end at %d', (brightness, brightest) => {
    expect(unknownRange(brightness)).toEqual({ darkest: 0, brightest: expect.closeTo(brightest, 6) });
  });
});

it.each([
  ['light', '#424242'],
  ['light', '#1976d2'],
  ['dark', '#ffffff'],
  ['dark', '#ffd700'],
])('the %s solid card is under %s', (ground, color) => {
  expect(chooseGround(rgbOf(color), SCENE.card)).toBe(ground);
});
