import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { readLastBackup } from '../../../server/db/last-backup.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { restore } from '../../../server/db/restore.ts';
import { readServerSecret } from '../../../server/db/server-secret.ts';
import { findSession } from '../../../server/services/accounts/sessions.ts';
import { BACKUP_BYTES_MAX, type BackupContext } from '../../../server/services/admin/health/backup-context.ts';
import { createBackups } from '../../../server/services/admin/health/backups.ts';
import { removeBackupParts, STORED_FREE_BYTES_MIN } from '../../../server/services/admin/health/stored-backups.ts';
import { HEALTH_CALLS, STORED_BACKUPS_MAX } from '../../../src/core/contracts/admin-health.ts';
import { createTestDirectory } from '../create-test-directory.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';

const QUIET = { info: () => {}, error: () => {} };
const FIRST = 'mythinkn-backup-20300101T000000Z';
const MINUTE_MS = 60_000;

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  readServerSecret({ dataDirectory: test.dataDirectory, tokenSecret: null, previousTokenSecret: null });
});

const folder = () => join(test.dataDirectory, 'stored-backups');
const listFolder = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const store = () => test.as('root', HEALTH_CALLS.storeBackup);
const readHealth = async () => (await test.as('root', HEALTH_CALLS.read)).json().data;

/** The embedded database alone is backed up by the server. */
describe.skipIf(process.env.TEST_DATABASE_URL)('a stored backup', () => {
  it('restores every account and the secret in a new directory', async () => {
    const reply = await store();
    expect([outcomeOf(reply), reply.json().data]).toEqual([
      'ok',
      { name: FIRST, at: expect.any(Number), bytes: expect.any(Number) },
    ]);
    const target = join(await createTestDirectory(), 'restored');
    mkdirSync(join(target, '..'));
    restore(join(folder(), FIRST), target);
    const { db, close } = await openDatabase({ dataDirectory: target, databaseUrl: null }, QUIET);
    onTestFinished(close);
    expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(
      await test.db.selectFrom('users').selectAll().orderBy('id').execute(),
    );
    expect(readFileSync(join(target, 'secret'))).toEqual(readFileSync(join(test.dataDirectory, 'secret')));
  });

  it('counts as the last backup, is recorded, and stands in the state of the server with its time', async () => {
    expect([readLastBackup(test.dataDirectory), (await readHealth()).storedBackups]).toEqual([null, []]);
    const { bytes } = (await store()).json().data;
    expect(readLastBackup(test.dataDirectory)).toBeGreaterThan(Date.now() - MINUTE_MS);
    expect(await test.audited()).toEqual([`backup.store ${FIRST}`]);
    expect((await readHealth()).storedBackups).toEqual([{ name: FIRST, at: Date.UTC(2030, 0, 1), bytes }]);
  });

  it('takes the place of the oldest one, and of nothing else in the folder', async () => {
    mkdirSync(join(folder(), 'notes'), { recursive: true });
    for (let made = 0; made < STORED_BACKUPS_MAX + 2; made += 1) {
      expect(outcomeOf(await store())).toBe('ok');
      test.advance(MINUTE_MS);
    }
    const { storedBackups } = await readHealth();
    const minutes = storedBackups.map(({ name }: { readonly name: string }) => name.slice(-5, -3));
    expect(minutes).toEqual(['06', '05', '04', '03', '02']);
    expect(listFolder()).toEqual([...storedBackups.map(({ name }: { readonly name: string }) => name), 'notes'].sort());
  });

  it('is not made twice in one second', async () => {
    await store();
    expect([outcomeOf(await store()), listFolder()]).toEqual(['TOO_BUSY', [FIRST]]);
  });

  it('needs a password that was shown lately', async () => {
    const token = await test.signInAs('root');
    test.advance(10 * MINUTE_MS);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await test.app.inject({ method: 'POST', url: HEALTH_CALLS.storeBackup.path, headers });
    expect([outcomeOf(reply), listFolder()]).toEqual(['NEED_PASSWORD_CONFIRMATION', []]);
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)('a backup that fails leaves the earlier ones and nothing half:', () => {
  let logged: string[];
  beforeEach(async () => {
    logged = [];
    await store();
    test.advance(MINUTE_MS);
  });

  async function attempt(changes: Partial<BackupContext> = {}): Promise<unknown> {
    const session = await findSession(test.accounts, await test.signInAs('root'));
    const context: BackupContext = {
      admin: { accounts: test.accounts, publicOrigin: null },
      config: parseConfig({ MYTHINKN_DATA: test.dataDirectory }),
      log: { error: (message, cause) => logged.push(`${message} ${String(cause)}`) },
      readDiskUsage: async () => ({ freeBytes: 1024 ** 3, usedBytes: 0 }),
      bytesMax: BACKUP_BYTES_MAX,
      ...changes,
    };
    return createBackups(context).store({ session, address: '203.0.113.1', access: HEALTH_CALLS.storeBackup.access });
  }

  it('on a disk that it would fill', async () => {
    const readDiskUsage = async () => ({ freeBytes: STORED_FREE_BYTES_MIN, usedBytes: 1 });
    await expect(attempt({ readDiskUsage })).rejects.toMatchObject({ code: 'BACKUP_NO_SPACE' });
    expect(listFolder()).toEqual([FIRST]);
  });

  it('with a damaged secret, which the log names', async () => {
    writeFileSync(join(test.dataDirectory, 'secret'), 'x');
    await expect(attempt()).rejects.toMatchObject({ code: 'BACKUP_FAILED' });
    expect([listFolder(), logged]).toEqual([[FIRST], [expect.stringContaining('secret')]]);
  });

  it('for a caller who lost the rank while it was made', async () => {
    const readDiskUsage = async () => {
      await test.db.deleteFrom('user_roles').where('user_id', '=', 'root').execute();
      return { freeBytes: 1024 ** 3, usedBytes: 0 };
    };
    await expect(attempt({ readDiskUsage })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(listFolder()).toEqual([FIRST]);
  });
});

it('is refused with PostgreSQL', async () => {
  const other = await createAdminApp({ DATABASE_URL: 'postgres://localhost/mythinkn' });
  expect(outcomeOf(await other.as('root', HEALTH_CALLS.storeBackup))).toBe('BACKUP_IN_POSTGRES');
});

it('removes what a killed process left of a backup, and nothing else', () => {
  for (const name of [FIRST, `${FIRST}.part-1a2b3c4d`, `${FIRST}.part-removed`, 'my.part-notes'])
    mkdirSync(join(folder(), name), { recursive: true });
  removeBackupParts(test.dataDirectory);
  expect(listFolder()).toEqual(['my.part-notes', FIRST]);
});
