import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTextCipher } from '../../../server/db/encryption.ts';
import { MIGRATIONS } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { createMailer } from '../../../server/mail/create-mailer.ts';
import { createAccountsContext } from '../../../server/services/accounts/accounts-context.ts';
import { login } from '../../../server/services/accounts/login.ts';
import { createPasswords } from '../../../server/services/accounts/passwords.ts';
import { register } from '../../../server/services/accounts/registration.ts';
import { sendCode } from '../../../server/services/accounts/send-code.ts';
import { createAudit } from '../../../server/services/audit.ts';
import { listNetworks } from '../../../server/services/network-address.ts';
import { PORTAL_SETTING } from '../../../server/services/settings/portal-setting.ts';
import { createSettings } from '../../../server/services/settings/settings.ts';
import { FIXTURE, type Fixture, fixtureFile, TABLES } from './filled-database.ts';

/**
 * `npx tsx tests/server/db/write-fixture.ts`: writes what a server in use has in its tables after the newest migration. Run it
 * once with every new migration and commit the file; never write an older one again.
 */
const directory = mkdtempSync(join(tmpdir(), 'mythinkn-fixture-'));
const log = { info: () => {}, error: () => {} };
const { db, close } = await openDatabase({ dataDirectory: directory, databaseUrl: null }, log);
const system = { now: () => FIXTURE.now, createId: randomUUID };
const mailer = createMailer({
  db,
  config: { mode: 'local' },
  dataDirectory: directory,
  keys: { current: FIXTURE.key, previous: [] },
  log,
  schedule: () => () => {},
  ...system,
});
const context = createAccountsContext({
  db,
  mailer,
  passwords: await createPasswords(),
  keys: {
    tokens: { current: FIXTURE.key, previous: [] },
    devices: { current: FIXTURE.key, previous: [] },
    codes: FIXTURE.key,
  },
  createCode: () => FIXTURE.code,
  ...system,
});
const address = '203.0.113.1';
const caller = { address, network: 'lan-203-0-113-1', networks: listNetworks(address) };
const { email, username, password } = FIXTURE;
const registration = await sendCode(context, 'register', { email }, caller);
const { ticket } = registration;
await register(context, { email, username, password, verifyCode: FIXTURE.code, ticket }, caller);
const requested = await sendCode(context, 'login', { email }, caller);
const credentials = { username: email, password, emailCode: FIXTURE.code, ticket: requested.ticket };
await login(context, credentials, caller);
await login(context, { username: email, password: 'wrong' }, caller).catch(() => {});
await sendCode(context, 'reset', { email }, caller);
const settings = createSettings({
  db,
  cipher: createTextCipher(FIXTURE.key),
  audit: createAudit(system),
  now: system.now,
});
await settings.save(PORTAL_SETTING, { ...PORTAL_SETTING.initial, panelInterval: 42 }, { id: null, address: '' });
await db.updateTable('roles').set({ label: 'changed by an administrator' }).where('name', '=', 'VIP').execute();
await db.deleteFrom('role_permissions').where('permission_code', '=', 'ADMIN:ROLE:MANAGE').execute();
const picture = { content: 'UklGRg==', size: 4, width: 16, height: 9, created_at: FIXTURE.now, used_at: FIXTURE.now };
await db
  .insertInto('uploads')
  .values({ hash: 'ab'.repeat(32), ...picture })
  .execute();
const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
await db
  .insertInto('account_removals')
  .values({ user_id, due_at: FIXTURE.now + 1000 })
  .execute();
const day = { user_id, day: '2030-01-01' };
const counted = { try_id: 'try', started_at: FIXTURE.now, score: 71, finished_at: FIXTURE.now };
await db
  .insertInto('flock_days')
  .values({ ...day, ...counted })
  .execute();
await db
  .insertInto('flock_ghosts')
  .values({ ...day, score: 80, log: '{}', rules: 2, created_at: FIXTURE.now })
  .execute();
const free = { population: 180, pace_percent: 100, score: 99, elapsed_ms: 180_000, created_at: FIXTURE.now };
await db
  .insertInto('flock_free')
  .values({ user_id, ...free })
  .execute();
const { id: session_id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
await db.insertInto('lan_removals').values({ room: 'lan203-0-113-7', session_id, user_id }).execute();

const fixture: Record<string, Fixture[string]> = {};
for (const table of TABLES) fixture[table] = await db.selectFrom(table).selectAll().execute();
await close();
rmSync(directory, { recursive: true });
const name = Object.keys(MIGRATIONS).at(-1) ?? '';
writeFileSync(fixtureFile(name), `${JSON.stringify(fixture, null, 2)}\n`);
