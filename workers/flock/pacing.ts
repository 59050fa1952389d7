/** Decides which frames of the display show the pond. Times are milliseconds on the clock of the display's frames. */
interface FramePacer {
  /** Whether the display's frame at `now` shows the pond. */
  shows(now: number): boolean;
  /** After a shown frame: how long to wait before asking the display for another one. */
  restMs(now: number): number;
}

/** A frame this little ahead of its time is shown: the display's frames are not exactly equally far apart. */
const EARLY_MS = 1;
/** The display is asked this long before a frame is due, so that the frame is not missed; less than its own 17 ms. */
const LEAD_MS = 12;

/**
 * Shows at most `frameRateMax` frames a second, in the mean; null for every frame of the display. A display whose rate is
 * no multiple of it alternates between shorter and longer pauses. Time that was lost to a late frame is not made up for.
 */
export function createFramePacer(frameRateMax: number | null): FramePacer {
  if (frameRateMax === null) return { shows: () => true, restMs: () => 0 };
  const interval = 1000 / frameRateMax;
  let due = Number.NEGATIVE_INFINITY;
  return {
    shows(now) {
      if (now < due - EARLY_MS) return false;
      due = now - due > interval ? now + interval : due + interval;
      return true;
    },
    restMs: (now) => Math.max(due - now - LEAD_MS, 0),
  };
}

const DISPLAY_INTERVAL_MS = 1000 / 60;

/** The part of each frame's interval that a capped pond waits on purpose, in milliseconds. It says nothing about load. */
export function deliberateWaitMs(frameRateMax: number | null): number {
  return frameRateMax === null ? 0 : Math.max(1000 / frameRateMax - DISPLAY_INTERVAL_MS, 0);
}
