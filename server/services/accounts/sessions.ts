import type { Kysely } from 'kysely';
import { hasRank } from '../../../src/core/auth/roles.ts';
import type { AccountUser, SessionReply } from '../../../src/core/contracts/accounts.ts';
import { toDeviceWords } from '../../../src/core/text/device-words.ts';
import { type ApiError, apiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../caller.ts';
import type { AccountsContext } from './accounts-context.ts';
import { CLOCK_LEEWAY_MS, SESSIONS_PER_USER_MAX } from './constants.ts';
import { rememberNetwork, signDevice } from './known-places.ts';
import { isRunning, sessionLimits } from './running-sessions.ts';
import type { SignedClaims } from './tokens.ts';
import { findMemberOfSession, isPasswordExpired, type Member, readGrants, toAccountUser, withGrants } from './users.ts';

/** Ids in one statement. */
const IDS_PER_QUERY = 500;

type Context = Pick<AccountsContext, 'db' | 'tokens' | 'now'>;

/** A signed-in user, with name and rights as the database has them at this moment. */
export interface Session {
  /** Id of the session's row and of its token. */
  readonly id: string;
  readonly user: AccountUser;
  /** Only the calls that lead to a new password are open to the session. */
  readonly needsPasswordChange: boolean;
  /** When the user last showed the password in this session, in milliseconds since 1970. */
  readonly confirmedAt: number;
  /** The user marked the device as their own. */
  readonly isOwnDevice: boolean;
}

/**
 * Starts a session on the caller's device. Ends the session whose token the caller sent along, because the new one replaces
 * it on that device, and the user's oldest sessions beyond the allowed number. A session on an own device
 * lasts longer, except for administrators, for whom the mark has no effect. The caller's network and device are known from now on.
 */
export async function startSession(
  context: Context & Pick<AccountsContext, 'createId' | 'devices' | 'codeKey' | 'strangers'>,
  member: Member,
  caller: Caller,
  isOwnDevice = false,
): Promise<SessionReply> {
  const { db, tokens, createId, now } = context;
  const user = await toAccountUser(db, member);
  const isKept = isOwnDevice && !hasRank(user.roles, 'ADMIN');
  const { lifetimeS } = sessionLimits(isKept);
  const replaced = caller.token === undefined ? null : await tokens.verify(caller.token);
  const id = createId();
  const createdAt = now();
  const row = {
    id,
    user_id: member.id,
    token_version: member.token_version,
    device: toDeviceWords(caller.userAgent ?? ''),
    address: caller.address,
    created_at: createdAt,
    last_seen_at: createdAt,
    expires_at: createdAt + lifetimeS * 1000,
    confirmed_at: createdAt,
    is_own_device: isKept ? 1 : 0,
  };
  await db.transaction().execute(async (transaction) => {
    if (replaced !== null) await transaction.deleteFrom('sessions').where('id', '=', replaced.jti).execute();
    await transaction.insertInto('sessions').values(row).execute();
    await rememberNetwork(context, transaction, member, caller);
    const kept = transaction
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', member.id)
      .where('id', '!=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(SESSIONS_PER_USER_MAX - 1);
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', member.id)
      .where('id', '!=', id)
      .where('id', 'not in', kept)
      .execute();
  });
  const token = await tokens.sign(user, member.token_version, id, lifetimeS);
  return { token, expiresIn: lifetimeS, user, device: await signDevice(context, member, caller) };
}

/**
 * Throws `UNAUTHENTICATED` for an invalid token and for a session that has ended, expired, or made no call for too long, and
 * from the time at which the account's password expired; `PASSWORD_CHANGED` where a new password ended the session;
 * `ACCOUNT_DISABLED` for a session of a disabled account.
 */
export async function findSession(
  { db, tokens, now, activity }: Context & Pick<AccountsContext, 'activity'>,
  token: string,
): Promise<Session> {
  const claims = await tokens.verify(token);
  if (!claims) throw apiError('UNAUTHENTICATED');
  // The rights are read first: a change that takes them ends the session as well, and the missing session is what to report.
  const grants = await readGrants(db, claims.userId);
  const member = await findMemberOfSession(db, claims.userId, claims.jti);
  if (!member) throw await toEndError(db, claims);
  if (member.status === 'disabled') throw apiError('ACCOUNT_DISABLED');
  if (member.token_version !== claims.ver) throw await toEndError(db, claims);
  if (isPasswordExpired(member, now())) throw apiError('UNAUTHENTICATED');
  const isOwnDevice = member.is_own_device === 1;
  if (member.last_seen_at <= now() - sessionLimits(isOwnDevice).inactivityMs) throw apiError('UNAUTHENTICATED');
  activity.note(claims.jti, member.last_seen_at);
  return {
    id: claims.jti,
    user: withGrants(member, grants),
    needsPasswordChange: member.needs_password_change === 1,
    confirmedAt: member.confirmed_at ?? 0,
    isOwnDevice,
  };
}

/** Why the session of a valid token has ended. */
async function toEndError(db: Kysely<Database>, { userId, ver }: SignedClaims): Promise<ApiError> {
  const row = await db.selectFrom('users').select('password_version').where('id', '=', userId).executeTakeFirst();
  return apiError(row !== undefined && row.password_version > ver ? 'PASSWORD_CHANGED' : 'UNAUTHENTICATED');
}

/** Ends this session only; the user's other sessions stay valid. */
export async function endSession(
  { db, sessionEnds }: Pick<AccountsContext, 'db' | 'sessionEnds'>,
  { id, user }: Session,
): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
  sessionEnds.note(user.id);
}

/** Which of these sessions are still valid. At most a few thousand ids. */
export async function listValidSessions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const time = now();
  const valid = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', (join) =>
        join.onRef('users.id', '=', 'sessions.user_id').onRef('users.token_version', '=', 'sessions.token_version'),
      )
      .select('sessions.id')
      .where('sessions.id', 'in', ids.slice(start, start + IDS_PER_QUERY))
      .where('users.status', '=', 'active')
      .where((row) => isRunning(row, time))
      .execute();
    for (const { id } of rows) valid.add(id);
  }
  return valid;
}

/** Removes sessions that are over, and those started by a clock that was ahead, whose tokens are refused. */
export async function pruneSessions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row.not(isRunning(row, time)), row('created_at', '>', time + CLOCK_LEEWAY_MS)]))
    .execute();
}
