import { expect, it } from 'vitest';
import { EMBEDDED_ONLY, listDatabaseTests, listTestsWithDatabase } from './database-tests.ts';

it('runs tests that touch a database once more on PostgreSQL', () => {
  const tests = listDatabaseTests();
  expect(tests).toEqual(
    expect.arrayContaining([
      'tests/server/accounts/races.test.ts',
      'tests/server/crash.long.test.ts',
      'tests/server/db/migrate.test.ts',
      'tests/server/postgres-process.long.test.ts',
    ]),
  );
  for (const test of [
    'tests/server/config.test.ts',
    'tests/server/db/data-directory.test.ts',
    'tests/server/mail/templates.test.ts',
    'tests/server/pages.test.ts',
    'tests/server/restore.test.ts',
  ]) {
    expect(tests).not.toContain(test);
  }
});

it('leaves out only tests that exist and touch a database, each with a reason', () => {
  const all = listTestsWithDatabase();
  const left = Object.entries(EMBEDDED_ONLY);
  expect(left.filter(([test, reason]) => !all.includes(`tests/server/${test}`) || reason === '')).toEqual([]);
  expect(listDatabaseTests()).toHaveLength(all.length - left.length);
});

it('runs a flow of every service on PostgreSQL', () => {
  const folders = new Set(listDatabaseTests().map((test) => test.split('/').slice(2, -1).join('/')));
  const services = ['accounts', 'admin', 'admin-access', 'db', 'flock', 'lan', 'mail', 'portal', 'settings'];
  expect(services.filter((service) => !folders.has(service))).toEqual([]);
});
