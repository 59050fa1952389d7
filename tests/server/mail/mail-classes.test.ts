import { beforeEach, expect, it } from 'vitest';
import type { MailClass } from '../../../server/mail/mail-classes.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { createManualClock } from './manual-clock.ts';
import { createTestMailer, loginMail, MINUTE_MS, readQueue, smtpAt } from './open-mail-queue.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

/** A mailer whose mails take `sendMs` each, and collect their addresses. */
function createSlowMailer(sendMs: number, options: { readonly mailPerHourMax?: number } = {}) {
  const clock = createManualClock();
  const sent: string[] = [];
  const createTransport = () => ({
    mode: 'smtp' as const,
    async send({ to }: { readonly to: string }) {
      clock.skip(sendMs);
      sent.push(to);
    },
  });
  const mailer = createTestMailer({ ...database, config: smtpAt(1), clock, createTransport, ...options });
  const enqueue = async (mailClass: MailClass, count: number, more = {}) => {
    for (let mail = 0; mail < count; mail++) {
      await mailer.enqueue(database.db, loginMail(clock, { to: `${mailClass}@example.org`, ...more }), mailClass);
    }
  };
  const send = async () => {
    mailer.wake();
    await clock.advance(0);
    return sent.splice(0).map((to) => to.split('@')[0]);
  };
  return { clock, mailer, enqueue, send };
}

it('sends mails behind a password first and registrations last, whatever was requested first', async () => {
  const { enqueue, send } = createSlowMailer(1);
  for (const mailClass of ['newcomer', 'member', 'proved'] as const) await enqueue(mailClass, 2);
  expect(await send()).toEqual(['proved', 'proved', 'member', 'member', 'newcomer', 'newcomer']);
});

it('is full for a class alone, in all processes together, until mails of the class have left', async () => {
  const { enqueue, send, mailer } = createSlowMailer(1);
  const { mailer: other } = createSlowMailer(1);
  await enqueue('newcomer', 239);
  expect(await mailer.isFull('newcomer')).toBe(false);
  await enqueue('newcomer', 1, { purpose: 'nothing' });
  for (const each of [mailer, other]) {
    expect(await Promise.all((['newcomer', 'member', 'proved'] as const).map(each.isFull))).toEqual([
      true,
      false,
      false,
    ]);
  }
  expect(await send()).toHaveLength(239);
  expect(await mailer.isFull('newcomer')).toBe(false);
});

it('lets fewer mails wait for a slow mail server, but never less than the floor', async () => {
  const { enqueue, send, mailer } = createSlowMailer(10_000);
  await enqueue('member', 40);
  expect(await mailer.isFull('member')).toBe(false);
  await send();
  await enqueue('member', 40);
  expect(await mailer.isFull('member')).toBe(true);
});

it('keeps to the mails an hour, and leaves the rest of them to the first classes', async () => {
  const { clock, enqueue, send } = createSlowMailer(1, { mailPerHourMax: 10 });
  await enqueue('newcomer', 7);
  await enqueue('newcomer', 1, { purpose: 'nothing' });
  expect(await send()).toHaveLength(5);
  await enqueue('member', 6);
  expect(await send()).toEqual(Array(3).fill('member'));
  await enqueue('proved', 3, { expiresAt: clock.now() + 120 * MINUTE_MS });
  expect(await send()).toEqual(Array(2).fill('proved'));
  const waiting = await readQueue(database);
  expect(waiting.map(({ priority, attempts }) => [priority, attempts]).sort()).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 0],
  ]);
  clock.skip(61 * MINUTE_MS);
  expect(await send()).toEqual(['proved']);
});
