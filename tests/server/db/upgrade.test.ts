import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDataDirectory, lockDataDirectory } from '../../../server/db/data-directory.ts';
import { closeEmbeddedDatabase, openEmbeddedDatabase } from '../../../server/db/embedded-database.ts';
import { createTextCipher } from '../../../server/db/encryption.ts';
import { MIGRATIONS, migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { openPostgresDatabase } from '../../../server/db/postgres-database.ts';
import type { Database } from '../../../server/db/schema.ts';
import { createAccountsContext } from '../../../server/services/accounts/accounts-context.ts';
import { login } from '../../../server/services/accounts/login.ts';
import { resetPassword } from '../../../server/services/accounts/password-reset.ts';
import { createPasswords } from '../../../server/services/accounts/passwords.ts';
import { sendCode } from '../../../server/services/accounts/send-code.ts';
import { createAudit } from '../../../server/services/audit.ts';
import { listNetworks } from '../../../server/services/network-address.ts';
import { PORTAL_SETTING } from '../../../server/services/settings/portal-setting.ts';
import { createSettings } from '../../../server/services/settings/settings.ts';
import { QUICK_HASH } from '../accounts/quick-hash.ts';
import { createTestPlace, type TestPlace } from '../open-test-database.ts';
import { FIXTURE, type Fixture, REMOVED_TABLES, readFixture, TABLES } from './filled-database.ts';

const NAMES = Object.keys(MIGRATIONS);
/** Since then a code is bound to the request it was made for; open codes of before end. */
const TICKETS = '0003-tickets';
const QUIET = { info: () => {}, error: () => {} };

/** A database as a server left it that knew the migrations up to this one. */
async function createOldDatabase(place: TestPlace, newest: string, fixture: Fixture): Promise<void> {
  createDataDirectory(place.dataDirectory);
  const lock = lockDataDirectory(place.dataDirectory);
  const { databaseUrl } = place;
  const db =
    databaseUrl === null
      ? openEmbeddedDatabase(place.dataDirectory)
      : (await openPostgresDatabase(databaseUrl, QUIET)).db;
  const known = Object.entries(MIGRATIONS).filter(([name]) => name <= newest);
  await migrate(db, Object.fromEntries(known));
  // What the migrations themselves wrote is part of the fixture, partly changed by an administrator.
  for (const table of TABLES.toReversed()) if (table in fixture) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const table of [...TABLES, ...REMOVED_TABLES] as (keyof Database)[]) {
    const rows = fixture[table] ?? [];
    if (rows.length > 0)
      await db
        .insertInto(table)
        .values(rows as never)
        .execute();
  }
  await (databaseUrl === null ? closeEmbeddedDatabase(db) : db.destroy());
  lock.release();
}

async function upgrade(newest: string): Promise<{ readonly db: Kysely<Database>; readonly fixture: Fixture }> {
  const place = await createTestPlace();
  const fixture = readFixture(newest);
  await createOldDatabase(place, newest, fixture);
  const { db, close } = await openDatabase(place, QUIET);
  onTestFinished(close);
  return { db, fixture };
}

describe.each(NAMES)('a filled database of %s', (newest) => {
  it('keeps every row and every value, and is usable: login, codes, settings, mails', async () => {
    const { db, fixture } = await upgrade(newest);
    for (const table of TABLES) {
      if (table === 'email_codes' && newest < TICKETS) continue;
      const rows = await db.selectFrom(table).selectAll().execute();
      const expected = (fixture[table] ?? []).map((row) => expect.objectContaining(row));
      expect(rows, table).toEqual(expect.arrayContaining(expected));
    }
    // A fixture without contents would prove nothing.
    for (const table of ['users', 'user_roles', 'throttles', 'mail_queue', 'system_config'] as const) {
      expect(fixture[table]?.length, table).toBeGreaterThan(0);
    }
    await expectUsable(db, fixture, newest);
  });
});

