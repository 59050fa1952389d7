import { once } from 'node:events';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MailConfig, SmtpConfig } from '../../../server/config.ts';
import { connectToAddress, lookUpAddresses } from '../../../server/mail/mail-connect.ts';
import { createMailTest, type MailTestDeps } from '../../../server/mail/mail-test.ts';
import type { MailMessage } from '../../../server/mail/mail-transport.ts';
import { createManualClock } from './manual-clock.ts';
import { createCertificate } from './self-signed-certificate.ts';
import { answer, startSilentServer, startSmtpReceiver } from './smtp-receiver.ts';

const MESSAGE: MailMessage = { id: 'id-1', to: 'somebody@example.org', subject: 's', text: 't', html: '<p>t</p>' };
const CONFIG: SmtpConfig = {
  mode: 'smtp',
  host: 'localhost',
  port: 587,
  credentials: { username: 'user', password: 'right' },
  from: 'no-reply@example.com',
  fromName: 'mythinkn',
};
const SECRET_BANNER = '5.7.1 internal host db-7 says no';

let certificate: { key: string; cert: string };
beforeAll(() => {
  certificate = createCertificate();
});

const withAuth: Pick<SMTPServerOptions, 'onAuth'> = {
  onAuth({ password }, _session, done) {
    if (password === 'right') done(null, { user: 'user' });
    else done(answer(535, SECRET_BANNER));
  },
};

/** The test over real connections to a port of this machine, whatever port the settings name. */
function createTest(port: number, deps: Partial<MailTestDeps> = {}) {
  const connected: string[] = [];
  const local: MailMessage[] = [];
  const run = createMailTest({
    lookup: async () => ['127.0.0.1'],
    connect(address, _port, signal) {
      connected.push(address);
      return connectToAddress(address, port, signal);
    },
    local: { mode: 'local', send: async (message) => void local.push(message) },
    schedule: createManualClock().schedule,
    tls: { ca: certificate.cert },
    ...deps,
  });
  return { run, connected, local };
}

async function codeOf(work: Promise<void>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (reason) => reason,
  );
  expect(JSON.stringify({ ...error, message: error?.message })).not.toContain('db-7');
  return error?.code ?? 'delivered';
}

describe('a test mail', () => {
  it.each([
    ['STARTTLS', 587, false],
    ['TLS from the start', 465, true],
  ])('is delivered with %s and a login', async (_case, port, secure) => {
    const receiver = await startSmtpReceiver({ ...certificate, ...withAuth, secure });
    const { run } = createTest(receiver.port);
    expect(await codeOf(run({ ...CONFIG, port }, MESSAGE))).toBe('delivered');
    expect(receiver.mails).toMatchObject([{ from: CONFIG.from, to: [MESSAGE.to] }]);
  });

  it('goes to the terminal in local mode', async () => {
    const { run, local, connected } = createTest(1);
    const config: MailConfig = { mode: 'local' };
    expect(await codeOf(run(config, MESSAGE))).toBe('delivered');
    expect([local, connected]).toEqual([[MESSAGE], []]);
  });
});

