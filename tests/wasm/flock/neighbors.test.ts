import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { type CoreFile, FRAME_S, loadCore, swim } from './load-core.ts';

const NEIGHBORS = 4;
const PERCEPTION_SQUARED = FLOCK_RULES.perceptionPx ** 2;

/** Squared distance with the core's rounding: single precision at every operation. */
function squaredDistance({ x, y }: FlockCore, a: number, b: number): number {
  const dx = Math.fround((x[b] ?? 0) - (x[a] ?? 0));
  const dy = Math.fround((y[b] ?? 0) - (y[a] ?? 0));
  return Math.fround(Math.fround(dx * dx) + Math.fround(dy * dy));
}

/** The oracle: compares every pair of fish. */
function bruteForce(core: FlockCore, slot: number): number[] {
  const distances: number[] = [];
  const population = core.population();
  for (let other = 0; other < population; other++) {
    const squared = squaredDistance(core, slot, other);
    if (other !== slot && squared < PERCEPTION_SQUARED) distances.push(squared);
  }
  return distances.sort((a, b) => a - b).slice(0, NEIGHBORS);
}

/** The number of fish whose neighbors are not the four nearest. Equal distances are interchangeable. */
function countWrongFish(core: FlockCore, stride = 1): number {
  const found = core.findNeighbors();
  let wrong = 0;
  for (let slot = 0; slot < core.population(); slot += stride) {
    const slots = [...found.subarray(slot * NEIGHBORS, (slot + 1) * NEIGHBORS)].filter((other) => other >= 0);
    const distances = slots.map((other) => squaredDistance(core, slot, other));
    const isSame = JSON.stringify(distances) === JSON.stringify(bruteForce(core, slot));
    if (!isSame || new Set(slots).size !== slots.length) wrong += 1;
  }
  return wrong;
}

function scatter(core: FlockCore, places: readonly { readonly x: number; readonly y: number }[]): void {
  places.forEach(({ x, y }, slot) => {
    core.x[slot] = x;
    core.y[slot] = y;
  });
}

describe.each<CoreFile>(['flock-large', 'flock-large-scalar'])('four nearest neighbors in %s', (file) => {
  it('are exact in a flock that has settled', () => {
    const core = loadCore(file);
    core.reset(11, 1280, 720, 1000, 2);
    swim(core, 15);
    expect(countWrongFish(core)).toBe(0);
  });

  it('are exact while fish flee, are eaten and come back', () => {
    const core = loadCore(file);
    core.reset(12, 1280, 720, 1000, 2);
    core.steer(1, 0, true);
    core.setPredator(true);
    let wrong = 0;
    for (let sweep = 0; sweep < 60; sweep++) {
      core.steer(Math.cos(sweep / 4), Math.sin(sweep / 4), true);
      swim(core, 0.25);
      wrong += countWrongFish(core, 3);
    }
    expect(core.score()).toBeGreaterThan(0);
    expect(wrong).toBe(0);
  });

  it('are exact for any scatter of fish, even when all are at one place or far outside the pond', () => {
    const place = fc.record({
      x: fc.oneof(fc.float({ min: -150, max: 950, noNaN: true }), fc.constant(400)),
      y: fc.oneof(fc.float({ min: -150, max: 750, noNaN: true }), fc.constant(300)),
    });
    const core = loadCore(file);
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 120 }), (places) => {
        core.reset(3, 800, 600, places.length, 1);
        scatter(core, places);
        // Twice: the second search uses the cell size that follows from the first.
        expect(countWrongFish(core)).toBe(0);
        expect(countWrongFish(core)).toBe(0);
        core.step(FRAME_S);
        expect(countWrongFish(core)).toBe(0);
        // The step stored distances for positions that the fish no longer have.
        scatter(core, places.toReversed());
        expect(countWrongFish(core)).toBe(0);
      }),
      { numRuns: 150, seed: 20 },
    );
  });
});

it('four nearest neighbors are exact among 10,000 fish that crowd around their leaders', () => {
  const core = loadCore('flock-large');
  core.reset(5, 4048, 2277, 10_000, 2);
  swim(core, 10);
  expect(countWrongFish(core, 7)).toBe(0);
});
