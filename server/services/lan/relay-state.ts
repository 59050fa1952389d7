import type { SecurityLog } from '../../log/security-log.ts';
import type { Schedule } from '../../schedule.ts';
import type { Caller } from '../caller.ts';
import { addTo } from '../counters.ts';
import type { SignallingLimits } from './constants.ts';
import type { Exchange } from './exchange.ts';
import type { MessageRate } from './message-rate.ts';
import type { Presence } from './presence.ts';
import type { Device } from './room-register.ts';
import type { TicketClaims } from './tickets.ts';
import type { Wire } from './wire.ts';

export interface RelayDeps {
  readonly processId: string;
  readonly presence: Presence;
  readonly exchange: Exchange;
  /** The claims of a valid ticket at its first use, otherwise null. */
  readonly redeemTicket: (text: string) => Promise<TicketClaims | null>;
  /** Which of these sessions are still valid. */
  readonly listValidSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether a share link that names `sharedBy` is of this user. */
  readonly isSharer: (room: string, userId: string, sharedBy: string) => boolean;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly logError: (message: string, cause: unknown) => void;
  /** A reading of a monotonic clock in milliseconds. */
  readonly tick: () => number;
  readonly createId: () => string;
  readonly schedule: Schedule;
  readonly limits: SignallingLimits;
}

/** A device's connection to this process. */
export interface Connection {
  readonly socketId: string;
  readonly wire: Wire;
  readonly caller: Pick<Caller, 'address' | 'network'>;
  readonly rate: MessageRate;
  /** Null until the device has its place. */
  device: Device | null;
  missedPings: number;
  /** Waits for a message of the page. */
  readonly onSign: Set<() => void>;
  /** Reasons to read no further. */
  readonly pauses: Set<string>;
  isEnded: boolean;
  /** Messages whose destination is being looked for, one after the other. */
  finding: Promise<void>;
  findingCount: number;
  /** Timers and waits that end with the connection. */
  readonly cancels: Set<() => void>;
}

/** The signalling of one process. */
export interface RelayState extends RelayDeps {
  readonly connections: Map<string, Connection>;
  /** Connections with a place, by `toPlace`. */
  readonly places: Map<string, Connection>;
  readonly perNetwork: Map<string, number>;
  /** Connections of each user, those on their way in included. */
  readonly perUser: Map<string, number>;
  /** Questions to other processes, by their ids. */
  readonly probes: Map<string, (isAlive: boolean) => void>;
  isStopping: boolean;
}

/** Key of a device's place. */
export function toPlace(room: string, peerId: string): string {
  return `${room} ${peerId}`;
}

/** Sends a text, and ends a connection whose reader is too slow. */
export function sendTo(relay: RelayState, connection: Connection, text: string): void {
  if (connection.isEnded) return;
  connection.wire.send(text);
  if (connection.wire.bufferedBytes > relay.limits.bufferedBytes) {
    dropDevice(relay, connection);
    connection.wire.terminate();
  }
}

/** Reads no further while there is a reason for it. */
export function pause(connection: Connection, reason: string): void {
  connection.pauses.add(reason);
  connection.wire.pause();
}

export function resume(connection: Connection, reason: string): void {
  connection.pauses.delete(reason);
  if (connection.pauses.size === 0 && !connection.isEnded) connection.wire.resume();
}

/** Takes the device out of its room and closes the connection. */
export function endConnection(relay: RelayState, connection: Connection, code: number, reason: string): void {
  if (connection.isEnded) return;
  dropDevice(relay, connection);
  // A paused connection would not see the other side close.
  connection.wire.resume();
  connection.wire.close(code, reason);
}

/** Takes the device out of its room. Its connection counts until it is closed. */
export function dropDevice(relay: RelayState, connection: Connection): void {
  if (connection.isEnded) return;
  connection.isEnded = true;
  for (const cancel of connection.cancels) cancel();
  const { device } = connection;
  if (device === null) return;
  const place = toPlace(device.room, device.peerId);
  if (relay.places.get(place) === connection) relay.places.delete(place);
  addTo(relay.perUser, device.userId, -1);
  leave(relay, connection.socketId);
}

/** Gives up a place in the presence; a failure is mended by the next refresh. */
export function leave(relay: RelayState, socketId: string): void {
  if (relay.isStopping) return;
  relay.presence.leave(socketId).catch((error) => relay.logError('lan.leave', error));
}
