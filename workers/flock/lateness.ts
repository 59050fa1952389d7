import { createFrameTimes } from './frame-times.ts';

/** A display shows a frame every 17 ms, or more often; this interval and more means that frames were missed. */
const LATE_FRAME_MS = 21;
/** Share of the frames that may be late. */
const LATE_SHARE_MAX = 0.25;
/** Each judgement covers the frames of this time, and the first one begins after a time in which much is made once. */
const WINDOW_MS = 2000;
const WARM_UP_MS = 1000;
/** Frames that a window can have on the fastest displays. */
const WINDOW_FRAMES = 1000;

/** Finds out whether a pond keeps up with its display. */
export interface Lateness {
  /** Takes the interval of one frame, in milliseconds. */
  add(intervalMs: number): void;
  /** Whether, for two seconds, more than a quarter of the frames were late. It stays true. */
  isLate(): boolean;
  /** Begins a new judgement, for example after a pause. */
  restart(): void;
}

export function createLateness(): Lateness {
  const intervals = createFrameTimes(WINDOW_FRAMES);
  let isLate = false;
  let elapsedMs = -WARM_UP_MS;
  return {
    add(intervalMs) {
      elapsedMs += intervalMs;
      if (elapsedMs <= 0) return;
      intervals.add(intervalMs);
      if (elapsedMs < WINDOW_MS) return;
      isLate ||= intervals.quantile(1 - LATE_SHARE_MAX) >= LATE_FRAME_MS;
      intervals.clear();
      elapsedMs = 0;
    },
    isLate: () => isLate,
    restart() {
      intervals.clear();
      elapsedMs = -WARM_UP_MS;
    },
  };
}
