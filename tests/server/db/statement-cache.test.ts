import type { SqliteDatabase } from 'kysely';
import { expect, it } from 'vitest';
import { cacheStatements } from '../../../server/db/statement-cache.ts';
import { openTestDatabase } from '../open-test-database.ts';

function createConnection() {
  const prepared: string[] = [];
  const connection: SqliteDatabase = {
    prepare(sql) {
      prepared.push(sql);
      return {
        reader: true,
        all: () => [],
        run: () => ({ changes: 0, lastInsertRowid: 0 }),
        iterate: () => [].values(),
      };
    },
    close: () => prepared.push('closed'),
  };
  return { connection: cacheStatements(connection, 2), prepared };
}

it.each([
  ['a statement is prepared once', 'aaa', 'a'],
  ['statements are kept while they fit', 'abab', 'ab'],
  ['the least recently used is dropped first', 'abacab', 'abcb'],
])('%s', (_rule, used, expected) => {
  const { connection, prepared } = createConnection();
  for (const sql of used) connection.prepare(sql);
  expect(prepared.join('')).toBe(expected);
});

it('closes the connection with the cache', () => {
  const { connection, prepared } = createConnection();
  connection.close();
  expect(prepared).toEqual(['closed']);
});

it('reuses a statement that failed, inside a transaction and after it', async () => {
  const { db } = await openTestDatabase();
  const insert = (id: string) =>
    db.insertInto('revoked_tokens').values({ id, expires_at: 1 }).returning('id').execute();
  expect(await insert('a')).toEqual([{ id: 'a' }]);
  await expect(insert('a')).rejects.toThrow();
  expect(await insert('b')).toEqual([{ id: 'b' }]);
  const transaction = db.transaction().execute(async (trx) => {
    await trx.insertInto('revoked_tokens').values({ id: 'c', expires_at: 1 }).returning('id').execute();
    await trx.insertInto('revoked_tokens').values({ id: 'a', expires_at: 1 }).returning('id').execute();
  });
  await expect(transaction).rejects.toThrow();
  expect(await insert('c')).toEqual([{ id: 'c' }]);
  const rows = await db.selectFrom('revoked_tokens').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
