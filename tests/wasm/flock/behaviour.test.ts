import { describe, expect, it } from 'vitest';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { mouthAhead } from '../../../src/core/flock/mouth.ts';
import { type CoreFile, FRAME_S, loadCore, swim } from './load-core.ts';

const WIDTH = 1280;
const HEIGHT = 720;
/** Behaviour must hold in several ponds, so that a single lucky pond cannot pass a threshold. */
const SEEDS = [77, 1234, 987_654] as const;

function pond(population: number, leaders = 2, rules = {}, file: CoreFile = 'flock', seed = 77): FlockCore {
  const core = loadCore(file, rules);
  core.reset(seed, WIDTH, HEIGHT, population, leaders);
  return core;
}

const speedOf = (core: FlockCore, slot: number) => Math.hypot(core.vx[slot] ?? 0, core.vy[slot] ?? 0);
const headingOf = (core: FlockCore, slot: number) => Math.atan2(core.vy[slot] ?? 0, core.vx[slot] ?? 0);
const slots = (core: FlockCore) => Array.from({ length: core.population() }, (_, slot) => slot);

function turnBetween(from: number, to: number): number {
  return Math.abs(Math.atan2(Math.sin(to - from), Math.cos(to - from)));
}

describe('swimming', () => {
  it('keeps every place and velocity finite and followers at or below their top speed', () => {
    const core = pond(1000);
    core.setPredator(true);
    swim(core, 20);
    for (const slot of slots(core)) {
      expect(Number.isFinite(core.x[slot])).toBe(true);
      expect(Number.isFinite(core.y[slot])).toBe(true);
      expect(speedOf(core, slot)).toBeLessThanOrEqual(FLOCK_RULES.followerMaxSpeedPxPerS * 1.001);
    }
  });

  it.each(SEEDS)('turns smoothly: hardly any heading changes faster than a fish can bend (seed %i)', (seed) => {
    const core = pond(400, 2, {}, 'flock', seed);
    swim(core, 8);
    let sharp = 0;
    let turns = 0;
    let before = slots(core).map((slot) => headingOf(core, slot));
    swim(core, 10, () => {
      const now = slots(core).map((slot) => headingOf(core, slot));
      now.forEach((heading, slot) => {
        turns += 1;
        if (turnBetween(before[slot] ?? 0, heading) / FRAME_S > 8) sharp += 1;
      });
      before = now;
    });
    expect(sharp / turns).toBeLessThan(0.002);
  });

  it.each(SEEDS)('lets no fish stay at a wall (seed %i)', (seed) => {
    const core = pond(600, 2, {}, 'flock', seed);
    const atWall = new Float32Array(600);
    let longest = 0;
    swim(core, 60, () => {
      for (const slot of slots(core)) {
        const x = core.x[slot] ?? 0;
        const y = core.y[slot] ?? 0;
        const isAtWall = x < 12 || y < 12 || x > WIDTH - 12 || y > HEIGHT - 12;
        atWall[slot] = isAtWall ? (atWall[slot] ?? 0) + FRAME_S : 0;
        longest = Math.max(longest, atWall[slot] ?? 0);
      }
    });
    expect(longest).toBeLessThan(4);
  });

  it.each(SEEDS)('keeps bodies apart and the shoal together (seed %i)', (seed) => {
    const core = pond(400, 2, {}, 'flock-large', seed);
    swim(core, 20);
    const found = core.findNeighbors();
    const nearest = slots(core).map((slot) => {
      const other = found[slot * 4] ?? -1;
      if (other < 0) return Number.POSITIVE_INFINITY;
      return Math.hypot((core.x[slot] ?? 0) - (core.x[other] ?? 0), (core.y[slot] ?? 0) - (core.y[other] ?? 0));
    });
    const tooClose = nearest.filter((distance) => distance < 5).length;
    const alone = nearest.filter((distance) => distance === Number.POSITIVE_INFINITY).length;
    expect(tooClose / nearest.length).toBeLessThan(0.03);
    expect(alone / nearest.length).toBeLessThan(0.05);
  });

  it.each([1, 2, 3, 5])('works with %i fish', (population) => {
    const core = pond(population, 1);
    swim(core, 5);
    expect(slots(core).every((slot) => Number.isFinite(core.x[slot]))).toBe(true);
  });

  it.each([
    [40, 30],
    [320, 568],
    [3840, 2160],
  ])('stays in view in a pond of %i × %i px', (width, height) => {
    const core = loadCore();
    core.reset(5, width, height, 60, 1);
    swim(core, 30);
    const inView = slots(core).filter((slot) => {
      const x = core.x[slot] ?? 0;
      const y = core.y[slot] ?? 0;
      return x > -40 && y > -40 && x < width + 40 && y < height + 40;
    });
    expect(inView.length).toBe(60);
  });
});

