import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../../server/mail/create-mailer.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { decodeMail } from './decode-mail.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createTestMailer, KEY, loginMail, smtpAt } from './open-mail-queue.ts';
import { answer, startSmtpReceiver } from './smtp-receiver.ts';

const MINUTE_MS = 60_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

const readQueue = () => database.db.selectFrom('mail_queue').selectAll().execute();

/** Accepts connections and sends nothing. */
async function startSilentServer(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as { port: number }).port };
}

describe('over SMTP', () => {
  it('delivers a mail as its template says, and removes it from the queue', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock, { username: '小明' }));
    expect(receiver.mails).toMatchObject([{ to: ['somebody@example.org'], from: 'no-reply@example.com' }]);
    expect(receiver.mails[0]?.headers.subject).toBe('【mythinkn】登录验证码');
    expect(receiver.mails[0]?.parts['text/plain']).toMatch(
      /^小明，您好：\n\n登录验证码：048392\n\n您正在登录 mythinkn。验证码 10 分钟内有效/,
    );
    expect(await readQueue()).toEqual([]);
    expect(mailer.lines).toEqual([]);
    expect(mailer.mode).toBe('smtp');
  });

  it('stores neither address nor code nor name in readable form', async () => {
    const mailer = createTestMailer({ ...database, config: smtpAt(1) });
    await mailer.enqueue(database.db, loginMail(mailer.clock, { username: '小明' }));
    const rows = await readQueue();
    expect(rows).toMatchObject([{ purpose: 'login', attempts: 0, last_error: null }]);
    expect(JSON.stringify(rows)).not.toMatch(/048392|example|小明/);
  });

  it('never sends a mail of a failed transaction', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    const work = database.db.transaction().execute(async (transaction) => {
      await mailer.enqueue(transaction, loginMail(mailer.clock));
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
    expect(await readQueue()).toEqual([]);
  });

  it('gives up a permanently rejected mail with its reason, and deletes it after a week', async () => {
    const receiver = await startSmtpReceiver({
      onRcptTo: ({ address }, _session, done) => done(answer(550, `<${address}> unknown, code 048392`)),
    });
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock));
    await mailer.clock.advance(20 * MINUTE_MS);
    const rows = await readQueue();
    expect(rows).toMatchObject([{ attempts: 1, sealed_message: '', purpose: 'login' }]);
    expect(rows[0]?.last_error).toContain('550 <s***@example.org> unknown, code ******');
    expect(mailer.lines).toHaveLength(1);
    expect(mailer.lines[0]).toMatch(/^邮件（登录验证码，s\*\*\*@example\.org）没有寄出，不再重试：/);
    expect(mailer.lines.join()).not.toMatch(/somebody|048392/);
    mailer.clock.skip(7 * 24 * 60 * MINUTE_MS);
    await mailer.clock.advance(0);
    expect(await readQueue()).toEqual([]);
  });

  it('gives up a mail that was not accepted before it expired, and never sends it later', async () => {
    let attempts = 0;
    const receiver = await startSmtpReceiver({
      onMailFrom(_address, _session, done) {
        attempts += 1;
        done(answer(421, 'busy'));
      },
    });
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock));
    await mailer.clock.advance(30 * MINUTE_MS);
    expect(attempts).toBe(8);
    expect(await readQueue()).toMatchObject([{ sealed_message: '', last_error: expect.stringContaining('421 busy') }]);
    expect(mailer.lines.at(-1)).toContain('不再重试');
  });

  it('is down from the second failure in a row until a mail is sent', async () => {
    const clock = createManualClock();
    let isWell = false;
    const receiver = await startSmtpReceiver({
      onConnect: (_session, done) => done(isWell ? null : answer(421, 'no service')),
    });
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port), clock });
    await mailer.deliver(loginMail(clock));
    expect(mailer.isDown()).toBe(false);
    await clock.advance(5_000);
    expect(mailer.isDown()).toBe(true);
    isWell = true;
    await clock.advance(15_000);
    expect(receiver.mails).toHaveLength(1);
    expect(mailer.isDown()).toBe(false);
  });

  it('is available again a minute after the latest failure, even when no mail waits', async () => {
    const clock = createManualClock();
    const mailer = createTestMailer({ ...database, config: smtpAt(1), clock });
    const expiresAt = clock.now() + 10_000;
    await mailer.deliver(loginMail(clock, { expiresAt }));
    await clock.advance(5_000);
    expect(await readQueue()).toMatchObject([{ sealed_message: '' }]);
    clock.skip(MINUTE_MS - 1);
    expect(mailer.isDown()).toBe(true);
    clock.skip(1);
    expect(mailer.isDown()).toBe(false);
    await mailer.deliver(loginMail(clock));
    expect(mailer.isDown()).toBe(true);
  });

  it('stays available when single addresses are rejected', async () => {
    const receiver = await startSmtpReceiver({
      onRcptTo: (_address, _session, done) => done(answer(450, 'mailbox busy')),
    });
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock));
    await mailer.clock.advance(5 * MINUTE_MS);
    expect(mailer.lines.length).toBeGreaterThan(2);
    expect(mailer.isDown()).toBe(false);
  });

  it('sends a waiting mail at once after the machine was suspended', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock));
    expect(mailer.clock.delays()).toEqual([15_000]);
    mailer.clock.skip(MINUTE_MS);
    await mailer.enqueue(database.db, loginMail(mailer.clock));
    mailer.wake();
    expect(mailer.clock.delays()).toEqual([0]);
  });

  it('drops a mail without purpose where others are sent', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock, { purpose: 'nothing' }));
    expect([await readQueue(), receiver.mails, mailer.lines]).toEqual([[], [], []]);
  });

  it('does not send a mail that expired while no server ran, and logs it', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.enqueue(database.db, loginMail(mailer.clock));
    await mailer.clock.advance(10 * MINUTE_MS);
    mailer.wake();
    await mailer.clock.advance(0);
    expect(receiver.mails).toEqual([]);
    expect(await readQueue()).toMatchObject([{ sealed_message: '', last_error: '有效期内没有寄出' }]);
    expect(mailer.lines).toEqual(['1 封邮件没能在有效期内寄出，已放弃。']);
    await mailer.clock.advance(MINUTE_MS);
    expect(mailer.lines).toHaveLength(1);
  });

  it('is not blocked by a silent mail server, and retries the mail after the deadline', async () => {
    const silent = await startSilentServer();
    const mailer = createTestMailer({ ...database, config: smtpAt(silent.port) });
    await mailer.enqueue(database.db, loginMail(mailer.clock));
    mailer.wake();
    const connected = once(silent.server, 'connection');
    const working = mailer.clock.advance(0);
    await connected;
    // A request made meanwhile ends while the mail is still being sent.
    await mailer.enqueue(database.db, loginMail(mailer.clock, { to: 'other@example.org' }));
    mailer.wake();
    const connectedAgain = once(silent.server, 'connection');
    const workingToo = mailer.clock.advance(0);
    await connectedAgain;
    expect((await readQueue()).map(({ last_error }) => last_error)).toEqual([null, null]);
    const lookingAgain = mailer.clock.advance(15_000);
    await mailer.clock.advance(15_000);
    await Promise.all([working, workingToo, lookingAgain]);
    const rows = await readQueue();
    expect(rows.map(({ last_error }) => last_error)).toContain('邮件服务器没有及时响应');
    expect(mailer.lines.join()).toContain('5 秒后重试：邮件服务器没有及时响应');
  });

  it('waits for a mail server that is not yet reachable', async () => {
    const silent = await startSilentServer();
    silent.server.close();
    await once(silent.server, 'close');
    const mailer = createTestMailer({ ...database, config: smtpAt(silent.port) });
    await mailer.deliver(loginMail(mailer.clock));
    expect(await readQueue()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') }]);
  });
});

