import type { BrowserContext } from '@playwright/test';
import { readProcesses, readResidentBytes } from './processes.ts';

const INTERVAL_MS = 20;

export interface ResidentGrowth {
  /** Bytes that all renderers together held more at their most than before. */
  readonly peak: number;
  /** Bytes that they hold more afterwards. */
  readonly left: number;
}

/** Watches the memory of a browser's renderers while something happens; null where the system does not say. */
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
