import type { Database } from './schema.ts';

/** A unique column, such as `users.email`. */
type UniqueColumn = { [Table in keyof Database]: `${Table}.${keyof Database[Table] & string}` }[keyof Database];

/**
 * Whether a query failed because a unique value already exists: any, or that of one column (other than a primary key). On
 * PostgreSQL the transaction has failed then and can only be rolled back.
 */
export function isUniqueViolation(error: unknown, column?: UniqueColumn): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint, message }: DriverError = error;
  if (code === UNIQUE_VIOLATION) return column === undefined || constraint === `${column.replace('.', '_')}_key`;
  if (!SQLITE_CODES.includes(String(code))) return false;
  return column === undefined || message.split(/[:,] /).includes(column);
}

interface DriverError extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** The SQLSTATE of PostgreSQL for a unique violation. */
const UNIQUE_VIOLATION = '23505';
/** The message names the columns: `UNIQUE constraint failed: users.email`. */
const SQLITE_CODES: readonly string[] = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
