import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../../server/config.ts';
import { guardedPlugin } from '../../../server/http/admin-routes.ts';
import { serveCall } from '../../../server/http/serve-call.ts';
import { listServedCalls, requireContracts, serviceCalls } from '../../../server/http/service-calls.ts';
import { findSession, startSession } from '../../../server/services/accounts/sessions.ts';
import { toAccountUser } from '../../../server/services/accounts/users.ts';
import type { RoleName } from '../../../src/core/auth/roles.ts';
import { type Call, defineCall } from '../../../src/core/contracts/define-call.ts';
import { z } from '../../../src/core/schema.ts';
import { type AccountsApp, createAccountsApp, register } from '../accounts/create-accounts-app.ts';

const PEOPLE = [
  'anonymous',
  'user',
  'user with the permission',
  'VIP',
  'administrator without the permission',
  'administrator with the permission',
  'user with a code for everything',
  'administrator with a code for everything',
  'super administrator',
] as const;
type Person = (typeof PEOPLE)[number];

/** One call for each kind of access, so that the matrix has all of them whatever the product offers. */
const PROBES: readonly Call[] = (
  [
    ['public', 'public'],
    ['user', 'user'],
    ['permission', { permission: 'ADMIN:USER:MANAGE' }],
    ['common', { permission: 'USER:REPORT:READ' }],
    ['vip', { rank: 'VIP' }],
    ['rank', { rank: 'ADMIN' }],
    ['super', { rank: 'SUPER_ADMIN' }],
  ] as const
).map(([name, access]) =>
  defineCall({ id: `probe.${name}`, method: 'POST', path: `/mythinkn/api/probe/${name}`, access, reply: z.string() }),
);

/** Role of each person with an account. */
const ROLES: Readonly<Record<Exclude<Person, 'anonymous'>, RoleName>> = {
  user: 'USER',
  'user with the permission': 'USER',
  VIP: 'VIP',
  'administrator without the permission': 'ADMIN',
  'administrator with the permission': 'ADMIN',
  'user with a code for everything': 'USER',
  'administrator with a code for everything': 'ADMIN',
  'super administrator': 'SUPER_ADMIN',
};
/** The order of the roles that calls require. */
const REQUIRED_RANKS: readonly RoleName[] = ['USER', 'VIP', 'ADMIN', 'SUPER_ADMIN'];

const NO_SERVICES = new Proxy({}, { get: () => () => {} }) as Parameters<typeof listServedCalls>[0];
const PRODUCT = listServedCalls(NO_SERVICES).map(({ call }) => call);

/** The rule of the matrix, written down independently of the guard. */
function expectedStatus({ access }: Call, person: Person): number {
  if (access === 'public') return 200;
  if (person === 'anonymous') return 401;
  if (access === 'user' || person === 'super administrator' || person === 'administrator with a code for everything')
    return 200;
  if ('rank' in access) return REQUIRED_RANKS.indexOf(ROLES[person]) >= REQUIRED_RANKS.indexOf(access.rank) ? 200 : 403;
  // Permissions of other modules need no rank; no call requires one yet.
  const holds = /with (the permission|a code for everything)$/.test(person);
  return holds && (ROLES[person] !== 'USER' || !access.permission.startsWith('ADMIN:')) ? 200 : 403;
}

/** Codes with which the guard refuses. Handlers have other codes, also where their status is 403. */
const REFUSALS: Readonly<Record<number, string>> = { 401: '401', 403: '403' };

/** The refusal of the guard; null for every answer behind it, whatever that says about the missing body. */
function refusalOf(reply: LightMyRequestResponse): string | null {
  if (!String(reply.headers['content-type']).startsWith('application/json')) return null;
  const code = String(reply.json().code);
  return Object.values(REFUSALS).includes(code) ? code : null;
}

