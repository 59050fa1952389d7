import type { LanMember } from '../../../src/core/contracts/lan.ts';
import type { Session } from '../accounts/sessions.ts';
import { apiError } from '../api-error.ts';
import type { LanContext } from './lan-context.ts';
import { toMembers } from './room-register.ts';

/** The devices of a room, for a user with a device in it. Throws `FORBIDDEN`. */
export async function listMembers(
  { presence }: Pick<LanContext, 'presence'>,
  room: string,
  { user }: Session,
): Promise<LanMember[]> {
  const devices = await presence.list(room);
  if (!devices.some(({ userId }) => userId === user.id)) throw apiError('FORBIDDEN');
  return toMembers(devices);
}
