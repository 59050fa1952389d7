/** Runs a callback once per displayed frame while it is on. */
export interface FrameClock {
  setRunning(isRunning: boolean): void;
}

/** Assumed duration of the first frame, which has no frame before it. */
const FIRST_FRAME_S = 1 / 60;

/**
 * A clock on the display's own frames. `onTick` gets the seconds since the frame before. A pause does not count, so the
 * first frame after it moves the pond no further than any other.
 */
export function createFrameClock(onTick: (seconds: number) => void): FrameClock {
  let request = 0;
  let last: number | null = null;

  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    const seconds = last === null ? FIRST_FRAME_S : (now - last) / 1000;
    last = now;
    onTick(Math.max(seconds, 0));
  };

  return {
    setRunning(isRunning) {
      if (isRunning === (request !== 0)) return;
      if (isRunning) {
        last = null;
        request = requestAnimationFrame(tick);
        return;
      }
      cancelAnimationFrame(request);
      request = 0;
    },
  };
}
