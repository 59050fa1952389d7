import { AppError } from '../../core/errors.ts';

/** Code of a file that could not be fetched, even at the second attempt. */
export const FILE_LOAD_FAILED = 'FILE_LOAD_FAILED';

/** Pause before the second attempt, so that a momentary network loss is over. */
export const LOAD_RETRY_DELAY_MS = 600;

/**
 * Loads, and after a failure loads once more.
 * @throws AppError `FILE_LOAD_FAILED`.
 */
export async function loadTwice<T>(load: () => Promise<T>, pause: () => Promise<void> = pauseBeforeRetry): Promise<T> {
  try {
    return await load();
  } catch {
    await pause();
  }
  try {
    return await load();
  } catch (cause) {
    throw new AppError(FILE_LOAD_FAILED, String(cause));
  }
}

function pauseBeforeRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOAD_RETRY_DELAY_MS));
}
