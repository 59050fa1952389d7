import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import SqliteConnection from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { copy } from '../../../server/copy.ts';
import { backUp } from '../../../server/db/backup.ts';
import { copyDatabase } from '../../../server/db/database-file.ts';
import { type OpenDatabase, openDatabase } from '../../../server/db/open-database.ts';
import { restore } from '../../../server/db/restore.ts';
import { readServerSecret } from '../../../server/db/server-secret.ts';
import { type BuiltServer, buildServer } from '../built-server.ts';
import { createTestDirectory } from '../create-test-directory.ts';
import { TEST_FILES } from '../test-files.ts';
import { FIXTURE, TABLES } from './filled-database.ts';

const QUIET = { info: () => {}, error: () => {} };
const USERS = 2000;
const COMMAND_TIMEOUT_MS = 60_000;
const execute = promisify(execFile);

let parent: string;
let data: string;
let database: OpenDatabase;
let server: BuiltServer;
/** A data directory with many users, which every test gets a copy of. */
let filled: string;

beforeAll(async () => {
  server = await buildServer();
  filled = await mkdtemp(join(TEST_FILES, 'mythinkn-filled-'));
  database = await openDatabase({ dataDirectory: filled, databaseUrl: null }, QUIET);
  readServerSecret({ dataDirectory: filled, tokenSecret: null, previousTokenSecret: null });
  for (let user = 0; user < USERS; user += 100) await addUsers(user, 100);
  await database.close();
}, COMMAND_TIMEOUT_MS);
afterAll(() => rm(filled, { recursive: true }));

beforeEach(async () => {
  data = await createTestDirectory();
  parent = dirname(data);
  // Closing has moved everything into the one file; what stands beside it goes when the driver lets it go.
  await cp(filled, data, { recursive: true, filter: (path) => !/-(?:wal|shm)$/.test(path) });
  database = await openDatabase({ dataDirectory: data, databaseUrl: null }, QUIET);
  onTestFinished(() => database.close().catch(() => {}));
});

/** One transaction, in which every user gets a role: a consistent copy has as many of both. */
async function addUsers(from: number, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => String(from + index));
  const same = {
    password_hash: 'x'.repeat(100),
    status: 'active',
    token_version: 0,
    needs_password_change: 0,
  } as const;
  const times = { created_at: FIXTURE.now, updated_at: FIXTURE.now, last_login_at: null };
  await database.db.transaction().execute(async (transaction) => {
    const users = ids.map((id) => ({ id, email: `${id}@example.com`, username: `小林${id}`, username_key: id }));
    await transaction
      .insertInto('users')
      .values(users.map((user) => ({ ...user, ...same, ...times })))
      .execute();
    await transaction
      .insertInto('user_roles')
      .values(ids.map((id) => ({ user_id: id, role_name: 'USER' })))
      .execute();
  });
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a command of an operator as a process of its own. */
async function run(command: 'backup' | 'restore', args: readonly string[], dataDirectory = data): Promise<Ended> {
  const file = join(server.directory, 'server', `${command}.js`);
  const env = { PATH: process.env.PATH, MYTHINKN_DATA: dataDirectory };
  const child = execute(process.execPath, [file, ...args], { env });
  return child.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error) => ({ code: error.code, output: error.stdout + error.stderr }),
  );
}

/** All rows of all tables, in order. */
function readAll(file: string): Readonly<Record<string, unknown[]>> {
  const connection = new SqliteConnection(file, { readonly: true });
  const rows = TABLES.map(
    (table) => [table, connection.prepare(`select * from ${table} order by 1, 2`).all()] as const,
  );
  connection.close();
  return Object.fromEntries(rows);
}

const backUpTo = (target: string) =>
  backUp({
    dataDirectory: data,
    target,
    copyTo: async (file) => void (await sql`vacuum into ${file}`.execute(database.db)),
    now: FIXTURE.now,
  });

