import { PEOPLE_CALLS, type PeopleChoices, type RoleChoice } from '../../../core/contracts/admin-people.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';

/** Roles, labels and the way of mails. `choices` is undefined until they are read. */
export function usePeopleChoices() {
  const { data, error, isFetching, refetch } = useAdminQuery(PEOPLE_CALLS.choices, {});
  return {
    choices: data,
    roles: data?.roles ?? NO_ROLES,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}

/** The label of a permission; the code itself where it has none. */
export function labelOfCode(choices: PeopleChoices | undefined, code: string): string {
  return choices?.permissions.find((permission) => permission.code === code)?.label ?? code;
}

const NO_ROLES: readonly RoleChoice[] = [];
