import type { FlockCore } from '../../src/core/flock/flock-core.ts';
import { FLOCK_RULES } from '../../src/core/flock/flock-rules.ts';
import { mouthAhead } from '../../src/core/flock/mouth.ts';
import type { Steering } from '../../src/core/flock/steering.ts';
import { createRun, type Run } from '../../workers/flock/run/run.ts';
import type { FlockInput } from '../inputs.ts';

/** Angle per frame in radians: the hunter circles the pond in about eight seconds. */
const TURN = 0.013;

/** A player who sweeps round the pond, boosting. */
export function sweepingSteering(frame: number): Steering {
  return { kind: 'direction', x: Math.cos(frame * TURN), y: Math.sin(frame * TURN), boost: true };
}

/** A game on `core` after it has settled and both shadows have been earned. One call plays one frame. */
export function openHunt(core: FlockCore, input: FlockInput): { readonly run: Run; readonly play: () => void } {
  const { seed, width, height, population, leaders, stepS } = input;
  const run = createRun(
    { pond: 'free', seed, limitMs: null, ghost: null },
    {
      core,
      ghostCore: null,
      rules: input.rules,
      conditions: { width, height, population, leaders, pace: 1 },
      toPond: (place) => place,
      toCanvas: (place) => place,
    },
  );
  let frame = 0;
  const play = () => {
    run.steer(sweepingSteering(frame));
    run.advance(stepS);
    frame += 1;
  };
  while (run.isCounting()) run.advance(stepS);
  feedUntilShadowed(core, stepS);
  for (let i = 0; i < input.settleSteps; i++) play();
  return { run, play };
}

/** Moves the predator's mouth to fish, so that the shadows are earned quickly. */
function feedUntilShadowed(core: FlockCore, stepS: number): void {
  const followers = core.population() - core.leaders();
  for (let i = 0; core.shadows() < 2; i++) {
    const slot = core.leaders() + (i % followers);
    const mouth = mouthAhead(core, core.predatorSlot, FLOCK_RULES.biteAheadPx);
    core.x[core.predatorSlot] = (core.x[slot] as number) - mouth.x;
    core.y[core.predatorSlot] = (core.y[slot] as number) - mouth.y;
    core.step(stepS);
  }
}
