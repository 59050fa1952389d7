import { expect, it } from 'vitest';
import { listDatabaseTests } from './database-tests.ts';

it('runs only the tests that touch a database once more on PostgreSQL', () => {
  const tests = listDatabaseTests();
  expect(tests).toEqual(
    expect.arrayContaining([
      'tests/server/accounts/races.test.ts',
      'tests/server/crash.test.ts',
      'tests/server/db/migrate.test.ts',
      'tests/server/http/access-matrix.test.ts',
      'tests/server/postgres-process.test.ts',
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