describe('a test mail names the hop that failed, without the words of the server', () => {
  it('for a name that is not known', async () => {
    const { run } = createTest(1, { lookup: () => Promise.reject(new Error('ENOTFOUND db-7')) });
    expect(await codeOf(run(CONFIG, MESSAGE))).toBe('MAIL_DNS_FAILED');
  });

  it('for a port that nothing listens on', async () => {
    const { server, port } = await startSilentServer();
    await new Promise((resolve) => server.close(resolve));
    expect(await codeOf(createTest(port).run(CONFIG, MESSAGE))).toBe('MAIL_PORT_FAILED');
  });

  it.each<[name: string, port: number, server: SMTPServerOptions, config: Partial<SmtpConfig>, code: string]>([
    ['TLS that the server does not offer', 587, {}, {}, 'MAIL_TLS_FAILED'],
    ['TLS from the start at a plain server', 465, {}, {}, 'MAIL_TLS_FAILED'],
    ['a wrong password', 587, withAuth, { credentials: { username: 'user', password: 'wrong' } }, 'MAIL_AUTH_FAILED'],
    ['a missing login', 587, withAuth, { credentials: null }, 'MAIL_AUTH_FAILED'],
    [
      'a refused sender',
      587,
      { ...withAuth, onMailFrom: (_address, _session, done) => done(answer(550, SECRET_BANNER)) },
      {},
      'MAIL_SENDER_REFUSED',
    ],
    [
      'a refused recipient',
      587,
      { ...withAuth, onRcptTo: (_address, _session, done) => done(answer(550, SECRET_BANNER)) },
      {},
      'MAIL_RECIPIENT_REFUSED',
    ],
    [
      'a refused message',
      587,
      {
        ...withAuth,
        onData: (stream, _session, done) => void stream.resume().on('end', () => done(answer(554, SECRET_BANNER))),
      },
      {},
      'MAIL_MESSAGE_REFUSED',
    ],
    [
      'a server that refuses the connection',
      587,
      { onConnect: (_session, done) => done(answer(554, SECRET_BANNER)) },
      {},
      'MAIL_MESSAGE_REFUSED',
    ],
  ])('for %s', async (name, port, server, config, code) => {
    const isEncrypted = port === 587 && !name.startsWith('TLS');
    const receiver = await startSmtpReceiver({ ...(isEncrypted && certificate), ...server });
    const { run } = createTest(receiver.port);
    expect(await codeOf(run({ ...CONFIG, port, ...config }, MESSAGE))).toBe(code);
    expect(receiver.mails).toEqual([]);
  });

  it('for a certificate that is not trusted', async () => {
    const receiver = await startSmtpReceiver({ ...certificate, ...withAuth });
    const { run } = createTest(receiver.port, { tls: {} });
    expect(await codeOf(run(CONFIG, MESSAGE))).toBe('MAIL_TLS_FAILED');
  });

  it('for a recipient that could be read as several', async () => {
    const receiver = await startSmtpReceiver({ ...certificate, ...withAuth });
    const { run } = createTest(receiver.port);
    expect(await codeOf(run(CONFIG, { ...MESSAGE, to: 'x,victim@example.org' }))).toBe('MAIL_RECIPIENT_REFUSED');
  });

  it('for a server that sends nothing, when the deadline is over', async () => {
    const silent = await startSilentServer();
    const clock = createManualClock();
    const { run } = createTest(silent.port, { schedule: clock.schedule });
    const code = codeOf(run(CONFIG, MESSAGE));
    await once(silent.server, 'connection');
    await clock.advance(25_000);
    expect(await code).toBe('MAIL_TIMED_OUT');
  });

  it('for a lookup without an answer, when the deadline is over', async () => {
    const clock = createManualClock();
    const { run } = createTest(1, { lookup: () => new Promise<never>(() => {}), schedule: clock.schedule });
    const code = codeOf(run(CONFIG, MESSAGE));
    await clock.advance(25_000);
    expect(await code).toBe('MAIL_TIMED_OUT');
  });
});

describe('a test mail connects to checked addresses alone', () => {
  it.each([
    ['a name that leads to the metadata service', 'smtp.example.com', ['169.254.169.254']],
    ['a name with one forbidden address among others', 'smtp.example.com', ['127.0.0.1', 'fe80::1']],
    ['a metadata name', 'metadata.google.internal', ['203.0.113.7']],
    ['a link-local address', '169.254.1.1', ['169.254.1.1']],
  ])('refuses %s', async (_case, host, addresses) => {
    const { run, connected } = createTest(1, { lookup: async () => addresses });
    expect(await codeOf(run({ ...CONFIG, host }, MESSAGE))).toBe('MAIL_HOST_FORBIDDEN');
    expect(connected).toEqual([]);
  });

  it('looks a name up once and connects to what it checked', async () => {
    const receiver = await startSmtpReceiver({ ...certificate, ...withAuth });
    let lookups = 0;
    const lookup = async () => (lookups++ === 0 ? ['127.0.0.1'] : ['169.254.169.254']);
    const { run, connected } = createTest(receiver.port, { lookup });
    expect(await codeOf(run(CONFIG, MESSAGE))).toBe('delivered');
    expect([lookups, connected]).toEqual([1, ['127.0.0.1']]);
  });

  it('tries the next address where one does not answer', async () => {
    const receiver = await startSmtpReceiver({ ...certificate, ...withAuth });
    const { run } = createTest(1, {
      lookup: async () => ['203.0.113.7', '127.0.0.1'],
      connect: (address, _port, signal) =>
        address === '127.0.0.1' ? connectToAddress(address, receiver.port, signal) : Promise.reject(new Error('down')),
    });
    expect(await codeOf(run(CONFIG, MESSAGE))).toBe('delivered');
  });
});

it.each(['2852039166', '0xa9fea9fe', '0251.0376.0251.0376'])(
  'never looks up %s, a number for an address',
  async (host) => {
    const { run, connected } = createTest(1, { lookup: () => Promise.reject(new Error('No lookup is expected')) });
    expect(await codeOf(run({ ...CONFIG, host }, MESSAGE))).toBe('MAIL_HOST_FORBIDDEN');
    expect(connected).toEqual([]);
  },
);

it('takes an address as its own answer', async () => {
  expect(await lookUpAddresses('::1')).toEqual(['::1']);
});
