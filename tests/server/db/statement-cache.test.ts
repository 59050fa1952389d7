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
    db.insertInto('roles').values({ name: id, rank: 1, label: '' }).returning('name').execute();
  expect(await insert('a')).toEqual([{ name: 'a' }]);
  await expect(insert('a')).rejects.toThrow();
  expect(await insert('b')).toEqual([{ name: 'b' }]);
  const transaction = db.transaction().execute(async (trx) => {
    await trx.insertInto('roles').values({ name: 'c', rank: 1, label: '' }).returning('name').execute();
    await trx.insertInto('roles').values({ name: 'a', rank: 1, label: '' }).returning('name').execute();
  });
  await expect(transaction).rejects.toThrow();
  expect(await insert('c')).toEqual([{ name: 'c' }]);
  const rows = await db.selectFrom('roles').select('name').where('rank', '=', 1).orderBy('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});
