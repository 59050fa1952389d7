import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { FlockStatus } from '../workers/flock/flock.api.ts';
import { openFlockPage } from './browser/flock-page.ts';
import { PAGE } from './budgets.ts';
import type { Part } from './part.ts';

const BLOCKED_MS = 2000;
const SETTLE_MS = 3000;
const REPEATS = 3;
const POPULATION = 1000;

/** A page that is busy for two seconds must not stop the fish: the worker computes and draws without it. */
export const pageBlocked: Part = {
  name: 'page-blocked',
  async run({ report, openServer, openBrowser }) {
    const page = await openFlockPage(await openBrowser(), await openServer(), { population: POPULATION });
    await page.waitForTimeout(SETTLE_MS);
    const pictures = await recordPictures(page);
    const frames: number[] = [];
    const distinct: number[] = [];
    let hasMoved = true;
    for (let i = 0; i < REPEATS; i++) {
      const blocked = await blockPage(page, BLOCKED_MS);
      frames.push(blocked.after.frames - blocked.before.frames);
      hasMoved &&= blocked.after.hash !== blocked.before.hash;
      // Frames that were shown meanwhile may still be in transit.
      await page.waitForTimeout(SETTLE_MS);
      distinct.push(pictures.countBetween(blocked.from, blocked.to));
    }
    report.check('the flock moves while the page is busy', hasMoved);
    const measure = `in ${BLOCKED_MS} ms of a busy page`;
    report.measure({ measure: `frames drawn ${measure}`, unit: '', samples: frames, bar: PAGE.framesWhileBlocked });
    report.measure({
      measure: `different pictures shown ${measure}`,
      unit: '',
      samples: distinct,
      bar: PAGE.picturesWhileBlocked,
    });
  },
};

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

/** Records the browser's pictures; unlike a screenshot, this does not wait for the page. */
async function recordPictures(page: Page) {
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
