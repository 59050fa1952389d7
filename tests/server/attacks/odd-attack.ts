import { expect } from 'vitest';
import { isAllowedUsername } from '../../../src/core/auth/username.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { type AccountsApp, createMemberApp, EMAIL, signIn } from '../accounts/create-accounts-app.ts';
import { ODD_BODIES, ODD_VALUES } from './odd-bodies.ts';
import { listFields, needsBody, toBody, toUrl } from './product-calls.ts';

const DAY_MS = 24 * 60 * 60_000;
const SECOND_MS = 1000;
/** Far above what an answer takes and far below what an expression that backtracks takes. */
const SLOWEST_MS = 5000;

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
export async function attack(test: AccountsApp, attempts: readonly Attempt[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let signedInFor = '';
  let token = '';
  for (const [index, { call, name, payload, headers }] of attempts.entries()) {
    if (call.access !== 'public' && signedInFor !== call.id) {
      test.advance(DAY_MS);
      token = await signIn(test, EMAIL);
      signedInFor = call.id;
    }
    // Each of them acts, and a second backup within one second is refused.
    if (!needsBody(call)) test.advance(SECOND_MS);
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
export async function createAdministratorApp(): Promise<AccountsApp> {
  const test = await createMemberApp();
  const { id } = await test.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await test.db.insertInto('user_roles').values({ user_id: id, role_name: 'SUPER_ADMIN' }).execute();
  return test;
}

export function expectHarmless(test: AccountsApp, outcomes: readonly Outcome[]): void {
  expect(outcomes.filter(({ status }) => status >= 500)).toEqual([]);
  expect(outcomes.filter(({ durationMs }) => durationMs > SLOWEST_MS)).toEqual([]);
  expect(test.lines).toEqual([]);
}

/** Each of these calls with each odd body. */
export function withOddBodies(calls: readonly Call[]): Attempt[] {
  return calls.flatMap((call) => ODD_BODIES.map(({ bytes, ...odd }) => ({ ...odd, call, payload: bytes })));
}

/** Each of these calls with each odd value in each of its fields. */
export function withOddValues(calls: readonly Call[]): Attempt[] {
  return calls.flatMap((call) =>
    listFields(call).flatMap((field) =>
      Object.entries(ODD_VALUES).map(([name, value], index) => ({
        call,
        name: `${name} as ${field}`,
        payload: JSON.stringify({ ...toBody(call, `odd-${field}-${index}`), [field]: value }),
      })),
    ),
  );
}

/** Only bodies that follow a contract are taken, however unusual they are. */
export function expectRefused(outcomes: readonly Outcome[]): void {
  const wellFormed = ODD_BODIES.filter(({ isWellFormed }) => isWellFormed).map(({ name }) => ` with ${name}`);
  const accepted = outcomes.filter(({ status }) => ![400, 413, 415].includes(status));
  expect(accepted.filter(({ attempt }) => !wellFormed.some((name) => attempt.endsWith(name)))).toEqual([]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
}

/** The account may have renamed itself, to a name that the rules allow, and mails went to addresses alone. */
export async function expectCleanRows(test: AccountsApp): Promise<void> {
  const names = await test.db.selectFrom('users').select('username').execute();
  expect(names.map(({ username }) => isAllowedUsername(username))).toEqual([true]);
  for (const { to } of await test.mails()) expect(to).toMatch(/^[^\s\p{C}]+@[^\s\p{C}]+$/u);
}
