import { ROOM_LIMITS, ROOM_MS } from '../constants.ts';
import type { Packet } from './packets.ts';

/** A text as devices send it. */
export type TextPacket = Extract<Packet, { readonly type: 'text' }>;

interface LogEntry {
  readonly packet: TextPacket;
  /** Counts the texts of this device's conversation. */
  readonly place: number;
  readonly at: number;
  readonly isMine: boolean;
}

/**
 * The texts of a conversation as one device knows them: against doubles, for members that come back, and for own texts that
 * no creator has confirmed. Every part is bounded.
 */
export interface TextLog {
  readonly seenIds: Set<string>;
  readonly pending: Map<string, TextPacket>;
  /** Where the conversation stood when a user was first present, by user id. */
  readonly presence: Map<string, number>;
  entries: readonly LogEntry[];
  nextPlace: number;
}

/** A conversation without texts. */
export function createTextLog(): TextLog {
  return { seenIds: new Set(), pending: new Map(), presence: new Map(), entries: [], nextPlace: 0 };
}

/** Records the id of a text that only this device has. @returns false for an id that is known already. */
export function recordId(log: TextLog, id: string): boolean {
  if (log.seenIds.has(id)) return false;
  log.seenIds.add(id);
  dropOldest(log.seenIds, ROOM_LIMITS.seenIds);
  return true;
}

/** Records a text. `at` is in milliseconds. @returns false for a text that is known already. */
export function recordText(log: TextLog, packet: TextPacket, { at, isMine }: { at: number; isMine: boolean }): boolean {
  if (!recordId(log, packet.id)) return false;
  log.entries = [...log.entries.slice(1 - ROOM_LIMITS.history), { packet, at, isMine, place: log.nextPlace }];
  log.nextPlace += 1;
  return true;
}

/** Records who is present. A user that was present before keeps the first place. */
export function recordPresence(log: TextLog, userIds: readonly string[]): void {
  for (const userId of userIds) if (!log.presence.has(userId)) log.presence.set(userId, log.nextPlace);
  dropOldest(log.presence, ROOM_LIMITS.seenIds);
}

/** Texts since the user was first present, without those it names. Nothing for a user that was never present. */
export function listMissedTexts(log: TextLog, userId: string, knownIds: readonly string[]): TextPacket[] {
  const first = log.presence.get(userId);
  if (first === undefined) return [];
  const known = new Set(knownIds);
  return log.entries.filter(({ place, packet }) => place >= first && !known.has(packet.id)).map(({ packet }) => packet);
}

/** Ids of the latest texts, for `known-texts`. */
export function listKnownIds(log: TextLog): string[] {
  return log.entries.map(({ packet }) => packet.id);
}

/**
 * Own texts for a creator that this device has joined: those without a confirmation, and recent texts that the creator
 * may know, because it was present. The creator before it may have passed them on to some only.
 */
export function listOwnTexts(log: TextLog, creatorUserId: string, now: number): TextPacket[] {
  const presentSince = log.presence.get(creatorUserId) ?? Number.POSITIVE_INFINITY;
  const isRecent = ({ isMine, at, place, packet }: LogEntry) =>
    isMine && place >= presentSince && now - at <= ROOM_MS.resend && !log.pending.has(packet.id);
  return [...log.entries.filter(isRecent).map(({ packet }) => packet), ...log.pending.values()];
}

function dropOldest(items: Set<string> | Map<string, unknown>, limit: number): void {
  for (const oldest of items.keys()) {
    if (items.size <= limit) return;
    items.delete(oldest);
  }
}
