import { beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { createManualClock } from './manual-clock.ts';
import { createTestMailer, loginMail, MINUTE_MS, readQueue, smtpAt } from './open-mail-queue.ts';
import { answer, startSmtpReceiver } from './smtp-receiver.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

it('never sends a mail of a failed transaction', async () => {
  const receiver = await startSmtpReceiver();
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
  const work = database.db.transaction().execute(async (transaction) => {
    await mailer.enqueue(transaction, loginMail(mailer.clock), 'member');
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  mailer.wake();
  await mailer.clock.advance(20 * MINUTE_MS);
  expect(receiver.mails).toEqual([]);
});

it('retries a temporarily rejected mail after growing delays until it is accepted', async () => {
  const times: number[] = [];
  const clock = createManualClock();
  const receiver = await startSmtpReceiver({
    onRcptTo(_address, _session, done) {
      times.push(clock.now());
      done(times.length < 6 ? answer(451, 'try later') : null);
    },
  });
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port), clock });
  await mailer.deliver(loginMail(clock));
  await clock.advance(9 * MINUTE_MS);
  const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
  expect(waits).toEqual([5, 15, 45, 120, 120]);
  expect(receiver.mails).toHaveLength(1);
  expect(receiver.mails[0]?.parts['text/plain']).toContain(' 5 分钟内有效');
  expect(await readQueue(database)).toEqual([]);
});

it('gives up a permanently rejected mail with its reason, and deletes it after a week', async () => {
  const receiver = await startSmtpReceiver({
    onRcptTo: ({ address }, _session, done) => done(answer(550, `<${address}> unknown, code 048392`)),
  });
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
  await mailer.deliver(loginMail(mailer.clock));
  await mailer.clock.advance(20 * MINUTE_MS);
  const rows = await readQueue(database);
  expect(rows).toMatchObject([{ attempts: 1, sealed_message: '', purpose: 'login' }]);
  expect(rows[0]?.last_error).toContain('550 <s***@example.org> unknown, code ******');
  expect(mailer.lines).toHaveLength(1);
  expect(mailer.lines[0]).toMatch(/^邮件（登录验证码，s\*\*\*@example\.org）没有寄出，不再重试：/);
  expect(mailer.lines.join()).not.toMatch(/somebody|048392/);
  mailer.clock.skip(7 * 24 * 60 * MINUTE_MS);
  await mailer.clock.advance(0);
  expect(await readQueue(database)).toEqual([]);
});

it('does not send a mail that expired while no server ran, and logs it', async () => {
  const receiver = await startSmtpReceiver();
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
  await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
  await mailer.clock.advance(10 * MINUTE_MS);
  mailer.wake();
  await mailer.clock.advance(0);
  expect(receiver.mails).toEqual([]);
  expect(await readQueue(database)).toMatchObject([{ sealed_message: '', last_error: '有效期内没有寄出' }]);
  expect(mailer.lines).toEqual(['1 封邮件没能在有效期内寄出，已放弃。']);
  await mailer.clock.advance(MINUTE_MS);
  expect(mailer.lines).toHaveLength(1);
});
