import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import { AppError } from '../../src/core/errors.ts';
import { copy } from '../copy.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as roles from './migrations/0002-roles.ts';
import * as tickets from './migrations/0003-tickets.ts';
import * as sessions from './migrations/0004-sessions.ts';
import * as lanPresence from './migrations/0005-lan-presence.ts';
import * as firstRun from './migrations/0006-first-run.ts';
import * as adminLists from './migrations/0007-admin-lists.ts';
import * as uploads from './migrations/0008-uploads.ts';
import * as ownDevices from './migrations/0009-own-devices.ts';
import * as flockRecords from './migrations/0010-flock-records.ts';
import * as knownNetworks from './migrations/0011-known-networks.ts';
import * as likeNames from './migrations/0012-like-names.ts';
import * as accountRemovals from './migrations/0013-account-removals.ts';
import * as mailboxes from './migrations/0014-mailboxes.ts';
import * as lanRemovals from './migrations/0015-lan-removals.ts';
import * as signIns from './migrations/0016-sign-ins.ts';
import * as passwordVersions from './migrations/0017-password-versions.ts';
import type { Database } from './schema.ts';

type Migrations = Readonly<Record<string, Migration>>;

/** Applied in the order of their names, which are stored: a released migration and its name never change. */
export const MIGRATIONS: Migrations = {
  '0001-accounts': accounts,
  '0002-roles': roles,
  '0003-tickets': tickets,
  '0004-sessions': sessions,
  '0005-lan-presence': lanPresence,
  '0006-first-run': firstRun,
  '0007-admin-lists': adminLists,
  '0008-uploads': uploads,
  '0009-own-devices': ownDevices,
  '0010-flock-records': flockRecords,
  '0011-known-networks': knownNetworks,
  '0012-like-names': likeNames,
  '0013-account-removals': accountRemovals,
  '0014-mailboxes': mailboxes,
  '0015-lan-removals': lanRemovals,
  '0016-sign-ins': signIns,
  '0017-password-versions': passwordVersions,
};

/**
 * Brings the tables up to date in one transaction; processes that start together wait for each other. Throws an `AppError`
 * when the data belongs to a newer program or a migration fails; nothing has changed then.
 */
export async function migrate(db: Kysely<Database>, migrations: Migrations = MIGRATIONS): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const migrator = new Migrator({ db, provider, ...(await readMigrationSchema(db)) });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  if (/previously executed migration .* is missing/.test(reason)) {
    throw new AppError('DATABASE_NEWER', copy.data.newer);
  }
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new AppError(
    'MIGRATION_FAILED',
    copy.data.migrationFailed(failed === undefined ? reason : `${failed}: ${reason}`),
  );
}

/** On PostgreSQL the migrator would otherwise find the records of a program in another schema. */
async function readMigrationSchema(db: Kysely<Database>): Promise<{ migrationTableSchema?: string }> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return {};
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ? { migrationTableSchema: rows[0].name } : {};
}
