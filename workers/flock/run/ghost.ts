import type { RunLog } from '../../../src/core/flock/run-log.ts';
import type { FlockCore } from '../flock-wasm.ts';
import { createReplay } from './replay.ts';

export interface Ghost {
  /** Advances the ghost to this time of the run and shows it, stretched onto a pond of this size. */
  follow(elapsedMs: number, width: number, height: number): void;
  readonly score: () => number;
}

/** An earlier run, replayed on its own core `core` and shown as the guest of `pond`. */
export function createGhost(pond: FlockCore, core: FlockCore, log: RunLog): Ghost {
  const replay = createReplay(core, log);
  let shownRow = pond.closedRows() - pond.ringRows;

  const show = (width: number, height: number) => {
    const slot = core.predatorSlot;
    const own = replay.size();
    const scaleX = width / own.width;
    const scaleY = height / own.height;
    const place = [
      (core.x[slot] ?? 0) * scaleX,
      (core.y[slot] ?? 0) * scaleY,
      (core.vx[slot] ?? 0) * scaleX,
      (core.vy[slot] ?? 0) * scaleY,
    ];
    const present = pond.closedRows();
    for (let row = Math.max(shownRow, present - pond.ringRows + 1); row <= present; row++) {
      pond.ring.set(place, (((row + pond.ringRows) % pond.ringRows) * pond.slots + pond.guestSlot) * 4);
    }
    shownRow = present;
    pond.look.set(core.look.subarray(slot * 4, slot * 4 + 4), pond.guestSlot * 4);
  };

  return {
    follow(elapsedMs, width, height) {
      replay.advanceTo(elapsedMs);
      show(width, height);
    },
    score: () => core.score(),
  };
}
