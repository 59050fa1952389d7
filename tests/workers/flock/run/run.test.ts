import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlockCore } from '../../../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../../../src/core/flock/flock-rules.ts';
import { createReplay, replayRun } from '../../../../src/core/flock/replay.ts';
import { RULES_VERSION, type RunLog } from '../../../../src/core/flock/run-log.ts';
import type { Steering } from '../../../../src/core/flock/steering.ts';
import type { Place } from '../../../../workers/flock/camera.ts';
import type { RunStart } from '../../../../workers/flock/flock.api.ts';
import { STEPS_MAX } from '../../../../workers/flock/run/recorder.ts';
import { createRun, type PondConditions, type Run } from '../../../../workers/flock/run/run.ts';
import { loadCore } from '../../../wasm/flock/load-core.ts';

const POND: PondConditions = { width: 900, height: 600, population: 300, leaders: 2, pace: 1 };
const FRAME_S = 1 / 60;
const EMPTY_LOG: RunLog = { rules: RULES_VERSION, pond: 'free', seed: 1, conditions: [], steps: new Uint8Array() };

function start(
  core: FlockCore,
  over: Partial<RunStart> = {},
  conditions: PondConditions = POND,
  ghostCore: FlockCore | null = null,
): Run {
  const keep = (place: Place) => place;
  const parts = { core, ghostCore, conditions, rules: FLOCK_RULES, toPond: keep, toCanvas: keep };
  const run = createRun({ pond: 'free', seed: 5, limitMs: null, ghost: null, ...over }, parts);
  while (run.isCounting()) run.advance(FRAME_S);
  return run;
}

function begin(over: Partial<PondConditions> = {}, limitMs: number | null = null, seed = 5) {
  const core = loadCore();
  const run = start(core, { seed, limitMs }, { ...POND, ...over });
  return { core, run };
}

const go = (x: number, y: number, boost = false): Steering => ({ kind: 'direction', x, y, boost });

/** Hunts in sweeping circles, boosting. */
function sweep(run: Run, seconds: number, frameS = FRAME_S): void {
  for (let time = 0; time < seconds; time += frameS) {
    run.steer(go(Math.cos(time * 0.8), Math.sin(time * 0.8), true));
    run.advance(frameS);
  }
}

describe('a run', () => {
  it('begins with a score of 0 and the predator present, whatever happened before', () => {
    const used = loadCore();
    used.reset(99, 500, 500, 900, 4);
    used.setPredator(true);
    used.steer(1, 0, true);
    for (let i = 0; i < 600; i++) used.step(FRAME_S);
    const results = [used, loadCore()].map((core) => {
      const run = start(core);
      expect(run.status()).toMatchObject({ score: 0, shadows: 0, speedFactor: 1, sizeFactor: 1, elapsedMs: 0 });
      sweep(run, 20);
      return run.end();
    });
    expect(results[0]?.score).toBeGreaterThan(3);
    expect(results[0]?.hash).toBe(results[1]?.hash);
  });

  it('measures its time in steps', () => {
    const { run } = begin();
    for (let i = 0; i < 600; i++) run.advance(FRAME_S);
    expect(run.status().elapsedMs).toBeCloseTo(10_000, 6);
    expect(run.status()).toMatchObject({ isOver: false, limitMs: null, ghostScore: null });
  });

  it('is over when its time is over: nothing more is eaten, and the pond keeps swimming', () => {
    const { core, run } = begin({ population: 900 }, 8000);
    sweep(run, 8.1);
    const atEnd = run.status();
    expect(atEnd.isOver).toBe(true);
    expect(atEnd.score).toBeGreaterThan(0);
    const before = core.hash();
    sweep(run, 10);
    expect(core.hash()).not.toBe(before);
    expect(run.status()).toEqual(atEnd);
    expect(run.end()).toMatchObject({ score: atEnd.score, elapsedMs: atEnd.elapsedMs });
  });

  it('swims to a place and stays there', () => {
    const { core, run } = begin();
    run.steer({ kind: 'place', x: 450, y: 300, boost: true });
    for (let i = 0; i < 900; i++) run.advance(FRAME_S);
    const at = core.predatorSlot;
    expect(Math.hypot((core.x[at] ?? 0) - 450, (core.y[at] ?? 0) - 300)).toBeLessThan(40);
  });

  it('releases the predator when it ends', () => {
    const { core, run } = begin();
    sweep(run, 5);
    const { score } = run.end();
    for (let i = 0; i < 600; i++) core.step(FRAME_S);
    expect(core.score()).toBe(0);
    expect(run.end().score).toBe(score);
  });
});

