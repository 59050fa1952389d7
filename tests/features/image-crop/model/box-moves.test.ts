import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitToRatio,
  HANDLES,
  moveBox,
  resizeBox,
  setBoxSide,
  setBoxStart,
} from '../../../../src/features/image-crop/model/box-moves.ts';
import {
  type CropBox,
  centeredBox,
  fitBox,
  initialState,
  shownBox,
} from '../../../../src/features/image-crop/model/crop-state.ts';

const CANVAS = { width: 400, height: 300 };
const BOX: CropBox = { x: -100, y: -75, width: 200, height: 150 };
const free = { canvas: CANVAS, ratio: null };

const isInside = ({ x, y, width, height }: CropBox, canvas = CANVAS) =>
  x >= -canvas.width / 2 - 1e-9 &&
  y >= -canvas.height / 2 - 1e-9 &&
  x + width <= canvas.width / 2 + 1e-9 &&
  y + height <= canvas.height / 2 + 1e-9;

describe('moving the box', () => {
  it.each([
    ['inside', { x: 10, y: -20 }, { x: 110, y: 55 }],
    ['beyond the right edge', { x: 999, y: 0 }, { x: 200, y: 75 }],
    ['beyond the top left corner', { x: -999, y: -999 }, { x: 0, y: 0 }],
    ['by parts of a pixel', { x: 0.4, y: 0.6 }, { x: 100, y: 76 }],
  ])('%s keeps it within the canvas', (_case, by, corner) => {
    expect(shownBox(moveBox(BOX, by, CANVAS), CANVAS)).toEqual({ ...corner, width: 200, height: 150 });
  });
});

