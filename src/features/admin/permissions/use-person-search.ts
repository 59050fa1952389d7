import { useEffect, useState } from 'react';
import { ADMIN_CALLS, type Person, USER_CALLS } from '../../../core/contracts/admin-people.ts';
import { useAdmin } from '../access/admin-context.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';

/** A person who can be asked about. */
export interface FoundPerson extends Pick<Person, 'id' | 'username' | 'email'> {
  readonly kind: 'users' | 'admins';
}

/** The server is asked so long after the last key. */
const DEBOUNCE_MS = 250;
const ROWS = 20;

/** People whose name or address has a text. Administrators are found by super administrators alone. */
export function usePersonSearch(text: string, isEnabled: boolean) {
  const { isSuperAdmin, can } = useAdmin();
  const settled = useSettled(text);
  const request = { query: { text: settled, size: ROWS, sort: 'username' } };
  const users = useAdminQuery(USER_CALLS.list, request, isEnabled && can('ADMIN:USER:VIEW'));
  const admins = useAdminQuery(ADMIN_CALLS.list, request, isEnabled && isSuperAdmin);
  const toFound = (kind: FoundPerson['kind'], rows: readonly Person[] = []) =>
    rows.map(({ id, username, email }): FoundPerson => ({ id, username, email, kind }));
  const isSearching = settled !== text || users.isFetching || admins.isFetching;
  return {
    // Enter must not choose a person whom an earlier text has found.
    people: isSearching ? [] : [...toFound('admins', admins.data?.rows), ...toFound('users', users.data?.rows)],
    isSearching,
    hasFailed: (users.error ?? admins.error) !== null,
  };
}

/** The person with an id; null while unknown, or where the administrator may not read it. */
export function usePerson(id: string, isEnabled: boolean): FoundPerson | null {
  const { isSuperAdmin, can } = useAdmin();
  const request = { params: { id } };
  const user = useAdminQuery(USER_CALLS.read, request, isEnabled && can('ADMIN:USER:VIEW'));
  const admin = useAdminQuery(ADMIN_CALLS.read, request, isEnabled && isSuperAdmin && user.error !== null);
  const found = [user.data, admin.data].find((person) => person?.id === id);
  if (found === undefined) return null;
  const { username, email } = found;
  return { id, username, email, kind: found === user.data ? 'users' : 'admins' };
}

/** A text as it was after the last pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
