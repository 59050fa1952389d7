import type { BrowserContext } from '@playwright/test';
import { readProcesses, readResidentBytes } from './processes.ts';

const INTERVAL_MS = 20;

export interface ResidentGrowth {
  /** Largest growth of the memory of all renderers, in bytes. */
  readonly peak: number;
  /** Growth that remains afterwards, in bytes. */
  readonly left: number;
}

/** Watches the memory of a browser's renderers during an action; null where the system does not report it. */
export async function watchResident(
  context: BrowserContext,
  action: () => Promise<unknown>,
): Promise<ResidentGrowth | null> {
  const browser = context.browser();
  if (browser === null) return null;
  const renderers = (await readProcesses(browser)).filter(({ type }) => type === 'renderer');
  const read = () => renderers.reduce((sum, { id }) => sum + (readResidentBytes(id) ?? 0), 0);
  const before = read();
  if (before === 0) return null;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, read());
  }, INTERVAL_MS);
  try {
    await action();
  } finally {
    clearInterval(timer);
  }
  const after = read();
  return { peak: Math.max(most, after) - before, left: after - before };
}
