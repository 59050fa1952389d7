import { type Failure, toFailure } from '../../../shared/api/failure.ts';
import { type Notice, toFailureNotice } from '../../../shared/forms/notice.ts';
import { copy } from './copy.ts';

/** Refusals whose data name the roles or codes that are the reason. */
const NAMING_CODES: readonly string[] = [
  'SUBJECT_MISSING',
  'RIGHTS_EXCEEDED',
  'CODE_NEEDS_ADMIN_ROLE',
  'SUBJECT_FIXED',
];

/** Words for a failed call about roles and codes, with the names that the server gives as the reason. */
function toNamingNotice(failure: Failure, fallback: string): Notice {
  const notice = toFailureNotice(failure, fallback);
  const ids = NAMING_CODES.includes(failure.code) ? readIds(failure.data) : [];
  return ids.length === 0 ? notice : { ...notice, text: copy.ids(notice.text, ids) };
}

/** The same for whatever was thrown. Null where the visitor cancelled the question for the password. */
export function toThrownNotice(error: unknown, fallback: string): Notice | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  return toNamingNotice(toFailure(error), fallback);
}

function readIds(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || !('ids' in data) || !Array.isArray(data.ids)) return [];
  return data.ids.filter((id) => typeof id === 'string');
}
