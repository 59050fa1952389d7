import { type Kysely, sql } from 'kysely';
import { isAdministrator, isSuperAdmin } from '../../../src/core/auth/grant-rules.ts';
import type { CodeSent } from '../../../src/core/contracts/accounts.ts';
import type { AccountRemoval, RemoveAccountRequest } from '../../../src/core/contracts/own-account.ts';
import { containsText } from '../../db/contains-text.ts';
import { lockRole } from '../../db/lock-row.ts';
import type { Database } from '../../db/schema.ts';
import { apiError } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { readGameData } from '../flock/game-data.ts';
import type { AccountsContext } from './accounts-context.ts';
import { consumeCode, verifyCode } from './email-codes.ts';
import { toAccountKey } from './login-attempts.ts';
import { listOwnSessions } from './own-sessions.ts';
import { verifyCurrentPassword } from './password-change.ts';
import { sendOwnCode, toProvedKey, toRequestedKey } from './send-code.ts';
import type { Session } from './sessions.ts';
import { listRoles, type Member } from './users.ts';

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
 * Deletes the account of a user who knows the password and reads the mail, with its sessions, codes, waiting mails and limits.
 * The audit log keeps that it was deleted, without name or address. Throws like `checkPassword` and `verifyCode`,
 * `ADMIN_ACCOUNT` and `LAST_SUPER_ADMIN`.
 */
export async function removeAccount(
  context: AccountsContext,
  { user }: Session,
  { currentPassword, emailCode, ticket = '' }: RemoveAccountRequest,
  caller: Caller,
): Promise<void> {
  await assertRemovable(context.db, user.id);
  const member = await verifyCurrentPassword(context, user.id, currentPassword, caller);
  const slot = { email: member.email, purpose: 'removeAccount' } as const;
  const code = await verifyCode(context, slot, { ticket, code: emailCode });
  await context.db.transaction().execute(async (transaction) => {
    // Administrative changes run one after another: the account may be made an administrator's meanwhile.
    await lockRole(transaction, 'SUPER_ADMIN');
    await assertRemovable(transaction, member.id);
    await consumeCode(context, transaction, code);
    await deleteMember(transaction, member);
    await transaction.deleteFrom('email_codes').where('email', '=', member.email).execute();
    await deleteLimits(transaction, member);
    await context.mailer.discard(transaction, member.email);
    const actor = { id: member.id, address: '' };
    await context.audit.record({ actor, action: 'account.remove', subject: member.id }, transaction);
  });
  context.sessionEnds.note(member.id);
}

/** As for the administration, administrators cannot remove themselves: another one takes their role away first. */
async function findBlock(db: Kysely<Database>, id: string): Promise<AccountRemoval['blockedBy']> {
  const roles = await listRoles(db, id);
  if (!isAdministrator({ roles })) return null;
  if (!isSuperAdmin({ roles })) return 'ADMIN_ACCOUNT';
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

/** Sessions, roles and records leave with the row of the user. */
async function deleteMember(transaction: Kysely<Database>, { id, token_version }: Member): Promise<void> {
  const row = await transaction
    .deleteFrom('users')
    .where('id', '=', id)
    .where('token_version', '=', token_version)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  // The password was replaced or the account disabled since the proof was verified.
  if (!row) throw apiError('WRONG_PASSWORD');
}

/** Counters whose keys name the account. Those of networks stay. */
async function deleteLimits(transaction: Kysely<Database>, { id, email }: Member): Promise<void> {
  await transaction
    .deleteFrom('throttles')
    .where((row) =>
      row.or([
        row('key', 'in', [toAccountKey(email), toRequestedKey(email), toProvedKey(email)]),
        containsText('throttles.key', `:${email}@`),
        containsText('throttles.key', `:${id}`),
      ]),
    )
    .execute();
}