describe('resizing the box', () => {
  it.each([
    ['se', { x: 20, y: 10 }, { x: 100, y: 75, width: 220, height: 160 }],
    ['nw', { x: 20, y: 10 }, { x: 120, y: 85, width: 180, height: 140 }],
    ['n', { x: 20, y: 10 }, { x: 100, y: 85, width: 200, height: 140 }],
    ['e', { x: 20, y: 10 }, { x: 100, y: 75, width: 220, height: 150 }],
    ['w', { x: -999, y: 0 }, { x: 0, y: 75, width: 300, height: 150 }],
    ['se', { x: -999, y: -999 }, { x: 100, y: 75, width: 50, height: 50 }],
    ['nw', { x: 999, y: 999 }, { x: 250, y: 175, width: 50, height: 50 }],
  ] as const)('%s by %j keeps the opposite edges', (handle, by, shown) => {
    expect(shownBox(resizeBox(BOX, handle, by, free), CANVAS)).toEqual(shown);
  });

  it.each([
    ['se', { x: 40, y: 0 }, { x: 100, y: 75, width: 240, height: 180 }],
    ['nw', { x: 0, y: -30 }, { x: 60, y: 45, width: 240, height: 180 }],
    ['e', { x: 40, y: 0 }, { x: 100, y: 60, width: 240, height: 180 }],
    ['s', { x: 0, y: 30 }, { x: 80, y: 75, width: 240, height: 180 }],
  ] as const)('%s by %j at 4:3 keeps the ratio', (handle, by, shown) => {
    expect(shownBox(resizeBox(BOX, handle, by, { canvas: CANVAS, ratio: 4 / 3 }), CANVAS)).toEqual(shown);
  });

  it('at any ratio keeps the box inside, above the minimum and in proportion', () => {
    const distance = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(
        fc.constantFrom(...HANDLES),
        distance,
        distance,
        fc.constantFrom(null, 1, 4 / 3, 3 / 4, 16 / 9, 9 / 16),
        distance,
        (handle, x, y, ratio, shift) => {
          const start = moveBox(fitToRatio(BOX, ratio, CANVAS), { x: shift, y: -shift }, CANVAS);
          const box = resizeBox(start, handle, { x, y }, { canvas: CANVAS, ratio });
          expect(isInside(box)).toBe(true);
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(ratio === null ? 50 : 49);
          if (ratio !== null) expect(Math.abs(box.width - box.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('stops a drag earlier where the screen needs it, and does not enlarge a box that is smaller already', () => {
    const dragged = resizeBox(BOX, 'se', { x: -999, y: -999 }, { ...free, sideMin: 90 });
    expect([dragged.width, dragged.height]).toEqual([90, 90]);
    const small = { x: 0, y: 0, width: 60, height: 60 };
    expect(resizeBox(small, 'se', { x: -999, y: -999 }, { ...free, sideMin: 90 })).toMatchObject({
      width: 60,
      height: 60,
    });
  });
});

describe('numbers and ratios', () => {
  it.each([
    ['width', 10, null, { width: 50, height: 150 }],
    ['width', 9999, null, { width: 400, height: 150 }],
    ['height', 120, 1, { width: 120, height: 120 }],
    ['width', 9999, 1, { width: 300, height: 300 }],
  ] as const)('%s %i at ratio %s gives %j', (side, value, ratio, size) => {
    expect(setBoxSide(BOX, side, value, { canvas: CANVAS, ratio })).toMatchObject(size);
  });

  it.each([
    ['inside', 'x', 150, null, { x: 150, y: 75, width: 200, height: 150 }],
    ['where the box has no room', 'x', 300, null, { x: 300, y: 75, width: 100, height: 150 }],
    ['at the far edge', 'y', 999, null, { x: 100, y: 250, width: 200, height: 50 }],
    ['before the near edge', 'y', -5, null, { x: 100, y: 0, width: 200, height: 150 }],
    ['with a ratio', 'y', 240, 2, { x: 100, y: 240, width: 120, height: 60 }],
    ['with a ratio at the far edge', 'x', 999, 4 / 3, { x: 333, y: 75, width: 67, height: 50 }],
  ] as const)('a place %s is taken as it was entered', (_case, axis, value, ratio, shown) => {
    expect(shownBox(setBoxStart(BOX, axis, value, { canvas: CANVAS, ratio }), CANVAS)).toEqual(shown);
  });

  it('numbers give the same box in any order', () => {
    const enter = {
      x: (box: CropBox) => setBoxStart(box, 'x', 320, free),
      y: (box: CropBox) => setBoxStart(box, 'y', 10, free),
      width: (box: CropBox) => setBoxSide(box, 'width', 60, free),
      height: (box: CropBox) => setBoxSide(box, 'height', 280, free),
    };
    const orders = fc.shuffledSubarray(Object.keys(enter) as (keyof typeof enter)[], { minLength: 4 });
    fc.assert(
      fc.property(orders, (order) => {
        const box = order.reduce((before, field) => enter[field](before), BOX);
        expect(shownBox(box, CANVAS)).toEqual({ x: 320, y: 10, width: 60, height: 280 });
      }),
    );
  });

  it('a ratio keeps the middle and about the area', () => {
    const square = fitToRatio(BOX, 1, CANVAS);
    expect(square).toMatchObject({ width: 173, height: 173 });
    expect(Math.abs(square.x + square.width / 2)).toBeLessThanOrEqual(1);
    const back = fitToRatio(square, 4 / 3, CANVAS);
    expect(back.width).toBeCloseTo(200, -1);
  });

  it('the first box is centered, in whole pixels, and has the ratio', () => {
    const picture = { width: 401, height: 301 };
    const { box } = initialState(picture, { kind: 'ratio', id: 'free' });
    expect(shownBox(box, picture)).toEqual({ x: 40, y: 30, width: 321, height: 241 });
    expect(shownBox(centeredBox(CANVAS, 1, 1), CANVAS)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
  });

  it('a picture below the documented minimum has a box of its own size', () => {
    const icon = { width: 32, height: 24 };
    expect(initialState(icon, { kind: 'ratio', id: 'free' }).box).toMatchObject(icon);
    expect(
      resizeBox(fitBox({ x: -16, y: -12, ...icon }, icon), 'e', { x: -20, y: 0 }, { canvas: icon, ratio: null }),
    ).toMatchObject(icon);
  });
});
