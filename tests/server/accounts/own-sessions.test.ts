import { beforeEach, expect, it } from 'vitest';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { type OwnSession, SESSION_CALLS } from '../../../src/core/contracts/sessions.ts';
import {
  type AccountsApp,
  createMemberApp,
  EMAIL,
  MINUTE_MS,
  OTHER,
  PASSWORD,
  register,
  signIn,
} from './create-accounts-app.ts';

const HOUR_MS = 60 * MINUTE_MS;

let test: AccountsApp;
beforeEach(async () => {
  test = await createMemberApp();
});

const send = (call: Pick<Call, 'method' | 'path'>, token: string, id = '', payload: object = {}) =>
  test.app.inject({
    method: call.method,
    url: call.path.replace(':id', encodeURIComponent(id)),
    headers: { authorization: `Bearer ${token}` },
    ...(call.method !== 'GET' && { payload }),
  });
const endOthers = (token: string, currentPassword = PASSWORD) =>
  send(SESSION_CALLS.endOthers, token, '', { currentPassword });
const list = async (token: string): Promise<OwnSession[]> =>
  (await send(SESSION_CALLS.list, token)).json().data.sessions;
const statusOf = async (token: string) => (await test.call('profile', null, { token })).statusCode;

/** Signs in on another device, a minute later. */
async function signInLater(email = EMAIL): Promise<string> {
  test.advance(MINUTE_MS);
  return signIn(test, email);
}

it('lists the own sessions, the current one first, then the latest seen first', async () => {
  const [first, second, third] = [await signIn(test, EMAIL), await signInLater(), await signInLater()];
  test.advance(6 * MINUTE_MS);
  await statusOf(first);
  await test.accounts.activity.flush();
  const sessions = await list(second);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(sessions.map(({ lastSeenAt }) => test.now() - lastSeenAt)).toEqual([0, 0, 6 * MINUTE_MS]);
  expect(sessions.map(({ createdAt }) => test.now() - createdAt)).toEqual([7, 8, 6].map((count) => count * MINUTE_MS));
  expect(sessions[0]).toMatchObject({ address: '203.0.113.1', device: '' });
  expect((await list(third))[0]?.id).not.toBe(sessions[0]?.id);
});

it('never shows the id that a token contains', async () => {
  const token = await signIn(test, EMAIL);
  const { id } = await test.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  expect((await send(SESSION_CALLS.list, token)).body).not.toContain(id);
});

it('lists neither sessions of others nor those that are over', async () => {
  await register(test, OTHER, 'Mei');
  await signIn(test, OTHER);
  await signIn(test, EMAIL);
  test.advance(12 * HOUR_MS);
  const token = await signIn(test, EMAIL);
  expect(await list(token)).toHaveLength(1);
  const { id } = await test.db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
  const old = { id: 'old version', user_id: id, token_version: -1, device: '', address: '' };
  const times = { created_at: test.now(), last_seen_at: test.now(), expires_at: test.now() + HOUR_MS };
  await test.db
    .insertInto('sessions')
    .values({ ...old, ...times })
    .execute();
  expect(await list(token)).toHaveLength(1);
});

it('ends one session by its id', async () => {
  const [first, second, third] = [await signIn(test, EMAIL), await signInLater(), await signInLater()];
  const [firstId] = (await list(first)).map(({ id }) => id);
  const reply = await send(SESSION_CALLS.end, second, firstId);
  expect([reply.statusCode, reply.json().message]).toEqual([200, '已退出那台设备']);
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 200, 200]);
  expect((await send(SESSION_CALLS.end, second, firstId)).statusCode).toBe(200);
});

it.each(['x', '', '%00', 'a'.repeat(64)])('ends nothing for the id %j', async (id) => {
  const token = await signIn(test, EMAIL);
  await send(SESSION_CALLS.end, token, id);
  expect(await statusOf(token)).toBe(200);
});

it('never ends a session of another user', async () => {
  await register(test, OTHER, 'Mei');
  const [mine, theirs] = [await signIn(test, EMAIL), await signIn(test, OTHER)];
  const [{ id } = { id: '' }] = await list(theirs);
  expect((await send(SESSION_CALLS.end, mine, id)).statusCode).toBe(200);
  expect((await endOthers(mine)).statusCode).toBe(200);
  expect(await statusOf(theirs)).toBe(200);
});

it('ends all other sessions and keeps the asking session', async () => {
  const tokens = [await signIn(test, EMAIL), await signInLater(), await signInLater()];
  expect((await endOthers(tokens[1] ?? '')).statusCode).toBe(200);
  expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 200, 401]);
  expect(await list(tokens[1] ?? '')).toHaveLength(1);
});

it('ends no other session without the password, which cannot be guessed', async () => {
  const [mine, other] = [await signIn(test, EMAIL), await signInLater()];
  const codes = [];
  for (let guess = 0; guess < 7; guess += 1) codes.push((await endOthers(mine, `Guess-${guess}`)).json().code);
  expect(codes).toEqual([...Array(5).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  expect((await send(SESSION_CALLS.endOthers, mine)).statusCode).toBe(400);
  expect(await statusOf(other)).toBe(200);
});
