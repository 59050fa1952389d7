import { createHash } from 'node:crypto';
import type { OwnSession } from '../../../src/core/contracts/sessions.ts';
import type { Caller } from '../caller.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyCurrentPassword } from './password-change.ts';
import { isRunning } from './running-sessions.ts';
import type { Session } from './sessions.ts';

type Context = Pick<AccountsContext, 'db' | 'now'>;
type EndContext = Pick<AccountsContext, 'db' | 'sessionEnds'>;

/** Bytes of a digest that name a session. */
const NAME_BYTES = 16;

type StoredSession = OwnSession & { readonly expiresAt: number };

/** The sessions of the caller's account that are valid now: the current one first, then the latest seen first. */
export function listOwnSessions(context: Context, session: Session): Promise<OwnSession[]> {
  return listStoredSessions(context, session);
}

/** The same with the times at which they end. */
export async function listStoredSessions({ db, now }: Context, session: Session): Promise<StoredSession[]> {
  const time = now();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'sessions.user_id').onRef('users.token_version', '=', 'sessions.token_version'),
    )
    .select(['sessions.id', 'device', 'address', 'sessions.created_at', 'last_seen_at', 'expires_at', 'is_own_device'])
    .where('user_id', '=', session.user.id)
    .where((row) => isRunning(row, time))
    .orderBy('last_seen_at', 'desc')
    .orderBy('sessions.id')
    .execute();
  const sessions = rows.map(({ id, device, address, created_at, last_seen_at, expires_at, is_own_device }) => {
    const isCurrent = id === session.id;
    // The call that asks is the current session's latest one.
    const lastSeenAt = isCurrent ? time : last_seen_at;
    const isOwnDevice = is_own_device === 1;
    const times = { createdAt: created_at, lastSeenAt, expiresAt: expires_at };
    return { id: toSessionName(id), device, address, ...times, isCurrent, isOwnDevice };
  });
  return [...sessions.filter(({ isCurrent }) => isCurrent), ...sessions.filter(({ isCurrent }) => !isCurrent)];
}

/** Ends the session of the caller's account with this name; nothing happens when there is none. */
export async function endOwnSession({ db, sessionEnds }: EndContext, { user }: Session, name: string): Promise<void> {
  const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
  const ended = rows.find(({ id }) => toSessionName(id) === name);
  if (ended === undefined) return;
  await db.deleteFrom('sessions').where('id', '=', ended.id).execute();
  sessionEnds.note(user.id);
}

/** Ends every session of the caller's account but the caller's own. Throws `WRONG_PASSWORD` and `TOO_MANY_ATTEMPTS`. */
export async function endOtherSessions(
  context: AccountsContext,
  { user, id }: Session,
  currentPassword: string,
  caller: Caller,
): Promise<void> {
  await verifyCurrentPassword(context, user.id, currentPassword, caller);
  const { db, sessionEnds } = context;
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', id).execute();
  sessionEnds.note(user.id);
}

/** Names a session without the id that its token contains. */
function toSessionName(id: string): string {
  return createHash('sha256').update(`mythinkn session ${id}`).digest().subarray(0, NAME_BYTES).toString('base64url');
}
