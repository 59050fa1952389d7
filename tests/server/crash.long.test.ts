import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/open-database.ts';
import type { Database } from '../../server/db/schema.ts';
import { ACCOUNT_PATHS, type CodeSent } from '../../src/core/contracts/accounts.ts';
import { rounds } from '../rounds.ts';
import { type BuiltServer, buildServer, type RunningServer } from './built-server.ts';
import { createTestPlace, type TestPlace } from './open-test-database.ts';

const HOST = '127.0.0.1';
/** PostgreSQL ends the transactions of a client that is gone, whatever the moment: fewer rounds show it. */
const ROUNDS = rounds(process.env.TEST_DATABASE_URL ? 3 : 6);
/** Number of people who register at the same time, each one account after another. */
const PEOPLE = 4;
const PASSWORD = 'Qz7-tulip-harbor';
/** When a round ends: after this many accounts and a delay, so that the kills hit every step of the following ones. */
const toKill = (round: number) => ({ confirmed: 1 + (round % 5), delayMs: (round * 29) % 120 });
const QUIET = { info: () => {}, error: () => {} };

let server: BuiltServer;
beforeAll(async () => {
  server = await buildServer();
});

it('keeps every confirmed account, and no partial one, when the server is killed while people register', async () => {
  const place = await createTestPlace();
  const confirmed: string[] = [];
  let cutOff = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const running = await start(place);
    const { confirmed: more, delayMs } = toKill(round);
    const enough = confirmed.length + more;
    const people = Array.from({ length: PEOPLE }, () => registerUntilKilled(running, confirmed));
    while (confirmed.length < enough && isRunning(running)) await wait(2);
    await wait(delayMs);
    running.process.kill('SIGKILL');
    cutOff += (await Promise.all(people)).filter((step) => step === 'register').length;
    expect(await running.ended).toBe('SIGKILL');
    await expectWholeAccounts(place, confirmed);
  }
  // Otherwise the kills would have hit no registration.
  expect(cutOff).toBeGreaterThan(0);
  await expectLogins(
    place,
    confirmed.filter((_email, index) => index % Math.ceil(confirmed.length / 20) === 0),
  );
  console.log(`${ROUNDS} kills, ${confirmed.length} accounts confirmed, ${cutOff} registrations cut off`);
}, 180_000);

/** Starts on the existing data. Every request names a different client address to stay below the limits per network. */
function start({ dataDirectory, databaseUrl }: TestPlace): Promise<RunningServer> {
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  return server.start({ PORT: '0', HOST, TRUST_PROXY: 'loopback', MYTHINKN_DATA: dataDirectory, ...database });
}

/** Registers one account after another and collects the confirmed ones. Returns the interrupted step. */
async function registerUntilKilled(running: RunningServer, confirmed: string[]): Promise<'code' | 'mail' | 'register'> {
  for (;;) {
    const email = `${randomUUID()}@example.cn`;
    const sent = await send(running, ACCOUNT_PATHS.sendRegisterCode, { email });
    if (sent === null) return 'code';
    const verifyCode = await readCode(running, email);
    if (verifyCode === null) return 'mail';
    const account = { email, username: `u${email.slice(0, 13)}`, password: PASSWORD, verifyCode, ...sent };
    if ((await send(running, ACCOUNT_PATHS.register, account)) === null) return 'register';
    confirmed.push(email);
  }
}

/** The ticket of a confirmed call, if it has one; null when the server is gone. Any other answer is an error. */
async function send(
  running: RunningServer,
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<{ readonly ticket?: string } | null> {
  const reply = await post(running, path, body).catch(() => null);
  if (reply === null) return null;
  expect(reply).toMatchObject({ code: '200' });
  const { ticket } = (reply as { readonly data: CodeSent | null }).data ?? {};
  return ticket === undefined ? {} : { ticket };
}

async function post({ port }: RunningServer, path: string, body: Readonly<Record<string, string>>): Promise<unknown> {
  const octets = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
  const reply = await fetch(`http://${HOST}:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${octets.join('.')}` },
    body: JSON.stringify(body),
  });
  return reply.json();
}

/** The code that local mail mode prints in the terminal, or null when the server ends before. */
async function readCode(running: RunningServer, email: string): Promise<string | null> {
  while (isRunning(running)) {
    const [, mail = ''] = running.output().split(email);
    const code = /\b\d{6}\b/.exec(mail);
    if (code) return code[0];
    await wait(5);
  }
  return null;
}

async function expectWholeAccounts(place: TestPlace, confirmed: readonly string[]): Promise<void> {
  const database = await openDatabase(place, QUIET);
  try {
    const users = await database.db.selectFrom('users').select('email').execute();
    const kept = new Set(users.map(({ email }) => email));
    expect(confirmed.filter((email) => !kept.has(email))).toEqual([]);
    expect(await readHalves(database.db)).toEqual([]);
    if (database.dialect === 'embedded') {
      expect((await sql`pragma integrity_check`.execute(database.db)).rows).toEqual([{ integrity_check: 'ok' }]);
    }
  } finally {
    await database.close();
  }
}

/**
 * Accounts without a role or with an unused code, and used codes without an account: one transaction writes all three. The
 * first administrator is created by the start, without a code.
 */
async function readHalves(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    select users.email from users
      left join user_roles on user_roles.user_id = users.id
      left join email_codes on email_codes.email = users.email and email_codes.purpose = 'register'
      where user_roles.role_name is null
        or (email_codes.used_at is null and user_roles.role_name <> 'SUPER_ADMIN')
    union all
    select email_codes.email from email_codes
      left join users on users.email = email_codes.email
      where email_codes.used_at is not null and users.id is null
  `.execute(db);
  return rows;
}

/** Right credentials without a code are answered with a request for one. */
async function expectLogins(place: TestPlace, emails: readonly string[]): Promise<void> {
  const running = await start(place);
  for (const username of emails) {
    const reply = await post(running, ACCOUNT_PATHS.login, { username, password: PASSWORD });
    expect(reply).toMatchObject({ code: 'NEED_EMAIL_VERIFICATION' });
  }
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
}

function isRunning({ process: { exitCode, signalCode } }: RunningServer): boolean {
  return exitCode === null && signalCode === null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
