/** Runs a task after a delay in milliseconds. Returns a function that cancels it. */
export type Schedule = (delayMs: number, run: () => Promise<void> | void) => () => void;

/** Uses timers that do not keep the process alive. The task must not reject. */
export const scheduleWithTimer: Schedule = (delayMs, run) => {
  const timer = setTimeout(() => void run(), delayMs).unref();
  return () => clearTimeout(timer);
};