/** The guard in front of calls that answer at once, over the accounts of a real application. */
async function createGuardedApp(test: AccountsApp, calls: readonly Call[]): Promise<FastifyInstance> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const log = { info: () => {}, error: (message: string) => test.lines.push(message) };
  const noInput = { body: undefined, query: undefined };
  const served = calls.map((call) => serveCall({ ...call, ...noInput, reply: z.string() }, async () => 'reached'));
  await app.register(serviceCalls({ accounts: test.accounts, config: parseConfig({}), log }, served));
  return app;
}

/** Makes the only member this person, who holds the permission of these calls if the name says so. */
async function become({ db }: AccountsApp, person: Person, access: Call['access']): Promise<void> {
  if (person === 'anonymous') return;
  const member = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await db.deleteFrom('user_roles').execute();
  await db.insertInto('user_roles').values({ user_id: member.id, role_name: ROLES[person] }).execute();
  await db.deleteFrom('role_permissions').where('role_name', 'in', ['ADMIN', 'USER']).execute();
  const held =
    typeof access === 'object' && 'permission' in access && / with the permission$/.test(person)
      ? access.permission
      : null;
  const code = person.endsWith('with a code for everything') ? '*:*:*' : held;
  if (code !== null) {
    await db
      .insertInto('permissions')
      .values({ code, label: code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.insertInto('role_permissions').values({ role_name: ROLES[person], permission_code: code }).execute();
  }
}

/** Headers of a new session of the member. */
async function signIn(test: AccountsApp, person: Person): Promise<Record<string, string>> {
  if (person === 'anonymous') return {};
  const member = await test.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const caller = { address: '203.0.113.1', network: 'lan-203-0-113-1', networks: [] };
  const reply = await startSession(test.accounts, member, caller);
  const session = await findSession(test.accounts, reply.token);
  // Claims everything: only what the database says may count.
  const claims = { ...(await toAccountUser(test.db, member)), roles: ['SUPER_ADMIN'], permissions: ['*:*:*'] };
  return { authorization: `Bearer ${await test.accounts.tokens.sign(claims, member.token_version, session.id)}` };
}

type Answers<T> = Record<string, Partial<Record<Person, T>>>;

/** Sends every call as every person. The member becomes a person, whom `prepare` receives, once for each kind of access. */
async function askAll<T>(
  calls: readonly Call[],
  test: AccountsApp,
  prepare: (person: Person) => Promise<(call: Call) => Promise<T>>,
): Promise<Answers<T>> {
  const answers: Answers<T> = {};
  const accesses = new Map(calls.map(({ access }) => [JSON.stringify(access), access]));
  for (const [text, access] of accesses) {
    for (const person of PEOPLE) {
      await become(test, person, access);
      const answerOf = await prepare(person);
      for (const call of calls.filter((one) => JSON.stringify(one.access) === text))
        answers[call.id] = { ...answers[call.id], [person]: await answerOf(call) };
    }
  }
  return answers;
}

function expectAll<T>(calls: readonly Call[], toAnswer: (status: number) => T): Answers<T> {
  const rowOf = (call: Call) =>
    Object.fromEntries(PEOPLE.map((person) => [person, toAnswer(expectedStatus(call, person))]));
  return Object.fromEntries(calls.map((call) => [call.id, rowOf(call)]));
}

const urlOf = ({ path }: Call) => path.replace(/:\w+/g, 'x');

it('every call answers every kind of caller as its access says', async () => {
  const test = await createAccountsApp();
  await register(test, 'lin@example.com', 'Lin');
  const calls = [...PRODUCT, ...PROBES];
  const app = await createGuardedApp(test, calls);
  const answers = await askAll(calls, test, async (person) => {
    const headers = await signIn(test, person);
    return async (call) => (await app.inject({ method: call.method, url: urlOf(call), headers })).statusCode;
  });
  expect(answers).toEqual(expectAll(calls, (status) => status));
});

it('refuses in the real application every call to exactly those whom its access excludes', {
  timeout: 60_000,
}, async () => {
  const test = await createAccountsApp();
  await register(test, 'lin@example.com', 'Lin');
  // Some calls end the session, so each has one of its own.
  const answers = await askAll(PRODUCT, test, async (person) => async (call) => {
    const headers = await signIn(test, person);
    return refusalOf(await test.app.inject({ method: call.method, url: urlOf(call), headers }));
  });
  expect(answers).toEqual(expectAll(PRODUCT, (status) => REFUSALS[status] ?? null));
});

it('has administrative calls among those of the matrix, and a guard in front of each', () => {
  const ids = PRODUCT.filter(({ path }) => path.startsWith('/mythinkn/api/admin/')).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(50);
  expect(PRODUCT.filter(({ id, access }) => ids.includes(id) && access === 'public').map(({ id }) => id)).toEqual([
    'admin.login',
    'admin.sendCode',
  ]);
});

it('lists the public calls by name, so that opening another one is a decision', () => {
  expect(PRODUCT.flatMap(({ id, access }) => (access === 'public' ? [id] : [])).toSorted()).toEqual([
    'account.checkCode',
    'account.login',
    'account.register',
    'account.resetPassword',
    'account.sendLoginCode',
    'account.sendRegisterCode',
    'account.sendResetCode',
    'admin.login',
    'admin.sendCode',
    'auth.login',
    'portal.readConfig',
    'portal.readNetworkAddress',
    'user.login',
  ]);
});

it('gives every call an id and a route of its own', () => {
  expect(new Set(PRODUCT.map(({ id }) => id)).size).toBe(PRODUCT.length);
  expect(new Set(PRODUCT.map(({ method, path }) => `${method} ${path}`)).size).toBe(PRODUCT.length);
});

it.each(['/mythinkn/api/forgotten', '/mythinkn/auth/forgotten'])(
  'refuses to register %s without a call contract',
  async (path) => {
    const app = Fastify();
    requireContracts(app);
    expect(() => app.get(path, () => 'open')).toThrow(`GET ${path} has no call contract`);
    expect(() => app.get('/mythinkn/portal', () => 'page')).not.toThrow();
  },
);

it.each([
  ['public', 'public'],
  ['every user', 'user'],
] as const)('refuses to register an administrative call for %s', async (_case, access) => {
  const test = await createAccountsApp();
  const app = Fastify();
  onTestFinished(() => app.close());
  const call = defineCall({ id: 'probe', method: 'GET', path: '/mythinkn/api/admin/probe', access, reply: z.string() });
  const log = { info: () => {}, error: () => {} };
  const served = [serveCall(call as Call, async () => 'open')];
  const calls = serviceCalls({ accounts: test.accounts, config: parseConfig({}), log }, served);
  await expect(app.register(guardedPlugin(calls)).ready()).rejects.toThrow('requires no permission and no rank');
});

it('registers every served call in the application, which takes no route without a contract', async () => {
  const { app } = await createAccountsApp({}, { isAlone: true });
  for (const { method, path: url } of PRODUCT) expect(app.hasRoute({ method, url })).toBe(true);
  expect(() => app.get('/mythinkn/api/forgotten', () => 'open')).toThrow('has no call contract');
});

it('refuses an anonymous caller before the body is received', async () => {
  const test = await createAccountsApp();
  const app = await createGuardedApp(test, [PROBES[1] as Call]);
  const payload = 'x'.repeat(100_000);
  const reply = await app.inject({ method: 'POST', url: '/mythinkn/api/probe/user', payload });
  expect(reply.statusCode).toBe(401);
});

it('sends nothing beyond the reply of the contract', async () => {
  const test = await createAccountsApp();
  const app = Fastify();
  onTestFinished(() => app.close());
  const call = defineCall({
    id: 'probe.user',
    method: 'GET',
    path: '/mythinkn/api/probe/row',
    access: 'public',
    reply: z.object({ name: z.string() }),
  });
  const row = { name: 'Lin', password_hash: 'secret' };
  const log = { info: () => {}, error: () => {} };
  await app.register(
    serviceCalls({ accounts: test.accounts, config: parseConfig({}), log }, [serveCall(call, async () => row)]),
  );
  expect((await app.inject(call.path)).json()).toEqual({ code: '200', message: '', data: { name: 'Lin' } });
});
