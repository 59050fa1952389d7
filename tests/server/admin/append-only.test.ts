import { expect, it } from 'vitest';
import { readSourceFiles } from '../../architecture/source-files.ts';

const CHANGES =
  /(?:updateTable|deleteFrom|dropTable)\(\s*['"]audit_log['"]|(?:update|delete from|drop table|truncate) audit_log/;

it('has no code in the server that changes or deletes an entry of the audit log', () => {
  const changing = readSourceFiles().filter(({ path, text }) => path.startsWith('server/') && CHANGES.test(text));
  expect(changing.map(({ path }) => path)).toEqual([]);
});

it.each(["db.deleteFrom('audit_log')", "db.updateTable('audit_log')", 'sql`delete from audit_log`'])(
  'would report %s',
  (text) => {
    expect(CHANGES.test(text)).toBe(true);
  },
);
