import type { Member } from './room-state.ts';

/** Members who came and who left between two lists. A device that only got another id has done neither. */
interface MemberChanges {
  readonly came: readonly Member[];
  readonly left: readonly Member[];
}

/** Compares two lists of members; this device is not part of the result. */
export function diffMembers(before: readonly Member[], after: readonly Member[]): MemberChanges {
  const newcomers = after.filter(({ peerId, isMe }) => !isMe && !before.some((member) => member.peerId === peerId));
  const missing = before.filter(({ peerId, isMe }) => !isMe && !after.some((member) => member.peerId === peerId));
  const came: Member[] = [];
  for (const newcomer of newcomers) {
    const old = missing.findIndex(({ userId }) => userId === newcomer.userId);
    if (old === -1) came.push(newcomer);
    else missing.splice(old, 1);
  }
  return { came, left: missing };
}

/** The longest present first; devices that came together in the order of their ids, which is the same everywhere. */
export function sortMembers(members: readonly Member[]): Member[] {
  return [...members].sort((a, b) => a.joinedAt - b.joinedAt || (a.peerId < b.peerId ? -1 : 1));
}

/**
 * Place of this device in the succession of a creator that is gone; 0 takes the room over.
 * @returns Infinity for a device that the creator had not let in.
 */
export function toRank(members: readonly Member[]): number {
  const heirs = sortMembers(members.filter(({ isCreator }) => !isCreator));
  const rank = heirs.findIndex(({ isMe }) => isMe);
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
}
