import type { RoomMessage } from './room-state.ts';

/** Messages of one sender within this time form a group. */
const GROUP_MS = 5 * 60_000;

/** A message and how it stands among its neighbors. */
export interface MessageRow {
  readonly message: RoomMessage;
  /** Shows sender and time. */
  readonly startsGroup: boolean;
  /** The next message belongs to another group. */
  readonly endsGroup: boolean;
}

/**
 * Groups consecutive messages of the same sender. Notices stand alone. A row that has not changed is the same object as in
 * `before`, so that it is not rendered again.
 */
export function toMessageRows(
  messages: readonly RoomMessage[],
  before: readonly MessageRow[] = [],
): readonly MessageRow[] {
  const known = new Map(before.map((row) => [row.message, row]));
  return messages.map((message, index) => {
    const startsGroup = !continues(messages[index - 1], message);
    const endsGroup = !continues(message, messages[index + 1]);
    const row = known.get(message);
    const isSame = row !== undefined && row.startsGroup === startsGroup && row.endsGroup === endsGroup;
    return isSame ? row : { message, startsGroup, endsGroup };
  });
}

function continues(before: RoomMessage | undefined, message: RoomMessage | undefined): boolean {
  if (before === undefined || message === undefined) return false;
  if (before.kind === 'system' || message.kind === 'system') return false;
  return (
    before.isMine === message.isMine &&
    before.peerId === message.peerId &&
    before.username === message.username &&
    Math.abs(message.at - before.at) < GROUP_MS
  );
}