describe('a replay', () => {
  const replay = (log: RunLog | null, core: FlockCore = loadCore()) => {
    if (log === null) throw new Error('The run was not remembered');
    return replayRun(core, log, FLOCK_RULES);
  };

  it('ends with the same score and the same state, byte for byte', () => {
    const { core, run } = begin({}, null, 77);
    sweep(run, 12);
    sweep(run, 4, 1 / 31);
    run.resize(1100, 480);
    run.resize(640, 720);
    run.steer({ kind: 'place', x: 100, y: 500, boost: false });
    for (let i = 0; i < 200; i++) run.advance(1 / 144);
    run.refreshRoutes();
    sweep(run, 12, 0.05);
    const memory = new Float32Array(core.x.buffer, core.x.byteOffset, core.slots).slice();
    const { score, hash, log } = run.end();
    expect(score).toBeGreaterThan(5);

    const again = loadCore();
    expect(replay(log, again)).toEqual({ score, hash });
    expect([...again.x.subarray(0, 300), again.x[again.predatorSlot]]).toEqual([
      ...memory.subarray(0, 300),
      memory[again.predatorSlot],
    ]);
    expect(replay(log, loadCore('flock-scalar'))).toEqual({ score, hash });
  });

  it('is the same for any frames and any steering', () => {
    const frame = fc.record({
      seconds: fc.double({ min: 0, max: 0.05, noNaN: true }),
      x: fc.double({ min: -1, max: 1, noNaN: true }),
      y: fc.double({ min: -1, max: 1, noNaN: true }),
      boost: fc.boolean(),
      isPlace: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 200 }), fc.integer({ min: 0, max: 0xffffffff }), (frames, seed) => {
        const { run } = begin({ population: 60 }, null, seed);
        for (const { seconds, x, y, boost, isPlace } of frames) {
          run.steer(isPlace ? { kind: 'place', x: x * 900, y: y * 600, boost } : go(x, y, boost));
          run.advance(seconds);
        }
        const { score, hash, log } = run.end();
        expect(replay(log)).toEqual({ score, hash });
      }),
      { numRuns: 40 },
    );
  });

  it('follows the time of another run', () => {
    const { core, run } = begin();
    const places: number[] = [];
    for (let i = 0; i < 300; i++) {
      run.steer(go(Math.cos(i / 40), Math.sin(i / 40)));
      run.advance(FRAME_S);
      places.push(core.x[core.predatorSlot] ?? 0);
    }
    const { log } = run.end();
    const ghost = loadCore();
    const again = createReplay(ghost, log ?? EMPTY_LOG, FLOCK_RULES);
    again.advanceTo(100);
    expect(ghost.x[ghost.predatorSlot]).toBe(places[99]);
    expect(again.isOver()).toBe(false);
    again.advanceTo(1e9);
    expect(again.isOver()).toBe(true);
    expect(ghost.x[ghost.predatorSlot]).toBe(places[299]);
  });

  it('does not exist for a run that is too long', () => {
    const { run } = begin({ population: 1, leaders: 1 });
    for (let i = 0; i <= STEPS_MAX; i++) run.advance(FRAME_S);
    expect(run.end().log).toBeNull();
  });

  it('of an empty or cut log ends at once without harm', () => {
    expect(replay({ ...EMPTY_LOG, steps: new Uint8Array(7) })).toMatchObject({ score: 0 });
  });
});

