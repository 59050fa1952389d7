import type { Kysely } from 'kysely';
import { type Access, decideAccess, type Grants } from '../../../src/core/auth/access.ts';
import { apiError } from '../../api-error.ts';
import { lockRole } from '../../db/lock-row.ts';
import type { Database } from '../../db/schema.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import type { Session } from '../accounts/sessions.ts';
import { findMemberOfSession, toAccountUser } from '../accounts/users.ts';
import type { AuditActor, AuditEntry } from '../audit.ts';
import type { Setting } from '../settings/setting.ts';
import type { Settings } from '../settings/settings.ts';

/** What the functions of the administration work with. */
export interface AdminContext {
  readonly accounts: AccountsContext;
  /** Origin of links in mails; null when the public address is not configured, and mails have no links. */
  readonly publicOrigin: string | null;
}

/** Who makes an administrative call. */
export interface AdminCaller {
  readonly session: Session;
  /** Network address, for the audit log. */
  readonly address: string;
  /** What the call requires. Checked again within the transaction. */
  readonly access: Access;
}

/** The caller with the rights of this moment, and the transaction of the change. */
export interface AdminChange {
  readonly transaction: Kysely<Database>;
  readonly actor: Grants & { readonly id: string };
  record(entry: Omit<AuditEntry, 'actor'>): Promise<void>;
}

/**
 * Runs a change in a transaction with its records. Administrative changes run one after another, also of several processes on
 * PostgreSQL, and the rights of the caller are read after the wait: a caller who lost them meanwhile changes nothing. Throws
 * `UNAUTHENTICATED` and `FORBIDDEN`.
 */
export function changeAsAdmin<Result>(
  { accounts }: AdminContext,
  caller: AdminCaller,
  task: (change: AdminChange) => Promise<Result>,
): Promise<Result> {
  return accounts.db.transaction().execute(async (transaction) => {
    const actor = await authorizeAgain(transaction, caller);
    return task({
      transaction,
      actor,
      record: (entry) => accounts.audit.record({ actor: toActor(caller), ...entry }, transaction),
    });
  });
}

/** Stores a setting under the same rules. Throws `UNAUTHENTICATED` and `FORBIDDEN`. */
export function saveAsAdmin<Value extends object>(
  settings: Settings,
  caller: AdminCaller,
  setting: Setting<Value>,
  value: Value,
): Promise<void> {
  return settings.save(setting, value, toActor(caller), async (transaction) => {
    await authorizeAgain(transaction, caller);
  });
}

/**
 * Refuses a change of something that is no longer as the caller saw it. `expected` is absent where the caller saw nothing; the
 * order of lists does not matter. Throws `CHANGED_MEANWHILE` with the present state.
 */
export function assertExpected<State extends string | readonly string[] | object>(
  expected: State | undefined,
  present: State,
): void {
  if (expected !== undefined && toComparable(expected) !== toComparable(present))
    throw apiError('CHANGED_MEANWHILE', { data: { present } });
}

function toComparable(state: object | string): string {
  if (Array.isArray(state)) return JSON.stringify([...new Set(state)].sort());
  return JSON.stringify(typeof state === 'string' ? state : Object.entries(state).sort());
}

/** Who made a change, for the audit log. */
export function toActor({ session, address }: AdminCaller): AuditActor {
  return { id: session.user.id, address };
}

/** The caller with the rights of this moment, which no other administrative change alters until the transaction ends. */
async function authorizeAgain(
  transaction: Kysely<Database>,
  { session, access }: AdminCaller,
): Promise<AdminChange['actor']> {
  await lockRole(transaction, 'SUPER_ADMIN');
  const member = await findMemberOfSession(transaction, session.user.id, session.id);
  if (member === null || member.status !== 'active') throw apiError('UNAUTHENTICATED');
  const actor = await toAccountUser(transaction, member);
  if (decideAccess(access, actor) !== 'allowed') throw apiError('FORBIDDEN');
  return actor;
}
