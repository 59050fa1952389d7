import { type Kysely, sql } from 'kysely';
import { toMailbox } from '../../../src/core/auth/email.ts';
import { isAdministrator } from '../../../src/core/auth/grant-rules.ts';
import { hasRank } from '../../../src/core/auth/roles.ts';
import type { CodeSent } from '../../../src/core/contracts/accounts.ts';
import {
  type AccountRemoval,
  REMOVAL_GRACE_DAYS,
  type RemoveAccountRequest,
} from '../../../src/core/contracts/own-account.ts';
import { apiError } from '../../api-error.ts';
import { containsText } from '../../db/contains-text.ts';
import { lockRole } from '../../db/lock-row.ts';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../caller.ts';
import { readGameData } from '../flock/game-data.ts';
import type { AccountsContext } from './accounts-context.ts';
import { DAY_MS } from './constants.ts';
import { consumeCode, verifyCode } from './email-codes.ts';
import { toAccountKey } from './login-attempts.ts';
import { listOwnSessions } from './own-sessions.ts';
import { verifyCurrentPassword } from './password-change.ts';
import { sendOwnCode, toProvedKey, toRequestedKey } from './send-code.ts';
import type { Session } from './sessions.ts';
import { findMemberById, listRoles, type Member } from './users.ts';

/** What a removal would delete, and what stands against it. */
export async function readRemoval(context: AccountsContext, session: Session): Promise<AccountRemoval> {
  const { id, email, username } = session.user;
  const sessions = await listOwnSessions(context, session);
  const { days, free } = await readGameData(context.db, id);
  const counts = { sessionCount: sessions.length, gameDayCount: days.length, freeBestCount: free.length };
  return { email, username, ...counts, blockedBy: await findBlock(context.db, id) };
}

/** Mails the code of a removal to the signed-in user. Throws `ADMIN_ACCOUNT` and `LAST_SUPER_ADMIN` instead. */
export async function sendRemovalCode(
  context: AccountsContext,
  session: Session,
  ticket: string,
  caller: Caller,
): Promise<CodeSent> {
  await assertRemovable(context.db, session.user.id);
  return sendOwnCode(context, session, 'removeAccount', ticket, caller);
}

/**
 * Ends the sessions of a user who knows the password and reads the mail, and removes the account after some days. A login before
 * that keeps it. Throws like `checkPassword` and `verifyCode`, `ADMIN_ACCOUNT` and `LAST_SUPER_ADMIN`.
 */
export async function askRemoval(
  context: AccountsContext,
  { user }: Session,
  { currentPassword, emailCode, ticket = '' }: RemoveAccountRequest,
  caller: Caller,
): Promise<void> {
  const { db, mailer, audit, sessionEnds, now } = context;
  await assertRemovable(db, user.id);
  const member = await verifyCurrentPassword(context, user.id, currentPassword, caller);
  const slot = { email: member.email, purpose: 'removeAccount' } as const;
  const code = await verifyCode(context, slot, { ticket, code: emailCode });
  const due_at = now() + REMOVAL_GRACE_DAYS * DAY_MS;
  await db.transaction().execute(async (transaction) => {
    // Administrative changes run one after another: the account may be made an administrator's meanwhile.
    await lockRole(transaction, 'SUPER_ADMIN');
    await assertRemovable(transaction, member.id);
    await consumeCode(context, transaction, code);
    await endAllSessions(transaction, member);
    await transaction
      .insertInto('account_removals')
      .values({ user_id: member.id, due_at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at }))
      .execute();
    const { email: to, username } = member;
    await mailer.enqueue(transaction, { purpose: 'removalAsked', to, username, expiresAt: now() + DAY_MS }, 'proved');
    // Without an address, because the entry outlives the account.
    const actor = { id: member.id, address: '' };
    await audit.record({ actor, action: 'account.askRemoval', subject: member.id }, transaction);
  });
  sessionEnds.note(member.id);
  mailer.wake();
}

