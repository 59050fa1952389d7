import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTE_POINTS_MAX, ROUTE_SPACING_PX } from '../../../../src/features/flock-dance/constants.ts';
import {
  clampToPond,
  distanceBetween,
  extendPath,
  type Path,
  type Point,
  scalePath,
  toCoordinates,
  toPolyline,
} from '../../../../src/features/flock-dance/model/route-path.ts';

const at = (x: number, y = 0): Point => ({ x, y });
const coordinate = fc.double({ min: 0, max: 2000, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
const samples: fc.Arbitrary<Path> = fc.array(point, { maxLength: 60 });
const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });

describe('a path adds a point only when it is more than 10 px from the last one', () => {
  it.each<[name: string, path: Path, samples: Path, extended: Path]>([
    ['the first point', [], [at(3)], [at(3)]],
    ['farther away', [at(0)], [at(11)], [at(0), at(11)]],
    ['exactly as far', [at(0)], [at(10)], [at(0)]],
    ['slanting', [at(0)], [at(8, 7)], [at(0), at(8, 7)]],
    ['measured from the last added point', [at(0)], [at(6), at(12), at(18), at(24)], [at(0), at(12), at(24)]],
    ['the same place again', [at(0), at(20)], [at(20), at(20)], [at(0), at(20)]],
    ['back to the start', [at(0), at(20)], [at(0)], [at(0), at(20), at(0)]],
  ])('%s', (_name, path, more, extended) => {
    expect(extendPath(path, more)).toEqual(extended);
  });

  it('returns the same array when nothing is added, and never changes the old one', () => {
    const path = [at(0)];
    expect(extendPath(path, [at(4), at(9)])).toBe(path);
    extendPath(path, [at(50)]);
    expect(path).toEqual([at(0)]);
  });

  it('stops at the limit and keeps the existing points', () => {
    expect(extendPath([at(0), at(20)], [at(40), at(60), at(80)], 3)).toEqual([at(0), at(20), at(40)]);
    const path = [at(0), at(20), at(40)];
    expect(extendPath(path, [at(60)], 3)).toBe(path);
    expect(extendPath(path, [at(60)], 1)).toBe(path);
  });

  it('never exceeds the core’s limit by default', () => {
    const many = Array.from({ length: ROUTE_POINTS_MAX + 50 }, (_, index) => at(index * 11));
    expect(extendPath([], many)).toHaveLength(ROUTE_POINTS_MAX);
  });

  it('keeps the spacing, the order and the existing points', () => {
    fc.assert(
      fc.property(samples, samples, fc.integer({ min: 0, max: 80 }), (first, second, most) => {
        const path = extendPath([], first, most);
        const longer = extendPath(path, second, most);
        expect(longer.length).toBeLessThanOrEqual(most);
        expect(longer.slice(0, path.length)).toEqual(path);
        for (let i = 1; i < longer.length; i++) {
          expect(distanceBetween(longer[i - 1] as Point, longer[i] as Point)).toBeGreaterThan(ROUTE_SPACING_PX);
        }
        let from = 0;
        for (const taken of longer) {
          from = [...first, ...second].indexOf(taken, from) + 1;
          expect(from).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is the same whether drawn at once or in parts', () => {
    fc.assert(
      fc.property(samples, samples, (first, second) => {
        expect(extendPath(extendPath([], first), second)).toEqual(extendPath([], [...first, ...second]));
      }),
    );
  });
});

describe('a path in the pond', () => {
  it.each<[Point, Point]>([
    [at(-5, 40), at(0, 40)],
    [at(50, 900), at(50, 600)],
    [at(801, -1), at(800, 0)],
    [at(800, 600), at(800, 600)],
  ])('moves %j to %j', (place, inside) => {
    expect(clampToPond(place, { width: 800, height: 600 })).toEqual(inside);
  });

  it('scales each axis separately', () => {
    const scaled = scalePath([at(100, 60), at(800, 600)], { width: 800, height: 600 }, { width: 400, height: 900 });
    expect(scaled).toEqual([at(50, 90), at(400, 900)]);
  });

  it('stays the same array when the size does not change', () => {
    const path = [at(1, 2)];
    expect(scalePath(path, { width: 8, height: 6 }, { width: 8, height: 6 })).toBe(path);
  });

  it('is restored with the size, and never leaves the pond', () => {
    fc.assert(
      fc.property(samples, size, size, (drawn, from, to) => {
        const path = drawn.map((place) => clampToPond(place, from));
        const scaled = scalePath(path, from, to);
        const back = scalePath(scaled, to, from);
        path.forEach((place, index) => {
          expect(distanceBetween(place, back[index] as Point)).toBeLessThan(1e-6);
          const { x, y } = scaled[index] as Point;
          expect(x).toBeLessThanOrEqual(to.width + 1e-9);
          expect(y).toBeLessThanOrEqual(to.height + 1e-9);
        });
      }),
    );
  });
});

it('becomes pairs for the core and a polyline for the page', () => {
  const path = [at(1, 2), at(30.55, 4.04)];
  expect([...toCoordinates(path)]).toEqual([1, 2, Math.fround(30.55), Math.fround(4.04)]);
  expect(toPolyline(path)).toBe('1,2 30.6,4');
  expect(toCoordinates([])).toHaveLength(0);
});
