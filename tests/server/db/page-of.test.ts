import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../server/db/page-of.ts';
import type { Database } from '../../../server/db/schema.ts';
import { pageQuery, pageReply } from '../../../src/core/contracts/page.ts';
import { z } from '../../../src/core/schema.ts';
import { openTestDatabase } from '../open-test-database.ts';

const query = pageQuery(['at', 'action'], 'desc');
const COLUMNS = { at: 'audit_log.at', action: 'audit_log.action' } as const;

/** Entries `01` to `25`; every time occurs five times. */
async function openFilledDatabase(): Promise<Kysely<Database>> {
  const { db } = await openTestDatabase();
  const rows = Array.from({ length: 25 }, (_, index) => ({
    id: String(index + 1).padStart(2, '0'),
    at: Math.floor(index / 5),
    actor_id: null,
    action: index % 2 === 0 ? 'even' : 'odd',
    target: '',
    before: null,
    after: null,
    address: '',
  }));
  await db.insertInto('audit_log').values(rows).execute();
  return db;
}

const readPage = async (db: Kysely<Database>, request: Record<string, string>) => {
  const all = db.selectFrom('audit_log').select('id');
  const { rows, ...page } = await pageOf(all, query.parse(request), COLUMNS, 'audit_log.id');
  return { ...page, ids: rows.map(({ id }) => id) };
};

describe('a page of a query', () => {
  it('has the newest twenty by default, and the total of all', async () => {
    const db = await openFilledDatabase();
    const { ids, ...page } = await readPage(db, {});
    expect(page).toEqual({ total: 25, page: 1, size: 20 });
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, '25', '06']);
  });

  it.each(['at', '-at', 'action', '-action'])(
    'shows every row exactly once over all pages, sorted by %s',
    async (sort) => {
      const db = await openFilledDatabase();
      const ids: string[] = [];
      for (const page of ['1', '2', '3', '4']) ids.push(...(await readPage(db, { page, size: '7', sort })).ids);
      const { ids: whole } = await readPage(db, { size: '100', sort });
      expect(ids).toEqual(whole);
      expect(ids.toSorted()).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0')));
    },
  );

  it('is empty behind the end, and counts only what the query selects', async () => {
    const db = await openFilledDatabase();
    expect(await readPage(db, { page: '9' })).toEqual({ total: 25, page: 9, size: 20, ids: [] });
    const odd = db.selectFrom('audit_log').selectAll().where('action', '=', 'odd').orderBy('audit_log.at');
    expect((await pageOf(odd, query.parse({ size: '5' }), COLUMNS, 'audit_log.id')).total).toBe(12);
  });

  it('fits the reply of the contract', async () => {
    const db = await openFilledDatabase();
    const page = await pageOf(db.selectFrom('audit_log').select('id'), query.parse({}), COLUMNS, 'audit_log.id');
    expect(pageReply(z.object({ id: z.string() })).parse(page)).toEqual(page);
  });
});

it.each([
  [{ page: '0' }],
  [{ page: '1.5' }],
  [{ page: 'x' }],
  [{ size: '0' }],
  [{ size: '101' }],
  [{ sort: 'password_hash' }],
  [{ sort: 'at; drop table users' }],
  [{ sort: '--at' }],
])('the query %o is rejected', (request) => {
  expect(query.safeParse(request).success).toBe(false);
});
