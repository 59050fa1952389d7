import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { ROOT } from '../../runner/command.ts';
import { startServer } from '../../server/built-server.ts';
import { decodeMail } from '../../server/mail/decode-mail.ts';

export interface FreshServer {
  readonly origin: string;
  readonly dataDirectory: string;
  /** The password that was generated for the first administrator. */
  readonly initialPassword: string;
  stop(): Promise<void>;
}

/** The server under test on a port of its own, with an empty data directory and this address of the first administrator. */
export async function startFreshServer(email: string): Promise<FreshServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mythinkn-fresh-'));
  const server = await startServer(join(ROOT, 'dist', 'server', 'main.js'), {
    ...{ PORT: '0', HOST: 'localhost', TRUST_PROXY: 'loopback', MYTHINKN_DATA: dataDirectory },
    ADMIN_EMAIL: email,
  });
  if (server.port === 0) throw new Error(`The server did not start: ${server.output()}`);
  return {
    origin: `http://localhost:${server.port}`,
    dataDirectory,
    initialPassword: await readInitialPassword(dataDirectory),
    async stop() {
      server.process.kill('SIGTERM');
      await server.ended;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Port of the mail server: the settings allow four, and this one needs no rights of root. */
export const SMTP_PORT = 2525;

export interface MailBox {
  /** Address on loopback, random so that runs side by side do not share one. */
  readonly host: string;
  readonly recipients: readonly string[];
  /** The six digits of the latest mail with this subject. Waits for the mail. */
  readCode(name: '管理员登录' | '重置密码'): Promise<string>;
  stop(): Promise<void>;
}

/** A mail server on loopback that accepts one login, without encryption. */
export async function startMailBox(username: string, password: string): Promise<MailBox> {
  const host = `127.${randomByte()}.${randomByte()}.${randomByte()}`;
  const recipients: string[] = [];
  const texts: string[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth(auth, _session, done) {
      const isRight = auth.username === username && auth.password === password;
      if (isRight) done(null, { user: username });
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        texts.unshift(decodeMail(Buffer.concat(chunks)).parts['text/plain'] ?? '');
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(SMTP_PORT, host, () => resolve());
  });
  // A client that leaves in the middle is no failure of the test.
  server.on('error', () => {});
  const findCode = (name: string) =>
    texts.map((text) => new RegExp(`${name}验证码：(\\d{6})`).exec(text)?.[1]).find(Boolean);
  return {
    host,
    recipients,
    async readCode(name) {
      await expect.poll(() => findCode(name)).toBeDefined();
      return findCode(name) ?? '';
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** A server without a terminal writes the generated password into a file. */
async function readInitialPassword(dataDirectory: string): Promise<string> {
  const text = await readFile(join(dataDirectory, 'initial-password'), 'utf8');
  return text.trim();
}

function randomByte(): number {
  return 2 + Math.floor(Math.random() * 250);
}