describe('a process that ends', () => {
  it('in the middle of a mail leaves it to the next process, which sends it once', async () => {
    const silent = await startSilentServer();
    const clock = createManualClock();
    const first = createTestMailer({ ...database, config: smtpAt(silent.port), clock });
    await first.enqueue(database.db, loginMail(clock));
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
    expect(await readQueue()).toEqual([]);
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
    await mailer.enqueue(database.db, loginMail(mailer.clock));
    mailer.wake();
    const working = mailer.clock.advance(0);
    await isAsked;
    const stopping = mailer.stop();
    await mailer.enqueue(database.db, loginMail(mailer.clock, { to: 'other@example.org' }));
    mailer.wake();
    (release as (() => void) | null)?.();
    await stopping;
    await working;
    expect(receiver.mails.map(({ to }) => to)).toEqual([['somebody@example.org']]);
    expect(await readQueue()).toMatchObject([{ attempts: 0 }]);
    await mailer.clock.advance(MINUTE_MS);
    expect(receiver.mails).toHaveLength(1);
  });

  it('waits at most the grace time for a silent mail server', async () => {
    const silent = await startSilentServer();
    const mailer = createTestMailer({ ...database, config: smtpAt(silent.port) });
    await mailer.enqueue(database.db, loginMail(mailer.clock));
    mailer.wake();
    const connected = once(silent.server, 'connection');
    void mailer.clock.advance(0);
    await connected;
    const stopping = mailer.stop();
    await mailer.clock.advance(5_000);
    await stopping;
    expect(await readQueue()).toMatchObject([{ attempts: 1, last_error: '服务器正在停止' }]);
  });
});

