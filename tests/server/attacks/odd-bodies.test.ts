import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isAllowedUsername } from '../../../src/core/auth/username.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { type AccountsApp, createMemberApp, EMAIL, signIn } from '../accounts/create-accounts-app.ts';
import { ODD_BODIES, ODD_VALUES } from './odd-bodies.ts';
import { CHANGING_CALLS, listFields, needsBody, toBody, toUrl } from './product-calls.ts';
import { exchange, listenOnLoopback } from './raw-connection.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Far above what an answer takes and far below what an expression that backtracks takes. */
const SLOWEST_MS = 5000;
const MEGABYTE = 1024 * 1024;

interface Attempt {
  readonly call: Call;
  readonly name: string;
  readonly payload: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Outcome {
  readonly attempt: string;
  readonly status: number;
  readonly durationMs: number;
}

/** Makes the calls one after another, each from another network, and with a session where one is needed. */
async function attack(test: AccountsApp, attempts: readonly Attempt[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let signedInFor = '';
  let token = '';
  for (const [index, { call, name, payload, headers }] of attempts.entries()) {
    if (call.access !== 'public' && signedInFor !== call.id) {
      test.advance(DAY_MS);
      token = await signIn(test, EMAIL);
      signedInFor = call.id;
    }
    const startedAt = performance.now();
    const reply = await test.app.inject({
      method: call.method,
      url: toUrl(call),
      remoteAddress: `100.${64 + (index >> 8)}.${index & 255}.1`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      payload,
    });
    const attempt = `${call.id} with ${name}`;
    outcomes.push({ attempt, status: reply.statusCode, durationMs: performance.now() - startedAt });
  }
  return outcomes;
}

/** An application whose only account may make every call, so that every body is looked at. */
async function createAdministratorApp(): Promise<AccountsApp> {
  const test = await createMemberApp();
  const { id } = await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await test.db.insertInto('user_roles').values({ user_id: id, role_name: 'SUPER_ADMIN' }).execute();
  return test;
}

function expectHarmless(test: AccountsApp, outcomes: readonly Outcome[]): void {
  expect(outcomes.filter(({ status }) => status >= 500)).toEqual([]);
  expect(outcomes.filter(({ durationMs }) => durationMs > SLOWEST_MS)).toEqual([]);
  expect(test.lines).toEqual([]);
}

it('answers every odd body at every call with a refusal, soon', async () => {
  const test = await createAdministratorApp();
  const calls = CHANGING_CALLS.filter(needsBody);
  const outcomes = await attack(
    test,
    calls.flatMap((call) => ODD_BODIES.map(({ bytes, ...odd }) => ({ ...odd, call, payload: bytes }))),
  );
  expect(outcomes.length).toBe(calls.length * ODD_BODIES.length);
  expectHarmless(test, outcomes);
  const wellFormed = ODD_BODIES.filter(({ isWellFormed }) => isWellFormed).map(({ name }) => ` with ${name}`);
  const accepted = outcomes.filter(({ status }) => ![400, 413, 415].includes(status));
  expect(accepted.filter(({ attempt }) => !wellFormed.some((name) => attempt.endsWith(name)))).toEqual([]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
}, 90_000);

it('answers odd bodies where a call needs none without a fault', async () => {
  const test = await createAdministratorApp();
  const calls = CHANGING_CALLS.filter((call) => !needsBody(call));
  for (const call of calls) {
    const attempts = ODD_BODIES.map(({ bytes, ...odd }) => ({ ...odd, call, payload: bytes }));
    expectHarmless(test, await attack(test, attempts));
  }
}, 90_000);

it('answers every odd value in every field of every call without a fault, soon', async () => {
  const test = await createAdministratorApp();
  const attempts = CHANGING_CALLS.flatMap((call) =>
    listFields(call).flatMap((field) =>
      Object.entries(ODD_VALUES).map(([name, value], index) => ({
        call,
        name: `${name} as ${field}`,
        payload: JSON.stringify({ ...toBody(call, `odd-${field}-${index}`), [field]: value }),
      })),
    ),
  );
  expectHarmless(test, await attack(test, attempts));
  // The account may have renamed itself, to a name that the rules allow.
  const names = await test.db.selectFrom('users').select('username').execute();
  expect(names.map(({ username }) => isAllowedUsername(username))).toEqual([true]);
  for (const { to } of await test.mails()) expect(to).toMatch(/^[^\s\p{C}]+@[^\s\p{C}]+$/u);
}, 90_000);

it.each([
  ['gzip', gzipSync],
  ['br', compressBrotli],
  ['deflate', deflateSync],
] as const)('decompresses no body, such as a bomb of %s', async (encoding, compress) => {
  const test = await createAdministratorApp();
  const bomb = compress(Buffer.alloc(20 * MEGABYTE, ' '));
  const word = compress(Buffer.from(JSON.stringify({ email: 'bomb@example.com' })));
  const before = process.memoryUsage.rss();
  const headers = { 'content-encoding': encoding };
  const bodies = { 'a bomb': bomb.subarray(0, 60_000), 'a whole body': word, 'a bomb behind a bomb': compress(bomb) };
  const attempts = CHANGING_CALLS.filter(needsBody).flatMap((call) =>
    Object.entries(bodies).map(([name, payload]) => ({ call, name, payload, headers })),
  );
  const outcomes = await attack(test, attempts);
  expectHarmless(test, outcomes);
  expect(outcomes.filter(({ status }) => ![400, 413, 415].includes(status))).toEqual([]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(attempts.length * MEGABYTE + 40 * MEGABYTE);
});

it('stops receiving a body without an announced length at its limit', async () => {
  const test = await createAdministratorApp();
  const { port } = await listenOnLoopback(test.app);
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const head = `POST /mythinkn/api/portal/login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`;
  const { statuses, isClosed } = await exchange(port, `${head}\r\n\r\n${chunk.repeat(160)}0\r\n\r\n`);
  expect([statuses, isClosed]).toEqual([[413], true]);
  expect(test.lines).toEqual([]);
});

/** The highest quality, which is the default, takes seconds. */
function compressBrotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
