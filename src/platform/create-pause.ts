import { nextTask } from './next-task.ts';

/** Work of this length delays no frame and no key noticeably. */
const SLICE_MS = 12;

/**
 * For long work in small steps. Call the returned function after each: it gives a promise of a later task where the page should
 * paint and take input first, else null.
 */
export function createPause(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return null;
    return nextTask().then(() => {
      since = performance.now();
    });
  };
}
