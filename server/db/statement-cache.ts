import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * A connection that prepares every statement once. A prepared statement takes kilobytes outside the JavaScript heap, and
 * the garbage collector, which does not see them, frees it late. The least recently used statement is dropped first.
 */
export function cacheStatements(connection: SqliteDatabase, sizeMax: number): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? connection.prepare(sql);
      // A map keeps the order of insertion, so the least recently used statement comes first.
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > sizeMax && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close() {
      statements.clear();
      connection.close();
    },
  };
}
