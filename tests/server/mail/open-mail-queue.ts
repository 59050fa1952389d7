import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { MailConfig } from '../../../server/config.ts';
import type { Database } from '../../../server/db/schema.ts';
import { createMailer, type ReloadableMailer } from '../../../server/mail/create-mailer.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import type { MailTransport } from '../../../server/mail/mail-transport.ts';
import type { TestDatabase } from '../open-test-database.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

export const MINUTE_MS = 60_000;
const KEY = Buffer.alloc(32, 7);

interface TestMailer extends ReloadableMailer {
  readonly clock: ManualClock;
  /** Logged lines, errors with their cause. */
  readonly lines: string[];
  /** Puts a mail in the queue and sends everything that is due. */
  deliver(mail: Mail): Promise<void>;
}

interface TestMailerOptions {
  readonly db: Kysely<Database>;
  readonly config: MailConfig;
  readonly dataDirectory?: string;
  readonly clock?: ManualClock;
  readonly key?: Buffer;
  readonly previousKeys?: readonly Buffer[];
  readonly mailPerHourMax?: number;
  readonly createTransport?: () => MailTransport;
}

/** A mailer with a manual clock; stopped after the test. */
export function createTestMailer(options: TestMailerOptions): TestMailer {
  const { db, config, dataDirectory = '/nowhere', clock = createManualClock() } = options;
  const { key = KEY, previousKeys = [] } = options;
  const lines: string[] = [];
  const mailer = createMailer({
    db,
    config,
    dataDirectory,
    keys: { current: key, previous: previousKeys },
    now: clock.now,
    schedule: clock.schedule,
    createId: randomUUID,
    beatMs: 0,
    ...(options.mailPerHourMax !== undefined && { mailPerHourMax: options.mailPerHourMax }),
    ...(options.createTransport && { createTransport: options.createTransport }),
    log: {
      info: (line) => lines.push(line),
      error: (line, cause) => lines.push(cause === undefined ? line : `${line} ${String(cause)}`),
    },
  });
  onTestFinished(() => mailer.stop());
  return Object.assign(mailer, {
    clock,
    lines,
    async deliver(mail: Mail) {
      await mailer.enqueue(db, mail, 'member');
      mailer.wake();
      await clock.advance(0);
    },
  });
}

/** The rows of the queue. */
export function readQueue({ db }: TestDatabase) {
  return db.selectFrom('mail_queue').selectAll().execute();
}

/** The configuration of a mail server on loopback. */
export function smtpAt(port: number): MailConfig {
  return {
    mode: 'smtp',
    host: '127.0.0.1',
    port,
    credentials: null,
    from: 'no-reply@example.com',
    fromName: 'mythinkn',
  };
}

export function loginMail(clock: ManualClock, more: Partial<Mail> = {}): Mail {
  const expiresAt = clock.now() + 10 * MINUTE_MS;
  return { to: 'somebody@example.org', purpose: 'login', code: '048392', expiresAt, ...more } as Mail;
}
