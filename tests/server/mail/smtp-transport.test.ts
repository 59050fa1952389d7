import { once } from 'node:events';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSmtpTransport, toSmtpConnection } from '../../../server/mail/smtp-transport.ts';
import { createCertificate } from './self-signed-certificate.ts';
import { answer, startSilentServer, startSmtpReceiver } from './smtp-receiver.ts';

const SENDER = { from: 'no-reply@example.com', fromName: '我的工具箱 "A"' };
const MESSAGE = {
  id: 'id-1',
  to: 'somebody@example.org',
  subject: '【mythinkn】登录验证码',
  text: '登录验证码：048392\n\n.\n一行'.concat('很长'.repeat(300), '\n'),
  html: '<p>登录验证码</p>\n',
};
const NEVER = new AbortController().signal;
const CREDENTIALS = { username: 'user', password: '密码 p@ss' };

const connectionTo = (port: number, credentials: typeof CREDENTIALS | null = null) => ({
  ...toSmtpConnection({ mode: 'smtp', host: '127.0.0.1', port, credentials, ...SENDER }),
});

const withAuth: Pick<SMTPServerOptions, 'onAuth'> = {
  onAuth({ username, password }, _session, done) {
    if (username === CREDENTIALS.username && password === CREDENTIALS.password) done(null, { user: username });
    else done(answer(535, 'wrong'));
  },
};

let certificate: { key: string; cert: string };
beforeAll(() => {
  certificate = createCertificate();
});

describe('a mail server receives', () => {
  it('sender, recipient, subject and both texts unchanged', async () => {
    const receiver = await startSmtpReceiver();
    await createSmtpTransport(SENDER, connectionTo(receiver.port)).send(MESSAGE, NEVER);
    expect(receiver.mails).toHaveLength(1);
    expect(receiver.mails[0]).toMatchObject({
      from: SENDER.from,
      to: [MESSAGE.to],
      parts: { 'text/plain': MESSAGE.text, 'text/html': MESSAGE.html },
      headers: {
        subject: MESSAGE.subject,
        to: MESSAGE.to,
        'message-id': '<id-1@example.com>',
        'auto-submitted': 'auto-generated',
      },
    });
    expect(receiver.mails[0]?.headers.from).toMatch(/^"?我的工具箱 \\?"A\\?""? <no-reply@example.com>$/);
  });

  it.each([
    'x,victim@example.org',
    'x;victim@example.org',
    'x:victim@example.org',
    '<victim@example.org',
    '"x"victim@example.org',
    '(x)victim@example.org',
    'x\r\nRCPT TO:<victim@example.org>',
    'x\u0000victim@example.org',
  ])('nothing for %j, which could be read as another address', async (to) => {
    const receiver = await startSmtpReceiver();
    const transport = createSmtpTransport(SENDER, connectionTo(receiver.port));
    await expect(transport.send({ ...MESSAGE, to }, NEVER)).rejects.toMatchObject({ code: 'BAD_ADDRESS' });
    expect(receiver.mails).toEqual([]);
  });
});

describe('encryption', () => {
  it.each([
    ['STARTTLS', false],
    ['TLS from the start', true],
  ])('%s with a trusted certificate, and a login', async (_case, secure) => {
    let isSecure = false;
    const receiver = await startSmtpReceiver({
      ...certificate,
      ...withAuth,
      secure,
      onMailFrom(_address, session, done) {
        isSecure = session.secure;
        done();
      },
    });
    const connection = connectionTo(receiver.port, CREDENTIALS);
    const transport = createSmtpTransport(SENDER, {
      ...connection,
      secure,
      requireTLS: !secure,
      tls: { ca: certificate.cert },
    });
    await transport.send(MESSAGE, NEVER);
    expect(receiver.mails).toHaveLength(1);
    expect(isSecure).toBe(true);
  });

  it.each([
    ['STARTTLS', false],
    ['TLS from the start', true],
  ])('%s with an untrusted certificate sends nothing', async (_case, secure) => {
    const receiver = await startSmtpReceiver({ ...certificate, secure });
    const transport = createSmtpTransport(SENDER, { ...connectionTo(receiver.port), secure });
    await expect(transport.send(MESSAGE, NEVER)).rejects.toThrow(/certificate/i);
    expect(receiver.mails).toEqual([]);
  });

  it('sends neither password nor mail to a server that refuses a required STARTTLS', async () => {
    let isAsked = false;
    const receiver = await startSmtpReceiver({
      allowInsecureAuth: true,
      onAuth(_auth, _session, done) {
        isAsked = true;
        done(null, { user: 'user' });
      },
    });
    const transport = createSmtpTransport(SENDER, { ...connectionTo(receiver.port, CREDENTIALS), requireTLS: true });
    await expect(transport.send(MESSAGE, NEVER)).rejects.toThrow();
    expect(isAsked).toBe(false);
    expect(receiver.mails).toEqual([]);
  });

  it.each([
    ['smtp.example.com', 465, CREDENTIALS, { secure: true, requireTLS: false }],
    ['smtp.example.com', 587, CREDENTIALS, { secure: false, requireTLS: true }],
    ['smtp.example.com', 587, null, { secure: false, requireTLS: true }],
    ['127.0.0.1', 587, null, { secure: false, requireTLS: true }],
    ['smtp.example.com', 25, CREDENTIALS, { secure: false, requireTLS: true }],
    ['127.evil.example', 25, CREDENTIALS, { secure: false, requireTLS: true }],
    ['smtp.example.com', 25, null, { secure: false, requireTLS: false }],
    ['localhost', 1025, CREDENTIALS, { secure: false, requireTLS: false }],
    ['127.0.0.1', 1025, CREDENTIALS, { secure: false, requireTLS: false }],
    ['::1', 1025, CREDENTIALS, { secure: false, requireTLS: false }],
  ])('%s:%i with %o', (host, port, credentials, expected) => {
    expect(toSmtpConnection({ mode: 'smtp', host, port, credentials, ...SENDER })).toMatchObject(expected);
  });
});

describe('a login', () => {
  it('with the right password sends, also over an unencrypted connection to this machine', async () => {
    const receiver = await startSmtpReceiver({ ...withAuth, allowInsecureAuth: true });
    await createSmtpTransport(SENDER, connectionTo(receiver.port, CREDENTIALS)).send(MESSAGE, NEVER);
    expect(receiver.mails).toHaveLength(1);
  });

  it("with a wrong password fails with the server's reason", async () => {
    const receiver = await startSmtpReceiver({ ...withAuth, allowInsecureAuth: true });
    const transport = createSmtpTransport(SENDER, connectionTo(receiver.port, { ...CREDENTIALS, password: '错' }));
    await expect(transport.send(MESSAGE, NEVER)).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
    expect(receiver.mails).toEqual([]);
  });
});

it('ends an aborted send at once and closes the connection', async () => {
  const silent = await startSilentServer();
  const controller = new AbortController();
  const sending = createSmtpTransport(SENDER, connectionTo(silent.port)).send(MESSAGE, controller.signal);
  sending.catch(() => {});
  const [socket] = await once(silent.server, 'connection');
  const closed = once(socket.resume(), 'close');
  controller.abort('late');
  await expect(sending).rejects.toThrow();
  await closed;
});
