import type { Database } from './schema.ts';

/** A unique column, such as `users.email`. */
export type UniqueColumn = { [Table in keyof Database]: `${Table}.${keyof Database[Table] & string}` }[keyof Database];

/**
 * Whether a query failed because a value that must be unique is there already: any, or that of one column (not of a primary
 * key). In PostgreSQL the transaction has failed then, and takes nothing but a rollback.
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

/** PostgreSQL's state for it. */
const UNIQUE_VIOLATION = '23505';
/** Followed in the message by the columns: `UNIQUE constraint failed: users.email`. */
const SQLITE_CODES: readonly string[] = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