/** Takes a request for removal back. Call it in the transaction of a login. Returns whether there was one. */
export async function keepAccount(
  { audit }: Pick<AccountsContext, 'audit'>,
  transaction: Kysely<Database>,
  { id }: Pick<Member, 'id'>,
  { address }: Caller,
): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('account_removals')
    .where('user_id', '=', id)
    .returning('user_id')
    .executeTakeFirst();
  if (taken === undefined) return false;
  await audit.record({ actor: { id, address }, action: 'account.keep', subject: id }, transaction);
  return true;
}

/**
 * Deletes the accounts whose time has come, with their sessions, codes, waiting mails and limits. The audit log keeps that they
 * were deleted, without names and addresses. An administrator's account stays.
 */
export async function removeDueAccounts(context: AccountsContext): Promise<void> {
  const { db, now } = context;
  const due = await db.selectFrom('account_removals').select('user_id').where('due_at', '<=', now()).execute();
  for (const { user_id } of due) await removeIfDue(context, user_id);
}

async function removeIfDue({ db, now, audit, mailer, sessionEnds }: AccountsContext, id: string): Promise<void> {
  const isRemoved = await db.transaction().execute(async (transaction) => {
    await lockRole(transaction, 'SUPER_ADMIN');
    const taken = await transaction
      .deleteFrom('account_removals')
      .where('user_id', '=', id)
      .where('due_at', '<=', now())
      .returning('user_id')
      .executeTakeFirst();
    const member = await findMemberById(transaction, id);
    // The user signed in meanwhile, or was made an administrator.
    if (taken === undefined || member === null || (await findBlock(transaction, id)) !== null) return false;
    // Sessions, roles and records leave with the row of the user.
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    await transaction.deleteFrom('email_codes').where('email', '=', member.email).execute();
    await deleteLimits(transaction, member);
    await mailer.discard(transaction, member.email);
    await audit.record({ actor: { id, address: '' }, action: 'account.remove', subject: id }, transaction);
    return true;
  });
  if (isRemoved) sessionEnds.note(id);
}

/** As for the administration, administrators cannot remove themselves: another one takes their role away first. */
async function findBlock(db: Kysely<Database>, id: string): Promise<AccountRemoval['blockedBy']> {
  const roles = await listRoles(db, id);
  if (!isAdministrator({ roles })) return null;
  if (!hasRank(roles, 'SUPER_ADMIN')) return 'ADMIN_ACCOUNT';
  const { count } = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_roles.role_name', '=', 'SUPER_ADMIN')
    .where('users.status', '=', 'active')
    .where('users.id', '!=', id)
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? 'LAST_SUPER_ADMIN' : 'ADMIN_ACCOUNT';
}

async function assertRemovable(db: Kysely<Database>, id: string): Promise<void> {
  const block = await findBlock(db, id);
  if (block !== null) throw apiError(block);
}

async function endAllSessions(transaction: Kysely<Database>, { id, token_version }: Member): Promise<void> {
  const row = await transaction
    .updateTable('users')
    .set({ token_version: token_version + 1 })
    .where('id', '=', id)
    .where('token_version', '=', token_version)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  // The password was replaced or the account disabled since the proof was verified.
  if (!row) throw apiError('WRONG_PASSWORD');
  await transaction.deleteFrom('sessions').where('user_id', '=', id).execute();
}

/** Counters whose keys name the account. Those of networks stay. */
async function deleteLimits(transaction: Kysely<Database>, { id, email }: Member): Promise<void> {
  await transaction
    .deleteFrom('throttles')
    .where((row) =>
      row.or([
        row('key', 'in', [toAccountKey(email), toRequestedKey(email), toProvedKey(email)]),
        containsText('throttles.key', `:${toMailbox(email)}@`),
        containsText('throttles.key', `:${id}`),
      ]),
    )
    .execute();
}
