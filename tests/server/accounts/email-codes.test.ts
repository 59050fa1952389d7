import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { consumeCode, openCode, verifyCode } from '../../../server/services/accounts/email-codes.ts';
import { openTestDatabase } from '../open-test-database.ts';

const MINUTE_MS = 60_000;
const RIGHT = '111111';
const WRONG = '222222';
const RUNS = 40;

const steps = fc.array(
  fc.record({
    action: fc.constantFrom('open', 'right', 'right and use', 'wrong', 'wrong'),
    waitMs: fc.constantFrom(0, 0, 1, 30_000, MINUTE_MS, 10 * MINUTE_MS - 1, 10 * MINUTE_MS),
  }),
  { maxLength: 25 },
);

/** A second implementation of the rules: the answer to an attempt at a code. */
function createModel() {
  let openedAt = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  let isUsed = true;
  return {
    open(now: number): number {
      if (openedAt + MINUTE_MS > now) return openedAt + MINUTE_MS - now;
      openedAt = now;
      attempts = 0;
      isUsed = false;
      return 0;
    },
    check(isRight: boolean, now: number): string {
      if (isUsed || openedAt + 10 * MINUTE_MS <= now) return 'WRONG_CODE';
      if (attempts === 5) return 'CODE_ATTEMPTS_EXCEEDED';
      if (!isRight) attempts++;
      return isRight ? 'right' : 'WRONG_CODE';
    },
    use() {
      isUsed = true;
    },
  };
}

it('accepts codes exactly as a model of the rules does, in any order of events', async () => {
  const { db } = await openTestDatabase();
  let now = 1_900_000_000_000;
  const context = { db, codeKey: new Uint8Array(32), now: () => now, createId: randomUUID };
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (happenings) => {
      const slot = { email: `${++run}@example.com`, purpose: 'login' } as const;
      const model = createModel();
      for (const { action, waitMs } of happenings) {
        now += waitMs;
        if (action === 'open') {
          expect(await openCode(context, db, slot, RIGHT)).toBe(model.open(now));
          continue;
        }
        const isRight = action !== 'wrong';
        const checked = await verifyCode(context, slot, isRight ? RIGHT : WRONG).catch((error) => error.code as string);
        expect(typeof checked === 'string' ? checked : 'right').toBe(model.check(isRight, now));
        if (action === 'right and use' && typeof checked !== 'string') {
          await consumeCode(context, db, checked);
          model.use();
        }
      }
    }),
    { numRuns: RUNS },
  );
});

it('accepts no code in a slot that was opened without one', async () => {
  const { db } = await openTestDatabase();
  const context = { db, codeKey: new Uint8Array(32), now: () => 1, createId: randomUUID };
  const slot = { email: 'lin@example.com', purpose: 'reset' } as const;
  expect(await openCode(context, db, slot, null)).toBe(0);
  await expect(verifyCode(context, slot, RIGHT)).rejects.toMatchObject({ code: 'WRONG_CODE' });
});

it.each(['１１１１１１', ' 111 111 ', '111-111', '您的验证码：111 111，请勿告诉他人'])(
  '%s is read as the code',
  async (typed) => {
    const { db } = await openTestDatabase();
    const context = { db, codeKey: new Uint8Array(32), now: () => 1, createId: randomUUID };
    const slot = { email: 'lin@example.com', purpose: 'reset' } as const;
    await openCode(context, db, slot, RIGHT);
    await expect(verifyCode(context, slot, typed)).resolves.toBeDefined();
  },
);

it('stores codes as keyed hashes that differ by address, purpose and key', async () => {
  const { db } = await openTestDatabase();
  const open = (key: number, email: string, purpose: 'login' | 'reset') =>
    openCode(
      { db, codeKey: new Uint8Array(32).fill(key), now: () => 1, createId: randomUUID },
      db,
      { email, purpose },
      RIGHT,
    );
  await open(1, 'a@example.com', 'login');
  await open(1, 'a@example.com', 'reset');
  await open(1, 'b@example.com', 'login');
  await open(2, 'c@example.com', 'login');
  const hashes = (await db.selectFrom('email_codes').select('code_hash').execute()).map((row) => row.code_hash);
  expect(new Set(hashes).size).toBe(4);
  for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{64}$/);
});
