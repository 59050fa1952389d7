import { describe, expect, it } from 'vitest';
import { DAILY_CONDITIONS, DAILY_LIMIT_MS, GOLDEN_POINTS } from '../../../src/core/flock/daily-pond.ts';
import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../src/core/flock/flock-rules.ts';
import { COMBO_REFILL, COUNTDOWN_STEPS, createHunt, type Hunt } from '../../../src/core/flock/hunt.ts';
import { mouthAhead } from '../../../src/core/flock/mouth.ts';
import { EVENTS_MAX } from '../../../src/core/flock/run-event.ts';
import type { PondKind } from '../../../src/core/flock/run-log.ts';
import { STEP_MS } from '../../../src/core/flock/run-steps.ts';
import { loadCore } from '../../wasm/flock/load-core.ts';

const REST = { x: 0, y: 0, boost: false };

function begin(pond: PondKind = 'daily', seed = 5) {
  const core = loadCore();
  const hunt = createHunt(core, { pond, seed, conditions: DAILY_CONDITIONS, rules: FLOCK_RULES });
  play(hunt, COUNTDOWN_STEPS);
  return { core, hunt };
}

function play(hunt: Hunt, steps: number, boost = false): void {
  for (let i = 0; i < steps; i++) hunt.play({ ...REST, boost });
}

/** Puts the predator's mouth at a place. */
function biteAt(core: FlockCore, x: number, y: number): void {
  const { x: aheadX, y: aheadY } = mouthAhead(core, core.predatorSlot, FLOCK_RULES.biteAheadPx);
  core.x[core.predatorSlot] = x - aheadX;
  core.y[core.predatorSlot] = y - aheadY;
}

/** Moves as many fish into the mouth and plays one step. */
function eat(core: FlockCore, hunt: Hunt, fish: number): void {
  biteAt(core, 640, 360);
  for (let i = 0; i < fish; i++) {
    core.x[core.leaders() + i] = 640;
    core.y[core.leaders() + i] = 360;
  }
  // Other fish stay away.
  for (let slot = core.leaders() + fish; slot < core.population(); slot++) {
    if (Math.hypot((core.x[slot] ?? 0) - 640, (core.y[slot] ?? 0) - 360) < 200) core.x[slot] = 1200;
  }
  hunt.play(REST);
}

describe('the countdown', () => {
  it('lasts three seconds, in which the pond swims, nothing is eaten and inputs do not count', () => {
    const hashes = [REST, { x: 127, y: 0, boost: true }].map((input) => {
      const core = loadCore();
      const hunt = createHunt(core, { pond: 'daily', seed: 5, conditions: DAILY_CONDITIONS, rules: FLOCK_RULES });
      const before = core.hash();
      expect(hunt.steps() * STEP_MS).toBeCloseTo(-3000, 6);
      for (let i = 0; i < COUNTDOWN_STEPS; i++) {
        // A fish in the mouth stays where it is.
        const mouth = mouthAhead(core, core.predatorSlot, FLOCK_RULES.biteAheadPx);
        core.x[9] = (core.x[core.predatorSlot] ?? 0) + mouth.x;
        core.y[9] = (core.y[core.predatorSlot] ?? 0) + mouth.y;
        hunt.play(input);
      }
      expect(core.hash()).not.toBe(before);
      expect([hunt.steps(), core.score(), hunt.stamina()]).toEqual([0, 0, 1]);
      return core.hash();
    });
    expect(hashes[0]).toBe(hashes[1]);
  });
});

describe('a combo', () => {
  it('counts fish eaten within 1.2 seconds of each other, and then ends', () => {
    const { core, hunt } = begin();
    eat(core, hunt, 1);
    expect(hunt.combo()).toBe(1);
    play(hunt, 60);
    const between = core.score();
    eat(core, hunt, 2);
    expect(hunt.combo()).toBe(core.score());
    expect(hunt.combo()).toBe(between + 2);
    biteAt(core, 5, 5);
    for (let slot = core.leaders(); slot < core.population(); slot++) core.x[slot] = 1200;
    play(hunt, 73);
    expect(hunt.combo()).toBe(0);
  });

  it('of five refills the stamina, once, and reports it', () => {
    const { core, hunt } = begin();
    play(hunt, 100, true);
    hunt.takeEvents();
    expect(hunt.stamina()).toBeLessThan(0.3);
    eat(core, hunt, COMBO_REFILL + 1);
    expect(hunt.stamina()).toBe(1);
    expect(hunt.takeEvents().map(({ type }) => type)).toEqual(['bite', 'full']);
    play(hunt, 20, true);
    const left = hunt.stamina() ?? 0;
    eat(core, hunt, COMBO_REFILL);
    expect(hunt.combo()).toBeGreaterThanOrEqual(2 * COMBO_REFILL);
    expect(hunt.stamina()).toBeLessThan(left + 0.1);
  });
});

describe('events', () => {
  it('have the place of the mouth, the fish of the step and the combo', () => {
    const { core, hunt } = begin();
    eat(core, hunt, 2);
    const [bite] = hunt.takeEvents();
    expect(bite).toMatchObject({ type: 'bite', fish: 2, combo: 2 });
    expect(Math.hypot((bite?.x ?? 0) - 640, (bite?.y ?? 0) - 360)).toBeLessThan(6);
    expect(hunt.takeEvents()).toEqual([]);
  });

  it('report shadow, size and speed when they come', () => {
    const { core, hunt } = begin();
    const seen = new Map<string, number>();
    while (core.score() < 82) {
      eat(core, hunt, 1);
      for (const { type } of hunt.takeEvents()) {
        if (type !== 'bite' && type !== 'full') seen.set(`${type} ${core.score()}`, core.score());
      }
    }
    expect([...seen.keys()]).toEqual([
      ...['speed 20', 'size 25', 'shadow 30', 'speed 40', 'speed 60', 'size 60', 'speed 80', 'shadow 80'].sort(
        (a, b) => Number(a.split(' ')[1]) - Number(b.split(' ')[1]) || order(a) - order(b),
      ),
    ]);
  });

  it('are bounded: the oldest are dropped', () => {
    const { core, hunt } = begin('free');
    for (let i = 0; i < EVENTS_MAX * 2; i++) eat(core, hunt, 1);
    expect(hunt.takeEvents()).toHaveLength(EVENTS_MAX);
  });
});

/** The order in which events of one step are reported. */
function order(event: string): number {
  return ['shadow', 'size', 'speed'].indexOf(event.split(' ')[0] ?? '');
}

describe('a golden fish', () => {
  it('appears at 30 s, is worth five points when a mouth reaches it, and adds to the combo', () => {
    const { core, hunt } = begin();
    play(hunt, 33 * 60);
    const fish = hunt.golden();
    if (fish === null) throw new Error('There is no golden fish');
    expect(hunt.takeEvents().some(({ type }) => type === 'golden-appears')).toBe(true);
    for (let slot = core.leaders(); slot < core.population(); slot++) core.y[slot] = fish.y > 360 ? 60 : 660;
    const before = core.score();
    biteAt(core, fish.x, fish.y);
    hunt.play(REST);
    expect(core.score()).toBe(before + GOLDEN_POINTS);
    expect(hunt.golden()).toBeNull();
    expect(hunt.takeEvents()).toMatchObject([{ type: 'golden', points: GOLDEN_POINTS }]);
  });

  it('and stamina do not exist in free play', () => {
    const { hunt } = begin('free');
    play(hunt, DAILY_LIMIT_MS / STEP_MS / 2, true);
    expect(hunt.stamina()).toBeNull();
    expect(hunt.golden()).toBeNull();
  });
});
