import { AppError } from '../../core/errors.ts';
import { copy } from './copy.ts';

const WORDS: Readonly<Record<string, string>> = {
  ...copy.dbErrors,
  ...copy.archiveErrors,
  'restore-point-gone': copy.pointGone,
};

/** Words for a failure of stored data. A failure without a code is a bug, which the caller throws again. */
export function toDataErrorWords(error: unknown): string {
  return (error instanceof AppError ? WORDS[error.code] : undefined) ?? copy.failed;
}
