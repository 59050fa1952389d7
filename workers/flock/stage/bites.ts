import type { FlockCore } from '../flock-wasm.ts';

const RIPPLE_S = 0.45;
/** A ripple that has just begun is left alone: fish are often eaten by twos and threes. */
const RESTART_S = 0.12;

/** The ripple of the latest bite: its place, and how much of its time is over (0 … 1; 1 when there is none). */
export interface Ripple {
  x: number;
  y: number;
  age: number;
}

/** Watches the score: `note` is called once a frame and gives the ripple as it stands at that moment. */
export function createBites(core: FlockCore) {
  const ripple: Ripple = { x: 0, y: 0, age: 1 };
  let score = core.score();
  let begin = Number.NEGATIVE_INFINITY;

  return {
    note(seconds: number, isCalm: boolean): Ripple {
      const hasBitten = core.score() > score && !isCalm;
      score = core.score();
      if (hasBitten && seconds - begin >= RESTART_S) {
        begin = seconds;
        ripple.x = core.x[core.predatorSlot] ?? 0;
        ripple.y = core.y[core.predatorSlot] ?? 0;
      }
      ripple.age = isCalm ? 1 : Math.min((seconds - begin) / RIPPLE_S, 1);
      return ripple;
    },
  };
}
