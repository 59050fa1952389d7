import type { LanMember } from '../../../src/core/contracts/lan.ts';
import { ARRIVAL_MEMORY_MS } from './constants.ts';

/** A device with an open connection to the signalling. */
export interface Device {
  /** Id of the connection, unique among all processes. */
  readonly socketId: string;
  readonly processId: string;
  readonly room: string;
  readonly peerId: string;
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
  /** Names the user whose share link the device came by, see `RoomSecrets`; null without one. */
  readonly sharedBy: string | null;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
}

/** A device that asks for its place. */
export type Newcomer = Omit<Device, 'joinedAt'>;

/** An entry of a room's register. Devices that left are kept for a minute, so that they can return to their place. */
export interface RegisterEntry extends Device {
  /** Milliseconds since 1970; null while the device is present. */
  readonly leftAt: number | null;
}

export type EntryDecision =
  | { readonly type: 'entered'; readonly device: Device }
  /** Another present device has the id. */
  | { readonly type: 'taken'; readonly holder: Device }
  | { readonly type: 'full' };

interface EntryRules {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly devicesMax: number;
  /** Connection of a device that has not answered and loses its id; null for none. */
  readonly replaced: string | null;
}

/**
 * Decides whether a device may enter its room. The time of arrival belongs to the session, that is to the browser: a device
 * that returns within a minute, also under another id, keeps it.
 */
export function decideEntry(
  entries: readonly RegisterEntry[],
  newcomer: Newcomer,
  { now, devicesMax, replaced }: EntryRules,
): EntryDecision {
  const present = entries.filter(({ leftAt, socketId }) => leftAt === null && socketId !== replaced);
  const holder = present.find(({ peerId }) => peerId === newcomer.peerId);
  if (holder !== undefined) return { type: 'taken', holder };
  if (present.length >= devicesMax) return { type: 'full' };
  const earlier = entries.filter((entry) => entry.sessionId === newcomer.sessionId && !isForgotten(entry, now));
  const joinedAt = Math.min(now, ...earlier.map((entry) => entry.joinedAt));
  return { type: 'entered', device: { ...newcomer, joinedAt } };
}

/** Connections whose entries are no longer needed once a newcomer has entered: forgotten ones, and those that it continues. */
export function listOutdated(
  entries: readonly RegisterEntry[],
  { sessionId }: Newcomer,
  { now, replaced }: EntryRules,
): string[] {
  const isOutdated = (entry: RegisterEntry) =>
    entry.socketId === replaced || isForgotten(entry, now) || (entry.leftAt !== null && entry.sessionId === sessionId);
  return entries.filter(isOutdated).map(({ socketId }) => socketId);
}

/** Whether a device has been away for so long that its arrival no longer counts. */
export function isForgotten({ leftAt }: RegisterEntry, now: number): boolean {
  return leftAt !== null && leftAt <= now - ARRIVAL_MEMORY_MS;
}

/** Devices as members see them, the longest present first. The order is the same for everyone who asks. */
export function toMembers(devices: readonly Device[]): LanMember[] {
  return devices
    .map(({ peerId, userId, username, joinedAt }) => ({ peerId, userId, username, joinedAt }))
    .sort((a, b) => a.joinedAt - b.joinedAt || (a.peerId < b.peerId ? -1 : 1));
}
