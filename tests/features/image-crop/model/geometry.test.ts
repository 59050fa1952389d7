import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitToRatio } from '../../../../src/features/image-crop/model/box-moves.ts';
import {
  canvasToPicture,
  hasEmptyCorner,
  isEnlarged,
  naturalSize,
  toCropGeometry,
} from '../../../../src/features/image-crop/model/crop-geometry.ts';
import {
  type CropState,
  canvasSize,
  INITIAL_TRANSFORM,
  initialState,
} from '../../../../src/features/image-crop/model/crop-state.ts';
import { flip, rotateTo, turnQuarter } from '../../../../src/features/image-crop/model/picture-moves.ts';
import { aspectRatio } from '../../../../src/features/image-crop/model/ratios.ts';

const PICTURE = { width: 400, height: 300 };
const BOX = { x: -100, y: -50, width: 120, height: 80 };
const FREE = { kind: 'ratio', id: 'free' } as const;
const state = (change: Partial<CropState['transform']> = {}, box = BOX): CropState => ({
  ...initialState(PICTURE, FREE),
  transform: { ...INITIAL_TRANSFORM, ...change },
  box,
});

describe('the export of a state', () => {
  it('at scale 1 and rotation 0 is the region of the picture below the box', () => {
    expect(toCropGeometry(state(), PICTURE)).toEqual({
      source: { x: 100, y: 100, width: 120, height: 80 },
      matrix: [1, 0, 0, 1, -100, -100],
      natural: { width: 120, height: 80 },
      output: { width: 120, height: 80 },
    });
  });

  it.each([
    ['scale 2 halves the pixels', { scale: 2 }, { width: 60, height: 40 }],
    ['scale 0.5 doubles them', { scale: 0.5 }, { width: 240, height: 160 }],
    ['a rotation keeps them', { rotationDeg: 33 }, { width: 120, height: 80 }],
  ])('has the own resolution of the picture: %s', (_case, transform, size) => {
    expect(naturalSize(state(transform), PICTURE)).toEqual(size);
  });

  it('keeps a chosen ratio at every scale, within half a pixel, and reaches no farther than the box', () => {
    const picture = { width: 3000, height: 2000 };
    const side = fc.integer({ min: 50, max: 1400 });
    const id = fc.constantFrom('original', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16');
    fc.assert(
      fc.property(side, fc.integer({ min: 10, max: 500 }), id, (length, percent, ratioId) => {
        const aspect = { kind: 'ratio', id: ratioId } as const;
        const ratio = aspectRatio(aspect, picture) ?? 1;
        const scale = percent / 100;
        const box = fitToRatio({ x: 0, y: 0, width: length, height: length }, ratio, picture);
        const { width, height } = naturalSize({ ...state({ scale }, box), aspect }, picture);
        expect(Math.abs(width - height * ratio)).toBeLessThanOrEqual(0.5 * Math.max(1, ratio) + 1e-9);
        expect(width).toBeLessThanOrEqual(Math.round(box.width / scale));
        expect(height).toBeLessThanOrEqual(Math.round(box.height / scale));
      }),
    );
  });

  it('has the exact size where one is chosen', () => {
    const exact = { ...state(), aspect: { kind: 'exact', size: { width: 295, height: 413 } } } as const;
    expect(toCropGeometry(exact, PICTURE)?.output).toEqual({ width: 295, height: 413 });
    expect([isEnlarged(exact, PICTURE), isEnlarged(state(), PICTURE)]).toEqual([true, false]);
  });

  it('is none where the box lies beside the picture', () => {
    expect(toCropGeometry(state({ scale: 0.1 }, { x: 100, y: 80, width: 60, height: 60 }), PICTURE)).toBeNull();
  });

  it('cuts the part beyond the picture off the source, and keeps the size of the output', () => {
    const geometry = toCropGeometry(state({ offset: { x: 120, y: 0 } }), PICTURE);
    expect([geometry?.source, geometry?.natural]).toEqual([
      { x: 0, y: 100, width: 100, height: 80 },
      { width: 120, height: 80 },
    ]);
    expect(hasEmptyCorner(state({ offset: { x: 120, y: 0 } }), PICTURE)).toBe(true);
    expect(hasEmptyCorner(state(), PICTURE)).toBe(false);
  });

  it('copies whole pixels after any sequence of quarter turns and flips, for odd sides as well', () => {
    const moves = fc.array(fc.constantFrom('left', 'right', 'x', 'y'), { maxLength: 8 });
    const side = fc.integer({ min: 60, max: 301 });
    fc.assert(
      fc.property(moves, side, side, (names, width, height) => {
        const picture = { width, height };
        let current = initialState(picture, FREE);
        const first = toCropGeometry(current, picture);
        for (const name of names) {
          if (name === 'left' || name === 'right') current = turnQuarter(current, name === 'left' ? -1 : 1, picture);
          else current = flip(current, name === 'x' ? 'x' : 'y', picture);
        }
        const geometry = toCropGeometry(current, picture);
        expect(geometry?.matrix.every(Number.isInteger)).toBe(true);
        // Picture and box turn together, so the same pixels stay in the box.
        expect(geometry?.source).toEqual(first?.source);
      }),
      { numRuns: 300 },
    );
  });

  it('maps the corners of the box to the same pixels as the canvas does', () => {
    const transforms = fc.record({
      scale: fc.double({ min: 0.5, max: 3, noNaN: true }),
      rotationDeg: fc.integer({ min: 1, max: 89 }),
      isFlippedX: fc.boolean(),
      isFlippedY: fc.boolean(),
      offset: fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) }),
    });
    fc.assert(
      fc.property(transforms, (transform) => {
        const present = state(transform);
        const geometry = toCropGeometry(present, PICTURE);
        if (geometry === null) return;
        const [a, b, c, d, e, f] = geometry.matrix;
        const { x, y } = canvasToPicture(transform, { x: BOX.x, y: BOX.y }, PICTURE);
        expect(a * x + c * y + e).toBeCloseTo(0, 6);
        expect(b * x + d * y + f).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('a rotation', () => {
  it.each([
    [0, { width: 400, height: 300 }],
    [90, { width: 300, height: 400 }],
    [180, { width: 400, height: 300 }],
    [360, { width: 400, height: 300 }],
  ])('of %i degrees makes the canvas as large as the turned picture', (degrees, size) => {
    expect(canvasSize(PICTURE, degrees)).toEqual(size);
  });

  it('there and back changes nothing', () => {
    const start = initialState(PICTURE, FREE);
    for (let degrees = 0; degrees <= 40; degrees += 1) {
      expect(rotateTo(rotateTo(start, degrees, PICTURE), 0, PICTURE)).toEqual(start);
    }
  });

  it.each([
    [0, 1, 90],
    [270, 1, 0],
    [0, -1, 270],
    [360, 1, 90],
    [45, -1, 315],
  ] as const)('by a quarter from %i in direction %i gives %i, modulo 360', (from, direction, to) => {
    const turned = turnQuarter(rotateTo(initialState(PICTURE, FREE), from, PICTURE), direction, PICTURE);
    expect(turned.transform.rotationDeg).toBe(to);
  });

  it('four times by a quarter, and a flip twice, change nothing', () => {
    const start = state({ offset: { x: 13, y: -7 } });
    let turned = start;
    for (let turn = 0; turn < 4; turn += 1) turned = turnQuarter(turned, 1, PICTURE);
    expect(turned).toEqual(start);
    expect(flip(flip(start, 'x', PICTURE), 'x', PICTURE)).toEqual(start);
  });
});
