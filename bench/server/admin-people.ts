import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../server/db/open-database.ts';
import type { Database } from '../../server/db/schema.ts';
import { type AccountsContext, createAccountsContext } from '../../server/services/accounts/accounts-context.ts';
import { createPasswords } from '../../server/services/accounts/passwords.ts';
import { toUsernameKey } from '../../server/services/accounts/username-key.ts';
import { createSchema } from './start-measured-server.ts';

export const PEOPLE_COUNT = 100_000;
export const ADMINISTRATORS_COUNT = 20;
/** Every hundredth account is disabled, every fiftieth has the role VIP, one of 20,000 the role AUTHOR. */
export const DISABLED_COUNT = PEOPLE_COUNT / 100;

const ROWS_PER_INSERT = 1000;
const FIRST_DAY = Date.UTC(2028, 0, 1);
const SPAN_MS = 365 * 24 * 60 * 60_000;
/** Spreads numbers over 32 bits, each once. */
const SPREAD = 2_654_435_761;
const SPREAD_MAX = 2 ** 32;

/** Entries of the audit log: every administrator made equally many. */
export const AUDIT_COUNT = 200_000;
/** Attempts to sign in: every tenth has failed, every account made equally many. */
export const SIGN_INS_COUNT = 200_000;

/** Where a database is. */
export interface Place {
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
}

export interface MeasuredPeople {
  readonly accounts: AccountsContext;
  /** Id of a super administrator. */
  readonly rootId: string;
  close(): Promise<void>;
}

const QUIET = { info: () => {}, error: () => {} };

/** Fills a database with 100,000 accounts: embedded, or in a schema of the PostgreSQL server at the address. */
export async function createPeople(
  postgresServer: string | null,
): Promise<{ readonly place: Place; remove(): Promise<void> }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'mythinkn-bench-'));
  const schema = postgresServer === null ? null : await createSchema(postgresServer);
  const place = { dataDirectory, databaseUrl: schema?.url ?? null };
  const { db, close } = await openDatabase(place, QUIET);
  await db.transaction().execute(async (transaction) => {
    await fill(transaction);
    await fillAuditLog(transaction);
    await fillSignIns(transaction);
  });
  // PostgreSQL does this by itself after some time; the embedded database never does.
  if (schema !== null) await sql`vacuum (analyze)`.execute(db);
  await close();
  return {
    place,
    async remove() {
      await schema?.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Opens a filled database. */
export async function openPeople(place: Place): Promise<MeasuredPeople> {
  const { db, close } = await openDatabase(place, QUIET);
  const mailer = {
    mode: 'local' as const,
    enqueue: async () => {},
    discard: async () => {},
    isFull: async () => false,
    isDown: () => false,
    wake() {},
    async stop() {},
  };
  const accounts = createAccountsContext({
    ...{ db, mailer, passwords: await createPasswords(), now: Date.now, createId: randomUUID },
    keys: {
      tokens: { current: new Uint8Array(32), previous: [] },
      devices: { current: new Uint8Array(32), previous: [] },
      codes: new Uint8Array(32),
    },
    createCode: () => '123456',
  });
  return { accounts, rootId: idOf(0), close };
}

function idOf(number: number): string {
  return `${spread(number).toString(16).padStart(8, '0')}-${number}`;
}

function spread(number: number): number {
  return (number * SPREAD) % SPREAD_MAX;
}

async function fill(db: Kysely<Database>): Promise<void> {
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`;
  const same = { password_hash: hash, token_version: 0, needs_password_change: 0 } as const;
  for (let start = 0; start < PEOPLE_COUNT; start += ROWS_PER_INSERT) {
    const numbers = Array.from({ length: ROWS_PER_INSERT }, (_, index) => start + index);
    const users = numbers.map((number) => {
      const at = FIRST_DAY + (spread(number) / SPREAD_MAX) * SPAN_MS;
      const times = { created_at: Math.floor(at), updated_at: Math.floor(at) };
      return {
        ...{ id: idOf(number), email: `user${spread(number)}@example.com`, username: `user ${number}` },
        ...{
          username_key: toUsernameKey(`user ${number}`),
          status: number % 100 === 99 ? ('disabled' as const) : ('active' as const),
        },
        ...same,
        ...times,
        last_login_at: number % 3 === 0 ? null : times.created_at + number,
      };
    });
    await db.insertInto('users').values(users).execute();
    const roles = numbers.flatMap((number) =>
      [
        number === 0 ? 'SUPER_ADMIN' : number < ADMINISTRATORS_COUNT ? 'ADMIN' : 'USER',
        ...(number % 50 === 49 ? ['VIP'] : []),
        ...(number % 20_000 === 19_999 ? ['AUTHOR'] : []),
      ].map((role_name) => ({ user_id: idOf(number), role_name })),
    );
    await db.insertInto('user_roles').values(roles).execute();
  }
}

async function fillAuditLog(db: Kysely<Database>): Promise<void> {
  const state = JSON.stringify({ status: 'active', roles: ['USER', 'VIP'] });
  for (let start = 0; start < AUDIT_COUNT; start += ROWS_PER_INSERT) {
    const entries = Array.from({ length: ROWS_PER_INSERT }, (_, index) => {
      const number = start + index;
      return {
        ...{ id: `audit-${number}`, at: FIRST_DAY + Math.floor((spread(number) / SPREAD_MAX) * SPAN_MS) },
        ...{ actor_id: idOf(number % ADMINISTRATORS_COUNT), action: number % 2 === 0 ? 'user.edit' : 'user.roles' },
        ...{ target: idOf(number % PEOPLE_COUNT), before: state, after: state, address: '203.0.113.1' },
      };
    });
    await db.insertInto('audit_log').values(entries).execute();
  }
}

async function fillSignIns(db: Kysely<Database>): Promise<void> {
  for (let start = 0; start < SIGN_INS_COUNT; start += ROWS_PER_INSERT) {
    const attempts = Array.from({ length: ROWS_PER_INSERT }, (_, index) => {
      const number = start + index;
      const isFailed = number % 10 === 9;
      return {
        ...{ id: `sign-in-${number}`, at: FIRST_DAY + Math.floor((spread(number) / SPREAD_MAX) * SPAN_MS) },
        ...{ user_id: idOf(number % PEOPLE_COUNT), typed: '', area: 'portal' as const, device: 'Chrome · Windows' },
        ...{ outcome: isFailed ? ('WRONG_CREDENTIALS' as const) : ('ok' as const), is_failed: isFailed ? 1 : 0 },
        address: `203.0.113.${number % 250}`,
      };
    });
    await db.insertInto('sign_ins').values(attempts).execute();
  }
}

export const FIRST_QUARTER = { from: FIRST_DAY, to: FIRST_DAY + SPAN_MS / 4 } as const;
