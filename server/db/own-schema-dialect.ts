import { type DatabaseIntrospector, type Kysely, PostgresDialect, sql } from 'kysely';

/**
 * PostgreSQL, where the migrator looks for its tables in the current schema alone. Otherwise it reads the columns of every
 * schema, which fails while another program drops a table there.
 */
export class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const getTables = () => listTables(db);
    return {
      getSchemas: async () => (await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db)).rows,
      getTables,
      getMetadata: async () => ({ tables: await getTables() }),
    };
  }
}

/** Without columns, which the migrator does not need. */
async function listTables(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; schema: string }>`
    select relname as name, current_schema() as schema from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
  `.execute(db);
  return rows.map((table) => ({ ...table, isView: false, columns: [] }));
}
