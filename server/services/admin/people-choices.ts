import type { Grants } from '../../../src/core/auth/access.ts';
import { mayGrant } from '../../../src/core/auth/grant-rules.ts';
import type { PeopleChoices } from '../../../src/core/contracts/admin-people.ts';
import type { AdminContext } from './admin-context.ts';
import { sortRoles } from './people.ts';
import { listRoleRows } from './role-rows.ts';

/** The roles with what the caller may do with them, the labels of permissions, and how mails reach people. */
export async function readPeopleChoices({ accounts }: AdminContext, actor: Grants): Promise<PeopleChoices> {
  const rows = new Map((await listRoleRows(accounts.db)).map((role) => [role.name, role]));
  const roles = sortRoles([...rows.keys()]).flatMap((name) => rows.get(name) ?? []);
  return {
    roles: roles.map((role) => ({
      name: role.name,
      label: role.label,
      permissions: [...role.permissions],
      isGrantable: mayGrant(actor, role),
    })),
    permissions: await accounts.db.selectFrom('permissions').select(['code', 'label']).orderBy('code').execute(),
    mailMode: accounts.mailer.mode,
  };
}
