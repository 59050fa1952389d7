import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvasToPicture } from '../../../../src/features/image-crop/model/crop-geometry.ts';
import { INITIAL_TRANSFORM, initialState } from '../../../../src/features/image-crop/model/crop-state.ts';
import { clampScale, panPicture, scalePicture } from '../../../../src/features/image-crop/model/picture-moves.ts';
import {
  pinchPicture,
  pinchTurn,
  toCanvasPoint,
  toPinch,
  toStageRect,
  toStageView,
} from '../../../../src/features/image-crop/model/stage-view.ts';

const PICTURE = { width: 4000, height: 3000 };
const STAGE = { width: 800, height: 600 };
const FREE = { kind: 'ratio', id: 'free' } as const;

describe('scaling', () => {
  it.each([
    [0.01, 0.1],
    [9, 5],
    [1.234, 1.23],
  ])('of %f is limited to %f', (scale, limited) => {
    expect(clampScale(scale)).toBe(limited);
  });

  it('keeps the point of the picture below the pointer', () => {
    const coordinate = fc.integer({ min: -1500, max: 1500 });
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.5, max: 4, noNaN: true }), (x, y, scale) => {
        const anchor = { x, y };
        const before = canvasToPicture(INITIAL_TRANSFORM, anchor, PICTURE);
        const after = canvasToPicture(scalePicture(INITIAL_TRANSFORM, scale, anchor, PICTURE), anchor, PICTURE);
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);
      }),
    );
  });
});

it('a picture cannot be moved off the canvas', () => {
  const { offset } = panPicture(INITIAL_TRANSFORM, { x: 99_999, y: -99_999 }, PICTURE);
  expect(offset).toEqual({ x: 3950, y: -2950 });
});

describe('the view on the stage', () => {
  it('fits the canvas between the margins and enlarges small pictures to a limit', () => {
    expect(toStageView(PICTURE, 0, STAGE, 20).zoom).toBeCloseTo(0.1867, 3);
    expect(toStageView({ width: 10, height: 10 }, 0, STAGE, 20).zoom).toBe(8);
  });

  it('has the middle of the canvas in the middle of the stage', () => {
    const view = toStageView(PICTURE, 0, STAGE, 0);
    expect(toCanvasPoint(view, { x: 400, y: 300 })).toEqual({ x: 0, y: 0 });
    expect(toStageRect(view, { x: -2000, y: -1500, ...PICTURE })).toEqual({ x: 0, y: 0, width: 800, height: 600 });
  });
});

describe('a pinch', () => {
  const pinch = (x: number, y: number, angleDeg: number, length: number) => {
    const angle = (angleDeg * Math.PI) / 180;
    const arm = { x: (Math.cos(angle) * length) / 2, y: (Math.sin(angle) * length) / 2 };
    return toPinch({ x: x - arm.x, y: y - arm.y }, { x: x + arm.x, y: y + arm.y });
  };

  it.each([
    [5, 0],
    [-8, 0],
    [20, 12],
    [-30, -22],
    [179, 171],
  ])('turned by %i degrees turns the picture by %i', (fingers, picture) => {
    expect(pinchTurn(pinch(400, 300, 10, 100), pinch(400, 300, 10 + fingers, 100))).toBe(picture);
  });

  it('keeps the point between the fingers, while it moves, scales and turns', () => {
    const start = initialState(PICTURE, FREE);
    const from = pinch(300, 200, 0, 100);
    const angles = fc.integer({ min: -80, max: 80 });
    fc.assert(
      fc.property(angles, fc.integer({ min: 60, max: 220 }), fc.integer({ min: 200, max: 400 }), (angle, length, x) => {
        const to = pinch(x, 250, angle, length);
        const transform = pinchPicture(start, PICTURE, STAGE, 20, from, to);
        const before = canvasToPicture(
          start.transform,
          toCanvasPoint(toStageView(PICTURE, 0, STAGE, 20), from.middle),
          PICTURE,
        );
        const view = toStageView(PICTURE, transform.rotationDeg, STAGE, 20);
        const after = canvasToPicture(transform, toCanvasPoint(view, to.middle), PICTURE);
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);
      }),
    );
  });
});
