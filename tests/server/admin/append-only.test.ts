import { expect, it } from 'vitest';
import { createAddressSweep } from '../../../server/services/audit-addresses.ts';
import { readSourceFiles } from '../../architecture/source-files.ts';
import { createAdminApp } from './create-admin-app.ts';

const CHANGES =
  /(?:updateTable|deleteFrom|dropTable)\(\s*['"]audit_log['"]|(?:update|delete from|drop table|truncate) audit_log/;

/** Empties the network addresses of old entries. */
const SWEEP = 'server/services/audit-addresses.ts';

it('has no code in the server that changes or deletes an entry of the audit log, but for old network addresses', () => {
  const changing = readSourceFiles().filter(({ path, text }) => path.startsWith('server/') && CHANGES.test(text));
  expect(changing.map(({ path }) => path)).toEqual([SWEEP]);
});

it.each(["db.deleteFrom('audit_log')", "db.updateTable('audit_log')", 'sql`delete from audit_log`'])(
  'would report %s',
  (text) => {
    expect(CHANGES.test(text)).toBe(true);
  },
);

it('empties the network addresses of entries older than the days, and nothing else of any entry', async () => {
  const { db } = await createAdminApp();
  const DAY_MS = 24 * 60 * 60_000;
  let today = 100;
  const rest = { actor_id: 'root', action: 'user.edit', target: 'uma', before: '{"a":1}', after: '{"a":2}' };
  const entry = (id: string, day: number) => ({ id, at: day * DAY_MS, ...rest, address: '203.0.113.1' });
  const readAll = () => db.selectFrom('audit_log').selectAll().orderBy('at').orderBy('id').execute();
  // More than one query reads, with several entries at one time.
  const old = Array.from({ length: 1200 }, (_, index) => entry(`old ${index}`, index % 2));
  const entries = [...old, entry('kept', 70), entry('new', 100)];
  await db.insertInto('audit_log').values(entries).execute();
  const before = await readAll();
  const sweep = createAddressSweep({ db, now: () => today * DAY_MS + 1, days: 30 });
  const kept = async () => (await readAll()).filter(({ address }) => address !== '').map(({ id }) => id);
  today = 99;
  await sweep();
  expect(await kept()).toEqual(['kept', 'new']);
  today = 100;
  await sweep();
  expect(await kept()).toEqual(['new']);
  const without = (rows: Awaited<ReturnType<typeof readAll>>) => rows.map((row) => ({ ...row, address: '' }));
  expect(without(await readAll())).toEqual(without(before));
});
