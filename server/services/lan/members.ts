import type { LanMember } from '../../../src/core/contracts/lan.ts';
import { toRoomPeerId } from '../../../src/core/lan/peer-id.ts';
import { apiError } from '../../api-error.ts';
import type { Session } from '../accounts/sessions.ts';
import type { LanContext } from './lan-context.ts';
import { wasRemoved } from './removals.ts';
import { toMembers } from './room-register.ts';

/** The devices of a room, for a user with a device in it that its creator has let in. Throws `FORBIDDEN`. */
export async function listMembers(
  context: Pick<LanContext, 'db' | 'presence' | 'secrets'>,
  { room, key }: { readonly room: string; readonly key: string },
  { user }: Session,
): Promise<LanMember[]> {
  const devices = await context.presence.list(room);
  const isThere = devices.some(({ userId }) => userId === user.id);
  if (!isThere || !(await isLetIn(context, room, key, user.id))) throw apiError('FORBIDDEN');
  return toMembers(devices);
}

/**
 * Whether a key is of the creator that leads the room, or led it within the last minute, and none of them has removed the
 * account since.
 */
export async function isLetIn(
  { db, presence, secrets }: Pick<LanContext, 'db' | 'presence' | 'secrets'>,
  room: string,
  key: string,
  userId: string,
): Promise<boolean> {
  const leader = toRoomPeerId(room);
  const recent = await presence.listRecent(room);
  const leading = recent.filter(({ peerId }) => peerId === leader).map(({ sessionId }) => sessionId);
  const isKey = leading.some((sessionId) => secrets.isMemberKey(room, sessionId, key));
  return isKey && !(await wasRemoved({ db }, room, userId, leading));
}
