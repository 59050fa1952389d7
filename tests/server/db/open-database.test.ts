import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});

it('returns times as numbers', async () => {
  const at = 1_700_000_000_123;
  const throttle = { key: 'a', count: 1, window_started_at: at, blocked_until: at };
  await database.db.insertInto('throttles').values(throttle).execute();
  expect(await database.db.selectFrom('throttles').selectAll().executeTakeFirstOrThrow()).toEqual(throttle);
});

it('returns counts as numbers', async () => {
  const { count } = await database.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

it('closes all its files to other users', () => {
  expect(statSync(database.dataDirectory).mode & 0o777).toBe(0o700);
  for (const file of database.dialect === 'embedded' ? ['mythinkn.db', 'mythinkn.db-wal', 'lock', 'lock.db'] : []) {
    expect(statSync(join(database.dataDirectory, file)).mode & 0o777, file).toBe(0o600);
  }
});
