import type { Page } from '@playwright/test';
import { TOAST_DURATION_MS } from '../../src/shared/constants.ts';

/**
 * Keeps messages on the page for some minutes, so that a slow machine cannot take them away while a test checks what they
 * cover. Call before `goto`.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((durations) => {
    const start = window.setTimeout as (handler: () => void, ms?: number, ...values: unknown[]) => number;
    const longMs = 600_000;
    const startLater: typeof start = (handler, ms, ...values) =>
      start(handler, durations.includes(ms ?? 0) ? longMs : ms, ...values);
    Object.assign(window, { setTimeout: startLater });
  }, Object.values<number>(TOAST_DURATION_MS));
}