it('backs up a database during writes, and restores every row of that moment', {
  timeout: COMMAND_TIMEOUT_MS,
}, async () => {
  const backups = join(parent, 'backups');
  mkdirSync(backups);
  let added = USERS;
  const running = run('backup', [backups]);
  let isDone = false;
  const done = running.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await addUsers(added, 10);
    added += 10;
    await nextTurn();
  }
  await done;
  const { code, output } = await running;
  expect([code, output]).toEqual([0, expect.stringMatching(/mythinkn-backup-\d{8}T\d{6}Z（\d\.\d MB，\d+\.\d 秒）/)]);
  const [name = ''] = readdirSync(backups);
  const backup = join(backups, name);
  expect(readdirSync(backup).sort()).toEqual(['mythinkn.db', 'secret']);
  const modes = ['', 'mythinkn.db', 'secret'].map((file) => statSync(join(backup, file)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);

  const restored = join(parent, 'restored');
  const answer = await run('restore', [backup], restored);
  expect([answer.code, answer.output]).toEqual([0, expect.stringContaining(restored)]);
  const rows = readAll(join(backup, 'mythinkn.db'));
  expect(rows.users?.length).toBeGreaterThanOrEqual(USERS);
  expect(rows.user_roles).toHaveLength(rows.users?.length ?? 0);
  await database.close();
  const live = readAll(join(data, 'mythinkn.db'));
  const ids = new Set(rows.users?.map((row) => (row as { id: string }).id));
  expect(live.users?.length).toBe(added);
  expect(rows.users).toEqual(live.users?.filter((row) => ids.has((row as { id: string }).id)));

  const again = await openDatabase({ dataDirectory: restored, databaseUrl: null }, QUIET);
  const found = await again.db.selectFrom('users').selectAll().orderBy('id').execute();
  await again.close();
  expect(readAll(join(restored, 'mythinkn.db'))).toEqual(rows);
  expect(found).toHaveLength(rows.users?.length ?? 0);
  expect(readFileSync(join(restored, 'secret'))).toEqual(readFileSync(join(data, 'secret')));
});

it('backs up through the open connection of the server, which keeps its lock', async () => {
  const { directory } = await backUpTo(join(parent, 'copy'));
  expect(readAll(join(directory, 'mythinkn.db')).users).toHaveLength(USERS);
  const second = openDatabase({ dataDirectory: data, databaseUrl: null }, QUIET);
  await expect(second).rejects.toMatchObject({ code: 'DATA_DIRECTORY_IN_USE' });
});

it('backs up and restores the previous secret of a rotation', async () => {
  writeFileSync(join(data, 'secret.previous'), Buffer.alloc(32, 5), { mode: 0o600 });
  const target = join(parent, 'target');
  restore((await backUpTo(join(parent, 'copy'))).directory, target);
  expect(readFileSync(join(target, 'secret.previous'))).toEqual(Buffer.alloc(32, 5));
  expect(statSync(join(target, 'secret.previous')).mode & 0o777).toBe(0o600);
});

it('says when the secret is not part of the backup', async () => {
  const { db } = database;
  const other = join(parent, 'other');
  mkdirSync(other);
  copyFileSync(`${(await backUpTo(join(parent, 'copy'))).directory}/mythinkn.db`, join(other, 'mythinkn.db'));
  const options = { dataDirectory: other, target: join(parent, 'second'), now: FIXTURE.now };
  const copyTo = async (file: string) => void (await sql`vacuum into ${file}`.execute(db));
  const backup = await backUp({ ...options, copyTo });
  expect(backup.hasSecret).toBe(false);
  expect(copy.backup.done(backup, 1)).toContain('TOKEN_SECRET');
});

