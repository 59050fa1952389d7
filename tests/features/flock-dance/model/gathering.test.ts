import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICES, toPondSettings } from '../../../../src/features/flock-dance/model/flock-settings.ts';
import { gatheredSettings, gatheringRoute } from '../../../../src/features/flock-dance/model/gathering.ts';
import { distanceBetween } from '../../../../src/features/flock-dance/model/route-path.ts';

const OWN = toPondSettings({ ...DEFAULT_CHOICES, population: 180 }, 2);

describe('the pond of a visitor who focuses', () => {
  it.each([
    ['has one leader', { leaders: 4 }, { leaders: 1 }],
    ['has no predator', { hasPredator: true }, { hasPredator: false }],
    ['is slower than a quick pond', { speed: 2 }, { speed: 0.6 }],
    ['stays as slow as a slow pond', { speed: 0.2 }, { speed: 0.2 }],
    ['keeps its fish and their looks', { population: 33, shape: 'bird' }, { population: 33, shape: 'bird' }],
  ] as const)('%s', (_what, own, expected) => {
    expect(gatheredSettings({ ...OWN, ...own })).toEqual({ ...OWN, ...own, ...gatheredSettings(OWN), ...expected });
  });
});

/** The core joins the ends of a route that are nearer than 64 px, and its leader looks 22 px ahead. */
describe.each([
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
  ['phone held sideways', { width: 844, height: 390 }],
])('the way round the middle on a %s', (_name, pond) => {
  const route = gatheringRoute(pond);

  it('is closed, lies inside the pond and leads around its middle', () => {
    const [first, last] = [route[0], route.at(-1)];
    if (first === undefined || last === undefined) throw new Error('no route');
    expect(distanceBetween(first, last)).toBeLessThan(64);
    const xs = route.map(({ x }) => x);
    const ys = route.map(({ y }) => y);
    expect([Math.min(...xs) > 0, Math.max(...xs) < pond.width]).toEqual([true, true]);
    expect([Math.min(...ys) > 0, Math.max(...ys) < pond.height]).toEqual([true, true]);
    const middle = { x: pond.width / 2, y: pond.height / 2 };
    expect(Math.min(...route.map((point) => distanceBetween(point, middle)))).toBeGreaterThan(100);
  });
});
