import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import type { OpenDatabase } from '../../server/db/open-database.ts';
import { openPostgresDatabase, preparePostgres } from '../../server/db/postgres-database.ts';
import type { Database } from '../../server/db/schema.ts';
import { QUIET } from './quiet-log.ts';

/** A schema with all tables. It serves one test after another; making its tables takes longer than most tests. */
export interface MigratedSchema {
  readonly url: string;
  readonly database: Omit<OpenDatabase, 'close'>;
  /** Closes the connections. The schema is removed when it is released. */
  close(): Promise<void>;
  /** Call it when the test has ended. The next test finds the rows of a new database. */
  release(): Promise<void>;
}

/** Tables in which the migrator notes what it did. */
const MIGRATOR_TABLES: readonly string[] = ['kysely_migration', 'kysely_migration_lock'];

const free: MigratedSchema[] = [];
let isFileDone = false;

afterAll(async () => {
  isFileDone = true;
  for (const schema of free.splice(0)) await schema.release();
});

/** A schema that no test uses, or a new one, in the database with this address. */
export async function takeMigratedSchema(server: string): Promise<MigratedSchema> {
  return free.pop() ?? (await createMigratedSchema(server));
}

async function createMigratedSchema(server: string): Promise<MigratedSchema> {
  const { url, drop } = await createPostgresSchema(server);
  await preparePostgres(url, migrate);
  const { db, readPool } = await openPostgresDatabase(url, QUIET);
  const shape = await readShape(db);
  const emptying = await toEmptying(db);
  let isOpen = true;
  const schema: MigratedSchema = {
    url,
    database: { db, readPool, dialect: 'postgres' },
    async close() {
      if (isOpen) await db.destroy();
      isOpen = false;
    },
    async release() {
      // A test may have destroyed the connections or changed tables.
      if (isOpen && !isFileDone && (await readShape(db).catch(() => '')) === shape) {
        await sql.raw(emptying).execute(db);
        free.push(schema);
        return;
      }
      await schema.close();
      await drop();
    },
  };
  return schema;
}

/** Names of all tables, indexes and migrations, with the number of columns. */
async function readShape(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select concat(
      (select string_agg(concat(relname, relnatts), ' ' order by relname)
        from pg_class where relnamespace = current_schema()::regnamespace),
      (select string_agg(name, ' ' order by name) from kysely_migration)
    ) as shape
  `.execute(db);
  return rows[0]?.shape ?? '';
}

/**
 * Statements that bring back the rows of this moment, in one transaction. Deleting a few rows takes a fraction of the time of
 * `truncate`.
 */
async function toEmptying(db: Kysely<Database>): Promise<string> {
  const tables = await listTables(db);
  const filled: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ json: string | null }>`
      select json_agg(kept)::text as json from ${sql.table(table)} as kept
    `.execute(db);
    const json = rows[0]?.json;
    if (json)
      filled.push(`insert into ${table} select * from json_populate_recordset(null::${table}, ${toText(json)})`);
  }
  // References point from later tables to earlier ones.
  const deletions = tables.toReversed().map((table) => `delete from ${table}`);
  return ['begin', ...deletions, ...filled, 'commit'].join('; ');
}

/** Tables of the product, each one behind those that it refers to. */
async function listTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; targets: string[] }>`
    select relname as name, array(
      select target.relname::text from pg_constraint join pg_class target on target.oid = confrelid
        where contype = 'f' and conrelid = own.oid and confrelid <> own.oid
    ) as targets from pg_class own
      where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname
  `.execute(db);
  const left = rows.filter(({ name }) => !MIGRATOR_TABLES.includes(name));
  const sorted: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ targets }) => targets.every((target) => sorted.includes(target)));
    if (next < 0) throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`);
    sorted.push(...left.splice(next, 1).map(({ name }) => name));
  }
  return sorted;
}

function toText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Creates an empty schema. Its address names it in the search path. */
export async function createPostgresSchema(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `mythinkn_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: () => runOnServer(server, `drop schema ${name} cascade`) };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
