import type { RunConditions } from '../../../src/core/flock/run-log.ts';
import type { Steering } from '../../../src/core/flock/steering.ts';
import type { RunResult, RunStart, RunStatus } from '../flock.api.ts';
import type { FlockCore } from '../flock-wasm.ts';
import { stepPond } from '../pacing.ts';
import { createGhost } from './ghost.ts';
import { createRecorder } from './recorder.ts';
import {
  beginRun,
  changeConditions,
  playStep,
  type RunStep,
  toParts,
  UNITS_MAX,
  UNITS_PER_MS,
  UNITS_PER_S,
} from './steps.ts';

/** The conditions of the pond, as the page sets them. */
export type PondConditions = Omit<RunConditions, 'step' | 'refreshes'>;

export interface Run {
  /** Plays one frame of this many seconds. */
  advance(seconds: number): void;
  steer(steering: Steering): void;
  change(conditions: PondConditions): void;
  refreshRoutes(): void;
  status(): RunStatus;
  /** The result: as of now, or of the moment when the time was over. The predator is no longer steered. */
  end(): RunResult;
}

/** The predator glides once it is this near to its destination. */
const REACHED_PX = 6;
/** Within this distance of the destination the predator slows down. */
const SLOWING_PX = 40;

const AT_REST: Steering = { kind: 'direction', x: 0, y: 0, boost: false };

/**
 * Begins a run on `core`, whose pond is filled from the seed. `ghostCore` is a second core with the same rules, or null
 * without a ghost.
 *
 * [Note: A run is its log] Time is cut into quarters of a millisecond and directions into 127ths before they reach the
 * core, so the log has exactly the played values, and replaying it gives the same pond.
 */
export function createRun(
  core: FlockCore,
  { seed, limitMs, ghost: ghostLog }: RunStart,
  at: PondConditions,
  ghostCore: FlockCore | null,
): Run {
  const recorder = createRecorder(seed);
  let now: RunConditions = { ...at, step: 0, refreshes: false };
  let steering = AT_REST;
  let units = 0;
  let leftover = 0;
  let result: RunResult | null = null;

  beginRun(core, seed, now);
  recorder.addConditions(now);
  const ghost = ghostLog === null || ghostCore === null ? null : createGhost(core, ghostCore, ghostLog);
  ghost?.follow(0, now.width, now.height);

  const apply = (next: PondConditions, refreshes: boolean) => {
    const conditions = { ...next, step: recorder.steps(), refreshes };
    changeConditions(core, now, conditions);
    now = conditions;
    if (result === null) recorder.addConditions(conditions);
  };

  const elapsedMs = () => units / UNITS_PER_MS;

  const finish = (): RunResult => {
    result ??= { ...measure(), isOver: true, hash: core.hash(), log: recorder.take() };
    core.release();
    return result;
  };

  const measure = (): RunStatus => ({
    score: core.score(),
    shadows: core.shadows(),
    speedFactor: core.speedFactor(),
    sizeFactor: core.sizeFactor(),
    elapsedMs: elapsedMs(),
    limitMs,
    isOver: false,
    ghostScore: ghost?.score() ?? null,
  });

  return {
    advance(seconds) {
      if (result !== null) {
        stepPond(core, seconds * now.pace);
        return;
      }
      const exact = seconds * UNITS_PER_S + leftover;
      const span = Math.min(Math.round(exact), UNITS_MAX);
      leftover = Math.min(exact - span, 1);
      if (span <= 0) return;
      const step = stepTowards(core, steering, span);
      recorder.addStep(step);
      playStep(core, step, now.pace);
      units += span;
      ghost?.follow(elapsedMs(), now.width, now.height);
      if (limitMs !== null && elapsedMs() >= limitMs) finish();
    },
    steer(next) {
      steering = next;
    },
    change: (next) => apply(next, false),
    refreshRoutes: () => apply(now, true),
    status: () => result ?? measure(),
    end: finish,
  };
}

function stepTowards(core: FlockCore, { kind, x, y, boost }: Steering, units: number): RunStep {
  if (kind === 'direction') return { units, x: toParts(x), y: toParts(y), boost };
  const dx = x - (core.x[core.predatorSlot] ?? 0);
  const dy = y - (core.y[core.predatorSlot] ?? 0);
  const away = Math.hypot(dx, dy);
  if (away < REACHED_PX) return { units, x: 0, y: 0, boost: false };
  const scale = Math.min(away / SLOWING_PX, 1) / away;
  return { units, x: toParts(dx * scale), y: toParts(dy * scale), boost };
}
