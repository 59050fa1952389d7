import { DROP_CARD_MIN } from '../constants.ts';
import type { RoomMessage } from './room-state.ts';

/** Messages of one sender within this time form a group. */
const GROUP_MS = 5 * 60_000;

/** A message and how it stands among its neighbors. */
export interface MessageRow {
  /** The first one of files that are shown as one card. */
  readonly message: RoomMessage;
  /** The files of one card; empty for every other row. */
  readonly fileIds: readonly string[];
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
): readonly MessageRow[] {
  const known = new Map(before.map((row) => [row.message, row]));
  const entries = foldDrops(messages);
  return entries.map(({ message, fileIds }, index) => {
    const startsGroup = !continues(entries[index - 1]?.message, message);
    const row = known.get(message);
    const isSame = row?.startsGroup === startsGroup && row.fileIds.length === fileIds.length;
    return isSame ? row : { message, fileIds, startsGroup };
  });
}

interface Entry {
  readonly message: RoomMessage;
  readonly fileIds: string[];
}

/** Files that were chosen together and follow one another become one entry. */
function foldDrops(messages: readonly RoomMessage[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const message of messages) {
    const last = entries.at(-1);
    if (message.kind === 'file' && last !== undefined && isSameDrop(last.message, message)) {
      last.fileIds.push(message.fileId);
    } else {
      const isCard = message.kind === 'file' && message.drop !== null && message.drop.count >= DROP_CARD_MIN;
      entries.push({ message, fileIds: isCard ? [message.fileId] : [] });
    }
  }
  return entries;
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
