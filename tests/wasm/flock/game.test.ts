import { describe, expect, it } from 'vitest';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { mouthAhead } from '../../../src/core/flock/mouth.ts';
import { FRAME_S, loadCore, swim } from './load-core.ts';

const WIDTH = 1280;
const HEIGHT = 720;

function hunt(population = 400, file: 'flock' | 'flock-scalar' = 'flock'): FlockCore {
  const core = loadCore(file);
  core.reset(7, WIDTH, HEIGHT, population, 2);
  core.setPredator(true);
  core.steer(0, 0, false);
  return core;
}

/** Moves the predator's mouth to one follower after the other until this many are eaten. */
function eatUntil(core: FlockCore, score: number): void {
  for (let victim = core.leaders(); core.score() < score; victim++) {
    const slot = core.leaders() + (victim % (core.population() - core.leaders()));
    const mouth = mouthAhead(core, core.predatorSlot, FLOCK_RULES.biteAheadPx);
    core.x[core.predatorSlot] = (core.x[slot] ?? 0) - mouth.x;
    core.y[core.predatorSlot] = (core.y[slot] ?? 0) - mouth.y;
    core.step(FRAME_S);
  }
}

const away = (core: FlockCore, a: number, b: number) =>
  Math.hypot((core.x[a] ?? 0) - (core.x[b] ?? 0), (core.y[a] ?? 0) - (core.y[b] ?? 0));

/** doc 3 §9: speed 1 % per 30 points after 50, size 10 % per 100 points, a shadow per 100 points, at most two. */
const speedAt = (score: number) => 1 + 0.01 * Math.floor(Math.max(score - 50, 0) / 30);
const sizeAt = (score: number) => 1 + 0.1 * Math.floor(score / 100);
const shadowsAt = (score: number) => Math.min(Math.floor(score / 100), 2);

describe('the beginning', () => {
  it('is in the middle of the pond, and gives the fish time to flee', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const core = loadCore();
      core.reset(seed, WIDTH, HEIGHT, 1000, 2);
      core.steer(0, 0, false);
      core.setPredator(true);
      expect([core.x[core.predatorSlot], core.y[core.predatorSlot]]).toEqual([WIDTH / 2, HEIGHT / 2]);
      swim(core, 0.5);
      expect(core.score()).toBe(0);
    }
  });

  it('is outside the view for an unsteered predator', () => {
    const core = loadCore();
    core.reset(3, WIDTH, HEIGHT, 50, 2);
    core.setPredator(true);
    const x = core.x[core.predatorSlot] ?? 0;
    const y = core.y[core.predatorSlot] ?? 0;
    expect(x < 0 || y < 0 || x > WIDTH || y > HEIGHT).toBe(true);
  });
});

