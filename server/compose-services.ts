import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { EMAIL_CODE_LENGTH } from '../src/core/auth/email-code.ts';
import type { Analytics } from '../src/core/contracts/admin-system.ts';
import type { ServerConfig } from './config.ts';
import { createTextCipher } from './db/encryption.ts';
import { createIntegrityCheck } from './db/integrity-check.ts';
import { readLastBackup } from './db/last-backup.ts';
import type { Database } from './db/schema.ts';
import { readServerSecret } from './db/server-secret.ts';
import type { Log } from './log/log.ts';
import type { SecurityLog } from './log/security-log.ts';
import { createMailer, toOutbox } from './mail/create-mailer.ts';
import { createLocalTransport } from './mail/local-transport.ts';
import { connectToAddress, lookUpAddresses } from './mail/mail-connect.ts';
import { createMailTest } from './mail/mail-test.ts';
import { removeInitialPassword } from './process/first-run.ts';
import { scheduleWithTimer } from './schedule.ts';
import { removeDueAccounts } from './services/accounts/account-removal.ts';
import { type AccountsContext, createAccountsContext } from './services/accounts/accounts-context.ts';
import { ACTIVITY_FLUSH_MS, PRUNE_INTERVAL_MS } from './services/accounts/constants.ts';
import { createPasswords } from './services/accounts/passwords.ts';
import { pruneAccounts } from './services/accounts/prune.ts';
import { removeBackupCopies } from './services/admin/health/backup-download.ts';
import { removeBackupParts } from './services/admin/health/stored-backups.ts';
import { sweepUploads } from './services/admin/uploads/uploads.ts';
import type { AdminAccessContext } from './services/admin-access/admin-access-context.ts';
import { type FirstRun, generatePassword, prepareSuperAdmin } from './services/admin-access/first-run.ts';
import { createAudit } from './services/audit.ts';
import { createAddressSweep } from './services/audit-addresses.ts';
import { sweepGhosts } from './services/flock/read-records.ts';
import { createLan, type Lan } from './services/lan/create-lan.ts';
import { followAnalytics } from './services/settings/analytics-setting.ts';
import { MAIL_SETTING, readMailConfig } from './services/settings/mail-setting.ts';
import { recordChanges } from './services/settings/record-changes.ts';
import { createSettings, type Settings } from './services/settings/settings.ts';

/** How soon a process notices settings that another one saved. */
const SETTINGS_REFRESH_MS = 15_000;
/** How soon after the start the embedded database is checked, and how often it is looked whether a check is due. */
const INTEGRITY_INTERVAL_MS = 5 * 60_000;

export interface Services {
  readonly accounts: AccountsContext;
  readonly settings: Settings;
  readonly readAnalytics: () => Analytics | null;
  readonly lan: Lan;
  readonly adminAccess: AdminAccessContext;
  /** What the start did for the first super administrator. */
  readonly firstRun: FirstRun | null;
  /** Waits for the work in progress. The database must still be open. */
  stop(): Promise<void>;
}

/** The services over an open database, with the system's clock and random numbers. */
export async function composeServices(
  config: ServerConfig,
  db: Kysely<Database>,
  log: Log,
  securityLog: SecurityLog,
): Promise<Services> {
  const secret = readServerSecret(config);
  const system = { now: Date.now, createId: randomUUID };
  const settingKeys = secret.deriveKeys('settings');
  const cipher = createTextCipher(settingKeys.current, settingKeys.previous);
  const settings = recordChanges(
    createSettings({ db, cipher, audit: createAudit(system), now: Date.now }),
    securityLog,
  );
  await settings.renewSecrets(MAIL_SETTING);
  await settings.refresh();
  const mailer = createMailer({
    db,
    config: await readMailConfig(config, settings),
    dataDirectory: config.dataDirectory,
    mailPerHourMax: config.mailPerHourMax,
    keys: secret.deriveKeys('mail'),
    log,
    schedule: scheduleWithTimer,
    ...system,
  });
  settings.onChange(MAIL_SETTING, async () => mailer.reload(await readMailConfig(config, settings)));
  const accounts = createAccountsContext({
    db,
    mailer,
    passwords: await createPasswords(),
    keys: {
      tokens: secret.deriveKeys('tokens'),
      devices: secret.deriveKeys('devices'),
      codes: secret.deriveKeys('codes').current,
    },
    createCode: () => String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0'),
    ...system,
  });
  const firstRun = await prepareSuperAdmin(accounts, {
    email: config.adminEmail,
    password: config.adminPassword,
    createPassword: () => generatePassword(randomInt),
  });
  const lan = await createLan({ config, db, secret, accounts, log, securityLog });
  const { dataDirectory } = config;
  const integrity = createIntegrityCheck({ dataDirectory, now: Date.now });
  const adminAccess: AdminAccessContext = {
    accounts,
    settings,
    config,
    testMail: createMailTest({
      lookup: lookUpAddresses,
      connect: connectToAddress,
      local: createLocalTransport({ outbox: toOutbox(dataDirectory), log, now: Date.now }),
      schedule: scheduleWithTimer,
    }),
    removeInitialPassword: () => removeInitialPassword(dataDirectory),
    readLastBackup: () => readLastBackup(dataDirectory),
    readIntegrity: integrity.read,
  };
  // Of a process that was killed while it made or sent one.
  removeBackupCopies(dataDirectory);
  removeBackupParts(dataDirectory);
  await mailer.renewQueue();
  // Sends what an earlier process could not.
  mailer.wake();
  const sweepAddresses = createAddressSweep({ db, now: Date.now, days: config.auditAddressDays });
  const tasks = [
    startRepeating('prune', PRUNE_INTERVAL_MS, () => pruneAccounts(accounts), log),
    startRepeating('removals', PRUNE_INTERVAL_MS, () => removeDueAccounts(accounts), log),
    startRepeating('ghosts', PRUNE_INTERVAL_MS, () => sweepGhosts(accounts), log),
    startRepeating('audit addresses', PRUNE_INTERVAL_MS, sweepAddresses, log),
    startRepeating('uploads', PRUNE_INTERVAL_MS, () => sweepUploads(accounts), log),
    ...(config.databaseUrl === null
      ? [startRepeating('integrity', INTEGRITY_INTERVAL_MS, integrity.runIfDue, log)]
      : []),
    startRepeating('sessions', ACTIVITY_FLUSH_MS, accounts.activity.flush, log),
    startRepeating('settings', SETTINGS_REFRESH_MS, settings.refresh, log),
  ];
  return {
    accounts,
    settings,
    readAnalytics: await followAnalytics(settings),
    lan,
    adminAccess,
    firstRun,
    async stop() {
      integrity.stop();
      const ends = tasks.map((stop) => stop());
      // Side by side: each may wait for a database that does not answer.
      await Promise.all([lan.relay.stop(), mailer.stop()]);
      await Promise.all(ends);
      await accounts.activity.flush();
    },
  };
}

/** Runs a task at an interval, never twice at once. Returns a function that stops it and waits for a run in progress. */
function startRepeating(name: string, intervalMs: number, task: () => Promise<void>, log: Log): () => Promise<void> {
  let run: Promise<void> | null = null;
  const timer = setInterval(() => {
    run ??= task()
      .catch((error) => log.error(name, error))
      .finally(() => {
        run = null;
      });
  }, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await run;
  };
}
