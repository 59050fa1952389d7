import type { FlockCore } from '../../../src/core/flock/flock-core.ts';

const RIPPLE_S = 0.45;
/** A ripple is not restarted within this time: fish are often eaten by twos and threes. */
const RESTART_S = 0.12;

/** The age of the ring that marks the player in slow motion, where nothing pulses. */
const CALM_MARK = 0.25;

/** The ripple of the latest bite: its place, and the share of its time that has passed (0 … 1; 1 without a ripple). */
export interface Ripple {
  x: number;
  y: number;
  age: number;
}

export interface Bites {
  /** Call once a frame: the ripple as it is at that moment. */
  note(seconds: number, isCalm: boolean, marksPlayer: boolean): Ripple;
}

/** Watches the score for bites. While the player is marked, rings spread from their fish instead, one a second. */
export function createBites(core: FlockCore): Bites {
  const ripple: Ripple = { x: 0, y: 0, age: 1 };
  let score = core.score();
  let begin = Number.NEGATIVE_INFINITY;

  return {
    note(seconds, isCalm, marksPlayer) {
      const hasBitten = core.score() > score && !isCalm;
      score = core.score();
      if (hasBitten && seconds - begin >= RESTART_S) {
        begin = seconds;
        moveToPlayer(core, ripple);
      }
      if (marksPlayer) {
        moveToPlayer(core, ripple);
        ripple.age = isCalm ? CALM_MARK : seconds % 1;
        return ripple;
      }
      ripple.age = isCalm ? 1 : Math.min((seconds - begin) / RIPPLE_S, 1);
      return ripple;
    },
  };
}

function moveToPlayer(core: FlockCore, ripple: Ripple): void {
  ripple.x = core.x[core.predatorSlot] ?? 0;
  ripple.y = core.y[core.predatorSlot] ?? 0;
}
