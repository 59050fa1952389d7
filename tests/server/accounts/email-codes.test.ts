import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CodeRequest, consumeCode, openCode, verifyCode } from '../../../server/services/accounts/email-codes.ts';
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

function aRequest(more: Partial<CodeRequest> = {}): CodeRequest {
  return { email: 'lin@example.com', purpose: 'reset', isProved: false, network: 'home', ticket: '', ...more };
}

/** A second implementation of the rules for one ticket: the answer to an attempt at its code. */
function createModel() {
  let openedAt = Number.NEGATIVE_INFINITY;
  let attempts = 0;
  let isUsed = true;
  return {
    /** Whether the ticket may still be used. */
    isOpen: (now: number) => !isUsed && openedAt + 10 * MINUTE_MS > now,
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
      let ticket = '';
      for (const { action, waitMs } of happenings) {
        now += waitMs;
        if (action === 'open') {
          const wasOpen = model.isOpen(now);
          const opened = await openCode(context, db, aRequest({ ...slot, ticket }), RIGHT).catch(toWait);
          const waitS = Math.ceil(model.open(now) / 1000);
          if (waitS > 0) {
            expect(opened).toBe(waitS);
            continue;
          }
          // An open ticket keeps its name for the next code; a closed one is replaced by another ticket.
          expect(opened === ticket).toBe(wasOpen);
          ticket = String(opened);
          continue;
        }
        const isRight = action !== 'wrong';
        const typed = { ticket, code: isRight ? RIGHT : WRONG };
        const checked = await verifyCode(context, slot, typed).catch((error) => error.code as string);
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

function toWait(error: { readonly code: string; readonly details: { readonly retryAfter: number } }): number {
  expect(error.code).toBe('RESEND_TOO_EARLY');
  return error.details.retryAfter;
}

async function openDesk(key = 0) {
  const { db } = await openTestDatabase();
  let now = 1_900_000_000_000;
  const context = { db, codeKey: new Uint8Array(32).fill(key), now: () => now, createId: randomUUID };
  return {
    db,
    context,
    open: (more: Partial<CodeRequest> = {}, code: string | null = RIGHT) =>
      openCode(context, db, aRequest(more), code).catch((error) => error.code as string),
    check: (ticket: string, code = RIGHT) =>
      verifyCode(context, aRequest(), { ticket, code }).then(
        () => 'right',
        (error) => error.code as string,
      ),
    advance: (ms: number) => {
      now += ms;
    },
  };
}

it('accepts no code for a ticket that was opened without one', async () => {
  const { open, check } = await openDesk();
  expect(await check(await open({}, null))).toBe('WRONG_CODE');
});

it.each(['１１１１１１', ' 111 111 ', '111-111', '您的验证码：111 111，请勿告诉他人'])(
  '%s is read as the code',
  async (typed) => {
    const { open, check } = await openDesk();
    expect(await check(await open(), typed)).toBe('right');
  },
);

it('accepts a right code with the ticket of its request alone', async () => {
  const { open, check } = await openDesk();
  const own = await open();
  const other = await open({ network: 'elsewhere' }, '333333');
  expect(await Promise.all(['', 'guessed', other, own].map((ticket) => check(ticket)))).toEqual([
    'WRONG_CODE',
    'WRONG_CODE',
    'WRONG_CODE',
    'right',
  ]);
});

it('keeps a code through wrong attempts and further requests of others', async () => {
  const { open, check } = await openDesk();
  const own = await open();
  for (const network of ['a', 'b', 'c', 'd']) {
    const stranger = await open({ network }, '333333');
    for (let tries = 0; tries < 7; tries++) await check(stranger, WRONG);
  }
  expect(await check(own)).toBe('right');
});

it('opens a code while others hold any number of open ones', async () => {
  const { open, check, advance } = await openDesk();
  for (let minute = 0; minute < 4; minute++) {
    for (const network of ['a', 'b', 'c']) await open({ network }, '333333');
    advance(MINUTE_MS);
  }
  expect(await open({ network: 'a' })).toBe('TOO_MANY_CODES');
  expect(await check(await open())).toBe('right');
});

it('delays a second request without a ticket for the same network alone, and never one with proof', async () => {
  const { open, check } = await openDesk();
  await open();
  expect(await open()).toBe('RESEND_TOO_EARLY');
  for (const more of [{ isProved: true }, { network: 'elsewhere' }, { purpose: 'login' }] as const) {
    expect(await open(more)).toMatch(/-/);
  }
  expect(await check(await open({ network: 'third' }))).toBe('right');
});

it('ends codes that were opened while the clock was ahead', async () => {
  const { open, check, advance } = await openDesk();
  advance(24 * 60 * MINUTE_MS);
  const ticket = await open();
  advance(-24 * 60 * MINUTE_MS);
  expect(await check(ticket)).toBe('WRONG_CODE');
  expect(await check(await open())).toBe('right');
});

it('stores codes as keyed hashes that differ by address, purpose, ticket and key', async () => {
  const { db } = await openTestDatabase();
  const open = (key: number, more: Partial<CodeRequest>) => {
    const context = { db, codeKey: new Uint8Array(32).fill(key), now: () => 1, createId: randomUUID };
    return openCode(context, db, aRequest(more), RIGHT);
  };
  await open(1, { email: 'a@example.com', purpose: 'login' });
  await open(1, { email: 'a@example.com', purpose: 'login', network: 'other' });
  await open(1, { email: 'a@example.com' });
  await open(1, { email: 'b@example.com' });
  await open(2, { email: 'c@example.com' });
  const hashes = (await db.selectFrom('email_codes').select('code_hash').execute()).map((row) => row.code_hash);
  expect(new Set(hashes).size).toBe(5);
  for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{64}$/);
});