/** Its account logs in, its codes and settings count, its mails can be decrypted. */
async function expectUsable(db: Kysely<Database>, fixture: Fixture, newest: string): Promise<void> {
  const system = { now: () => FIXTURE.now, createId: randomUUID };
  const mailer = {
    mode: 'local' as const,
    enqueue: async () => {},
    discard: async () => {},
    isFull: async () => false,
    isDown: () => false,
    wake() {},
    async stop() {},
  };
  const context = createAccountsContext({
    db,
    mailer,
    passwords: await createPasswords(QUICK_HASH),
    keys: {
      tokens: { current: FIXTURE.key, previous: [] },
      devices: { current: FIXTURE.key, previous: [] },
      codes: FIXTURE.key,
    },
    createCode: () => FIXTURE.code,
    ...system,
  });
  const address = '203.0.113.9';
  const caller = { address, network: 'home', networks: listNetworks(address) };
  const { email, password, username } = FIXTURE;
  await expect(login(context, { username: email, password }, caller)).rejects.toMatchObject({
    code: 'NEED_EMAIL_VERIFICATION',
  });
  const newPassword = 'Marble-Canoe-19';
  const passwords = { newPassword, confirmPassword: newPassword };
  const { ticket } =
    newest >= TICKETS
      ? { ticket: String(fixture.email_codes?.find(({ purpose }) => purpose === 'reset')?.id) }
      : await sendCode(context, 'reset', { email }, caller);
  await resetPassword(context, { email, verifyCode: FIXTURE.code, ticket, ...passwords }, caller);
  const member = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect([member.username, member.token_version]).toEqual([username, 1]);
  const cipher = createTextCipher(FIXTURE.key);
  const settings = createSettings({ db, cipher, audit: createAudit(system), now: system.now });
  expect((await settings.read(PORTAL_SETTING)).panelInterval).toBe(42);
  for (const { id, sealed_message } of fixture.mail_queue ?? []) {
    expect(cipher.decrypt(String(sealed_message), String(id))).toContain(email);
  }
}

it('renews the keys of names, and keeps the key of a name that looks like an older one', async () => {
  const fixture = readFixture('0002-roles');
  const [member] = fixture.users ?? [];
  const like = (id: string, username: string, created_at: number) => ({
    ...member,
    ...{ id, email: `${id}@example.com`, username, username_key: username.toLowerCase(), created_at },
  });
  const users = [...(fixture.users ?? []), like('a', 'Sap', 1), like('b', 'S\u0430p', 2), like('c', 'T\u043em', 3)];
  const place = await createTestPlace();
  await createOldDatabase(place, '0002-roles', { ...fixture, users });
  const { db, close } = await openDatabase(place, QUIET);
  onTestFinished(close);
  const rows = await db.selectFrom('users').select('username_key').where('created_at', '<', 9).orderBy('id').execute();
  expect(rows.map(({ username_key }) => username_key)).toEqual(['sap', 's\u0430p', 'tom']);
});

it('takes capital I for small l in keys, and the ASCII form of domains, unless another account has it', async () => {
  const fixture = readFixture('0011-known-networks');
  const [member] = fixture.users ?? [];
  const like = (id: string, username_key: string, email: string, created_at: number) => ({
    ...member,
    ...{ id, email, username: username_key, username_key, created_at },
  });
  const added = [
    like('a', 'paypai', 'a@例子.中国', 1),
    like('b', 'mei', 'b@xn--fsqu00a.xn--fiqs8s', 2),
    like('c', 'mel', 'b@例子.中国', 3),
  ];
  const place = await createTestPlace();
  await createOldDatabase(place, '0011-known-networks', { ...fixture, users: [...(fixture.users ?? []), ...added] });
  const { db, close } = await openDatabase(place, QUIET);
  onTestFinished(close);
  const rows = await db.selectFrom('users').selectAll().where('created_at', '<', 9).orderBy('id').execute();
  expect(rows.map(({ username_key, email }) => [username_key, email])).toEqual([
    ['paypal', 'a@xn--fsqu00a.xn--fiqs8s'],
    ['mei', 'b@xn--fsqu00a.xn--fiqs8s'],
    ['mel', 'b@例子.中国'],
  ]);
});

it('keeps what an administrator changed of the first roles', async () => {
  const { db } = await upgrade('0002-roles');
  const role = await db.selectFrom('roles').select('label').where('name', '=', 'VIP').executeTakeFirstOrThrow();
  const grants = await db.selectFrom('role_permissions').select('permission_code').execute();
  expect(role.label).toBe('changed by an administrator');
  expect(grants.map(({ permission_code }) => permission_code)).not.toContain('ADMIN:ROLE:MANAGE');
});
