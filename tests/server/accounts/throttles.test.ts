import fc from 'fast-check';
import SqliteConnection from 'libsql';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  type GrowingDelay,
  pruneThrottles,
  refundThrottle,
  takeFromWindow,
  takeWithDelay,
  type Window,
} from '../../../server/db/throttles.ts';
import { openTestDatabase } from '../open-test-database.ts';

const WINDOW: Window = { limit: 3, windowMs: 100 };
const DELAY: GrowingDelay = { free: 2, delaysMs: [10, 20, 40], memoryMs: 200 };
const START = 1_900_000_000_000;
const RUNS = 40;

/** Actions, and how much time passes before each. */
const steps = fc.array(
  fc.record({
    action: fc.constantFrom('take', 'take', 'take', 'refund' as const),
    waitMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 }), fc.constant(200)),
  }),
  { maxLength: 25 },
);

/** A second implementation of the rules, as plain arithmetic. */
interface Model {
  take(now: number): number;
  refund(): void;
}

function createWindowModel(): Model {
  let count = 0;
  let since = Number.NEGATIVE_INFINITY;
  return {
    take(now) {
      if (since + WINDOW.windowMs <= now) {
        since = now;
        count = 0;
      }
      if (count >= WINDOW.limit) return since + WINDOW.windowMs - now;
      count++;
      return 0;
    },
    refund() {
      count = Math.max(count - 1, 0);
    },
  };
}

function createDelayModel(): Model {
  let count = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let blockedUntil = 0;
  return {
    take(now) {
      if (blockedUntil > now) return blockedUntil - now;
      count = latest + DELAY.memoryMs <= now ? 1 : count + 1;
      latest = now;
      const over = count - DELAY.free;
      blockedUntil = over < 0 ? 0 : now + (DELAY.delaysMs[Math.min(over, DELAY.delaysMs.length - 1)] ?? 0);
      return 0;
    },
    refund() {
      if (count === 0) return;
      count--;
      blockedUntil = 0;
    },
  };
}

it.each([
  ['a window', createWindowModel, takeFromWindow, WINDOW],
  ['a growing delay', createDelayModel, takeWithDelay, DELAY],
] as const)(
  '%s permits exactly what a model of its rules does, in any order of events',
  async (name, createModel, take, rules) => {
    const { db } = await openTestDatabase();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (happenings) => {
        const key = `${name} ${++run}`;
        const model = createModel();
        let now = START;
        for (const { action, waitMs } of happenings) {
          now += waitMs;
          if (action === 'take') {
            expect(await take(db, key, rules as Window & GrowingDelay, now)).toBe(model.take(now));
          } else {
            await refundThrottle(db, key);
            model.refund();
          }
        }
      }),
      { numRuns: RUNS },
    );
  },
);

it('counts every key separately', async () => {
  const { db } = await openTestDatabase();
  for (const key of ['a', 'a', 'a', 'b']) expect(await takeFromWindow(db, key, WINDOW, START)).toBe(0);
  expect(await takeFromWindow(db, 'a', WINDOW, START)).toBe(100);
});

it('removes throttles without effect and keeps the others', async () => {
  const { db } = await openTestDatabase();
  await takeFromWindow(db, 'old', WINDOW, START);
  for (let taken = 0; taken < 4; taken++)
    await takeWithDelay(db, 'blocked', { ...DELAY, delaysMs: [0, 0, 900] }, START);
  await takeFromWindow(db, 'new', WINDOW, START + 400);
  await pruneThrottles(db, 500, START + 500);
  const rows = await db.selectFrom('throttles').select('key').orderBy('key').execute();
  expect(rows.map(({ key }) => key)).toEqual(['blocked', 'new']);
});

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['a window', takeFromWindow, WINDOW],
  ['a growing delay', takeWithDelay, DELAY],
] as const)('%s written by a fast clock ends once the clock is right', async (_name, take, rules) => {
  const { db } = await openTestDatabase();
  const takeAt = (now: number) => take(db, 'key', rules as Window & GrowingDelay, now);
  while ((await takeAt(START + DAY_MS)) === 0);
  expect(await takeAt(START)).toBe(0);
  await takeAt(START + DAY_MS);
  await pruneThrottles(db, DAY_MS, START);
  expect(await db.selectFrom('throttles').select('key').execute()).toEqual([]);
});

it('prepares no further statements as time passes', async () => {
  const { db } = await openTestDatabase();
  const take = async (now: number) => {
    await takeFromWindow(db, 'window', WINDOW, now);
    await takeWithDelay(db, 'delay', DELAY, now);
  };
  for (let use = 0; use < 10; use++) await take(START + use);
  const prepare = vi.spyOn(SqliteConnection.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  for (let use = 10; use < 60; use++) await take(START + use);
  expect(prepare).not.toHaveBeenCalled();
});
