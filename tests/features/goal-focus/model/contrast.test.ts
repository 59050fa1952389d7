import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luminanceOf } from '../../../../src/core/color/luminance.ts';
import { CONTRAST_MIN } from '../../../../src/features/goal-focus/constants.ts';
import { blend, chooseScrim, contrastOf, parseHexColor } from '../../../../src/features/goal-focus/model/contrast.ts';
import { CARD_COLORS, ROTATION_COLORS } from '../../../../src/features/goal-focus/palette.ts';

const lightOf = (color: string) => luminanceOf(parseHexColor(color) ?? [0, 0, 0]);

it.each([
  ['#ffffff', [255, 255, 255]],
  ['#1976D2', [25, 118, 210]],
  ['#0af', [0, 170, 255]],
  ['1976d2', null],
  ['#12345', null],
  ['red', null],
])('%s is read as %j', (text, color) => {
  expect(parseHexColor(text)).toEqual(color);
});

it.each([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#767676', 4.54],
  ['#1976d2', '#ffffff', 4.6],
])('%s on %s has the contrast that WCAG gives', (text, under, contrast) => {
  expect(contrastOf(lightOf(text), lightOf(under))).toBeCloseTo(contrast, 1);
});

describe('the scrim', () => {
  const light = fc.double({ min: 0, max: 1, noNaN: true });

  it.each([
    ['white on black needs none', '#ffffff', 0, 0, { color: 'black', opacity: 0 }],
    ['black on white needs none', '#000000', 1, 1, { opacity: 0 }],
  ])('%s', (_case, color, darkest, brightest, scrim) => {
    expect(chooseScrim(lightOf(color), { darkest, brightest })).toMatchObject(scrim);
  });

  it.each([...new Set([...Object.values(CARD_COLORS), ...ROTATION_COLORS])])(
    'of %s reaches the contrast over any picture that allows it',
    (color) => {
      const text = lightOf(color);
      const reachable = Math.max(contrastOf(text, 0), contrastOf(text, 1));
      const wanted = Math.min(CONTRAST_MIN, reachable);
      fc.assert(
        fc.property(light, light, (a, b) => {
          const range = { darkest: Math.min(a, b), brightest: Math.max(a, b) };
          const scrim = chooseScrim(text, range);
          for (const under of [range.darkest, range.brightest]) {
            expect(contrastOf(blend(under, scrim.color, scrim.opacity), text)).toBeGreaterThanOrEqual(wanted - 1e-9);
          }
        }),
      );
    },
  );
});
