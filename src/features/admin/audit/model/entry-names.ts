import type { AuditEntryRow } from '../../../../core/contracts/admin-audit.ts';

const ACCOUNT_ACTION = /^(?:user|password|admin|account)\./;

/** Whether the subject of an entry is the id of an account. */
export function isAboutAccount({ action }: Pick<AuditEntryRow, 'action'>): boolean {
  return ACCOUNT_ACTION.test(action);
}

/** The name of the account that an entry is about: the present one, else that of the recorded state; null where none is known. */
export function accountNameOf(entry: Pick<AuditEntryRow, 'subjectName' | 'before' | 'after'>): string | null {
  return entry.subjectName ?? usernameOf(entry.after) ?? usernameOf(entry.before);
}

function usernameOf(json: string | null): string | null {
  try {
    const { username } = JSON.parse(json ?? 'null');
    return typeof username === 'string' ? username : null;
  } catch {
    return null;
  }
}
