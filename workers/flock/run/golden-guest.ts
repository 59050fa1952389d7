import type { FlockCore } from '../../../src/core/flock/flock-core.ts';
import type { GoldenFish } from '../../../src/core/flock/golden-fish.ts';
import { STEPS_PER_S } from '../../../src/core/flock/run-steps.ts';
import { createGuest } from './guest.ts';

const TAIL_BEATS_PER_S = 3;

/** Shows the golden fish of a hunt. */
export function createGoldenGuest(pond: FlockCore): { show(fish: GoldenFish | null, steps: number): void } {
  const guest = createGuest(pond, pond.goldSlot);
  return {
    show(fish, steps) {
      if (fish === null) guest.show(null);
      else {
        const phase = ((steps * TAIL_BEATS_PER_S) / STEPS_PER_S) % 1;
        guest.show({ place: [fish.x, fish.y, fish.vx, fish.vy], look: [phase, 0, 1, 0.5] });
      }
    },
  };
}
