import { DROP_CARD_MIN } from '../constants.ts';
import { isMuted } from './room.ts';
import type { RoomMessage } from './room-state.ts';

/** Messages of one sender within this time form a group. */
const GROUP_MS = 5 * 60_000;

/** A message and how it stands among its neighbors. */
export interface MessageRow {
  /** The first one of files that are shown as one card. */
  readonly message: RoomMessage;
  /** The files of one card; empty for every other row. */
  readonly fileIds: readonly string[];
  /** Consecutive messages of someone who is muted, the first one among them; empty for every other row. */
  readonly folded: readonly RoomMessage[];
  /** Shows sender and time. */
  readonly startsGroup: boolean;
}

/**
 * Groups consecutive messages of the same sender. Notices stand alone. A row that has not changed is the same object as in
 * `before`, so that it is not rendered again.
 */
export function toMessageRows(
  messages: readonly RoomMessage[],
  before: readonly MessageRow[] = [],
  mutedUsers: readonly string[] = [],
): readonly MessageRow[] {
  const known = new Map(before.map((row) => [row.message, row]));
  const entries = foldEntries(messages, mutedUsers);
  return entries.map(({ message, fileIds, folded }, index) => {
    const startsGroup = !continues(entries[index - 1]?.message, message);
    const row = known.get(message);
    const hasSameParts = row?.fileIds.length === fileIds.length && row.folded.length === folded.length;
    return hasSameParts && row.startsGroup === startsGroup ? row : { message, fileIds, folded, startsGroup };
  });
}

interface Entry {
  readonly message: RoomMessage;
  readonly fileIds: string[];
  readonly folded: RoomMessage[];
}

/** Files that were chosen together and follow one another become one entry, and so do messages of someone who is muted. */
function foldEntries(messages: readonly RoomMessage[], mutedUsers: readonly string[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const message of messages) {
    const last = entries.at(-1);
    if (message.kind !== 'system' && isMuted({ mutedUsers }, message)) {
      if (last !== undefined && last.folded.length > 0 && isSameUser(last.message, message)) last.folded.push(message);
      else entries.push({ message, fileIds: [], folded: [message] });
    } else if (message.kind === 'file' && last !== undefined && isSameDrop(last.message, message)) {
      last.fileIds.push(message.fileId);
    } else {
      const isCard = message.kind === 'file' && message.drop !== null && message.drop.count >= DROP_CARD_MIN;
      entries.push({ message, fileIds: isCard ? [message.fileId] : [], folded: [] });
    }
  }
  return entries;
}

function isSameUser(first: RoomMessage, next: RoomMessage): boolean {
  return first.kind !== 'system' && next.kind !== 'system' && first.userId === next.userId;
}

function isSameDrop(first: RoomMessage, next: Extract<RoomMessage, { readonly kind: 'file' }>): boolean {
  if (first.kind !== 'file' || first.drop === null || next.drop === null) return false;
  return first.drop.id === next.drop.id && first.drop.count >= DROP_CARD_MIN && first.peerId === next.peerId;
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
