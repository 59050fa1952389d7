import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { copy } from '../../../server/copy.ts';
import { readLastBackup } from '../../../server/db/last-backup.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { restore } from '../../../server/db/restore.ts';
import { readServerSecret } from '../../../server/db/server-secret.ts';
import { findSession } from '../../../server/services/accounts/sessions.ts';
import type { AdminCaller } from '../../../server/services/admin/admin-context.ts';
import { BACKUP_BYTES_MAX, type BackupContext } from '../../../server/services/admin/health/backup-context.ts';
import { FREE_BYTES_MIN, removeBackupCopies } from '../../../server/services/admin/health/backup-download.ts';
import { createBackups } from '../../../server/services/admin/health/backups.ts';
import { HEALTH_CALLS } from '../../../src/core/contracts/admin-health.ts';
import { createTestDirectory } from '../create-test-directory.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';

const execute = promisify(execFile);
const QUIET = { info: () => {}, error: () => {} };
const NAME = 'mythinkn-backup-20300101T000000Z';
const FRESH_MS = 10 * 60_000;

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  readServerSecret({ dataDirectory: test.dataDirectory, tokenSecret: null, previousTokenSecret: null });
});

// The copy is removed a moment after its last byte was sent.
afterEach(() => expect.poll(listCopies).toBeNull());

const listCopies = () => {
  const folder = join(test.dataDirectory, 'backup-download');
  return existsSync(folder) ? readdirSync(folder) : null;
};

/** The file that the call sends. */
async function download(): Promise<Buffer> {
  const reply = await test.as('root', HEALTH_CALLS.backup);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  return reply.rawPayload;
}

async function createFolder(): Promise<string> {
  const folder = await createTestDirectory();
  mkdirSync(folder);
  return folder;
}

