import { type Kysely, sql } from 'kysely';
import type { Health, Integrity, StoredBackup, Vulnerabilities } from '../../../../src/core/contracts/admin-health.ts';
import type { ServerConfig } from '../../../config.ts';
import type { Database } from '../../../db/schema.ts';
import { readWaitingMails } from '../../../mail/mail-store.ts';
import type { AccountsContext } from '../../accounts/accounts-context.ts';
import { readDiskUsage } from './disk-usage.ts';

/** What the state of the server is read from. */
export interface HealthContext {
  readonly accounts: Pick<AccountsContext, 'db' | 'mailer' | 'now'>;
  readonly config: Pick<ServerConfig, 'dataDirectory' | 'databaseUrl' | 'publicOrigin'>;
  /** Null for a server that runs from its sources. */
  readonly version: string | null;
  /** Null where nothing is known. */
  readonly vulnerabilities: Vulnerabilities | null;
  /** Milliseconds since 1970; null without a backup. */
  readonly readLastBackup: () => number | null;
  /** In the data directory, the latest one first. */
  readonly listStoredBackups: () => readonly StoredBackup[];
  readonly readIntegrity: () => Integrity;
}

/** The state of every part. A part that cannot be read says so and leaves the others alone. */
export async function readHealth(context: HealthContext): Promise<Health> {
  const [database, mail, storage] = await Promise.all([readDatabase(context), readMail(context), readStorage(context)]);
  return {
    at: context.accounts.now(),
    database,
    mail,
    storage,
    process: {
      version: context.version,
      nodeVersion: process.versions.node,
      uptimeS: process.uptime(),
      memoryBytes: process.memoryUsage.rss(),
      vulnerabilities: context.vulnerabilities,
    },
    ...readBackups(context),
    isPublicOriginSet: context.config.publicOrigin !== null,
  };
}

async function readDatabase({ accounts, config, readIntegrity }: HealthContext): Promise<Health['database']> {
  const kind = config.databaseUrl === null ? 'embedded' : 'postgres';
  try {
    const startedAt = performance.now();
    await sql`select 1`.execute(accounts.db);
    const answerMs = performance.now() - startedAt;
    const bytes = await readDatabaseBytes(accounts.db, kind).catch(() => null);
    return { state: 'reachable', kind, answerMs, bytes, integrity: kind === 'embedded' ? readIntegrity() : null };
  } catch {
    return { state: 'unreachable', kind };
  }
}

/** Size of the database in bytes. */
export async function readDatabaseBytes(db: Kysely<Database>, kind: Health['database']['kind']): Promise<number> {
  const query =
    kind === 'embedded'
      ? sql<SizeRow>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<SizeRow>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes);
}

interface SizeRow {
  /** PostgreSQL sends large numbers as texts. */
  readonly bytes: number | string;
}

async function readMail({ accounts: { db, mailer, now } }: HealthContext): Promise<Health['mail']> {
  const known = { mode: mailer.mode, isDown: mailer.isDown() };
  try {
    const { waiting, oldestAt } = await readWaitingMails(db, now());
    const oldestWaitingMs = oldestAt === null ? null : Math.max(0, now() - oldestAt);
    return { ...known, state: 'read', waiting, oldestWaitingMs };
  } catch {
    return { ...known, state: 'unreadable' };
  }
}

async function readStorage({ config }: HealthContext): Promise<Health['storage']> {
  if (config.databaseUrl !== null) return null;
  try {
    return { state: 'read', ...(await readDiskUsage(config.dataDirectory)) };
  } catch {
    return { state: 'unreadable' };
  }
}

/** A PostgreSQL server is backed up by its operator. */
function readBackups({
  config,
  readLastBackup,
  listStoredBackups,
}: HealthContext): Pick<Health, 'lastBackup' | 'storedBackups'> {
  if (config.databaseUrl !== null) return { lastBackup: 'unknown', storedBackups: [] };
  try {
    return { lastBackup: readLastBackup(), storedBackups: [...listStoredBackups()] };
  } catch {
    return { lastBackup: 'unknown', storedBackups: [] };
  }
}
