import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { ROOT } from '../../runner/command.ts';
import { startServer } from '../../server/built-server.ts';

export interface FreshServer {
  readonly origin: string;
  readonly dataDirectory: string;
  stop(): Promise<void>;
}

/** The server under test on a port of its own, with an empty data directory and the first administrator as given. */
export async function startFreshServer(email: string, password: string): Promise<FreshServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mythinkn-fresh-'));
  const server = await startServer(join(ROOT, 'dist', 'server', 'main.js'), {
    ...{ PORT: '0', HOST: 'localhost', MYTHINKN_DATA: dataDirectory },
    ...{ ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  });
  if (server.port === 0) throw new Error(`The server did not start: ${server.output()}`);
  return {
    origin: `http://localhost:${server.port}`,
    dataDirectory,
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
  stop(): Promise<void>;
}

/** A mail server on loopback that accepts one login, without encryption. */
export async function startMailBox(username: string, password: string): Promise<MailBox> {
  const host = `127.${randomByte()}.${randomByte()}.${randomByte()}`;
  const recipients: string[] = [];
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
      stream.resume();
      stream.on('end', () => {
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
  return { host, recipients, stop: () => new Promise((resolve) => void server.close(() => resolve())) };
}

function randomByte(): number {
  return 2 + Math.floor(Math.random() * 250);
}