/** Unpacks an archive into a new folder; returns that folder. */
async function unpack(archive: Buffer): Promise<string> {
  const folder = await createFolder();
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    if (name.endsWith('/')) mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

/** The embedded database alone is backed up by the server. */
describe.skipIf(process.env.TEST_DATABASE_URL)('a downloaded backup', () => {
  it('restores every account and the secret in a new directory', async () => {
    writeFileSync(join(test.dataDirectory, 'secret.previous'), Buffer.alloc(32, 5), { mode: 0o600 });
    const unpacked = await unpack(await download());
    expect(readdirSync(unpacked)).toEqual([NAME]);
    const target = join(unpacked, 'restored');
    restore(join(unpacked, NAME), target);
    const { db, close } = await openDatabase({ dataDirectory: target, databaseUrl: null }, QUIET);
    onTestFinished(close);
    const restored = await db.selectFrom('users').selectAll().orderBy('id').execute();
    expect(restored.map(({ email }) => email)).toContain('uma@example.com');
    expect(restored).toEqual(await test.db.selectFrom('users').selectAll().orderBy('id').execute());
    for (const name of ['secret', 'secret.previous']) {
      expect(readFileSync(join(target, name))).toEqual(readFileSync(join(test.dataDirectory, name)));
    }
  });

  it('is an archive for standard tools, whose files other users cannot read', async (context) => {
    const folder = await createFolder();
    const file = join(folder, 'backup.zip');
    writeFileSync(file, await download());
    const { stdout } = await execute('unzip', [file], { cwd: folder }).catch((error) =>
      error.code === 'ENOENT' ? context.skip('no unzip on this machine') : Promise.reject(error),
    );
    expect(stdout).toContain('mythinkn.db');
    const modes = ['', 'mythinkn.db', 'secret'].map((name) => statSync(join(folder, NAME, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
    await execute('unzip', ['-t', file]);
  });

  it('has its name and length, and is not compressed on its way', async () => {
    const token = await test.signInAs('root');
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
    const reply = await test.app.inject({ method: 'POST', url: HEALTH_CALLS.backup.path, headers, payload: {} });
    expect(reply.headers).toMatchObject({
      'content-disposition': `attachment; filename="${NAME}.zip"`,
      'content-length': String(reply.rawPayload.length),
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(Object.keys(unzipSync(reply.rawPayload)).at(-1)).toBe(`${NAME}/mythinkn.db`);
  });

  it('counts as the last backup, is recorded, and leaves no copy', async () => {
    expect(readLastBackup(test.dataDirectory)).toBeNull();
    const archive = await download();
    await expect.poll(listCopies, PATIENT).toBeNull();
    expect(readLastBackup(test.dataDirectory)).toBeGreaterThan(Date.now() - 60_000);
    expect(await test.audited()).toEqual([`backup.download ${NAME}.zip`]);
    const { after, actor_id } = await test.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect([actor_id, JSON.parse(after ?? '')]).toEqual(['root', { bytes: archive.length }]);
  });

  it('can be made once more', async () => {
    await download();
    await expect.poll(listCopies).toBeNull();
    expect((await download()).length).toBeGreaterThan(50_000);
  });

  it('needs a password that was shown lately', async () => {
    const token = await test.signInAs('root');
    test.advance(FRESH_MS);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await test.app.inject({ method: 'POST', url: HEALTH_CALLS.backup.path, headers });
    expect([outcomeOf(reply), listCopies()]).toEqual(['NEED_PASSWORD_CONFIRMATION', null]);
  });
});

/** The machine may have other work for longer than the usual second. */
const PATIENT = { timeout: 20_000 };

describe.skipIf(process.env.TEST_DATABASE_URL)('a download that another one or a client interrupts', () => {
  /** Starts a download of a database that the buffers of a connection do not hold, and reads nothing of it. */
  async function start(): Promise<IncomingMessage> {
    test = await createAdminApp({}, { isAlone: true });
    const facts = { content: 'x'.repeat(1024 ** 2), size: 1, width: 1, height: 1, created_at: 0, used_at: 0 };
    for (let at = 0; at < 32; at += 1)
      await test.db
        .insertInto('uploads')
        .values({ hash: String(at), ...facts })
        .execute();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${await test.signInAs('root')}` };
    const { port } = test.app.server.address() as { port: number };
    return new Promise((resolve, reject) => {
      const call = request(
        { port, host: '127.0.0.1', path: HEALTH_CALLS.backup.path, method: 'POST', headers },
        resolve,
      );
      call.on('error', reject).end();
    });
  }

  it('is the only one', async () => {
    const first = await start();
    expect(listCopies()).toEqual([NAME]);
    for (const call of [HEALTH_CALLS.backup, HEALTH_CALLS.storeBackup])
      expect(outcomeOf(await test.as('second', call))).toBe('TOO_BUSY');
    expect(listCopies()).toEqual([NAME]);
    await once(first.resume(), 'end');
    await expect.poll(listCopies, PATIENT).toBeNull();
    expect(outcomeOf(await test.as('second', HEALTH_CALLS.read))).toBe('ok');
    expect((await test.as('second', HEALTH_CALLS.backup)).statusCode).toBe(200);
  });

  it('leaves nothing behind, and does not count as a backup, when the client hangs up', async () => {
    (await start()).destroy();
    await expect.poll(listCopies, PATIENT).toBeNull();
    expect(readLastBackup(test.dataDirectory)).toBeNull();
    await download();
    await expect.poll(() => readLastBackup(test.dataDirectory), PATIENT).not.toBeNull();
  });
});

describe('a download is refused', () => {
  let context: BackupContext;
  let caller: AdminCaller;
  let logged: string[];
  beforeEach(async () => {
    logged = [];
    const session = await findSession(test.accounts, await test.signInAs('root'));
    caller = { session, address: '203.0.113.1', access: HEALTH_CALLS.backup.access };
    context = {
      admin: { accounts: test.accounts, publicOrigin: null },
      config: parseConfig({ MYTHINKN_DATA: test.dataDirectory }),
      log: { error: (message, cause) => logged.push(`${message} ${String(cause)}`) },
      readDiskUsage: async () => ({ freeBytes: 1024 ** 3, usedBytes: 0 }),
      bytesMax: BACKUP_BYTES_MAX,
    };
  });
  const attempt = (changes: Partial<BackupContext> = {}) => createBackups({ ...context, ...changes }).download(caller);

  it('with PostgreSQL, and names the tool that backs it up', async () => {
    const other = await createAdminApp({ DATABASE_URL: 'postgres://localhost/mythinkn' });
    const reply = await other.as('root', HEALTH_CALLS.backup);
    expect([reply.statusCode, outcomeOf(reply)]).toEqual([409, 'BACKUP_IN_POSTGRES']);
    expect(reply.json().message).toContain('pg_dump');
    expect(await other.audited()).toEqual([]);
  });

  describe.skipIf(process.env.TEST_DATABASE_URL)('over the embedded database', () => {
    it.each([
      ['for a large database', () => ({ bytesMax: 10_000 }), 'BACKUP_TOO_LARGE'],
      [
        'on a full disk',
        () => ({ readDiskUsage: async () => ({ freeBytes: FREE_BYTES_MIN, usedBytes: 1 }) }),
        'BACKUP_NO_SPACE',
      ],
    ])('%s', async (_case, toChanges, code) => {
      await expect(attempt(toChanges())).rejects.toMatchObject({ code });
      expect([listCopies(), await test.audited(), logged]).toEqual([null, [], []]);
    });

    it('with a damaged secret, leaves nothing behind, and works again afterwards', async () => {
      const file = join(test.dataDirectory, 'secret');
      const secret = readFileSync(file);
      writeFileSync(file, secret.subarray(16));
      const backups = createBackups(context);
      await expect(backups.download(caller)).rejects.toMatchObject({ code: 'BACKUP_FAILED' });
      expect(logged).toEqual([expect.stringContaining(copy.backup.damagedSecret(file))]);
      expect([listCopies(), await test.audited()]).toEqual([null, []]);
      writeFileSync(file, secret);
      const { close } = await backups.download(caller);
      close();
      expect(listCopies()).toBeNull();
    });

    it('to a caller who lost the rank while it was made', async () => {
      await test.db.deleteFrom('user_roles').where('user_id', '=', 'root').execute();
      await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect([listCopies(), await test.audited()]).toEqual([null, []]);
    });
  });
});

it('removes the copy that a killed process left', () => {
  const folder = join(test.dataDirectory, 'backup-download');
  mkdirSync(folder);
  writeFileSync(join(folder, 'mythinkn.db'), 'x');
  removeBackupCopies(test.dataDirectory);
  expect(listCopies()).toBeNull();
  expect(() => removeBackupCopies(test.dataDirectory)).not.toThrow();
});
