import type { LanMember } from '../../../src/core/contracts/lan.ts';
import { toRoomPeerId } from '../../../src/core/lan/peer-id.ts';
import type { Session } from '../accounts/sessions.ts';
import { apiError } from '../api-error.ts';
import type { LanContext } from './lan-context.ts';
import { toMembers } from './room-register.ts';

/** The devices of a room, for a user with a device in it that its creator has let in. Throws `FORBIDDEN`. */
export async function listMembers(
  context: Pick<LanContext, 'presence' | 'secrets'>,
  { room, key }: { readonly room: string; readonly key: string },
  { user }: Session,
): Promise<LanMember[]> {
  const devices = await context.presence.list(room);
  const isThere = devices.some(({ userId }) => userId === user.id);
  if (!isThere || !(await isLetIn(context, room, key))) throw apiError('FORBIDDEN');
  return toMembers(devices);
}

/** Whether a key is of the creator that leads the room, or led it within the last minute. */
export async function isLetIn(
  { presence, secrets }: Pick<LanContext, 'presence' | 'secrets'>,
  room: string,
  key: string,
): Promise<boolean> {
  const leader = toRoomPeerId(room);
  const recent = await presence.listRecent(room);
  return recent.some(({ peerId, sessionId }) => peerId === leader && secrets.isMemberKey(room, sessionId, key));
}