it('sends every mail once with two queues on one database', async () => {
  const receiver = await startSmtpReceiver();
  const clock = createManualClock();
  const mailers = [1, 2].map(() => createTestMailer({ ...database, config: smtpAt(receiver.port), clock }));
  for (let index = 0; index < 30; index += 1) {
    await mailers[0]?.enqueue(database.db, loginMail(clock, { to: `u${index}@example.org` }));
  }
  for (const mailer of mailers) mailer.wake();
  await Promise.all(mailers.map(() => clock.advance(0)));
  expect(receiver.mails.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 30 }, (_, index) => `u${index}@example.org`).sort(),
  );
  expect(await readQueue()).toEqual([]);
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
  for (let index = 0; index < 12; index += 1) await mailer.enqueue(database.db, loginMail(mailer.clock));
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
  await other.enqueue(database.db, loginMail(clock));
  await clock.advance(15_000);
  expect(receiver.mails).toHaveLength(1);
  expect(clock.delays()).toEqual([15_000]);
});

it('gives up a mail that was encrypted with another key, and sends the others', async () => {
  const receiver = await startSmtpReceiver();
  const clock = createManualClock();
  const former = createTestMailer({ ...database, config: smtpAt(receiver.port), clock, key: Buffer.alloc(32, 1) });
  await former.enqueue(database.db, loginMail(clock));
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port), clock });
  await mailer.deliver(loginMail(clock, { to: 'other@example.org' }));
  expect(receiver.mails.map(({ to }) => to)).toEqual([['other@example.org']]);
  expect(await readQueue()).toMatchObject([{ sealed_message: '', last_error: expect.stringContaining('无法解密') }]);
});

it('cannot decrypt a mail that was moved to the row of another', async () => {
  const receiver = await startSmtpReceiver();
  const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
  await mailer.enqueue(database.db, loginMail(mailer.clock));
  await database.db.updateTable('mail_queue').set({ id: 'other' }).execute();
  mailer.wake();
  await mailer.clock.advance(0);
  expect(receiver.mails).toEqual([]);
});

it('logs a database failure and retries later', async () => {
  const mailer = createTestMailer({ ...database, config: smtpAt(1) });
  await database.close();
  mailer.wake();
  await mailer.clock.advance(0);
  expect(mailer.lines).toHaveLength(1);
  expect(mailer.lines[0]).toContain('读取邮件队列时出错');
  expect(mailer.clock.delays()).toEqual([15_000]);
});

describe('in local mode', () => {
  it('writes a mail to the outbox and its code to the terminal, and leaves nothing in the queue', async () => {
    const mailer = createTestMailer({ ...database, config: { mode: 'local' } });
    await mailer.deliver(loginMail(mailer.clock));
    const outbox = join(database.dataDirectory, 'outbox');
    const [name = ''] = await readdir(outbox);
    expect(decodeMail(await readFile(join(outbox, name))).parts['text/plain']).toContain('登录验证码：048392');
    expect(mailer.lines).toHaveLength(1);
    expect(mailer.lines[0]).toContain('登录验证码：048392');
    expect(await readQueue()).toEqual([]);
    expect(mailer.mode).toBe('local');
  });
});

describe('a reload', () => {
  it('sends later mails with the new configuration, including those that wait for a retry', async () => {
    const receiver = await startSmtpReceiver();
    const clock = createManualClock();
    const mailer = createBareMailer(clock);
    await mailer.enqueue(database.db, loginMail(clock));
    mailer.wake();
    await clock.advance(0);
    expect([receiver.mails, mailer.mode, (await readQueue()).length]).toEqual([[], 'smtp', 1]);
    mailer.reload(smtpAt(receiver.port));
    await clock.advance(MINUTE_MS);
    expect(receiver.mails).toHaveLength(1);
  });

  it('makes a mailer that was down available again, and changes its mode', async () => {
    const clock = createManualClock();
    const mailer = createBareMailer(clock);
    for (let mails = 0; mails < 2; mails++) await mailer.enqueue(database.db, loginMail(clock));
    mailer.wake();
    await clock.advance(0);
    expect(mailer.isDown()).toBe(true);
    mailer.reload({ mode: 'local' });
    expect([mailer.isDown(), mailer.mode]).toEqual([false, 'local']);
  });

  /** Without a mail server: nothing listens on its port. */
  function createBareMailer(clock: ManualClock) {
    const mailer = createMailer({
      ...database,
      config: smtpAt(1),
      key: KEY,
      now: clock.now,
      schedule: clock.schedule,
      createId: randomUUID,
      log: { info: () => {}, error: () => {} },
    });
    onTestFinished(() => mailer.stop());
    return mailer;
  }
});
