import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import type { Log } from '../process/log.ts';
import type { Database } from './schema.ts';

const CONNECTIONS_MAX = 10;
/** For connecting to the server, and for waiting for a free connection; a browser waits longer. */
const CONNECT_TIMEOUT_MS = 10_000;
const BUSY_RETRY_S = 3;

/**
 * Opens PostgreSQL. Throws an `AppError` that says what to do when it cannot be reached or does not keep its commits.
 */
export async function openPostgresDatabase(url: string, log: Log): Promise<Kysely<Database>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'mythinkn',
    types: { getTypeParser: toTypeParser },
  });
  // The pool has already dropped the connection; without a listener the event would end the process.
  pool.on('error', (error) => log.error(copy.data.connectionLost, error.message));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: rejectWhenBusy(pool) }) });
  pools.set(db, pool);
  try {
    await assertDurableServer(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof AppError) throw error;
    throw new AppError('DATABASE_UNREACHABLE', copy.data.unreachable(toHost(url), toReason(error)));
  }
  return db;
}

export interface PoolCounts {
  /** Open connections. */
  readonly total: number;
  /** Open connections without work. */
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

/** Kysely hides the pool of a database. */
const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** Null for a database that `openPostgresDatabase` did not open. */
export function readPool(db: Kysely<Database>): PoolCounts | null {
  const pool = pools.get(db);
  return pool === undefined ? null : { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** The same pool, except that a timeout while waiting for a connection is the expected error `TOO_BUSY`. */
export function rejectWhenBusy(pool: pg.Pool): PostgresPool {
  return {
    connect: () =>
      pool.connect().catch((error: Error) => {
        // The pool marks this error only by its message.
        if (error.message !== 'timeout exceeded when trying to connect') throw error;
        throw new AppError('TOO_BUSY', error.message, { retryAfter: BUSY_RETRY_S });
      }),
    end: () => pool.end(),
  };
}

/** Settings without which an acknowledged commit may be lost. */
const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Throws `NOT_DURABLE` with the settings that are off for this connection. */
async function assertDurableServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join(SETTINGS)}) and setting = 'off' order by name
  `.execute(db);
  if (rows.length === 0) return;
  const settings = rows.map(({ name }) => `${name}=off`).join(', ');
  throw new AppError('NOT_DURABLE', copy.data.notDurable(settings));
}

/**
 * PostgreSQL sends 64-bit integers as texts, because they may exceed the exact range of a number. Ours are times and
 * counts.
 */
const toTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format as 'text');

/** Without user and password. */
function toHost(url: string): string {
  return new URL(url).host;
}

/** A failed connection to a name with two addresses is an `AggregateError` without a message of its own. */
function toReason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
