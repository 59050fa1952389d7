import { describe, expect, it } from 'vitest';
import type { FlockCore } from '../../../../src/core/flock/flock-core.ts';
import { hunterBody, leaderTones, scalesOf, tonesOf } from '../../../../workers/flock/stage/hunters.ts';
import type { StageLook } from '../../../../workers/flock/stage/stage.ts';

const LOOK: StageLook = {
  shape: 'fish',
  hidesLeaders: false,
  hasPredator: true,
  isRun: true,
  showsGuest: false,
  isCalm: false,
  backdrop: null,
  trailSegments: 13,
};
const aCore = ({ shadows = 0, sizeFactor = 1, hasGold = false }) => {
  const look = Float32Array.of(0, 0, Number(hasGold), 0);
  return { shadows: () => shadows, sizeFactor: () => sizeFactor, goldSlot: 0, look } as unknown as FlockCore;
};

describe('hunters are present in the order golden fish, ghost, shadow, shadow, predator', () => {
  it.each<[string, Parameters<typeof aCore>[0], Partial<StageLook>, readonly boolean[]]>([
    ['none without the predator', {}, { hasPredator: false }, [false, false, false, false, false]],
    ['the predator alone', {}, {}, [false, false, false, false, true]],
    ['one shadow with it', { shadows: 1 }, {}, [false, false, true, false, true]],
    ['two shadows with it', { shadows: 2 }, {}, [false, false, true, true, true]],
    ['no shadow without the predator', { shadows: 2 }, { hasPredator: false }, [false, false, false, false, false]],
    ['the golden fish in a game', { hasGold: true }, {}, [true, false, false, false, true]],
    ['no golden fish outside a game', { hasGold: true }, { isRun: false }, [false, false, false, false, true]],
    ['the ghost when there is one', {}, { showsGuest: true }, [false, true, false, false, true]],
  ])('%s', (_name, core, look, shown) => {
    expect(scalesOf(aCore(core), { ...LOOK, ...look }).map((scale) => scale > 0)).toEqual(shown);
  });

  it('predator and shadows grow alike, shadows stay smaller, the ghost keeps its size', () => {
    const look = { ...LOOK, showsGuest: true };
    const before = scalesOf(aCore({ shadows: 2 }), look);
    const after = scalesOf(aCore({ shadows: 2, sizeFactor: 1.5 }), look);
    expect(after.map((scale, hunter) => scale / (before[hunter] || 1))).toEqual([0, 1, 1.5, 1.5, 1.5]);
    expect(after[2]).toBeCloseTo((after[4] ?? 0) * 0.62, 9);
  });
});

it('the steered predator looks different from the wild one, and ghost and shadows are translucent', () => {
  const [, ghost, shadow, , player] = tonesOf(LOOK);
  expect(player).not.toEqual(tonesOf({ ...LOOK, isRun: false })[4]);
  for (const tone of [ghost, shadow]) expect(tone?.back.endsWith('ff')).toBe(false);
  expect(player?.back).toMatch(/^#[0-9a-f]{6}ff$/);
});

describe.each(['triangle', 'fish', 'bird', 'plane'] as const)('the body of a hunting %s', (shape) => {
  const body = hunterBody({ ...LOOK, shape });

  it('is about one unit long, and covers its own middle', () => {
    const xs = body.corners.map(([x]) => x);
    expect(Math.max(...xs)).toBeCloseTo(0.5, 1);
    expect(Math.min(...xs)).toBeGreaterThan(-0.65);
    expect(Math.min(...xs)).toBeLessThan(-0.4);
    const offsets = Array.from({ length: body.triangles.length / 3 }, (_, i) => i * 3);
    expect(offsets.some((offset) => isInside(trianglePoints(offset)))).toBe(true);
  });

  it('is the same on both sides', () => {
    const side = (sign: number) =>
      body.corners
        .filter(([, y]) => y * sign > 0)
        .map(([x, y, ...rest]) => [x, Math.abs(y), ...rest].join())
        .toSorted();
    expect(side(-1)).toEqual(side(1));
  });

  const trianglePoints = (offset: number) =>
    [0, 1, 2].map((corner) => body.corners[body.triangles[offset + corner] ?? -1] ?? [9, 9]);
  /** Whether a place near the middle lies in the triangle. */
  const isInside = (points: readonly (readonly number[])[]) => {
    const sides = points.map(([x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = points[(i + 1) % 3] ?? [];
      return (nextX - x) * (0.003 - y) - (nextY - y) * (0.001 - x);
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  };
});

it('leaders are bright while the pond is watched, and grey in a game, in which they cannot be eaten', () => {
  expect(leaderTones(LOOK)).not.toEqual(leaderTones({ ...LOOK, isRun: false }));
});
