import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/db/open-database.ts';
import { createPostgresPool, POSTGRES_TIMES } from '../../../server/db/postgres-pool.ts';
import { createTestDirectory } from '../create-test-directory.ts';
import { createTestPlace, openTestDatabase } from '../open-test-database.ts';

const MIGRATOR = fileURLToPath(new URL('migrating-process.ts', import.meta.url));
const PROCESSES = 4;
const QUIET = { info: () => {}, error: () => {} };

it('names an unreachable server without its password', async () => {
  const databaseUrl = 'postgres://somebody:hunter2@127.0.0.1:1/db';
  const opening = openDatabase({ dataDirectory: await createTestDirectory(), databaseUrl }, QUIET);
  await expect(opening).rejects.toThrow(/^(?![\s\S]*hunter2)[\s\S]*127\.0\.0\.1:1[\s\S]*ECONNREFUSED/);
});

if (process.env.TEST_DATABASE_URL) {
  describe('on PostgreSQL', () => {
    it('lets several processes migrate at the same time', async () => {
      const place = await createTestPlace();
      const children = Array.from({ length: PROCESSES }, () =>
        fork(MIGRATOR, [JSON.stringify(place)], { execArgv: ['--import', 'tsx'] }),
      );
      await Promise.all(children.map((child) => once(child, 'message')));
      const answers = children.map((child) => once(child, 'message'));
      for (const child of children) child.send('open');
      expect((await Promise.all(answers)).map(([answer]) => answer)).toEqual(Array(PROCESSES).fill('roles: 7'));
    });

    it('looks for tables in its own schema alone, where no other program drops them meanwhile', async () => {
      const own = await openTestDatabase();
      const other = await openDatabase(await createTestPlace(), QUIET);
      onTestFinished(other.close);
      const tables = await own.db.introspection.getTables({ withInternalKyselyTables: true });
      expect(tables.filter(({ name }) => name === 'kysely_migration')).toHaveLength(1);
    });

    it('lets two servers share one data directory', async () => {
      const first = await openTestDatabase();
      const second = await openDatabase(first, QUIET);
      await second.close();
    });

    it('answers a timeout while waiting for a connection with the expected error TOO_BUSY', async () => {
      const { databaseUrl } = await createTestPlace();
      const pool = createPostgresPool(databaseUrl ?? '', QUIET, { ...POSTGRES_TIMES, connectMs: 1000 });
      onTestFinished(() => pool.end());
      const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
      await expect(pool.connect()).rejects.toMatchObject({ code: 'TOO_BUSY', details: { retryAfter: 3 } });
      for (const client of held) client.release();
      (await pool.connect()).release();
    });

    it('rejects a server that answers before a commit is on the disk', async () => {
      const { dataDirectory, databaseUrl } = await createTestPlace();
      const url = new URL(databaseUrl ?? '');
      url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=off`);
      const opening = openDatabase({ dataDirectory, databaseUrl: url.href }, QUIET);
      await expect(opening).rejects.toThrow('synchronous_commit=off');
    });
  });
}
