import { isSuperAdmin } from '../../../src/core/auth/access.ts';
import { mayGrant, mayManage } from '../../../src/core/auth/grant-rules.ts';
import type { AuditAction, AuditState } from '../../../src/core/contracts/audit-actions.ts';
import { apiError } from '../../api-error.ts';
import { type AdminCaller, type AdminChange, type AdminContext, changeAsAdmin } from './admin-context.ts';
import { findPeople, type GrantedPerson, isOfKind, type PeopleKind } from './people.ts';
import { findRole } from './role-rows.ts';

/** What happened to an account, for the audit log. Null when there was nothing to change. */
interface PersonOutcome {
  readonly before?: AuditState;
  readonly after?: AuditState;
  /** The sessions of the account have ended. */
  readonly hasEndedSessions?: boolean;
}

/** A change of one account. */
export interface PersonChange {
  readonly action: AuditAction;
  /** The caller may not make it to the own account. */
  readonly isForOthers: boolean;
  apply(change: AdminChange, person: GrantedPerson): Promise<PersonOutcome | null>;
}

/**
 * Changes all these accounts, or none. Returns the number of accounts that were different before. Throws `SUBJECT_MISSING`,
 * `OWN_ACCOUNT` and `RIGHTS_EXCEEDED`, each with the ids that are the reason, and `LAST_SUPER_ADMIN`.
 */
export async function changePeople(
  context: AdminContext,
  caller: AdminCaller,
  kind: PeopleKind,
  ids: readonly string[],
  change: PersonChange,
): Promise<number> {
  const unique = [...new Set(ids)];
  const ended: string[] = [];
  const count = await changeAsAdmin(context, caller, async (admin) => {
    const people = await findPeople(admin.transaction, unique);
    assertAllowed(admin, kind, unique, people, change.isForOthers);
    let changed = 0;
    for (const person of people) {
      const outcome = await change.apply(admin, person);
      if (outcome === null) continue;
      changed += 1;
      if (outcome.hasEndedSessions) ended.push(person.id);
      await admin.record({ action: change.action, subject: person.id, before: outcome.before, after: outcome.after });
    }
    if (people.some(isSuperAdmin)) await assertSuperAdminLeft(admin);
    return changed;
  });
  for (const id of ended) context.accounts.sessionEnds.note(id);
  // An unlocked account need not wait.
  context.accounts.waits.forgetAll();
  return count;
}

/** The account, which the caller may change. Throws `SUBJECT_MISSING` and `RIGHTS_EXCEEDED`. */
export function requireManageable(
  context: AdminContext,
  caller: AdminCaller,
  kind: PeopleKind,
  id: string,
): Promise<GrantedPerson> {
  return changeAsAdmin(context, caller, async (admin) => {
    const people = await findPeople(admin.transaction, [id]);
    assertAllowed(admin, kind, [id], people, false);
    return people[0] as GrantedPerson;
  });
}

/** Throws `RIGHTS_EXCEEDED` for a role that the caller may not give or take, and `SUBJECT_MISSING` for an unknown one. */
export async function assertGrantable({ transaction, actor }: AdminChange, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const role = await findRole(transaction, name);
    if (role === null) throw apiError('SUBJECT_MISSING', { data: { ids: [name] } });
    if (!mayGrant(actor, role)) throw apiError('RIGHTS_EXCEEDED', { data: { ids: [name] } });
  }
}

/** Ends all sessions of an account, also those whose rows another process is writing. Returns the number of those that were stored. */
export async function endSessions({ transaction }: AdminChange, { id }: GrantedPerson): Promise<number> {
  await transaction
    .updateTable('users')
    .set((row) => ({ token_version: row('token_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const { numDeletedRows } = await transaction.deleteFrom('sessions').where('user_id', '=', id).executeTakeFirst();
  return Number(numDeletedRows);
}

function assertAllowed(
  { actor }: AdminChange,
  kind: PeopleKind,
  ids: readonly string[],
  people: readonly GrantedPerson[],
  isForOthers: boolean,
): void {
  const known = new Set(people.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) throw apiError('SUBJECT_MISSING', { data: { ids: missing } });
  if (isForOthers && known.has(actor.id)) throw apiError('OWN_ACCOUNT', { data: { ids: [actor.id] } });
  const beyond = people.filter((person) => !isOfKind(person, kind) || !mayManage(actor, person));
  if (beyond.length > 0) throw apiError('RIGHTS_EXCEEDED', { data: { ids: beyond.map(({ id }) => id) } });
}

/**
 * Changes run one after another, so two of them cannot each leave the other's super administrator. Administrators with a code
 * for everything do not count: a change of their role can take it from them.
 */
async function assertSuperAdminLeft({ transaction }: AdminChange): Promise<void> {
  const left = await transaction
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('user_roles.role_name', '=', 'SUPER_ADMIN')
    .where('users.status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (left === undefined) throw apiError('LAST_SUPER_ADMIN');
}
