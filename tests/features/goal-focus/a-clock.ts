import { act } from 'react';
import { onTestFinished, vi } from 'vitest';

/** Replaces clock and timers until the end of the test. `start`: the time at first. */
export function startFakeClock(start: Date | number = 1_795_334_400_000): void {
  vi.useFakeTimers({ now: start });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets time pass. */
export function wait(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}
