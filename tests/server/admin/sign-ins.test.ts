import { beforeEach, expect, it } from 'vitest';
import { FAILED_SIGN_INS_PER_MINUTE, SIGN_INS_KEPT_MS } from '../../../server/services/accounts/constants.ts';
import { pruneAccounts } from '../../../server/services/accounts/prune.ts';
import { AUDIT_CALLS } from '../../../src/core/contracts/admin-audit.ts';
import { SIGN_IN_CALLS, type SignIn } from '../../../src/core/contracts/admin-sign-ins.ts';
import { EMAIL, PASSWORD, register } from '../accounts/create-accounts-app.ts';
import { type AdminApp, createAdminApp } from './create-admin-app.ts';

const HOME = '203.0.113.9';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let test: AdminApp;
beforeEach(async () => {
  test = await createAdminApp();
  await register(test, EMAIL, '小林');
});

async function list(query: Readonly<Record<string, string>> = {}): Promise<readonly SignIn[]> {
  const reply = await test.as('root', SIGN_IN_CALLS.list, { query: { ...query } });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()]);
  return reply.json().data.rows;
}

const outcomes = (rows: readonly SignIn[]) => rows.map(({ outcome }) => outcome);

/** Sends a login a second after the one before, so that the log has an order. */
async function attempt(password: string, { email = EMAIL, emailCode = '', from = HOME } = {}): Promise<void> {
  test.advance(1000);
  await test.call('login', { username: email, password, emailCode }, { from, headers: { 'user-agent': FIREFOX } });
}

it('has every attempt with its reason, address and device, the newest first', async () => {
  await attempt('wrong');
  await attempt(PASSWORD);
  await attempt(PASSWORD, { emailCode: '000000' });
  await attempt(PASSWORD, { emailCode: await test.latestCode(EMAIL) });
  await test.db.updateTable('users').set({ status: 'disabled' }).where('email', '=', EMAIL).execute();
  await attempt(PASSWORD);
  const rows = await list();
  expect(outcomes(rows)).toEqual([
    ...['ACCOUNT_DISABLED', 'ok', 'WRONG_CODE', 'NEED_EMAIL_VERIFICATION', 'WRONG_CREDENTIALS', 'ok'],
  ]);
  expect(rows[1]).toMatchObject({
    ...{ username: '小林', email: EMAIL, typed: '', area: 'portal', address: HOME },
    device: expect.stringContaining('Firefox'),
  });
  expect(rows.at(-1)).toMatchObject({ area: 'register', outcome: 'ok' });
});

it('keeps a shortened address of somebody without an account, and never a password', async () => {
  await attempt('Secret-word-1', { email: 'stranger@example.com' });
  const [row] = await list({ result: 'failed' });
  expect(row).toMatchObject({ userId: null, username: null, email: null, typed: 's***@example.com' });
  expect(JSON.stringify(await test.db.selectFrom('sign_ins').selectAll().execute())).not.toContain('Secret-word-1');
});

it.each([
  [{ account: '小林' }, 2],
  [{ account: EMAIL.toUpperCase() }, 2],
  [{ account: 'nobody' }, 0],
  [{ account: '%' }, 0],
  [{ result: 'failed' }, 2],
  [{ result: 'ok' }, 1],
  [{ address: '198.51.100.7' }, 1],
  [{ address: HOME, result: 'failed' }, 1],
  [{ from: '1', to: '2' }, 0],
])('is filtered by %o', async (query, count) => {
  await attempt('wrong');
  await attempt('wrong', { email: 'stranger@example.com', from: '198.51.100.7' });
  expect(await list({ ...query } as Record<string, string>)).toHaveLength(count);
});

it('is paged and sorted by time alone', async () => {
  for (const password of ['one', 'two', 'three']) await attempt(password);
  const all = await list({ sort: 'at' });
  const pages = [await list({ sort: 'at', size: '2' }), await list({ sort: 'at', size: '2', page: '2' })];
  expect(pages.flat()).toEqual(all);
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b));
  expect((await test.as('root', SIGN_IN_CALLS.list, { query: { sort: 'address' } })).statusCode).toBe(400);
});

it.each(['ada', 'uma'])('is closed to %s, with its export', async (person) => {
  for (const call of [SIGN_IN_CALLS.list, SIGN_IN_CALLS.export])
    expect((await test.as(person, call)).statusCode).toBe(403);
});

it('is exported with its filters in words, over all batches, and the export is recorded', async () => {
  const { id: user_id } = await test.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  const same = {
    user_id,
    typed: '',
    area: 'portal',
    outcome: 'ok',
    is_failed: 0,
    address: '192.0.2.4',
    device: '',
  } as const;
  const rows = Array.from({ length: 1100 }, (_, index) => ({ ...same, id: `s${index}`, at: Math.floor(index / 3) }));
  await test.db.insertInto('sign_ins').values(rows).execute();
  const reply = await test.as('root', SIGN_IN_CALLS.export, { query: { address: '192.0.2.4' } });
  const lines = reply.body.trim().split('\r\n').slice(1);
  expect([lines.length, new Set(lines).size]).toEqual([1100, 1100]);
  expect(lines[0]).toContain(`小林,${EMAIL},站点,登录成功,192.0.2.4,`);
  const [entry] = (await test.as('root', AUDIT_CALLS.list)).json().data.rows;
  expect(entry).toMatchObject({ action: 'export.signIns', after: expect.stringContaining('192.0.2.4') });
});

it('a flood of failures fills neither the log nor the minute of other addresses', async () => {
  for (let index = 0; index < FAILED_SIGN_INS_PER_MINUTE.address + 3; index += 1)
    await test.call('login', { username: `a${index}@example.com`, password: 'x' }, { from: HOME });
  expect(await list({ result: 'failed', size: '100' })).toHaveLength(FAILED_SIGN_INS_PER_MINUTE.address);
  await test.call('login', { username: EMAIL, password: 'x' }, { from: '198.51.100.7' });
  expect(await list({ address: '198.51.100.7' })).toHaveLength(1);
  for (let index = 0; index < FAILED_SIGN_INS_PER_MINUTE.all; index += 1)
    await test.call('login', { username: EMAIL, password: 'x' }, { from: `100.64.${index}.1` });
  expect(await list({ result: 'failed', size: '100' })).toHaveLength(FAILED_SIGN_INS_PER_MINUTE.all);
});

it('forgets failures before sessions, and everything of an account that is deleted', async () => {
  await attempt('wrong');
  test.advance(SIGN_INS_KEPT_MS.failed + 1);
  await pruneAccounts(test.accounts);
  expect(outcomes(await list())).toEqual(['ok']);
  test.advance(SIGN_INS_KEPT_MS.started - SIGN_INS_KEPT_MS.failed);
  await pruneAccounts(test.accounts);
  const stored = () => test.db.selectFrom('sign_ins').selectAll().execute();
  expect(await stored()).toEqual([]);
  await attempt('wrong');
  expect(await stored()).toHaveLength(1);
  await test.db.deleteFrom('users').where('email', '=', EMAIL).execute();
  expect(await stored()).toEqual([]);
});
