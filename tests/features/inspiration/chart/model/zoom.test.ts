import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIT, ZOOM } from '../../../../../src/features/inspiration/chart/model/constants.ts';
import { layOutChart } from '../../../../../src/features/inspiration/chart/model/layout.ts';
import {
  areaInView,
  fitView,
  keepInView,
  reveal,
  stepZoom,
  toChartPoint,
  zoomAt,
  zoomByWheel,
} from '../../../../../src/features/inspiration/chart/model/zoom.ts';
import { aTreeOf } from '../a-task-tree.ts';

const chart = (widthPx: number, heightPx: number) => ({
  ...layOutChart({ title: 'Goal', nodes: aTreeOf(9, 3), collapsed: new Set() }),
  widthPx,
  heightPx,
});
const view = { xPx: 10, yPx: 20, zoom: 0.5 };
const viewport = { widthPx: 800, heightPx: 600 };

describe('zoom (doc 3 §9)', () => {
  it('has the limits of the specification', () => {
    expect(ZOOM).toEqual({ min: 0.3, max: 2, step: 0.1 });
    expect(FIT).toEqual({ marginPx: 48, zoomMax: 1, debounceMs: 100 });
  });

  it.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [0.37, 1, 0.4],
    [0.37, -1, 0.3],
    [0.3, -1, 0.3],
    [2, 1, 2],
    [1.96, 1, 2],
    [0.7000000000000001, 1, 0.8],
    [0.1 + 0.2, 1, 0.4],
  ] as const)('steps from %d by %d to %d', (from, direction, to) => {
    expect(stepZoom(from, direction)).toBe(to);
  });

  it('reaches both limits in seventeen steps', () => {
    let zoom: number = ZOOM.min;
    for (let step = 0; step < 17; step += 1) zoom = stepZoom(zoom, 1);
    expect(zoom).toBe(ZOOM.max);
    for (let step = 0; step < 17; step += 1) zoom = stepZoom(zoom, -1);
    expect(zoom).toBe(ZOOM.min);
  });

  it.each([
    ['a notch of a mouse forwards', -100, 1.1],
    ['a notch backwards', 100, 0.9],
    ['a fast wheel', -480, 1.1],
    ['a touch pad', -10, Math.exp(0.1)],
    ['no turn', 0, 1],
  ])('changes by %s', (_name, delta, zoom) => {
    expect(zoomByWheel(1, delta)).toBeCloseTo(zoom);
  });

  it('keeps the point under the pointer', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 600 }),
        (zoom, xPx, yPx) => {
          const at = { xPx, yPx };
          const before = toChartPoint(view, at);
          const after = toChartPoint(zoomAt(view, zoom, at), at);
          expect(after.xPx).toBeCloseTo(before.xPx, 6);
          expect(after.yPx).toBeCloseTo(before.yPx, 6);
        },
      ),
    );
  });
});

describe('fitting to the window (doc 3 §4)', () => {
  it.each([
    ['a small chart at its own size', 300, 200, 1],
    ['a wide chart with its margins', 1408, 200, 0.5],
    ['a high chart with its margins', 300, 720, 0.7],
    ['a chart that is too large at the smallest zoom', 90_000, 400, 0.3],
  ])('shows %s', (_name, width, height, zoom) => {
    const fitted = fitView(chart(width, height), viewport);
    expect(fitted.zoom).toBeCloseTo(zoom);
  });

  it('leaves the same space on both sides', () => {
    const fitted = fitView(chart(1408, 200), viewport);
    expect(fitted.xPx).toBe(48);
    expect(fitted.yPx).toBe(250);
  });

  it('shows the goal at the top when the chart is too large', () => {
    const large = chart(90_000, 9000);
    const fitted = fitView(large, viewport);
    const goal = (large.root.xPx + large.root.widthPx / 2) * fitted.zoom + fitted.xPx;
    expect(Math.round(goal)).toBe(400);
    expect(fitted.yPx).toBe(48);
  });
});

describe('panning', () => {
  it.each([
    ['far to the right', { xPx: 5000, yPx: 0 }, { xPx: 720, yPx: 0 }],
    ['far to the left', { xPx: -5000, yPx: 0 }, { xPx: -920, yPx: 0 }],
    ['far down', { xPx: 0, yPx: 5000 }, { xPx: 0, yPx: 520 }],
    ['a little', { xPx: -3, yPx: 4 }, { xPx: -3, yPx: 4 }],
  ])('keeps some of the chart in view: %s', (_name, moved, kept) => {
    const extent = { widthPx: 1000, heightPx: 1000 };
    expect(keepInView({ ...moved, zoom: 1 }, extent, viewport)).toEqual({ ...kept, zoom: 1 });
  });

  it.each([
    ['does not move for a box in view', 100, 100, [0, 0]],
    ['moves left for a box on the right', 900, 100, [-216, 0]],
    ['moves down for a box above', 100, -100, [0, 116]],
  ] as const)('%s', (_name, left, top, [dx, dy]) => {
    const area = { leftPx: left, topPx: top, rightPx: left + 100, bottomPx: top + 50 };
    const shown = reveal({ xPx: 0, yPx: 0, zoom: 1 }, area, viewport);
    expect([shown.xPx, shown.yPx]).toEqual([dx, dy]);
  });

  it('knows the part of the chart in view', () => {
    expect(areaInView(view, viewport)).toEqual({ leftPx: -20, topPx: -40, rightPx: 1580, bottomPx: 1160 });
  });
});
