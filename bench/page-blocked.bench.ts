import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callFlock } from '../tests/e2e/flock-dance/flock-worker.ts';
import type { FlockStatus } from '../workers/flock/flock.api.ts';
import { openFlockPage } from './browser/flock-page.ts';
import { PAGE } from './budgets.ts';
import type { Part } from './part.ts';
import type { Report } from './report.ts';

const BLOCKED_MS = 2000;
const SETTLE_MS = 3000;
const REPEATS = 3;
const POPULATION = 1000;

/** A page that is busy for two seconds must not stop the fish: the worker computes and draws without it, a game too. */
export const pageBlocked: Part = {
  name: 'page-blocked',
  async run({ report, openServer, openBrowser }) {
    const page = await openFlockPage(await openBrowser(), await openServer(), { population: POPULATION });
    await page.waitForTimeout(SETTLE_MS);
    const pictures = await recordPictures(page);
    await measureBlocked(report, page, pictures, '');
    await startGame(page);
    const blocked = await measureBlocked(report, page, pictures, ', in a game');
    report.check(
      'the game goes on while the page is busy',
      blocked.every(({ before, after }) => (after.run?.elapsedMs ?? 0) > (before.run?.elapsedMs ?? 0)),
      `${(await callFlock(page, 'endRun'))?.score} points`,
    );
  },
};

/** The bench calls the worker as the page does. */
async function startGame(page: Page): Promise<void> {
  await callFlock(page, 'startRun', { pond: 'free', seed: 1, limitMs: null, ghost: null });
  await callFlock(page, 'steer', { kind: 'direction', x: 1, y: 0.2, boost: true });
  while ((await callFlock(page, 'status')).run?.phase !== 'playing') await page.waitForTimeout(100);
}

/** `where` ends the names of the measures. */
async function measureBlocked(
  report: Report,
  page: Page,
  pictures: Pictures,
  where: string,
): Promise<readonly Blocked[]> {
  const all: Blocked[] = [];
  const distinct: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    const blocked = await blockPage(page, BLOCKED_MS);
    all.push(blocked);
    // Frames that were shown meanwhile may still be in transit.
    await page.waitForTimeout(SETTLE_MS);
    distinct.push(pictures.countBetween(blocked.from, blocked.to));
  }
  report.check(
    `the flock moves while the page is busy${where}`,
    all.every(({ before, after }) => after.hash !== before.hash),
  );
  const measure = `in ${BLOCKED_MS} ms of a busy page${where}`;
  report.measure({
    measure: `frames drawn ${measure}`,
    unit: '',
    samples: all.map(({ before, after }) => after.frames - before.frames),
    bar: PAGE.framesWhileBlocked,
  });
  report.measure({
    measure: `different pictures shown ${measure}`,
    unit: '',
    samples: distinct,
    bar: PAGE.picturesWhileBlocked,
  });
  return all;
}

interface Blocked {
  /** Wall clock of the page, in milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly before: FlockStatus;
  readonly after: FlockStatus;
}

/** Keeps the page busy, and asks the worker right before and right after. */
function blockPage(page: Page, milliseconds: number): Promise<Blocked> {
  return page.evaluate(async (length) => {
    const worker = (window as unknown as { flockWorkers: Worker[] }).flockWorkers.at(-1);
    if (worker === undefined) throw new Error('No worker was started');
    const ask = (id: string) =>
      new Promise<FlockStatus>((resolve) => {
        const listen = (event: MessageEvent) => {
          if (event.data?.id !== id) return;
          worker.removeEventListener('message', listen);
          resolve(event.data.value.value);
        };
        worker.addEventListener('message', listen);
        worker.postMessage({ id, type: 'APPLY', path: ['status'], argumentList: [] });
      });
    const before = ask(`before-${Math.random()}`);
    const from = Date.now();
    const end = performance.now() + length;
    while (performance.now() < end);
    const to = Date.now();
    const after = ask(`after-${Math.random()}`);
    return { from, to, before: await before, after: await after };
  }, milliseconds);
}

interface Pictures {
  /** The number of different pictures between two moments of the wall clock. */
  countBetween(from: number, to: number): number;
}

/** Records the browser's pictures; unlike a screenshot, this does not wait for the page. */
async function recordPictures(page: Page): Promise<Pictures> {
  const session = await page.context().newCDPSession(page);
  const shown: { readonly at: number; readonly hash: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    shown.push({ at: (metadata.timestamp ?? 0) * 1000, hash: createHash('sha1').update(data).digest('hex') });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
  return {
    countBetween: (from: number, to: number) =>
      new Set(shown.filter(({ at }) => at >= from && at <= to).map(({ hash }) => hash)).size,
  };
}
