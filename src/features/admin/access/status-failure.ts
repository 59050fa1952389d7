import type { AppError } from '../../../core/errors.ts';
import { toFailure } from '../../../shared/api/failure.ts';
import type { StatusFailure } from './model/gate-state.ts';

const BODY_FAILURES: Readonly<Record<string, StatusFailure>> = {
  empty: 'empty_response',
  other: 'invalid_response',
  broken: 'json_parse_error',
};

/** Why the check of the rights failed (doc 1 §8). */
export function toStatusFailure(error: AppError): StatusFailure {
  const { code, status } = toFailure(error);
  if (code === 'SIGNED_OUT' || status === 401 || code === 'ACCOUNT_DISABLED') return 'not_authenticated';
  if (status === null) return 'network_error';
  if (status === 403) return 'insufficient_role';
  if (code !== 'INVALID_REPLY' || status >= 500) return 'backend_error';
  return BODY_FAILURES[String(error.details.body)] ?? 'invalid_response';
}

/** Whether another attempt with the same session fails as well. */
export function isLasting(failure: StatusFailure): boolean {
  return failure === 'not_authenticated' || failure === 'insufficient_role';
}
