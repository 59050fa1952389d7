import type { FlockCore } from '../../../src/core/flock/flock-core.ts';

/** A guest's present: place and velocity, and its looks (tail phase, bend, size, tone). */
interface GuestPresent {
  readonly place: readonly [x: number, y: number, vx: number, vy: number];
  readonly look: ArrayLike<number>;
}

/** Shows an individual that the pond's core does not know, in a slot for guests, with its trail. */
interface Guest {
  /** Null while it is absent. Its trail begins where it appears. */
  show(present: GuestPresent | null): void;
}

const ABSENT = [0, 0, 0, 0];

export function createGuest(pond: FlockCore, slot: number): Guest {
  let shownRow: number | null = null;
  pond.look.set(ABSENT, slot * 4);
  return {
    show(present) {
      if (present === null) {
        if (shownRow !== null) pond.look.set(ABSENT, slot * 4);
        shownRow = null;
        return;
      }
      pond.look.set(present.look, slot * 4);
      const now = pond.closedRows();
      if (shownRow === null) pond.markRewritten();
      const oldest = now - pond.ringRows + 1;
      for (let row = Math.max(shownRow ?? oldest, oldest); row <= now; row++) {
        pond.ring.set(present.place, (((row + pond.ringRows) % pond.ringRows) * pond.slots + slot) * 4);
      }
      shownRow = now;
    },
  };
}
