import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import type { FlockRules } from '../../../src/core/flock/flock-rules.ts';
import { createReplay } from '../../../src/core/flock/replay.ts';
import type { RunLog } from '../../../src/core/flock/run-log.ts';
import { createGuest } from './guest.ts';

interface Ghost {
  /** Advances the ghost to this step of the run and shows it, stretched onto a pond of this size. */
  follow(steps: number, width: number, height: number): void;
  readonly score: () => number;
}

/** An earlier run, replayed on its own core `core` and shown as the guest of `pond`. */
export function createGhost(pond: FlockCore, core: FlockCore, log: RunLog, rules: FlockRules): Ghost {
  const replay = createReplay(core, log, rules);
  const guest = createGuest(pond, pond.guestSlot);
  const slot = core.predatorSlot;
  return {
    follow(steps, width, height) {
      replay.advanceTo(steps);
      const own = replay.size();
      const scaleX = width / own.width;
      const scaleY = height / own.height;
      guest.show({
        place: [
          (core.x[slot] ?? 0) * scaleX,
          (core.y[slot] ?? 0) * scaleY,
          (core.vx[slot] ?? 0) * scaleX,
          (core.vy[slot] ?? 0) * scaleY,
        ],
        look: core.look.subarray(slot * 4, slot * 4 + 4),
      });
    },
    score: () => core.score(),
  };
}
