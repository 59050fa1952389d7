import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTE_POINTS_MAX, SHARED_ROUTE_POINTS } from '../../../../src/features/flock-dance/constants.ts';
import { fromRouteCode, toRouteCode } from '../../../../src/features/flock-dance/model/route-code.ts';
import { distanceBetween, type Path, type Point } from '../../../../src/features/flock-dance/model/route-path.ts';
import { anyCharacter } from '../../../any-character.ts';

const POND = { width: 1280, height: 800 };
const inPond = (path: Path) => path.map(({ x, y }) => ({ x: x * POND.width, y: y * POND.height }));
const reopen = (path: Path) => inPond(fromRouteCode(toRouteCode(path, POND) ?? '') ?? []);

/** A heart, drawn by hand with a point every 10 px. */
const HEART: Path = Array.from({ length: 170 }, (_, index) => {
  const turn = (index / 169) * Math.PI * 2;
  return {
    x: 640 + 16 * 14 * Math.sin(turn) ** 3,
    y: 380 - 14 * (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)),
  };
});

function distanceToPath(place: Point, path: Path): number {
  const distances = path.slice(1).map((end, index) => {
    const start = path[index] ?? end;
    const length = distanceBetween(start, end) || 1;
    const along = ((place.x - start.x) * (end.x - start.x) + (place.y - start.y) * (end.y - start.y)) / length ** 2;
    const share = Math.min(Math.max(along, 0), 1);
    return distanceBetween(place, { x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y) });
  });
  return Math.min(...distances);
}

describe('a route in a link', () => {
  it('keeps its form in few signs', () => {
    const opened = reopen(HEART);
    expect(toRouteCode(HEART, POND)?.length).toBeLessThan(300);
    expect(Math.max(...HEART.map((place) => distanceToPath(place, opened)))).toBeLessThan(4);
    expect(distanceBetween(opened[0] ?? HEART[80] ?? { x: 0, y: 0 }, HEART[0] ?? { x: 0, y: 0 })).toBeLessThan(1);
  });

  it('has room for the longest one', () => {
    let noise = 1;
    const roll = () => {
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
      return noise / 2 ** 32;
    };
    const scribble = Array.from({ length: ROUTE_POINTS_MAX }, () => ({
      x: roll() * POND.width,
      y: roll() * POND.height,
    }));
    const points = fromRouteCode(toRouteCode(scribble, POND) ?? '') ?? [];
    expect(points.length).toBeGreaterThan(1);
    expect(points.length).toBeLessThanOrEqual(SHARED_ROUTE_POINTS.max);
  });

  it('of a few points gets enough of them for a closed way, on the same line', () => {
    const square = [
      { x: 100, y: 100 },
      { x: 500, y: 100 },
      { x: 500, y: 500 },
      { x: 100, y: 500 },
      { x: 100, y: 110 },
    ];
    const opened = reopen(square);
    expect(opened.length).toBe(SHARED_ROUTE_POINTS.min);
    for (const place of opened) expect(distanceToPath(place, square)).toBeLessThan(1);
  });

  it('is none with fewer than two points', () => {
    expect(toRouteCode([], POND)).toBeNull();
    expect(toRouteCode([{ x: 1, y: 1 }], POND)).toBeNull();
  });

  it('stays within the pond, whatever was drawn', () => {
    const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 200 }), (path) => {
        const code = toRouteCode(path, POND) ?? '';
        const points = fromRouteCode(code);
        expect(points?.length).toBeGreaterThan(1);
        expect(points?.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
      }),
    );
  });

  it.each(['', 'AAAA', 'AAAAAAA', 'AAAA AAAA', 'AAAAAAA<', `${'A'.repeat(604)}`, 'ÄÖÜßäöüß', '%41%41AA'])(
    'is not read from %j',
    (code) => {
      expect(fromRouteCode(code)).toBeNull();
    },
  );

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 700 }), (code) => void fromRouteCode(code)));
  });
});
