import { expect, it } from 'vitest';
import { pruneAccounts } from '../../../server/services/accounts/prune.ts';
import { createAccountsApp, register, signIn } from './create-accounts-app.ts';

const DAY_MS = 24 * 60 * 60_000;

it('removes expired codes, throttles and sessions, and keeps accounts', async () => {
  const test = await createAccountsApp();
  await register(test, 'lin@example.com', 'Lin');
  await signIn(test, 'lin@example.com');
  await test.call('login', { username: 'mei@example.com', password: 'x' });
  const { db } = test;
  const tables = ['email_codes', 'throttles', 'sessions', 'users'] as const;
  const count = async () =>
    Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
  const before = await count();
  await pruneAccounts(test.accounts);
  expect(await count()).toEqual(before);
  expect(Math.min(...before)).toBeGreaterThan(0);
  test.advance(DAY_MS);
  await pruneAccounts(test.accounts);
  expect(await count()).toEqual([0, 0, 0, 1]);
});
