import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import type { Log } from '../log/log.ts';
import { OwnSchemaDialect } from './own-schema-dialect.ts';
import { createPostgresPool, POSTGRES_TIMES, type PoolCounts, type PostgresTimes, toReason } from './postgres-pool.ts';
import type { Database } from './schema.ts';

const START_CONNECT_TIMEOUT_MS = 10_000;

/**
 * Checks the server and prepares its tables with `prepare`, over connections without time limits: a migration may take long,
 * and waits for those of other processes. Throws an `AppError` that says what to do when the server cannot be reached or does
 * not keep its commits.
 */
export async function preparePostgres(url: string, prepare: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: START_CONNECT_TIMEOUT_MS });
  // The queries fail, too; without the listeners the events would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new OwnSchemaDialect({ pool }) });
  try {
    await assertDurableServer(db);
    await prepare(db);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('DATABASE_UNREACHABLE', copy.data.unreachable(toHost(url), toReason(error)));
  } finally {
    await db.destroy();
  }
}

interface PostgresDatabase {
  readonly db: Kysely<Database>;
  readonly readPool: () => PoolCounts;
}

/**
 * The database for the services; see `createPostgresPool` for failures. Throws an `AppError` when the server refuses the
 * connection that services use.
 */
export async function openPostgresDatabase(
  url: string,
  log: Pick<Log, 'error'>,
  times: PostgresTimes = POSTGRES_TIMES,
): Promise<PostgresDatabase> {
  const pool = createPostgresPool(url, log, times);
  const db = new Kysely<Database>({ dialect: new OwnSchemaDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new AppError('DATABASE_UNREACHABLE', copy.data.unreachable(toHost(url), toReason(error)));
  }
  return { db, readPool: pool.readCounts };
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

/** Without user and password. */
function toHost(url: string): string {
  return new URL(url).host;
}
