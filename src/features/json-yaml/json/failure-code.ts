import type { AppError } from '../../../core/errors.ts';
import { copy } from '../copy.ts';
import type { FailureCode, WorkName } from './json-state.ts';

/** What is said of an error: sorting and comparing take less than the other actions do. Throws what nobody expected. */
export function toFailureCode(error: AppError, action: WorkName | null): FailureCode {
  if (error.code === 'json-too-large' && action === 'compare') return 'compare-too-large';
  if (error.code === 'json-too-large' && (action === 'format' || action === 'minify')) return 'sort-too-large';
  if (error.code in copy.errors) return error.code as FailureCode;
  throw error;
}
