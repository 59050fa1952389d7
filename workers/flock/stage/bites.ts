import type { FlockCore } from '../flock-wasm.ts';

const RIPPLE_S = 0.45;
/** A ripple is not restarted within this time: fish are often eaten by twos and threes. */
const RESTART_S = 0.12;

/** The ripple of the latest bite: its place, and the share of its time that has passed (0 … 1; 1 without a ripple). */
export interface Ripple {
  x: number;
  y: number;
  age: number;
}

export interface Bites {
  /** Call once a frame: the ripple as it is at that moment. */
  note(seconds: number, isCalm: boolean): Ripple;
}

/** Watches the score for bites. */
export function createBites(core: FlockCore): Bites {
  const ripple: Ripple = { x: 0, y: 0, age: 1 };
  let score = core.score();
  let begin = Number.NEGATIVE_INFINITY;

  return {
    note(seconds, isCalm) {
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
