import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LightRange, luminanceOf, type Rgb } from '../../../src/core/color/luminance.ts';
import { CONTRAST_MIN } from '../../../src/features/goal-focus/constants.ts';
import { blend, chooseScrim, contrastOf } from '../../../src/features/goal-focus/model/contrast.ts';
import { rangeOfLight } from '../../../workers/goal-images/light-range.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

const measure = (pixels: readonly Pixel[], brightness = 1): LightRange =>
  rangeOfLight(new Uint8ClampedArray(pixels.flatMap(([r, g, b, a = 255]) => [r, g, b, a])), brightness);

describe('the range of light', () => {
  it.each<[name: string, pixels: readonly Pixel[], brightness: number, darkest: number, brightest: number]>([
    [
      'black and white',
      [
        [0, 0, 0],
        [255, 255, 255],
      ],
      1,
      0,
      1,
    ],
    ['a gray is its luminance at both ends', [[128, 128, 128]], 1, 0.2159, 0.2159],
    ['white at half brightness is that gray', [[255, 255, 255]], 0.5, 0.214, 0.214],
    ['no brightness is black', [[255, 255, 255]], 0, 0, 0],
    ['a pure color has less light than its luminance at the dark end', [[0, 0, 255]], 1, 0.0062, 0.0722],
    ['a translucent pixel may lie on black and on white', [[128, 128, 128, 0]], 1, 0, 1],
  ])('of %s', (_name, pixels, brightness, darkest, brightest) => {
    const range = measure(pixels, brightness);
    expect(range.darkest).toBeCloseTo(darkest, 3);
    expect(range.brightest).toBeCloseTo(brightest, 3);
  });
});

describe('[Note: Safe ends of a range]', () => {
  const value = fc.integer({ min: 0, max: 255 });
  const picture = fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 20 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const under = ([r, g, b]: Rgb, brightness: number, layer: 0 | 255, opacity: number) => {
    const cover = (each: number) => each * brightness * (1 - opacity) + layer * opacity;
    return luminanceOf([cover(r), cover(g), cover(b)]);
  };
  /** The two pieces of the sRGB curve do not meet with the same slope: their difference stays below this. */
  const KNOT = 1e-4;

  it('no pixel is lighter under a black layer than the gray of the bright end', () => {
    fc.assert(
      fc.property(picture, share, share, (pixels, brightness, opacity) => {
        const bound = blend(measure(pixels, brightness).brightest, 'black', opacity);
        for (const pixel of pixels) expect(under(pixel, brightness, 0, opacity)).toBeLessThanOrEqual(bound + KNOT);
      }),
      { numRuns: 1000 },
    );
  });

  it('no pixel is darker under a white layer than the gray of the dark end', () => {
    fc.assert(
      fc.property(picture, share, share, (pixels, brightness, opacity) => {
        const bound = blend(measure(pixels, brightness).darkest, 'white', opacity);
        for (const pixel of pixels) expect(under(pixel, brightness, 255, opacity)).toBeGreaterThanOrEqual(bound - KNOT);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([0, 0.05, 0.6, 1])('a text of light %f is readable on every pixel below its scrim', (text) => {
    fc.assert(
      fc.property(picture, share, (pixels, brightness) => {
        const scrim = chooseScrim(text, measure(pixels, brightness));
        for (const pixel of pixels) {
          const light = under(pixel, brightness, scrim.color === 'black' ? 0 : 255, scrim.opacity);
          expect(contrastOf(light, text)).toBeGreaterThanOrEqual(CONTRAST_MIN - 0.01);
        }
      }),
      { numRuns: 300 },
    );
  });
});
