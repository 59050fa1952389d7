import { AppError } from '../../core/errors.ts';

/**
 * `db-unavailable`: the browser has no IndexedDB here (private window, policy). `db-blocked`: another tab keeps an older
 * version open. `db-newer`: a newer release has upgraded the database. `quota-exceeded`: no room. `db-damaged`: the
 * browser cannot read its own files.
 */
export type DbErrorCode = 'db-unavailable' | 'db-blocked' | 'db-newer' | 'quota-exceeded' | 'db-damaged';

const CODES: Readonly<Record<string, DbErrorCode>> = {
  QuotaExceededError: 'quota-exceeded',
  VersionError: 'db-newer',
  SecurityError: 'db-unavailable',
  NotFoundError: 'db-damaged',
  NotReadableError: 'db-damaged',
  UnknownError: 'db-damaged',
};

/** Turns expected failures of the database into an `AppError`. Returns everything else unchanged: it is a bug. */
export function toDbError(cause: unknown): unknown {
  const code = cause instanceof AppError || !hasName(cause) ? undefined : CODES[cause.name];
  return code === undefined ? cause : dbError(code, cause);
}

/** A failure to open. Some private windows refuse with an `InvalidStateError`. */
export function toOpenError(cause: unknown): unknown {
  const isMissing = hasName(cause) && cause.name === 'InvalidStateError';
  return isMissing ? dbError('db-unavailable', cause) : toDbError(cause);
}

export function dbError(code: DbErrorCode, cause: unknown): AppError<DbErrorCode> {
  return new AppError(code, String(cause));
}

export function hasName(cause: unknown): cause is { readonly name: string } {
  return typeof cause === 'object' && cause !== null && 'name' in cause && typeof cause.name === 'string';
}
