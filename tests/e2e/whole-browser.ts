import type { Page } from '@playwright/test';
/** Options of tests about pictures that move: the other tests ask for reduced motion, which takes less of the processor. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Options of tests about the copy of the site for offline use: the other tests do without it, for the same reason. */
export const INSTALLABLE = { serviceWorkers: 'allow' } as const;

/** Looks for the next release, and waits until all of its files are copied: a busy machine takes long for that. */
export function installNext(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing;
    if (next === null) return;
    await new Promise<void>((resolve) => {
      next.addEventListener('statechange', () => next.state !== 'installing' && resolve());
    });
  });
}
