import { describe, expect, it } from 'vitest';
import { toBatchState, toDistinctNames } from '../../../../src/features/image-crop/model/batch.ts';
import { toCropGeometry } from '../../../../src/features/image-crop/model/crop-geometry.ts';
import { type CropState, canvasSize, initialState } from '../../../../src/features/image-crop/model/crop-state.ts';
import { toGridCells } from '../../../../src/features/image-crop/model/nine-grid.ts';
import type { Aspect, RatioId } from '../../../../src/features/image-crop/model/ratios.ts';

const PICTURE = { width: 640, height: 480 };
const ratio = (id: RatioId): Aspect => ({ kind: 'ratio', id });

function geometryOf(change: Partial<CropState> = {}) {
  const geometry = toCropGeometry({ ...initialState(PICTURE, ratio('free')), ...change }, PICTURE);
  if (geometry === null) throw new Error('nothing of the picture');
  return geometry;
}

describe('nine parts', () => {
  it.each([
    ['a box', {}],
    ['a box whose sides are no multiples of three', { box: { x: -100, y: -50, width: 200, height: 101 } }],
    ['an exact size', { aspect: { kind: 'exact' as const, size: { width: 1000, height: 700 } } }],
  ])('of %s cover the whole result once', (_name, change) => {
    const geometry = geometryOf(change);
    const cells = toGridCells(geometry) ?? [];
    expect(cells).toHaveLength(9);
    for (const size of ['natural', 'output'] as const) {
      const row = cells.slice(0, 3).reduce((sum, cell) => sum + cell[size].width, 0);
      const column = [0, 3, 6].reduce((sum, at) => sum + (cells[at]?.[size].height ?? 0), 0);
      expect([row, column]).toEqual([geometry[size].width, geometry[size].height]);
    }
    // Each begins where its neighbors end.
    for (const [index, { matrix }] of cells.entries()) {
      const left = cells.slice(index - (index % 3), index).reduce((sum, cell) => sum + cell.natural.width, 0);
      const above =
        index < 3
          ? 0
          : [0, 3].slice(0, Math.floor(index / 3)).reduce((sum, at) => sum + (cells[at]?.natural.height ?? 0), 0);
      expect([geometry.matrix[4] - matrix[4], geometry.matrix[5] - matrix[5]]).toEqual([left, above]);
    }
  });

  it('need three pixels in each direction', () => {
    expect(toGridCells({ ...geometryOf(), natural: { width: 2, height: 90 } })).toBeNull();
  });
});

describe('the settings of a picture, for another one', () => {
  it('are the same for a picture of the same size', () => {
    const state = initialState(PICTURE, ratio('4:3'));
    expect(toBatchState(state, PICTURE, { ...PICTURE })).toBe(state);
  });

  it('take the same part of a picture of twice the size', () => {
    const state = { ...initialState(PICTURE, ratio('free')), box: { x: -220, y: -140, width: 200, height: 100 } };
    const { box } = toBatchState(state, PICTURE, { width: 1280, height: 960 });
    expect(box).toEqual({ x: -440, y: -280, width: 400, height: 200 });
  });

  it.each([
    ['1:1', { width: 900, height: 300 }],
    ['3:4', { width: 300, height: 900 }],
    ['16:9', { width: 60, height: 2000 }],
  ] as const)('keep the ratio %s, inside a picture of %j', (id, size) => {
    const { box, aspect } = toBatchState(initialState(PICTURE, ratio(id)), PICTURE, size);
    const [across, down] = id.split(':').map(Number);
    expect(Math.abs(box.width - (box.height * (across ?? 1)) / (down ?? 1))).toBeLessThan(2);
    const canvas = canvasSize(size, 0);
    expect(box.x >= -canvas.width / 2 && box.x + box.width <= canvas.width / 2).toBe(true);
    expect(box.y >= -canvas.height / 2 && box.y + box.height <= canvas.height / 2).toBe(true);
    expect(aspect).toEqual(ratio(id));
  });
});

it('names that repeat get a number', () => {
  expect(toDistinctNames(['a.png', 'b.png', 'a.png', 'a-2.png', 'a.png'])).toEqual([
    'a.png',
    'b.png',
    'a-2.png',
    'a-2-2.png',
    'a-3.png',
  ]);
});
