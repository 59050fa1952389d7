import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import type { FlockRules } from '../../../src/core/flock/flock-rules.ts';
import { createHunt, type Hunt } from '../../../src/core/flock/hunt.ts';
import type { RunConditions } from '../../../src/core/flock/run-log.ts';
import { type RunStep, STEP_MS, STEP_S, toParts } from '../../../src/core/flock/run-steps.ts';
import type { Steering } from '../../../src/core/flock/steering.ts';
import { stepPond } from '../../../src/core/flock/step-pond.ts';
import type { Place } from '../camera.ts';
import type { RunResult, RunStart, RunStatus } from '../flock.api.ts';
import { createConditionChanges } from './condition-changes.ts';
import { createGhost } from './ghost.ts';
import { createGoldenGuest } from './golden-guest.ts';
import { createRecorder } from './recorder.ts';
import { createStepClock } from './step-clock.ts';

/** The conditions of the pond at the start of a run; only its size may change during the run. */
export type PondConditions = Omit<RunConditions, 'step' | 'refreshes'>;

export interface Run {
  /** The size of the pond at this moment; a change of the window reaches it later. */
  readonly size: () => { readonly width: number; readonly height: number };
  /** Plays one frame of this many seconds. */
  advance(seconds: number): void;
  /** After a pause the pond stands still for a count before the game continues. */
  resume(): void;
  /** Whether the game waits for the end of a count. */
  readonly isCounting: () => boolean;
  steer(steering: Steering): void;
  resize(width: number, height: number): void;
  refreshRoutes(): void;
  /** How many seconds of the pond the picture is ahead of its latest step. */
  readonly aheadS: () => number;
  status(): RunStatus;
  /** The result: as of now, or of the moment when the time was over. The predator is no longer steered. */
  end(): RunResult;
}

export interface RunParts {
  readonly core: FlockCore;
  /** A second core for the ghost; null without one. */
  readonly ghostCore: FlockCore | null;
  /** The rules of the pond without a game. */
  readonly rules: FlockRules;
  readonly conditions: PondConditions;
  /** A place on the canvas, in CSS pixels → the place in the pond. */
  readonly toPond: (place: Place) => Place;
  /** The other way round. */
  readonly toCanvas: (place: Place) => Place;
}

/** The predator glides once it is this near to its destination. */
const REACHED_PX = 6;
/** Within this distance of the destination the predator slows down. */
const SLOWING_PX = 40;

/** The count after a pause. */
export const RESUME_COUNT_MS = 1000;

const AT_REST: Steering = { kind: 'direction', x: 0, y: 0, boost: false };

/**
 * Begins a run on `core`, whose pond is filled from the seed.
 *
 * [Note: A run is its log] Steps have a fixed length, and directions are cut into 127ths before they reach the core, so the
 * log has exactly the played values, and replaying it gives the same pond, whatever display it was played on.
 */
export function createRun(start: RunStart, { core, ghostCore, rules, conditions, toPond, toCanvas }: RunParts): Run {
  const { pond, seed, limitMs } = start;
  const recorder = createRecorder(pond, seed);
  const clock = createStepClock();
  const first: RunConditions = { ...conditions, step: 0, refreshes: false };
  const hunt = createHunt(core, { pond, seed, conditions: first, rules });
  recorder.addConditions(first);
  const ghost = start.ghost === null || ghostCore === null ? null : createGhost(core, ghostCore, start.ghost, rules);
  const golden = createGoldenGuest(core);
  let steering = AT_REST;
  /** Milliseconds left of the count after a pause. */
  let resumeMs = 0;
  const changes = createConditionChanges(hunt.conditions);
  let result: RunResult | null = null;

  const showGuests = () => {
    ghost?.follow(hunt.steps(), hunt.conditions().width, hunt.conditions().height);
    golden.show(hunt.golden(), hunt.steps());
  };
  const elapsedMs = () => Math.max(hunt.steps(), 0) * STEP_MS;
  const countMs = () => (resumeMs > 0 ? resumeMs : Math.max(-hunt.steps(), 0) * STEP_MS);

  const playStep = () => {
    for (const changed of changes.takeAt(hunt.steps())) {
      hunt.change(changed);
      recorder.addConditions(changed);
    }
    const step = stepTowards(core, steering, toPond);
    if (hunt.steps() >= 0) recorder.addStep(step);
    hunt.play(step);
    showGuests();
    // Half a step against rounding.
    if (limitMs !== null && elapsedMs() > limitMs - STEP_MS / 2) finish();
  };

  const finish = (): RunResult => {
    result ??= {
      ...measure(),
      events: [],
      phase: 'playing',
      countMs: 0,
      isOver: true,
      hash: core.hash(),
      log: recorder.take(),
    };
    golden.show(null, 0);
    core.release();
    core.setRules(rules);
    return result;
  };

  const measure = (): RunStatus => ({
    ...readGame(core, hunt),
    elapsedMs: elapsedMs(),
    limitMs,
    phase: countMs() > 0 ? 'counting' : 'playing',
    countMs: countMs(),
    player: toCanvas(placeOf(core)),
    ghostScore: ghost?.score() ?? null,
  });

  showGuests();
  return {
    size: hunt.conditions,
    advance(seconds) {
      if (resumeMs > 0 && result === null) {
        const left = resumeMs - seconds * 1000;
        // Less than a frame is rounding.
        resumeMs = left < 1 ? 0 : left;
        return;
      }
      const steps = clock.stepsOf(seconds);
      for (let i = 0; i < steps; i++) {
        if (result === null) playStep();
        else stepPond(core, STEP_S * hunt.conditions().pace);
      }
    },
    resume() {
      if (hunt.steps() < 0 || result !== null) return;
      resumeMs = RESUME_COUNT_MS;
      clock.restart();
    },
    isCounting: () => result === null && countMs() > 0,
    steer(next) {
      steering = next;
    },
    resize(width, height) {
      const before = changes.latest();
      if (pond === 'free' && (width !== before.width || height !== before.height)) changes.add({ width, height });
    },
    refreshRoutes() {
      if (pond === 'free') changes.add({ refreshes: true });
    },
    aheadS: () => clock.share() * STEP_S * hunt.conditions().pace,
    status: () =>
      result ?? { ...measure(), events: hunt.takeEvents().map((event) => ({ ...event, ...toCanvas(event) })) },
    end: finish,
  };
}

function readGame(core: FlockCore, hunt: Hunt) {
  return {
    score: core.score(),
    shadows: core.shadows(),
    speedFactor: core.speedFactor(),
    sizeFactor: core.sizeFactor(),
    isOver: false,
    stamina: hunt.stamina(),
    combo: hunt.combo(),
    hasGolden: hunt.golden() !== null,
    events: [],
  };
}

function placeOf(core: FlockCore): Place {
  return { x: core.x[core.predatorSlot] ?? 0, y: core.y[core.predatorSlot] ?? 0 };
}

function stepTowards(core: FlockCore, { kind, x, y, boost }: Steering, toPond: RunParts['toPond']): RunStep {
  if (kind === 'direction') return { x: toParts(x), y: toParts(y), boost };
  const goal = toPond({ x, y });
  const dx = goal.x - (core.x[core.predatorSlot] ?? 0);
  const dy = goal.y - (core.y[core.predatorSlot] ?? 0);
  const away = Math.hypot(dx, dy);
  if (away < REACHED_PX) return { x: 0, y: 0, boost: false };
  const scale = Math.min(away / SLOWING_PX, 1) / away;
  return { x: toParts(dx * scale), y: toParts(dy * scale), boost };
}
