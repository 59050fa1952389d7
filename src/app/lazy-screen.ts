import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { AppError } from '../core/errors.ts';
import type { PageScreen } from '../shared/tool/define-page.ts';

/** Code of a screen whose file could not be fetched, even at the second try. */
export const SCREEN_LOAD_FAILED = 'SCREEN_LOAD_FAILED';

/** A short breath before the automatic second try, so that a momentary network loss is over. */
export const LOAD_RETRY_DELAY_MS = 600;

const lazyScreens = new WeakMap<PageScreen, LazyExoticComponent<ComponentType>>();

/** The screen's component, one for the life of the page, so that coming back shows it at once. */
export function lazyScreen(screen: PageScreen): LazyExoticComponent<ComponentType> {
  const known = lazyScreens.get(screen);
  if (known !== undefined) return known;
  const created = lazy(() => loadTwice(screen.load));
  lazyScreens.set(screen, created);
  return created;
}

/** After a failed load the next `lazyScreen` starts over. */
export function forgetScreen(screen: PageScreen): void {
  lazyScreens.delete(screen);
}

/** Loads, and on failure loads once more. Throws `AppError` SCREEN_LOAD_FAILED. */
export async function loadTwice<T>(load: () => Promise<T>, pause: () => Promise<void> = pauseBeforeRetry): Promise<T> {
  try {
    return await load();
  } catch {
    await pause();
  }
  try {
    return await load();
  } catch (cause) {
    throw new AppError(SCREEN_LOAD_FAILED, String(cause));
  }
}

function pauseBeforeRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOAD_RETRY_DELAY_MS));
}
