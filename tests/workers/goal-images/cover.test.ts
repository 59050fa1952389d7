import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverSize, shownPart } from '../../../workers/goal-images/cover.ts';

const size = (width: number, height: number) => ({ width, height });

it.each([
  ['a wide picture is as high as the screen', size(6000, 2000), size(1920, 1080), size(3240, 1080)],
  ['a tall picture is as wide as the screen', size(3000, 6000), size(1920, 1080), size(1920, 3840)],
  ['a picture of the same shape gets the size of the screen', size(3840, 2160), size(1920, 1080), size(1920, 1080)],
  ['a picture that does not cover the screen keeps its size', size(4000, 900), size(1920, 1080), size(4000, 900)],
  ['a line keeps a pixel', size(100_000, 1), size(10, 1), size(100_000, 1)],
])('%s', (_case, picture, screen, expected) => {
  expect(coverSize(picture, screen)).toEqual(expected);
});

describe('the part of a picture under an area', () => {
  it.each([
    [
      'of the whole view leaves the covered margins out',
      [size(400, 100), size(100, 100), { x: 0, y: 0, ...size(100, 100) }],
      { part: { x: 150, y: 0, ...size(100, 100) }, shown: size(100, 100) },
    ],
    [
      'is measured in picture pixels',
      [size(1000, 500), size(500, 250), { x: 100, y: 50, ...size(200, 100) }],
      { part: { x: 200, y: 100, ...size(400, 200) }, shown: size(200, 100) },
    ],
    [
      'that leaves the view is clipped',
      [size(100, 100), size(100, 100), { x: -50, y: 80, ...size(100, 100) }],
      { part: { x: 0, y: 80, ...size(50, 20) }, shown: size(50, 20) },
    ],
    [
      'outside of the view is the nearest pixel',
      [size(100, 100), size(100, 100), { x: 300, y: 10, ...size(10, 10) }],
      { part: { x: 99, y: 10, ...size(1, 10) }, shown: size(1, 10) },
    ],
  ] as const)('%s', (_case, [picture, view, area], expected) => {
    expect(shownPart(picture, view, area)).toEqual(expected);
  });

  it('always lies within the picture and has a pixel at least', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const place = fc.double({ min: -3000, max: 6000, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, place, place, side, side, (w, h, vw, vh, x, y, aw, ah) => {
        const { part } = shownPart(size(w, h), size(vw, vh), { x, y, ...size(aw, ah) });
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(part.x + part.width).toBeLessThanOrEqual(w + 1e-6);
        expect(part.y + part.height).toBeLessThanOrEqual(h + 1e-6);
      }),
    );
  });
});
