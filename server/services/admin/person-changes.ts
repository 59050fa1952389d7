import { toMailbox } from '../../../src/core/auth/email.ts';
import type { BulkRequest, EditPersonRequest } from '../../../src/core/contracts/admin-people.ts';
import { beginsWith } from '../../db/contains-text.ts';
import { readUsername } from '../accounts/account-forms.ts';
import { toAccountKey, toDelayPrefix } from '../accounts/login-attempts.ts';
import { toUsernameKey } from '../accounts/username-key.ts';
import { type ProvedAddress, replaceAddress } from './address-change.ts';
import { type AdminContext, assertExpected } from './admin-context.ts';
import { assertGrantable, endSessions, type PersonChange } from './change-people.ts';
import { type GrantedPerson, sortRoles } from './people.ts';

/** Disables an account and ends its sessions, or enables it. */
export function toStatusChange({ accounts }: AdminContext, status: 'active' | 'disabled'): PersonChange {
  return {
    action: status === 'active' ? 'user.enable' : 'user.disable',
    isForOthers: true,
    async apply(change, person) {
      if (person.status === status) return null;
      await change.transaction
        .updateTable('users')
        .set({ status, updated_at: accounts.now() })
        .where('id', '=', person.id)
        .execute();
      const hasEndedSessions = status === 'disabled';
      if (hasEndedSessions) await endSessions(change, person);
      return { before: { status: person.status }, after: { status }, hasEndedSessions };
    },
  };
}

/** Deletes an account with its sessions and open codes. The audit log keeps its name, address and roles. */
export const REMOVAL: PersonChange = {
  action: 'user.delete',
  isForOthers: true,
  async apply({ transaction }, { id, email, username, status, roles }) {
    await transaction.deleteFrom('email_codes').where('email', '=', email).execute();
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    return { before: { email, username, status, roles }, hasEndedSessions: true };
  },
};

export const SESSIONS_END: PersonChange = {
  action: 'user.endSessions',
  isForOthers: false,
  async apply(change, person) {
    return (await endSessions(change, person)) === 0 ? null : { hasEndedSessions: true };
  },
};

/** Forgets the wrong passwords that block the login of an account. */
export const UNLOCKING: PersonChange = {
  action: 'user.unlock',
  isForOthers: false,
  async apply({ transaction }, { email }) {
    const { numDeletedRows } = await transaction
      .deleteFrom('throttles')
      .where((row) => row.or([row('key', '=', toAccountKey(email)), beginsWith('throttles.key', toDelayPrefix(email))]))
      .executeTakeFirst();
    return numDeletedRows === 0n ? null : {};
  },
};

/**
 * Gives an account exactly these roles. Only roles that are added or taken away must be within the caller's rights. Throws
 * `CHANGED_MEANWHILE` where the account has other roles than `expected`.
 */
export function toRolesChange(
  context: AdminContext,
  names: readonly string[],
  expected?: readonly string[],
): PersonChange {
  return toRoleChange(context, () => names, expected);
}

/** Adds a role to those that an account has. */
function toRoleAddition(context: AdminContext, name: string): PersonChange {
  return toRoleChange(context, ({ roles }) => [...roles, name]);
}

function toRoleRemoval(context: AdminContext, name: string): PersonChange {
  return toRoleChange(context, ({ roles }) => roles.filter((role) => role !== name));
}

/** The change of a bulk call. */
export function toBulkChange(context: AdminContext, request: BulkRequest): PersonChange {
  switch (request.action) {
    case 'enable':
      return toStatusChange(context, 'active');
    case 'disable':
      return toStatusChange(context, 'disabled');
    case 'delete':
      return REMOVAL;
    case 'unlock':
      return UNLOCKING;
    case 'endSessions':
      return SESSIONS_END;
    case 'addRole':
      return toRoleAddition(context, request.role);
    case 'removeRole':
      return toRoleRemoval(context, request.role);
  }
}

/**
 * Changes name and address. A new address ends the sessions and open codes; the previous address gets a mail about it. Throws
 * `INVALID_USERNAME` and `USERNAME_RESERVED`, and `CHANGED_MEANWHILE` for an account that is not as it was seen.
 */
export function toEdit(context: AdminContext, request: EditPersonRequest, address: ProvedAddress | null): PersonChange {
  const username = request.username === undefined ? null : readUsername(request.username);
  return {
    action: 'user.edit',
    isForOthers: false,
    async apply(change, person) {
      const before = { email: person.email, username: person.username };
      const after = { email: address?.email ?? before.email, username: username ?? before.username };
      if (after.email === before.email && after.username === before.username) return null;
      assertExpected(request.expected, before);
      const isMoved = address !== null && after.email !== before.email;
      const mailbox = isMoved ? { mailbox: toMailbox(after.email) } : {};
      await change.transaction
        .updateTable('users')
        .set({ ...after, ...mailbox, username_key: toUsernameKey(after.username), updated_at: context.accounts.now() })
        .where('id', '=', person.id)
        .execute();
      if (isMoved) await replaceAddress(context, change, person, address);
      return { before, after, hasEndedSessions: isMoved };
    },
  };
}

function toRoleChange(
  { accounts }: AdminContext,
  toNames: (person: GrantedPerson) => readonly string[],
  expected?: readonly string[],
): PersonChange {
  return {
    action: 'user.roles',
    isForOthers: true,
    async apply(change, person) {
      const { transaction } = change;
      const after = sortRoles([...new Set(toNames(person))]);
      const added = after.filter((name) => !person.roles.includes(name));
      const removed = person.roles.filter((name) => !after.includes(name));
      if (added.length === 0 && removed.length === 0) return null;
      assertExpected(expected, person.roles);
      await assertGrantable(change, [...added, ...removed]);
      const ofPerson = transaction.deleteFrom('user_roles').where('user_id', '=', person.id);
      if (removed.length > 0) await ofPerson.where('role_name', 'in', removed).execute();
      if (added.length > 0)
        await transaction
          .insertInto('user_roles')
          .values(added.map((role_name) => ({ user_id: person.id, role_name })))
          .execute();
      await transaction.updateTable('users').set({ updated_at: accounts.now() }).where('id', '=', person.id).execute();
      await endSessions(change, person);
      return { before: { roles: person.roles }, after: { roles: after }, hasEndedSessions: true };
    },
  };
}
