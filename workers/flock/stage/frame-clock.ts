import { createFramePacer } from '../pacing.ts';

/** Runs a callback once per shown frame while it is on. */
interface FrameClock {
  setRunning(isRunning: boolean): void;
}

/** Assumed duration of the first frame, which has no frame before it. */
const FIRST_FRAME_S = 1 / 60;

/**
 * A clock on the display's own frames, at most `frameRateMax` a second; null for all of them. `onTick` gets the seconds since
 * the shown frame before. A pause does not count, so the first frame after it moves the pond no further than any other.
 */
export function createFrameClock(frameRateMax: number | null, onTick: (seconds: number) => void): FrameClock {
  let pacer = createFramePacer(frameRateMax);
  let isOn = false;
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | null = null;

  const requestFrame = () => {
    request = requestAnimationFrame(tick);
  };

  const tick = (now: number) => {
    if (!pacer.shows(now)) {
      requestFrame();
      return;
    }
    // A timer until shortly before the next frame is due: a pond that rests must not wake at every frame of the display.
    const restMs = pacer.restMs(now);
    if (restMs === 0) requestFrame();
    else timer = setTimeout(requestFrame, restMs);
    const seconds = last === null ? FIRST_FRAME_S : (now - last) / 1000;
    last = now;
    onTick(Math.max(seconds, 0));
  };

  return {
    setRunning(isRunning) {
      if (isRunning === isOn) return;
      isOn = isRunning;
      cancelAnimationFrame(request);
      clearTimeout(timer);
      if (!isRunning) return;
      last = null;
      pacer = createFramePacer(frameRateMax);
      requestFrame();
    },
  };
}