describe('a backup is refused', () => {
  it.each([
    ['onto an existing backup', 'first', 'BACKUP_EXISTS'],
    ['onto a file', 'data/secret', 'BACKUP_EXISTS'],
    ['into a missing folder', 'none/backup', 'BACKUP_FAILED'],
  ])('%s', async (_case, target, code) => {
    await backUpTo(join(parent, 'first'));
    await expect(backUpTo(join(parent, target))).rejects.toMatchObject({ code });
    expect(readdirSync(parent).sort()).toEqual(['data', 'first']);
  });

  it('without a database', { timeout: COMMAND_TIMEOUT_MS }, async () => {
    const { code, output } = await run('backup', [join(parent, 'x')], parent);
    expect([code, output]).toEqual([1, `${copy.backup.nothing(parent)}\n`]);
  });

  it.each([
    ['fails', new Error('broken'), 'BACKUP_FAILED'],
    ['fills the disk', Object.assign(new Error('broken'), { code: 'SQLITE_FULL' }), 'BACKUP_NO_SPACE'],
  ])('and leaves nothing behind when the copy %s', async (_case, error, code) => {
    const copyTo = () => {
      throw error;
    };
    const backup = backUp({ dataDirectory: data, target: join(parent, 'x'), copyTo, now: FIXTURE.now });
    await expect(backup).rejects.toMatchObject({ code, message: expect.stringContaining('broken') });
    expect(readdirSync(parent)).toEqual(['data']);
  });
});

describe('a restore is refused', () => {
  let backup: string;
  let target: string;
  beforeEach(async () => {
    backup = (await backUpTo(join(parent, 'backup'))).directory;
    target = join(parent, 'target');
  });

  const attempt = () => () => restore(backup, target);

  it('while a server runs in the data directory', () => {
    target = data;
    expect(attempt()).toThrow(copy.backup.inUse(data));
  });

  it('into a folder with any file, which stays as it is', () => {
    mkdirSync(target);
    writeFileSync(join(target, 'notes.txt'), 'mine');
    expect(attempt()).toThrow(copy.backup.notEmpty(target));
    expect(readdirSync(target)).toEqual(['notes.txt']);
  });

  it.each([
    ['of a damaged database', () => damage(join(backup, 'mythinkn.db')), 'BACKUP_DAMAGED'],
    ['of half a database', () => truncateSync(join(backup, 'mythinkn.db'), 40_960), 'BACKUP_DAMAGED'],
    ['of a text file', () => writeFileSync(join(backup, 'mythinkn.db'), 'not a database'), 'BACKUP_DAMAGED'],
    ['of an empty file', () => writeFileSync(join(backup, 'mythinkn.db'), ''), 'BACKUP_DAMAGED'],
    ['of half a secret', () => truncateSync(join(backup, 'secret'), 16), 'BAD_SECRET'],
    ['of a newer version', () => addMigration(join(backup, 'mythinkn.db')), 'BACKUP_NEWER'],
  ])('%s, and leaves no data', (_case, change, code) => {
    change();
    expect(attempt()).toThrow(expect.objectContaining({ code }));
    expect(listIfPresent(target).filter((name) => name !== 'lock.db')).toEqual([]);
  });

  it('of a folder without a backup', { timeout: COMMAND_TIMEOUT_MS }, async () => {
    const { code, output } = await run('restore', [parent], target);
    expect([code, output]).toEqual([1, `${copy.backup.missing(parent)}\n`]);
  });
});

it('restores a plain copy of the files of a killed server, with its log', async () => {
  const backup = join(parent, 'plain');
  mkdirSync(backup);
  await addUsers(USERS, 10);
  // By another process: opening the files here would end the lock of the open database.
  for (const name of ['mythinkn.db', 'mythinkn.db-wal']) await execute('cp', [join(data, name), backup]);
  restore(backup, join(parent, 'target'));
  expect(readAll(join(parent, 'target', 'mythinkn.db')).users).toHaveLength(USERS + 10);
});

it('copies a database that no server has open', async () => {
  await database.close();
  const file = join(parent, 'copy.db');
  copyDatabase(join(data, 'mythinkn.db'), file);
  expect(readAll(file).users).toHaveLength(USERS);
});

function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 8192, 16_384);
  writeFileSync(file, bytes);
}

function addMigration(file: string): void {
  const connection = new SqliteConnection(file);
  connection.exec("insert into kysely_migration values ('9999-future', '2030')");
  connection.close();
}

function listIfPresent(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
