import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CANVAS_LIMIT, EXPORT } from '../../../../../src/features/inspiration/chart/model/constants.ts';
import { exportExtent, exportSize } from '../../../../../src/features/inspiration/chart/model/export-size.ts';

it('adds a margin on every side', () => {
  expect(exportExtent({ widthPx: 300.2, heightPx: 100 })).toEqual({ widthPx: 397, heightPx: 196 });
});

it.each([
  ['a small chart at ratio 2', 1000, 800, 2],
  ['a chart at the limit of the area', 2048, 2048, 2],
  ['a chart beyond the area of iOS', 3000, 3000, 1.36],
  ['a wide chart', 10_000, 400, 1.63],
  ['a high chart', 400, 20_000, 0.81],
  ['a chart that needs a larger area to be readable', 5000, 5000, 1],
  ['a chart too large to be readable', 8000, 8000, 0.72],
  ['two thousand tasks', 300_000, 1200, 0.05461333],
])('draws %s (trap T56)', (_name, widthPx, heightPx, ratio) => {
  expect(exportSize({ widthPx, heightPx }).ratio).toBeCloseTo(ratio, 6);
});

it('never exceeds the limits, and never a ratio of 2', () => {
  const side = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(side, side, (widthPx, heightPx) => {
      const size = exportSize({ widthPx, heightPx });
      expect(size.ratio).toBeLessThanOrEqual(EXPORT.ratio);
      expect(Math.max(size.widthPx, size.heightPx)).toBeLessThanOrEqual(CANVAS_LIMIT.sidePx);
      expect(size.widthPx * size.heightPx).toBeLessThanOrEqual(
        size.ratio > 1 ? CANVAS_LIMIT.areaPx2 : CANVAS_LIMIT.readableAreaPx2,
      );
      expect(Math.min(size.widthPx, size.heightPx)).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('draws a smaller picture after a device has failed', () => {
  expect(exportSize({ widthPx: 1000, heightPx: 800 }, 1.4)).toEqual({ ratio: 1.4, widthPx: 1400, heightPx: 1120 });
});
