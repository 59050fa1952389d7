import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { createApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { createTextCipher } from '../../server/db/encryption.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { readServerSecret } from '../../server/db/server-secret.ts';
import { readClientBuild } from '../../server/http/client-build.ts';
import { lanSignalling } from '../../server/http/lan-signalling.ts';
import type { Log } from '../../server/log/log.ts';
import { createSecurityLog } from '../../server/log/security-log.ts';
import { createMailer } from '../../server/mail/create-mailer.ts';
import { scheduleWithTimer } from '../../server/schedule.ts';
import { readServiceMetrics } from '../../server/service-metrics.ts';
import { createAccountsContext } from '../../server/services/accounts/accounts-context.ts';
import { createPasswords } from '../../server/services/accounts/passwords.ts';
import { createAudit } from '../../server/services/audit.ts';
import { createFlockContext } from '../../server/services/flock/flock-context.ts';
import { createFlockVerifier } from '../../server/services/flock/flock-verifier.ts';
import { createLan } from '../../server/services/lan/create-lan.ts';
import { createSettings } from '../../server/services/settings/settings.ts';
import type { PageView } from '../../src/core/contracts/page-views.ts';
import { writeClientBuild } from '../../tests/server/fake-client-build.ts';
import {
  ACCOUNTS,
  BARE_PATH,
  BARE_REPLY,
  CODE,
  emailOf,
  MEMORY_PATH,
  PAGE_LENGTH,
  PASSWORD,
} from './measured-routes.ts';

/**
 * A separate process: the whole application over the database of its environment, with accounts, and a bare route on
 * another port. Sends both addresses to its parent process and ends with it.
 */
const errors: string[] = [];
const log: Log = { info: () => {}, error: (message, cause) => errors.push(`${message} ${String(cause)}`) };
const config = parseConfig(process.env);
const build = await writeClientBuild({ 'page-views.json': JSON.stringify([createLongView()]) });
const database = await openDatabase(config, log);
const { db, close } = database;
const passwords = await createPasswords();
await insertAccounts();
const secret = readServerSecret(config);
const common = { db, now: Date.now, createId: randomUUID };
const mailer = createMailer({
  ...common,
  config: config.mail,
  dataDirectory: config.dataDirectory,
  keys: secret.deriveKeys('mail'),
  log,
  schedule: scheduleWithTimer,
});
const accounts = createAccountsContext({
  ...common,
  mailer,
  passwords,
  keys: {
    tokens: secret.deriveKeys('tokens'),
    devices: secret.deriveKeys('devices'),
    codes: secret.deriveKeys('codes').current,
  },
  // Every mail contains the same code, so that 500 mails need not be read.
  createCode: () => CODE,
});
const securityLog = createSecurityLog({ write: () => {}, schedule: scheduleWithTimer });
const lan = await createLan({ config, db, secret, accounts, log, securityLog });
const flockCore = new Uint8Array(readFileSync(new URL('../../wasm/build/flock.wasm', import.meta.url)));
const settings = createSettings({
  ...common,
  cipher: createTextCipher(secret.deriveKeys('settings').current),
  audit: createAudit(common),
});
const app = await createApp({
  config,
  clientBuild: await readClientBuild(build.directory),
  log,
  createNonce: () => 'nonce',
  accounts,
  settings,
  readAnalytics: () => null,
  vulnerabilities: null,
  readMetrics: () => readServiceMetrics(database, accounts),
  securityLog,
  flock: createFlockContext({ db, now: Date.now, verifier: await createFlockVerifier(flockCore) }),
  lan: lan.context,
  adminAccess: {
    accounts,
    settings,
    config,
    testMail: async () => {},
    removeInitialPassword: () => {},
    readLastBackup: () => null,
    readIntegrity: () => ({ state: 'unchecked' }),
  },
  upgrades: [lanSignalling(lan.relay)],
});
const bare = Fastify();
bare.get(BARE_PATH, () => BARE_REPLY);
bare.get(MEMORY_PATH, () => ({
  rssBytes: process.memoryUsage().rss,
  cpuMs: countCpuMs(),
  handles: process.getActiveResourcesInfo().length,
  errors,
}));

const addresses = {
  app: await app.listen({ host: '127.0.0.1', port: 0 }),
  bare: await bare.listen({ host: '127.0.0.1', port: 0 }),
};
process.send?.(addresses);
const end = async () => {
  await Promise.all([app.close(), bare.close()]);
  await mailer.stop();
  await close();
  await build.remove();
  process.exit();
};
process.once('SIGTERM', end);
process.once('disconnect', end);

function countCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A page as long as the product's pages, of real text. */
function createLongView(): PageView {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const body = text.repeat(Math.ceil(PAGE_LENGTH / text.length)).slice(0, PAGE_LENGTH);
  return { address: '/portal', styles: '<style nonce="%CSP_NONCE%"></style>', modules: [], body };
}

/** All accounts have one password, whose hash is computed once. */
async function insertAccounts(): Promise<void> {
  const password_hash = await passwords.hash(PASSWORD);
  const same = { password_hash, status: 'active', token_version: 0, needs_password_change: 0 } as const;
  const times = { created_at: 0, updated_at: 0, last_login_at: null };
  const users = Array.from({ length: ACCOUNTS }, (_, index) => ({
    id: randomUUID(),
    email: emailOf(index),
    username: `user ${index}`,
    username_key: `user ${index}`,
    ...same,
    ...times,
  }));
  await db.insertInto('users').values(users).execute();
  await db
    .insertInto('user_roles')
    .values(users.map(({ id }) => ({ user_id: id, role_name: 'USER' })))
    .execute();
}
