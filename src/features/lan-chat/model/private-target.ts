import type { Member, PrivateTarget } from './room-state.ts';

/** The device that texts and files go to alone from now on. */
export function toTarget({ peerId, userId, username }: Member, members: readonly Member[]): PrivateTarget {
  return { peerId, userId, username, besides: listBesides(members, { peerId, userId }) };
}

/**
 * The device that is meant, among those of the room; null while it is away. Ids change when a device returns or leads the room,
 * and the id of the leading device goes from one account to another: the account has to be the same, and a device of the account
 * that was there at the same time is another device.
 */
export function findTarget(members: readonly Member[], { peerId, userId, besides }: PrivateTarget): Member | null {
  const ofUser = members.filter((member) => member.userId === userId && !member.isMe);
  const exact = ofUser.find((member) => member.peerId === peerId);
  if (exact !== undefined) return exact;
  const [returned, other] = ofUser.filter((member) => !besides.includes(member.peerId));
  return other === undefined ? (returned ?? null) : null;
}

/** The target after the members have changed: its present id, and the other devices of its account that were seen beside it. */
export function followTarget(target: PrivateTarget, members: readonly Member[]): PrivateTarget {
  const found = findTarget(members, target);
  if (found === null) return target;
  const besides = [...new Set([...target.besides, ...listBesides(members, found)])];
  const isSame = found.peerId === target.peerId && besides.length === target.besides.length;
  return isSame ? target : { ...target, peerId: found.peerId, besides };
}

function listBesides(members: readonly Member[], { peerId, userId }: Pick<Member, 'peerId' | 'userId'>): string[] {
  return members.filter((member) => member.userId === userId && member.peerId !== peerId).map((each) => each.peerId);
}
