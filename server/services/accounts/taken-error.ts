import { apiError } from '../../api-error.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';

/** Turns a violated unique column into `USERNAME_TAKEN` or `EMAIL_TAKEN`. */
export function toTakenError(error: unknown): never {
  if (isUniqueViolation(error, 'users.username_key')) throw apiError('USERNAME_TAKEN');
  if (isUniqueViolation(error, 'users.email') || isUniqueViolation(error, 'users.mailbox'))
    throw apiError('EMAIL_TAKEN');
  throw error;
}
