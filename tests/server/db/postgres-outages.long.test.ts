import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/db/open-database.ts';
import { openPostgresDatabase } from '../../../server/db/postgres-database.ts';
import { POSTGRES_TIMES } from '../../../server/db/postgres-pool.ts';
import type { Database } from '../../../server/db/schema.ts';
import { createTestPlace } from '../open-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';

const TIMES = { connectMs: 500, queryMs: 800, statementMs: 600, lockMs: 300, idleInTransactionMs: 1000, pauseMs: 100 };
const BUSY = { code: 'TOO_BUSY', details: { retryAfter: 3 } };
const CALLERS = 15;

if (process.env.TEST_DATABASE_URL) {
  let proxy: DatabaseProxy;
  let url: string;
  let db: Kysely<Database>;
  let lines: string[];

  beforeEach(async () => {
    const place = await createTestPlace();
    url = place.databaseUrl ?? '';
    await (await openDatabase(place, { info: () => {}, error: () => {} })).close();
    proxy = await startDatabaseProxy(url);
    lines = [];
    const log = { error: (message: string, cause?: unknown) => lines.push(`${message} ${String(cause)}`) };
    ({ db } = await openPostgresDatabase(proxy.url, log, TIMES));
    onTestFinished(() => db.destroy());
    await countUsers();
  });

  const countUsers = () => db.selectFrom('users').select('id').execute();
  /** Holds a connection in a transaction until the database server has answered a slow query. */
  const sleepInTransaction = (seconds: number) =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_sleep(${sql.lit(seconds)})`.execute(transaction);
    });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (error) => error.code ?? String(error),
    );

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  describe('a call on PostgreSQL', () => {
    it('fails as TOO_BUSY when its connection is ended in a transaction, and the next one works', async () => {
      const work = [0.5, 0.5, 0.5].map((seconds) => codeOf(sleepInTransaction(seconds)));
      await wait(150);
      await onServer(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and pid <> pg_backend_pid()",
      );
      expect(new Set(await Promise.all(work))).toEqual(new Set(['TOO_BUSY']));
      await countUsers();
      expect(lines.join('\n')).not.toContain('    at ');
    });

    it('fails as TOO_BUSY while connections are cut under load, and works a moment later', async () => {
      const work = Array.from({ length: CALLERS }, () => codeOf(sleepInTransaction(0.3)));
      await wait(100);
      proxy.cut();
      expect((await Promise.all(work)).filter((code) => code !== 'TOO_BUSY' && code !== 'answered')).toEqual([]);
      await countUsers();
    });

    it('fails as TOO_BUSY while the server is stopped, and works as soon as it runs again', async () => {
      const work = Array.from({ length: CALLERS }, () => codeOf(sleepInTransaction(0.3)));
      await wait(100);
      await proxy.stop();
      expect(new Set(await Promise.all(work))).toEqual(new Set(['TOO_BUSY']));
      await expect(countUsers()).rejects.toMatchObject(BUSY);
      await proxy.start();
      await countUsers();
    });

    it('fails as TOO_BUSY within the time limits while the server does not answer, and recovers', async () => {
      await Promise.all(Array.from({ length: CALLERS }, countUsers));
      proxy.freeze();
      const startedAt = performance.now();
      const codes = await Promise.all(Array.from({ length: 3 * CALLERS }, () => codeOf(countUsers())));
      expect(new Set(codes)).toEqual(new Set(['TOO_BUSY']));
      expect(performance.now() - startedAt).toBeLessThan(TIMES.connectMs + TIMES.queryMs + 1000);
      // Connections from before are dead on many networks, and must not be tried one after the other.
      proxy.cut();
      proxy.thaw();
      await wait(TIMES.pauseMs);
      await countUsers();
    });

    it('fails at once for a moment after the server did not answer', async () => {
      proxy.freeze();
      await expect(countUsers()).rejects.toMatchObject(BUSY);
      const startedAt = performance.now();
      await expect(countUsers()).rejects.toMatchObject(BUSY);
      expect(performance.now() - startedAt).toBeLessThan(TIMES.pauseMs);
      proxy.thaw();
    });

    it('does not wait long for a locked table, and leaves connections for others', async () => {
      const locker = new pg.Client({ connectionString: url });
      await locker.connect();
      onTestFinished(() => locker.end());
      await locker.query('begin; lock table users in access exclusive mode');
      const waiting = Array.from({ length: 10 }, () => codeOf(countUsers()));
      await db.selectFrom('throttles').select('key').execute();
      expect(new Set(await Promise.all(waiting))).toEqual(new Set(['TOO_BUSY']));
      await locker.query('rollback');
      await countUsers();
    });

    it('is ended by the server when its query takes too long', async () => {
      expect(await codeOf(sleepInTransaction(5))).toBe('TOO_BUSY');
      expect(lines).toEqual([expect.stringContaining('statement timeout')]);
      await countUsers();
    });

    it('keeps the errors of wrong statements', async () => {
      await expect(sql`select * from missing`.execute(db)).rejects.toMatchObject({ code: '42P01' });
      expect(lines).toEqual([]);
    });
  });

  it('closes while the server does not answer', async () => {
    await Promise.all(Array.from({ length: CALLERS }, countUsers));
    proxy.freeze();
    const work = codeOf(countUsers());
    const startedAt = performance.now();
    await db.destroy();
    expect(performance.now() - startedAt).toBeLessThan(TIMES.queryMs + 1000);
    expect(await work).toBe('TOO_BUSY');
  });
}

it('answers a call within 15 seconds while the server does not answer', () => {
  const { connectMs, queryMs, statementMs, lockMs } = POSTGRES_TIMES;
  expect(connectMs + queryMs).toBeLessThan(15_000);
  expect(statementMs).toBeLessThan(queryMs);
  expect(lockMs).toBeLessThan(statementMs);
});
