import { once } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { createManualClock } from './manual-clock.ts';
import { createTestMailer, loginMail, MINUTE_MS, readQueue, smtpAt } from './open-mail-queue.ts';
import { startSilentServer, startSmtpReceiver } from './smtp-receiver.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

describe('a process that ends', () => {
  it('in the middle of a mail leaves it to the next process, which sends it once', async () => {
    const silent = await startSilentServer();
    const clock = createManualClock();
    const first = createTestMailer({ ...database, config: smtpAt(silent.port), clock });
    await first.enqueue(database.db, loginMail(clock), 'member');
    first.wake();
    const connected = once(silent.server, 'connection');
    void clock.advance(0);
    await connected;
    // The process is gone, so its clock no longer moves.
    const laterClock = createManualClock(clock.now() + 1000);
    const receiver = await startSmtpReceiver();
    const second = createTestMailer({ ...database, config: smtpAt(receiver.port), clock: laterClock });
    second.wake();
    await laterClock.advance(30_000);
    expect(receiver.mails).toEqual([]);
    await laterClock.advance(60_000);
    expect(receiver.mails).toHaveLength(1);
    expect(await readQueue(database)).toEqual([]);
    const stopping = first.stop();
    await clock.advance(5_000);
    await stopping;
  });

  it('gracefully finishes the mail in progress and starts no other', async () => {
    let finish = () => {};
    const isAsked = new Promise<void>((asked) => {
      finish = asked;
    });
    let release: (() => void) | null = null;
    const receiver = await startSmtpReceiver({
      onMailFrom(_address, _session, done) {
        release = done;
        finish();
      },
    });
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
    mailer.wake();
    const working = mailer.clock.advance(0);
    await isAsked;
    const stopping = mailer.stop();
    await mailer.enqueue(database.db, loginMail(mailer.clock, { to: 'other@example.org' }), 'member');
    mailer.wake();
    (release as (() => void) | null)?.();
    await stopping;
    await working;
    expect(receiver.mails.map(({ to }) => to)).toEqual([['somebody@example.org']]);
    expect(await readQueue(database)).toMatchObject([{ attempts: 0 }]);
    await mailer.clock.advance(MINUTE_MS);
    expect(receiver.mails).toHaveLength(1);
  });

  it('waits at most the grace time for a silent mail server', async () => {
    const silent = await startSilentServer();
    const mailer = createTestMailer({ ...database, config: smtpAt(silent.port) });
    await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
    mailer.wake();
    const connected = once(silent.server, 'connection');
    void mailer.clock.advance(0);
    await connected;
    const stopping = mailer.stop();
    await mailer.clock.advance(5_000);
    await stopping;
    expect(await readQueue(database)).toMatchObject([{ attempts: 1, last_error: '服务器正在停止' }]);
  });
});

it('sends every mail once with two queues on one database', async () => {
  const receiver = await startSmtpReceiver();
  const clock = createManualClock();
  const mailers = [1, 2].map(() => createTestMailer({ ...database, config: smtpAt(receiver.port), clock }));
  for (let index = 0; index < 30; index += 1) {
    await mailers[0]?.enqueue(database.db, loginMail(clock, { to: `u${index}@example.org` }), 'member');
  }
  for (const mailer of mailers) mailer.wake();
  await Promise.all(mailers.map(() => clock.advance(0)));
  expect(receiver.mails.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 30 }, (_, index) => `u${index}@example.org`).sort(),
  );
  expect(await readQueue(database)).toEqual([]);
});

it('sends a few mails at a time', async () => {
  let open = 0;
  let most = 0;
  const receiver = await startSmtpReceiver({
    onConnect(_session, done) {
      open += 1;
      most = Math.max(most, open);
      done();
    },
    onClose() {
      open -= 1;
    },
  });
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
  for (let index = 0; index < 12; index += 1) await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
  mailer.wake();
  await mailer.clock.advance(0);
  expect(receiver.mails).toHaveLength(12);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(5);
});

