import { useMemo } from 'react';
import { ROLE_CALLS } from '../../../core/contracts/admin-roles.ts';
import { useAdmin } from '../access/admin-context.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';

/** Labels of the roles by name; empty for an administrator who may not read the roles. */
export function useRoleLabels(): ReadonlyMap<string, string> {
  const canRead = useAdmin().can('ADMIN:ROLE:MANAGE');
  const { data } = useAdminQuery(ROLE_CALLS.list, {}, canRead);
  return useMemo(() => new Map(data?.roles.map(({ name, label }) => [name, label])), [data]);
}
