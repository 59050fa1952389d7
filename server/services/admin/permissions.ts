import { type Grants, isSuperAdmin } from '../../../src/core/auth/access.ts';
import { findCodeProblem } from '../../../src/core/auth/code-form.ts';
import { explainAccess } from '../../../src/core/auth/explain-access.ts';
import {
  isAdministrativeCode,
  isAdministrator,
  isReservedCode,
  mayEditRole,
} from '../../../src/core/auth/grant-rules.ts';
import { isEverything } from '../../../src/core/auth/permissions.ts';
import { rankOf } from '../../../src/core/auth/roles.ts';
import type { Explanation, Permission } from '../../../src/core/contracts/admin-roles.ts';
import { apiError } from '../../api-error.ts';
import { type AdminCaller, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { findPeople } from './people.ts';
import { readLabel } from './role-names.ts';
import { listRoleRows } from './role-rows.ts';

/** The codes that the calls of the administration require (doc 1 §6), and the code for everything. */
const DOCUMENTED: readonly string[] = [
  '*:*:*',
  'ADMIN:USER:MANAGE',
  'ADMIN:USER:VIEW',
  'ADMIN:ROLE:MANAGE',
  'ADMIN:PERMISSION:MANAGE',
  'ADMIN:SYSTEM:MANAGE',
];

/** All codes in alphabetical order, with the roles that hold them. */
export async function listPermissions({ accounts }: AdminContext): Promise<Permission[]> {
  const rows = await accounts.db.selectFrom('permissions').selectAll().orderBy('code').execute();
  const roles = await listRoleRows(accounts.db);
  return rows.map(({ code, label }) => ({
    code,
    label,
    isDocumented: DOCUMENTED.includes(code),
    roles: roles.filter(({ permissions }) => permissions.includes(code)).map(({ name }) => name),
  }));
}

/**
 * Creates a code that roles can hold. Super administrators may also create a wildcard of one module or resource. Throws
 * `INVALID_PERMISSION`, `RIGHTS_EXCEEDED` and `PERMISSION_TAKEN`.
 */
export function createPermission(
  context: AdminContext,
  caller: AdminCaller,
  { code, ...request }: { readonly code: string; readonly label: string },
): Promise<void> {
  const label = readLabel(request.label, 'INVALID_PERMISSION');
  return changeAsAdmin(context, caller, async ({ transaction, actor, record }) => {
    if (isReservedCode(code) && (isEverything(code) || !isSuperAdmin(actor))) {
      throw apiError('RIGHTS_EXCEEDED', { data: { ids: [code] } });
    }
    if (findCodeProblem(code) !== null) throw apiError('INVALID_PERMISSION');
    const taken = await transaction
      .selectFrom('permissions')
      .select('code')
      .where('code', '=', code)
      .executeTakeFirst();
    if (taken !== undefined) throw apiError('PERMISSION_TAKEN');
    await transaction.insertInto('permissions').values({ code, label }).execute();
    await record({ action: 'permission.create', subject: code, after: { label } });
  });
}

/**
 * Deletes a code and takes it from all roles. Throws `SUBJECT_MISSING`, `SUBJECT_FIXED` for a documented code, and
 * `RIGHTS_EXCEEDED` for a code that is reserved, or that a role holds which the caller may not change.
 */
export function removePermission(context: AdminContext, caller: AdminCaller, code: string): Promise<void> {
  return changeAsAdmin(context, caller, async ({ transaction, actor, record }) => {
    const row = await transaction.selectFrom('permissions').select('label').where('code', '=', code).executeTakeFirst();
    if (row === undefined) throw apiError('SUBJECT_MISSING', { data: { ids: [code] } });
    if (DOCUMENTED.includes(code)) throw apiError('SUBJECT_FIXED', { data: { ids: [code] } });
    const roles = (await listRoleRows(transaction)).filter(({ permissions }) => permissions.includes(code));
    const beyond = roles.filter((role) => !mayEditRole(actor, role)).map(({ name }) => name);
    if (isReservedCode(code) && !isSuperAdmin(actor)) beyond.push(code);
    if (beyond.length > 0) throw apiError('RIGHTS_EXCEEDED', { data: { ids: beyond } });
    await transaction.deleteFrom('permissions').where('code', '=', code).execute();
    const before = { label: row.label, roles: roles.map(({ name }) => name) };
    await record({ action: 'permission.delete', subject: code, before });
  });
}

/**
 * Why an account has a right or not. Accounts of administrators are explained to super administrators alone. Throws
 * `SUBJECT_MISSING` for an unknown account and for those.
 */
export async function explainPermission(
  { accounts }: AdminContext,
  actor: Grants,
  userId: string,
  wanted: string,
): Promise<Explanation> {
  const [person] = await findPeople(accounts.db, [userId]);
  if (person === undefined || (isAdministrator(person) && !isSuperAdmin(actor))) {
    throw apiError('SUBJECT_MISSING', { data: { ids: [userId] } });
  }
  const held = (await listRoleRows(accounts.db)).filter(({ name }) => person.roles.includes(name));
  const grants = explainAccess(held, wanted);
  const isGranted = grants !== null && grants.length > 0;
  const isClosed = isAdministrativeCode(wanted) && !isAdministrator(person);
  const isAllowed = isGranted && !isClosed && person.status === 'active';
  return {
    isAllowed,
    reason: toReason(grants === null, isGranted, isClosed, isAllowed),
    grants: grants ?? [],
    roles: person.roles.map((name) => ({ name, rank: rankOf(name) })),
  };
}

function toReason(
  isMalformed: boolean,
  isGranted: boolean,
  isClosed: boolean,
  isAllowed: boolean,
): Explanation['reason'] {
  if (isMalformed) return 'malformed';
  if (!isGranted) return 'missing';
  if (isClosed) return 'notAdmin';
  return isAllowed ? 'granted' : 'disabled';
}