describe('a ghost', () => {
  it('swims where the earlier run swam, stretched onto the current pond, and has its score', () => {
    const { run: first } = begin();
    sweep(first, 15);
    const { log, score } = first.end();
    expect(score).toBeGreaterThan(0);

    const core = loadCore();
    const ghostCore = loadCore();
    const size = { width: POND.width * 2, height: POND.height / 2 };
    const run = start(core, { seed: 8, ghost: log }, { ...POND, ...size }, ghostCore);
    expect(run.status().ghostScore).toBe(0);
    for (let i = 0; i < 1200; i++) run.advance(FRAME_S);
    expect(run.status().ghostScore).toBe(score);
    const head = ((core.closedRows() % core.ringRows) * core.slots + core.guestSlot) * 4;
    expect(core.ring[head]).toBeCloseTo((ghostCore.x[ghostCore.predatorSlot] ?? 0) * 2, 2);
    expect(core.ring[head + 1]).toBeCloseTo((ghostCore.y[ghostCore.predatorSlot] ?? 0) / 2, 2);
    expect(core.look[core.guestSlot * 4 + 2]).toBe(ghostCore.look[ghostCore.predatorSlot * 4 + 2]);
  });

  it('does not change the run that it accompanies', () => {
    const { run: first } = begin();
    sweep(first, 5);
    const { log } = first.end();
    const hashes = [null, log].map((ghost) => {
      const run = start(loadCore(), { seed: 8, ghost }, POND, loadCore());
      sweep(run, 6);
      return run.end().hash;
    });
    expect(hashes[0]).toBe(hashes[1]);
  });
});

describe('the counts of a run', () => {
  const open = () => {
    const core = loadCore();
    const keep = (place: Place) => place;
    const parts = { core, ghostCore: null, conditions: POND, rules: FLOCK_RULES, toPond: keep, toCanvas: keep };
    return { core, run: createRun({ pond: 'free', seed: 5, limitMs: null, ghost: null }, parts) };
  };
  const frames = (run: Run, count: number) => {
    for (let i = 0; i < count; i++) run.advance(FRAME_S);
  };

  it('are three seconds before it, while the pond swims and the clock stands', () => {
    const { core, run } = open();
    expect(run.status()).toMatchObject({ phase: 'counting', elapsedMs: 0 });
    expect(run.status().countMs).toBeCloseTo(3000, 6);
    const before = core.hash();
    frames(run, 90);
    expect(run.status()).toMatchObject({ phase: 'counting', elapsedMs: 0, score: 0 });
    expect(run.status().countMs).toBeCloseTo(1500, 6);
    expect(core.hash()).not.toBe(before);
    frames(run, 91);
    expect(run.status()).toMatchObject({ phase: 'playing', countMs: 0 });
    expect(run.status().elapsedMs).toBeCloseTo(1000 / 60, 6);
  });

  it('are one second after a pause, while everything stands still, and leave no trace in the log', () => {
    const results = [false, true].map((isPaused) => {
      const { core, run } = open();
      frames(run, 240);
      if (isPaused) {
        const before = core.hash();
        run.resume();
        frames(run, 30);
        expect(run.status()).toMatchObject({ phase: 'counting' });
        expect(run.status().countMs).toBeCloseTo(500, 6);
        expect(core.hash()).toBe(before);
        frames(run, 31);
      }
      frames(run, 60 - Number(isPaused));
      return run.end();
    });
    expect(results[0]?.log?.steps.length).toBe(results[1]?.log?.steps.length);
    expect(results[0]?.hash).toBe(results[1]?.hash);
  });

  it('do not begin again when the game is paused during the first one', () => {
    const { run } = open();
    frames(run, 60);
    run.resume();
    expect(run.status().countMs).toBeCloseTo(2000, 6);
    frames(run, 121);
    expect(run.status().phase).toBe('playing');
  });

  it('end with the run', () => {
    const { core, run } = open();
    frames(run, 60);
    expect(run.end()).toMatchObject({ score: 0, elapsedMs: 0, phase: 'playing', countMs: 0 });
    expect(core.score()).toBe(0);
  });
});
