import { expect, type Page } from '@playwright/test';
import type { RunLog } from '../../../src/core/flock/run-log.ts';
import { callFlock } from './flock-worker.ts';

/** Makes the predator eat from a distance, and adds a shadow at every point. Call before `goto`. */
export async function easeTheHunt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Call {
      readonly argumentList?: readonly { readonly value?: { rules?: object } }[];
    }
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown, transfer?: unknown) {
      for (const { value } of (message as Call).argumentList ?? []) {
        if (value?.rules) value.rules = { ...value.rules, shadowEvery: 1, eatRadiusPx: 150 };
      }
      return post.call(this, message, transfer as StructuredSerializeOptions);
    };
  });
}

/** Feeds the pond, then plays against a ghost. Food, predator, shadows and ghost, and only they, are drawn in place. */
export async function expectHuntersAndFood(page: Page): Promise<void> {
  expect(await callFlock(page, 'inspect')).toMatchObject({ litHunters: 0, litFoods: 0 });
  for (const x of [200, 400, 600]) await callFlock(page, 'feed', x, 300);
  await expect.poll(async () => (await callFlock(page, 'inspect')).litFoods, { intervals: [50] }).toBe(3);

  await callFlock(page, 'startRun', { pond: 'free', seed: 5, limitMs: null, ghost: null });
  await callFlock(page, 'steer', { kind: 'place', x: 250, y: 250, boost: true });
  await expectLit(page, 3);
  expect((await callFlock(page, 'status')).run).toMatchObject({ shadows: 2 });
  expect((await callFlock(page, 'inspect')).litFoods).toBe(0);

  const first = await callFlock(page, 'endRun');
  const log = first?.log;
  if (!log) throw new Error('The run was not written down');
  await startAgainst(page, { ...log, steps: Uint8Array.from(Object.values(log.steps)) });
  await callFlock(page, 'steer', { kind: 'place', x: 650, y: 450, boost: true });
  await expectLit(page, 4);
  expect((await callFlock(page, 'inspect')).litFish).toBeGreaterThanOrEqual(0.95);

  await callFlock(page, 'endRun');
  await expectLit(page, 0);
}

function expectLit(page: Page, hunters: number): Promise<void> {
  return expect.poll(async () => (await callFlock(page, 'inspect')).litHunters, { timeout: 20_000 }).toBe(hunters);
}

/** Starts a run against a ghost. Bytes cannot be passed to a page directly. */
async function startAgainst(page: Page, { steps, ...rest }: RunLog): Promise<void> {
  await page.evaluate(
    ({ bytes, log }) => {
      const worker = (window as unknown as { flockWorkers: Worker[] }).flockWorkers.at(-1);
      const value = { pond: 'free', seed: 6, limitMs: null, ghost: { ...log, steps: Uint8Array.from(bytes) } };
      worker?.postMessage({
        id: 'start-against',
        type: 'APPLY',
        path: ['startRun'],
        argumentList: [{ type: 'RAW', value }],
      });
    },
    { bytes: [...steps], log: rest },
  );
}
