import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import type { Log } from '../log/log.ts';

/** Milliseconds. A call makes several queries, but the first timeout ends it: it is answered within 15 s. */
export const POSTGRES_TIMES = {
  /** For connecting to the server, and for waiting for a free connection. */
  connectMs: 5_000,
  /** For the answer to a query. Longer than the server's own limits, so that it means a server that does not answer. */
  queryMs: 8_000,
  statementMs: 7_000,
  lockMs: 3_000,
  /** The server ends transactions of a process that stands still. */
  idleInTransactionMs: 30_000,
  /** After a server did not answer, calls fail at once for this time, instead of each waiting for itself. */
  pauseMs: 1_000,
} as const;
export type PostgresTimes = Readonly<Record<keyof typeof POSTGRES_TIMES, number>>;

const CONNECTIONS_MAX = 10;
const BUSY_RETRY_S = 3;

/**
 * SQLSTATEs of a server that cannot work at present, and of waits that took too long; the same call may succeed later. Two
 * characters are a whole class.
 */
const TEMPORARY_STATES: readonly string[] = [
  '08', // connection exceptions
  '53300', // too many connections
  '57P', // shutdown, crash, start
  '57014', // statement timeout
  '55P03', // lock timeout
  '25P03', // idle in transaction for too long
  '25006', // a standby, during a failover
  '40001', // serialization failure
  '40P01', // deadlock
];

export interface PoolCounts {
  /** Open connections. */
  readonly total: number;
  /** Open connections without work. */
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

interface CountedPool extends PostgresPool {
  readCounts(): PoolCounts;
}

/**
 * Connections to PostgreSQL for Kysely. A server that cannot be reached, stops, restarts or does not answer in time causes the
 * expected error `TOO_BUSY` and a line in the log; broken connections are replaced.
 */
export function createPostgresPool(url: string, log: Pick<Log, 'error'>, times: PostgresTimes): CountedPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: times.connectMs,
    keepAlive: true,
    application_name: 'mythinkn',
    types: { getTypeParser: toTypeParser },
  });
  const state: PoolState = {
    times,
    log,
    broken: new WeakSet(),
    limited: new WeakSet(),
    born: new WeakMap(),
    silences: 0,
    pausedUntil: 0,
  };
  pool.on('connect', (client) => {
    state.born.set(client, state.silences);
    // Without a listener the error of a connection in use would end the process.
    client.on('error', (error) => {
      state.broken.add(client);
      log.error(copy.data.connectionLost, toReason(error));
    });
  });
  // Reported by the listener above; the pool has already dropped the connection.
  pool.on('error', () => {});
  return {
    connect: () => connect(pool, state),
    end: () => pool.end(),
    readCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

interface PoolState {
  readonly times: PostgresTimes;
  readonly log: Pick<Log, 'error'>;
  readonly broken: WeakSet<pg.ClientBase>;
  /** Connections whose server has received the time limits. */
  readonly limited: WeakSet<pg.ClientBase>;
  /** How often the server had been silent when a connection was opened: older ones may be dead without knowing it. */
  readonly born: WeakMap<pg.ClientBase, number>;
  silences: number;
  /** A reading of the monotonic clock. */
  pausedUntil: number;
}

async function connect(pool: pg.Pool, state: PoolState): Promise<PostgresPoolClient> {
  if (performance.now() < state.pausedUntil) throw toTooBusy('the server did not answer a moment ago');
  for (;;) {
    const client = await pool.connect().catch((error: Error) => {
      // The pool marks these errors only by their messages.
      if (error.message === 'Connection terminated due to connection timeout') noteSilence(state);
      throw fail(state, error);
    });
    if (state.born.get(client) === state.silences) return limit(client, state);
    client.release(true);
  }
}

/** Gives the time limits to the server. Not while connecting, because poolers such as PgBouncer reject them there. */
async function limit(client: pg.PoolClient, state: PoolState): Promise<PostgresPoolClient> {
  const guarded = guard(client, state);
  if (state.limited.has(client)) return guarded;
  const { statementMs, lockMs, idleInTransactionMs } = state.times;
  try {
    await guarded.query(
      `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
        set_config('idle_in_transaction_session_timeout', $3, false)`,
      [statementMs, lockMs, idleInTransactionMs].map(String),
    );
  } catch (error) {
    client.release(true);
    throw error;
  }
  state.limited.add(client);
  return guarded;
}

/** The same connection with a timeout for every query. */
function guard(client: pg.PoolClient, state: PoolState): PostgresPoolClient {
  const { broken, times } = state;
  const query = async (text: string, values: readonly unknown[]) => {
    const timer = setTimeout(() => {
      broken.add(client);
      noteSilence(state);
      // Ends the query, too.
      client.end().catch(() => {});
    }, times.queryMs);
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      throw broken.has(client) || isTemporary(error) ? fail(state, error) : error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    // The other signature streams rows, which no service does.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken.has(client)),
  };
}

function noteSilence(state: PoolState): void {
  state.silences += 1;
  state.pausedUntil = performance.now() + state.times.pauseMs;
}

function fail({ log }: PoolState, error: unknown): AppError {
  const reason = toReason(error);
  log.error(copy.data.unavailable, reason);
  return toTooBusy(reason);
}

function toTooBusy(reason: string): AppError {
  return new AppError('TOO_BUSY', reason, { retryAfter: BUSY_RETRY_S });
}

function isTemporary(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return TEMPORARY_STATES.some((state) => code.startsWith(state));
}

/** A failed connection to a name with two addresses is an `AggregateError` without a message of its own. */
export function toReason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

/**
 * PostgreSQL sends 64-bit integers as texts, because they may exceed the exact range of a number. Ours are times and
 * counts.
 */
const toTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(id, format as 'text');