describe('leaders', () => {
  it('are at most five, and at most as many as the fish', () => {
    const core = pond(3, 9);
    expect(core.leaders()).toBe(3);
    core.setPopulation(50);
    core.setLeaders(9);
    expect(core.leaders()).toBe(5);
    core.setPopulation(2);
    expect(core.leaders()).toBe(2);
  });

  it.each(SEEDS)('swim at about their own speed, and followers come after them (seed %i)', (seed) => {
    const core = pond(200, 1, {}, 'flock', seed);
    swim(core, 30);
    const speeds: number[] = [];
    const distances: number[] = [];
    swim(core, 10, () => {
      speeds.push(speedOf(core, 0));
      const away = slots(core).map((slot) =>
        Math.hypot((core.x[slot] ?? 0) - (core.x[0] ?? 0), (core.y[slot] ?? 0) - (core.y[0] ?? 0)),
      );
      distances.push(away.sort((a, b) => a - b)[100] ?? 0);
    });
    const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
    expect(mean).toBeGreaterThan(FLOCK_RULES.leaderSpeedPxPerS * 0.75);
    expect(mean).toBeLessThan(FLOCK_RULES.leaderSpeedPxPerS * 1.06);
    expect(Math.max(...distances)).toBeLessThan(420);
  });

  it('follow a drawn route within the arrival threshold, back and forth', () => {
    const core = pond(80, 1);
    const points = Array.from({ length: 60 }, (_, i) => [150 + i * 16, 360 + Math.sin(i / 6) * 150]);
    core.setRoute(points.flat());
    swim(core, 15);
    let farthest = 0;
    let reach = { left: WIDTH, right: 0 };
    swim(core, 40, () => {
      const x = core.x[0] ?? 0;
      const y = core.y[0] ?? 0;
      const away = Math.min(...points.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y)));
      farthest = Math.max(farthest, away);
      reach = { left: Math.min(reach.left, x), right: Math.max(reach.right, x) };
    });
    expect(farthest).toBeLessThan(FLOCK_RULES.arrivalRadiusPx);
    expect(reach.left).toBeLessThan(190);
    expect(reach.right).toBeGreaterThan(1050);
  });

  it('roam again when the route is cleared', () => {
    const core = pond(20, 1);
    core.setRoute([600, 300, 620, 300, 640, 300]);
    swim(core, 20);
    core.setRoute([]);
    let farthest = 0;
    swim(core, 20, () => {
      farthest = Math.max(farthest, Math.hypot((core.x[0] ?? 0) - 620, (core.y[0] ?? 0) - 300));
    });
    expect(farthest).toBeGreaterThan(200);
  });
});