describe('growth', () => {
  it('follows the score at every point', () => {
    const core = hunt();
    const seen = new Set<number>();
    for (let goal = 1; goal <= 420; goal = core.score() + 1) {
      eatUntil(core, goal);
      const score = core.score();
      seen.add(score);
      expect([score, core.shadows()]).toEqual([score, shadowsAt(score)]);
      expect(core.speedFactor()).toBeCloseTo(speedAt(score), 5);
      expect(core.sizeFactor()).toBeCloseTo(sizeAt(score), 5);
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  it('begins at its first step and comes at every further one, wherever the rules put them', () => {
    const core = loadCore('flock', {
      ...{ sizeGrowthAfter: -10, sizeGrowthEvery: 35, shadowAfter: -20, shadowEvery: 50 },
      ...{ speedGrowthAfter: 0, speedGrowthEvery: 20, speedGrowth: 0.02 },
    });
    core.reset(7, WIDTH, HEIGHT, 400, 2);
    for (const [points, speed, size, shadows] of [
      [0, 1, 1, 0],
      [19, 1, 1, 0],
      [20, 1.02, 1, 0],
      [25, 1.02, 1.1, 0],
      [29, 1.02, 1.1, 0],
      [30, 1.02, 1.1, 1],
      [60, 1.06, 1.2, 1],
      [80, 1.08, 1.2, 2],
      [95, 1.08, 1.3, 2],
    ] as const) {
      core.award(points - core.score());
      expect([core.score(), core.shadows()]).toEqual([points, shadows]);
      expect(core.speedFactor()).toBeCloseTo(speed, 5);
      expect(core.sizeFactor()).toBeCloseTo(size, 5);
    }
  });

  it('ends at the largest factor, however much is eaten (T60)', () => {
    const core = loadCore('flock', { growthMax: 1.2, speedGrowthEvery: 1, speedGrowthAfter: 0, sizeGrowthEvery: 10 });
    core.reset(7, WIDTH, HEIGHT, 400, 2);
    core.setPredator(true);
    core.steer(0, 0, false);
    eatUntil(core, 60);
    expect(core.speedFactor()).toBeCloseTo(1.2, 5);
    expect(core.sizeFactor()).toBeCloseTo(1.2, 5);
  });

  it('starts from zero at a reset', () => {
    const core = hunt();
    eatUntil(core, 230);
    core.reset(7, WIDTH, HEIGHT, 400, 2);
    expect([core.score(), core.shadows(), core.speedFactor(), core.sizeFactor()]).toEqual([0, 0, 1, 1]);
  });

  it('makes a steered predator faster by its factor', () => {
    const topSpeed = (score: number) => {
      const core = hunt(400);
      eatUntil(core, score);
      core.x[core.predatorSlot] = WIDTH / 2;
      core.y[core.predatorSlot] = HEIGHT / 2;
      core.steer(1, 0, false);
      swim(core, 2);
      return {
        score: core.score(),
        speed: Math.hypot(core.vx[core.predatorSlot] ?? 0, core.vy[core.predatorSlot] ?? 0),
      };
    };
    expect(topSpeed(0).speed).toBeCloseTo(60, 0);
    const grown = topSpeed(355);
    expect(grown.speed).toBeCloseTo(60 * speedAt(grown.score), 0);
  });
});

describe('the mouth', () => {
  /** Whether the only follower is eaten, this far before and beside the mouth of a predator that swims to the right. */
  const isEaten = (ahead: number, beside: number, points: number, file: 'flock' | 'flock-scalar') => {
    const core = hunt(3, file);
    swim(core, 1);
    core.award(points);
    const slot = core.predatorSlot;
    const victim = core.leaders();
    [core.x[slot], core.y[slot], core.vx[slot], core.vy[slot]] = [600, 400, 60, 0];
    core.x[victim] = 600 + (FLOCK_RULES.biteAheadPx + ahead) * core.sizeFactor();
    core.y[victim] = 400 + beside * core.sizeFactor();
    // Nothing moves in a step without duration.
    core.step(0);
    return core.score() > points;
  };

  it.each([
    ['at its middle', 0, 0, true],
    ['just within its radius ahead', 14.5, 0, true],
    ['just beyond it ahead', 15.5, 0, false],
    ['just within its radius beside', 0, 14.5, true],
    ['just beyond it beside', 0, -15.5, false],
    ['at the middle of the body', -19, 0, false],
  ])('eats a fish %s: %s %s → %s', (_name, ahead, beside, eaten) => {
    for (const file of ['flock', 'flock-scalar'] as const) {
      expect(isEaten(ahead, beside, 0, file)).toBe(eaten);
      // A body that has grown has a larger mouth.
      expect(isEaten(ahead, beside, 300, file)).toBe(eaten);
    }
  });
});

describe('shadows', () => {
  it('swim at their distance, one on either side, and eat as well', () => {
    const core = hunt();
    eatUntil(core, 200);
    core.steer(1, 0, true);
    core.x[core.predatorSlot] = 100;
    core.y[core.predatorSlot] = HEIGHT / 2;
    swim(core, 1, () => {
      for (const shadow of [core.shadowSlot, core.shadowSlot + 1]) {
        expect(away(core, shadow, core.predatorSlot)).toBeCloseTo(30, 2);
      }
    });
    const y = core.y[core.predatorSlot] ?? 0;
    expect(((core.y[core.shadowSlot] ?? 0) - y) * ((core.y[core.shadowSlot + 1] ?? 0) - y)).toBeLessThan(0);

    const before = core.score();
    const victim = 100;
    core.step(FRAME_S);
    const mouth = mouthAhead(core, core.shadowSlot, FLOCK_RULES.biteAheadPx * FLOCK_RULES.shadowScale);
    core.x[victim] = (core.x[core.shadowSlot] ?? 0) + mouth.x;
    core.y[victim] = (core.y[core.shadowSlot] ?? 0) + mouth.y;
    core.step(FRAME_S);
    expect(core.score()).toBeGreaterThan(before);
  });
});

describe('food', () => {
  /** Mean distance of the followers to a place. */
  const distanceTo = (core: FlockCore, x: number, y: number) => {
    let sum = 0;
    for (let slot = core.leaders(); slot < core.population(); slot++) {
      sum += Math.hypot((core.x[slot] ?? 0) - x, (core.y[slot] ?? 0) - y);
    }
    return sum / (core.population() - core.leaders());
  };
  const pond = () => {
    const core = loadCore();
    core.reset(11, 600, 400, 120, 1);
    swim(core, 3);
    return core;
  };

  it('attracts fish and is eaten up', () => {
    const fed = pond();
    const unfed = pond();
    for (let i = 0; i < 4; i++) fed.feed(300, 200);
    for (const core of [fed, unfed]) swim(core, 2.5);
    expect(distanceTo(fed, 300, 215)).toBeLessThan(distanceTo(unfed, 300, 215) * 0.8);
    const left = fed.foods[2] ?? 0;
    expect(left).toBeLessThan(0.9);
    swim(fed, 30);
    expect(fed.foods.filter((_, index) => index % 4 === 2).every((amount) => amount === 0)).toBe(true);
  });

  it('replaces the oldest helping when there are too many, and disappears at a reset', () => {
    const core = pond();
    for (let i = 0; i < 9; i++) core.feed(10 * i, 50);
    const places = Array.from({ length: 8 }, (_, i) => core.foods[i * 4]).sort((a, b) => (a ?? 0) - (b ?? 0));
    expect(places).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
    core.reset(11, 600, 400, 120, 1);
    expect(core.foods.every((value) => value === 0)).toBe(true);
  });

  it.each(['flock', 'flock-scalar'] as const)('%s: hunting, shadows and food are identical to the bit', (file) => {
    const play = (build: 'flock' | 'flock-scalar') => {
      const core = hunt(300, build);
      eatUntil(core, 120);
      core.release();
      core.feed(400, 300);
      swim(core, 4);
      return core.hash();
    };
    expect(play(file)).toBe(play('flock'));
  });
});
