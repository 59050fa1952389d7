import type { Member } from './room-state.ts';

/** The name of a device in the list of members. */
export interface MemberLabel {
  readonly member: Member;
  readonly relation: 'me' | 'my-other-device' | 'other';
  /** Counts the devices of one user from 1; null when there is only one besides this device. */
  readonly number: number | null;
}

/** Labels for the devices of a room. The same account is often signed in on several of them. */
export function toMemberLabels(members: readonly Member[]): MemberLabel[] {
  const myUserId = members.find(({ isMe }) => isMe)?.userId;
  const others = members.filter(({ isMe }) => !isMe);
  return members.map((member) => {
    const relation = member.isMe ? 'me' : member.userId === myUserId ? 'my-other-device' : 'other';
    const ofSameUser = others.filter(({ userId }) => userId === member.userId);
    const number = member.isMe || ofSameUser.length < 2 ? null : ofSameUser.indexOf(member) + 1;
    return { member, relation, number };
  });
}
