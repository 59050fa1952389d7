import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { decodeMail } from './decode-mail.ts';
import { createManualClock } from './manual-clock.ts';
import { createTestMailer, loginMail, MINUTE_MS, readQueue, smtpAt } from './open-mail-queue.ts';
import { answer, startSilentServer, startSmtpReceiver } from './smtp-receiver.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

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
    expect(await readQueue(database)).toEqual([]);
    expect(mailer.lines).toEqual([]);
    expect(mailer.mode).toBe('smtp');
  });

  it('prints a mail to the local administrator, whose address receives none, and sends all others', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock, { to: 'admin@localhost.localdomain' }));
    expect(receiver.mails).toEqual([]);
    expect(mailer.lines.join('')).toContain('048392');
    await mailer.deliver(loginMail(mailer.clock, { to: 'admin@evil-localhost.localdomain.example' }));
    expect(receiver.mails).toHaveLength(1);
  });

  it('stores neither address nor code nor name in readable form', async () => {
    const mailer = createTestMailer({ ...database, config: smtpAt(1) });
    await mailer.enqueue(database.db, loginMail(mailer.clock, { username: '小明' }), 'member');
    const rows = await readQueue(database);
    expect(rows).toMatchObject([{ purpose: 'login', attempts: 0, last_error: null }]);
    expect(JSON.stringify(rows)).not.toMatch(/048392|example|小明/);
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
    expect(await readQueue(database)).toMatchObject([
      { sealed_message: '', last_error: expect.stringContaining('421 busy') },
    ]);
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
    expect(await readQueue(database)).toMatchObject([{ sealed_message: '' }]);
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
    await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
    mailer.wake();
    expect(mailer.clock.delays()).toEqual([0]);
  });

  it('drops a mail without purpose where others are sent', async () => {
    const receiver = await startSmtpReceiver();
    const mailer = createTestMailer({ ...database, config: smtpAt(receiver.port) });
    await mailer.deliver(loginMail(mailer.clock, { purpose: 'nothing' }));
    expect([await readQueue(database), receiver.mails, mailer.lines]).toEqual([[], [], []]);
  });

  it('is not blocked by a silent mail server, and retries the mail after the deadline', async () => {
    const silent = await startSilentServer();
    const mailer = createTestMailer({ ...database, config: smtpAt(silent.port) });
    await mailer.enqueue(database.db, loginMail(mailer.clock), 'member');
    mailer.wake();
    const connected = once(silent.server, 'connection');
    const working = mailer.clock.advance(0);
    await connected;
    // A request made meanwhile ends while the mail is still being sent.
    await mailer.enqueue(database.db, loginMail(mailer.clock, { to: 'other@example.org' }), 'member');
    mailer.wake();
    const connectedAgain = once(silent.server, 'connection');
    const workingToo = mailer.clock.advance(0);
    await connectedAgain;
    expect((await readQueue(database)).map(({ last_error }) => last_error)).toEqual([null, null]);
    const lookingAgain = mailer.clock.advance(15_000);
    await mailer.clock.advance(15_000);
    await Promise.all([working, workingToo, lookingAgain]);
    const rows = await readQueue(database);
    expect(rows.map(({ last_error }) => last_error)).toContain('邮件服务器没有及时响应');
    expect(mailer.lines.join()).toContain('5 秒后重试：邮件服务器没有及时响应');
  });

  it('waits for a mail server that is not yet reachable', async () => {
    const silent = await startSilentServer();
    silent.server.close();
    await once(silent.server, 'close');
    const mailer = createTestMailer({ ...database, config: smtpAt(silent.port) });
    await mailer.deliver(loginMail(mailer.clock));
    expect(await readQueue(database)).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
  });
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
    expect(await readQueue(database)).toEqual([]);
    expect(mailer.mode).toBe('local');
  });
});
