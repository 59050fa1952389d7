import { describe, expect, it } from 'vitest';
import {
  BUBBLE_COUNT,
  createDistance,
  depthRangeOf,
  FAR_COUNT,
  FAR_FISH,
  FAR_WINGS,
  hasBubbles,
  hasDepth,
} from '../../../../workers/flock/stage/distance.ts';
import { BUBBLE_VERTEX, FAR_VERTEX } from '../../../../workers/flock/stage/distance-shaders.ts';
import { tonesOfDistance } from '../../../../workers/flock/stage/palette.ts';
import type { StageLook } from '../../../../workers/flock/stage/stage.ts';

const BACKDROP = { depth: '#0a3f63', light: '#7fd8e6' };
const LOOK: StageLook = {
  shape: 'fish',
  hidesLeaders: false,
  hasPredator: false,
  isRun: false,
  showsGuest: false,
  isCalm: false,
  backdrop: BACKDROP,
  trailSegments: 13,
};
const [WIDTH, HEIGHT] = [1280, 720];

function placesAt(seconds: number, look: Partial<StageLook> = {}) {
  const distance = createDistance();
  distance.move(seconds, WIDTH, HEIGHT, { ...LOOK, ...look });
  const rows = (values: Float32Array) =>
    Array.from({ length: values.length / 4 }, (_, row) => [...values.subarray(row * 4, row * 4 + 4)]);
  return { far: rows(distance.far), bubbles: rows(distance.bubbles) };
}

describe('depth', () => {
  it.each<[string, Partial<StageLook>, boolean, boolean]>([
    ['fish in front of a backdrop', {}, true, true],
    ['a pond without a backdrop', { backdrop: null }, false, false],
    ['a game, in which what is far could be taken for prey', { isRun: true }, false, false],
    ['birds: no bubbles in the sky', { shape: 'bird' }, true, false],
    ['reduced motion: no bubbles', { isCalm: true }, true, false],
  ])('%s', (_name, look, depth, bubbles) => {
    expect([hasDepth({ ...LOOK, ...look }), hasBubbles({ ...LOOK, ...look })]).toEqual([depth, bubbles]);
  });

  it('sizes and dimness of fish spread with it, and stay as they were in a game and without a backdrop', () => {
    const flat = { scale: 0.84, grows: 0.3, dims: 0.42 };
    expect(depthRangeOf({ ...LOOK, isRun: true })).toEqual(flat);
    expect(depthRangeOf({ ...LOOK, backdrop: null })).toEqual(flat);
    const deep = depthRangeOf(LOOK);
    expect(deep.scale).toBeLessThan(flat.scale);
    expect(deep.scale + deep.grows).toBeGreaterThan(flat.scale + flat.grows);
    expect(deep.dims).toBeGreaterThan(flat.dims);
  });

  it('colors come from the backdrop; birds are lighter than fish, for the sky is', () => {
    expect(tonesOfDistance(LOOK)).toMatchObject(BACKDROP);
    expect(tonesOfDistance({ ...LOOK, shape: 'plane' }).followers).not.toEqual(tonesOfDistance(LOOK).followers);
    expect(tonesOfDistance({ ...LOOK, shape: 'plane', backdrop: null })).toEqual(
      tonesOfDistance({ ...LOOK, backdrop: null }),
    );
  });
});

describe('the far school', () => {
  it('crosses the picture slowly and keeps to its heights', () => {
    const frames = Array.from({ length: 200 }, (_, index) => placesAt(index * 3).far);
    const middle = frames.map((far) => far.slice(0, 32).reduce((sum, [x = 0]) => sum + x / 32, 0));
    expect(middle.some((x) => x > 0 && x < WIDTH)).toBe(true);
    expect(Math.max(...middle)).toBeGreaterThan(WIDTH);
    for (const [, y = -1] of frames.flat()) {
      expect(y).toBeGreaterThan(HEIGHT * 0.1);
      expect(y).toBeLessThan(HEIGHT * 0.8);
    }
    const steps = placesAt(10).far.map(([x = 0], index) => Math.abs((placesAt(11).far[index]?.[0] ?? 0) - x));
    expect(Math.max(...steps)).toBeLessThan(20);
  });

  it('looks where it swims', () => {
    const [before, after] = [placesAt(20).far, placesAt(21).far];
    before.forEach(([x = 0, , course = 0], index) => {
      expect(Math.sign(Math.cos(course))).toBe(Math.sign((after[index]?.[0] ?? 0) - x));
    });
  });

  it('is slower in slow motion, and a formation is small', () => {
    const way = (look: Partial<StageLook>) =>
      (placesAt(21, look).far[0]?.[0] ?? 0) - (placesAt(20, look).far[0]?.[0] ?? 0);
    expect(way({ isCalm: true })).toBeLessThan(way({}) / 2);
    const flying = placesAt(20, { shape: 'bird' }).far.filter(([, , , length]) => length !== 0);
    expect(flying.length).toBeGreaterThan(10);
    expect(flying.length).toBeLessThan(FAR_COUNT / 2 + 1);
  });

  it('has bodies of one unit that are the same on both sides', () => {
    for (const body of [FAR_FISH, FAR_WINGS]) {
      expect(body.corners.reduce((sum, [, y]) => sum + y, 0)).toBeCloseTo(0, 9);
      expect(body.triangles.every((corner) => corner < body.corners.length)).toBe(true);
    }
  });
});

it('bubbles rise from the floor to the surface, and appear and vanish softly', () => {
  const times = Array.from({ length: 400 }, (_, index) => index / 10);
  for (let bubble = 0; bubble < BUBBLE_COUNT; bubble++) {
    let before = placesAt(0).bubbles[bubble] ?? [];
    for (const seconds of times.slice(1)) {
      const now = placesAt(seconds).bubbles[bubble] ?? [];
      const [, y = 0, radius = 0, strength = 0] = now;
      if (y > (before[1] ?? 0)) expect(before[3]).toBeLessThan(0.1);
      else expect(y).toBeLessThan(before[1] ?? 0);
      expect(radius).toBeGreaterThan(1);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
      before = now;
    }
  }
});

it('the shaders have room for exactly these', () => {
  expect(FAR_VERTEX).toContain(`far[${FAR_COUNT}]`);
  expect(BUBBLE_VERTEX).toContain(`bubbles[${BUBBLE_COUNT}]`);
});
