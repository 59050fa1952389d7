import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { EMAIL_CODE_LENGTH } from '../src/core/auth/email-code.ts';
import type { ServerConfig } from './config.ts';
import type { Database } from './db/schema.ts';
import { readServerSecret } from './db/server-secret.ts';
import { createMailer } from './mail/create-mailer.ts';
import { scheduleWithTimer } from './mail/schedule.ts';
import type { Log } from './process/log.ts';
import { type Accounts, createAccounts } from './services/accounts/accounts.ts';
import { PRUNE_INTERVAL_MS } from './services/accounts/constants.ts';
import { createPasswords } from './services/accounts/passwords.ts';
import { createPortalSettings, type PortalSettings } from './services/portal/portal-settings.ts';

export interface Services {
  readonly accounts: Accounts;
  readonly portal: PortalSettings;
  /** Waits for what is under way. The database must still be open. */
  stop(): Promise<void>;
}

/** The services over an open database, with the system's clock and random numbers. */
export async function composeServices(config: ServerConfig, db: Kysely<Database>, log: Log): Promise<Services> {
  const secret = readServerSecret(config);
  const now = Date.now;
  const mailer = createMailer({
    db,
    config: config.mail,
    dataDirectory: config.dataDirectory,
    key: secret.deriveKey('mail'),
    log,
    now,
    schedule: scheduleWithTimer,
    createId: randomUUID,
  });
  const accounts = createAccounts({
    db,
    mailer,
    passwords: await createPasswords(),
    keys: { tokens: secret.deriveKey('tokens'), codes: secret.deriveKey('codes') },
    now,
    createId: randomUUID,
    createCode: () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0'),
  });
  // What an earlier process could not send.
  mailer.wake();
  let pruning = Promise.resolve();
  const timer = setInterval(() => {
    pruning = accounts.prune().catch((error) => log.error('prune', error));
  }, PRUNE_INTERVAL_MS).unref();
  return {
    accounts,
    portal: createPortalSettings(db),
    async stop() {
      clearInterval(timer);
      await mailer.stop();
      await pruning;
    },
  };
}
