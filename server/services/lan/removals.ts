import type { LanRemoval } from '../../../src/core/contracts/lan.ts';
import { toRoomPeerId } from '../../../src/core/lan/peer-id.ts';
import { apiError, apiErrorFor } from '../../api-error.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import type { Session } from '../accounts/sessions.ts';
import { REMOVALS_PER_USER, ROOM_REMOVALS_MAX } from './constants.ts';
import type { LanContext } from './lan-context.ts';

/**
 * Takes an account out of a room: the key with which it was let in no longer counts for it. Only the session that leads the room
 * may, others get `FORBIDDEN`. Throws `LAN_TOO_MANY`.
 */
export async function setRemoved(
  { db, now, presence }: Pick<LanContext, 'db' | 'now' | 'presence'>,
  { room, userId, isRemoved }: LanRemoval,
  session: Session,
): Promise<void> {
  const waitMs = await takeFromWindow(db, `lan-removals:${session.user.id}`, REMOVALS_PER_USER, now());
  if (waitMs > 0) throw apiErrorFor('LAN_TOO_MANY', waitMs);
  const leader = await presence.find(room, toRoomPeerId(room));
  if (leader?.sessionId !== session.id) throw apiError('FORBIDDEN');
  if (!isRemoved) {
    // Removals by creators before this one end, too.
    await db.deleteFrom('lan_removals').where('room', '=', room).where('user_id', '=', userId).execute();
    return;
  }
  await db
    .insertInto('lan_removals')
    .columns(['room', 'session_id', 'user_id'])
    // Nothing is written for an account that does not exist.
    .expression((row) =>
      row
        .selectFrom('users')
        .select([row.val(room).as('room'), row.val(session.id).as('session_id'), 'users.id as user_id'])
        .where('users.id', '=', userId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether one of these sessions, which lead the room or led it, has taken the account out of it. */
export async function wasRemoved(
  { db }: Pick<LanContext, 'db'>,
  room: string,
  userId: string,
  sessionIds: readonly string[],
): Promise<boolean> {
  if (sessionIds.length === 0) return false;
  const row = await db
    .selectFrom('lan_removals')
    .select('user_id')
    .where('room', '=', room)
    .where('user_id', '=', userId)
    .where('session_id', 'in', sessionIds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts that a session has taken out of a room and not let in again. */
export async function listRemoved({ db }: Pick<LanContext, 'db'>, room: string, sessionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lan_removals')
    .select('user_id')
    .where('room', '=', room)
    .where('session_id', '=', sessionId)
    .limit(ROOM_REMOVALS_MAX)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
