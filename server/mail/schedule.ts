/** Runs something after a delay in milliseconds; what is returned calls it off. */
export type Schedule = (delayMs: number, run: () => Promise<void> | void) => () => void;

/** Timers that do not keep the process alive. What is run must not reject. */
export const scheduleWithTimer: Schedule = (delayMs, run) => {
  const timer = setTimeout(() => void run(), delayMs).unref();
  return () => clearTimeout(timer);
};