it('finds mails of another process by polling', async () => {
  const receiver = await startSmtpReceiver();
  const clock = createManualClock();
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port), clock });
  mailer.wake();
  await clock.advance(0);
  const other = createTestMailer({ ...database, config: smtpAt(receiver.port), clock });
  await other.enqueue(database.db, loginMail(clock), 'member');
  await clock.advance(15_000);
  expect(receiver.mails).toHaveLength(1);
  expect(clock.delays()).toEqual([15_000]);
});

it('gives up a mail that was encrypted with another key, and sends the others', async () => {
  const receiver = await startSmtpReceiver();
  const clock = createManualClock();
  const former = createTestMailer({ ...database, config: smtpAt(receiver.port), clock, key: Buffer.alloc(32, 1) });
  await former.enqueue(database.db, loginMail(clock), 'member');
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port), clock });
  await mailer.deliver(loginMail(clock, { to: 'other@example.org' }));
  expect(receiver.mails.map(({ to }) => to)).toEqual([['other@example.org']]);
  expect(await readQueue(database)).toMatchObject([
    { sealed_message: '', last_error: expect.stringContaining('无法解密') },
  ]);
});

it('encrypts waiting mails again when the key was rotated, so that the previous key is needed once', async () => {
  const receiver = await startSmtpReceiver();
  const clock = createManualClock();
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const common = { ...database, config: smtpAt(receiver.port), clock };
  await createTestMailer({ ...common, key: first }).enqueue(database.db, loginMail(clock), 'proved');
  await createTestMailer({ ...common, key: second, previousKeys: [first] }).renewQueue();
  const mailer = createTestMailer({ ...common, key: second });
  mailer.wake();
  await clock.advance(0);
  expect(receiver.mails).toHaveLength(1);
});

it('leaves mails that were given up empty when the key was rotated', async () => {
  const mailer = createTestMailer({ ...database, config: smtpAt(1) });
  await mailer.enqueue(database.db, loginMail(mailer.clock), 'proved');
  await database.db.updateTable('mail_queue').set({ sealed_message: '' }).execute();
  await mailer.renewQueue();
  expect(await readQueue(database)).toMatchObject([{ sealed_message: '' }]);
});

it('cannot decrypt a mail that was moved to the row of another', async () => {
  const receiver = await startSmtpReceiver();
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
  await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
  await database.db.updateTable('mail_queue').set({ id: 'other' }).execute();
  mailer.wake();
  await mailer.clock.advance(0);
  expect(receiver.mails).toEqual([]);
});

it('logs a database failure and retries soon', async () => {
  const mailer = createTestMailer({ ...database, config: smtpAt(1) });
  await database.close();
  mailer.wake();
  await mailer.clock.advance(0);
  expect(mailer.lines).toHaveLength(1);
  expect(mailer.lines[0]).toContain('读取邮件队列时出错');
  expect(mailer.clock.delays()).toEqual([2_000]);
});

describe('a reload', () => {
  /** Nothing listens on this port. */
  const NO_SERVER = smtpAt(1);

  it('sends later mails with the new configuration, including those that wait for a retry', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: NO_SERVER });
    await mailer.deliver(loginMail(mailer.clock));
    expect([receiver.mails, mailer.mode, (await readQueue(database)).length]).toEqual([[], 'smtp', 1]);
    mailer.reload(smtpAt(receiver.port));
    await mailer.clock.advance(MINUTE_MS);
    expect(receiver.mails).toHaveLength(1);
  });

  it('makes a mailer that was down available again, and changes its mode', async () => {
    const mailer = createTestMailer({ ...database, config: NO_SERVER });
    for (let mails = 0; mails < 2; mails++) await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
    mailer.wake();
    await mailer.clock.advance(0);
    expect(mailer.isDown()).toBe(true);
    mailer.reload({ mode: 'local' });
    expect([mailer.isDown(), mailer.mode]).toEqual([false, 'local']);
  });
});