describe('the predator', () => {
  it.each(SEEDS)('is avoided: no fish stays beside it (seed %i)', (seed) => {
    const core = pond(300, 2, {}, 'flock', seed);
    core.setPredator(true);
    swim(core, 10);
    let beside = 0;
    let seen = 0;
    swim(core, 20, () => {
      const px = core.x[core.predatorSlot] ?? 0;
      const py = core.y[core.predatorSlot] ?? 0;
      for (const slot of slots(core)) {
        seen += 1;
        if (Math.hypot((core.x[slot] ?? 0) - px, (core.y[slot] ?? 0) - py) < 30) beside += 1;
      }
    });
    expect(beside / seen).toBeLessThan(0.01);
  });

  it('goes where it is steered, and faster while boosting', () => {
    const run = (boost: boolean) => {
      const core = pond(2, 1, { predatorBoost: 1.6 });
      core.setPredator(true);
      swim(core, 6);
      core.steer(0, 0, false);
      core.x[core.predatorSlot] = 200;
      core.y[core.predatorSlot] = 300;
      core.steer(1, 0, boost);
      swim(core, 3);
      return core.x[core.predatorSlot] ?? 0;
    };
    expect(run(false)).toBeGreaterThan(330);
    expect(run(true)).toBeGreaterThan(run(false) + 60);
  });

  it('stops at the edge of the view while it is steered', () => {
    const core = pond(2, 1);
    core.setPredator(true);
    core.steer(-1, -1, false);
    swim(core, 30);
    expect(core.x[core.predatorSlot]).toBeGreaterThanOrEqual(0);
    expect(core.y[core.predatorSlot]).toBeGreaterThanOrEqual(0);
  });

  const biteInto = (core: FlockCore, slot: number, at = core.predatorSlot) => {
    const { x, y } = mouthAhead(core, at, FLOCK_RULES.biteAheadPx);
    [core.x[at], core.y[at]] = [(core.x[slot] ?? 0) - x, (core.y[slot] ?? 0) - y];
  };

  it('eats followers within the eat radius but no leaders, and the population stays the same', () => {
    const core = pond(300, 2, { eatRadiusPx: 15 });
    core.setPredator(true);
    core.steer(0, 0, false);
    swim(core, 2);
    biteInto(core, 50);
    core.step(FRAME_S);
    expect([core.score() > 0, core.population()]).toEqual([true, 300]);
    const [x = 0, y = 0] = [core.x[50], core.y[50]];
    expect(x < 0 || y < 0 || x > WIDTH || y > HEIGHT).toBe(true);

    biteInto(core, 0);
    core.step(FRAME_S);
    expect(Math.hypot((core.x[0] ?? 0) - (core.x[core.predatorSlot] ?? 0))).toBeLessThan(80);
  });

  it('eats nothing while it is not steered', () => {
    const core = pond(500);
    core.setPredator(true);
    swim(core, 30);
    expect(core.score()).toBe(0);
  });
});

describe('population', () => {
  it('grows and shrinks mid-swim; leaving fish shrink away first', () => {
    const core = pond(1, 1);
    core.setPopulation(1000);
    expect(core.population()).toBe(1000);
    swim(core, 2);
    core.setPopulation(1);
    core.step(FRAME_S);
    expect(core.population()).toBe(1000);
    swim(core, 1);
    expect(core.population()).toBe(1);
  });

  it('is at least 1 and at most the capacity of the build', () => {
    const core = pond(1000);
    core.setPopulation(-5);
    swim(core, 1);
    expect(core.population()).toBe(1);
    core.setPopulation(1_000_000);
    expect(core.population()).toBe(core.maxPopulation);
  });
});

describe('the ring', () => {
  it('holds the present in its head row and older places behind it', () => {
    const core = pond(50);
    swim(core, 4);
    const head = core.closedRows() % core.ringRows;
    const at = (row: number) => ((row + core.ringRows) % core.ringRows) * core.slots * 4;
    for (const slot of slots(core)) {
      expect(core.ring[at(head) + slot * 4]).toBe(core.x[slot]);
      expect(core.ring[at(head) + slot * 4 + 1]).toBe(core.y[slot]);
    }
    const oldX = core.ring[at(head - 20)] ?? 0;
    const oldY = core.ring[at(head - 20) + 1] ?? 0;
    const way = Math.hypot(oldX - (core.x[0] ?? 0), oldY - (core.y[0] ?? 0));
    expect(way).toBeGreaterThan(5);
    expect(way).toBeLessThan(FLOCK_RULES.leaderSpeedPxPerS * 21 * FLOCK_RULES.trailIntervalS * 1.1);
  });

  it('closes rows on a fixed clock, independent of the length of frames', () => {
    const rowsAfter = (frameS: number) => {
      const core = pond(10);
      const before = core.closedRows();
      for (let time = 0; time < 2 - 1e-9; time += frameS) core.step(frameS);
      return core.closedRows() - before;
    };
    expect(Math.abs(rowsAfter(1 / 144) - rowsAfter(1 / 25))).toBeLessThanOrEqual(1);
  });

  it('moves in proportion with the pond', () => {
    const core = pond(20);
    swim(core, 3);
    const before = [core.x[3] ?? 0, core.y[3] ?? 0];
    core.resize(WIDTH / 2, HEIGHT * 2);
    expect(core.x[3]).toBeCloseTo((before[0] ?? 0) / 2, 3);
    expect(core.y[3]).toBeCloseTo((before[1] ?? 0) * 2, 3);
  });
});
