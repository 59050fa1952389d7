import type { JoinEvent, JoinFailure } from '../model/join-machine.ts';
import type { PeerErrorCode } from '../peer/peer-link.ts';

const PEER_EVENTS: Readonly<Record<PeerErrorCode, JoinEvent>> = {
  'id-taken': { type: 'id-taken' },
  'peer-missing': { type: 'room-missing' },
  network: { type: 'connection-error', failure: 'network' },
  server: { type: 'connection-error', failure: 'server' },
  browser: { type: 'fatal', failure: 'browser' },
  // A ticket is valid for seconds; the next attempt brings a new one.
  refused: { type: 'connection-error', failure: 'refused' },
  connection: { type: 'connection-error' },
};

/** Answers of the service calls that another attempt does not change. */
const FINAL_CODES: Readonly<Record<string, JoinFailure>> = {
  LAN_ROOM_CLOSED: 'refused',
  LAN_NO_ROOM: 'no-room',
  LAN_BAD_CODE: 'bad-code',
  SIGNED_OUT: 'refused',
  ACCOUNT_DISABLED: 'refused',
};

/** Translates the error of an attempt to join: the code of an `AppError`, and the HTTP status of a service call. */
export function toJoinEvent(code: string, status: number | null): JoinEvent {
  if (code === 'LAN_EMPTY') return { type: 'may-not-create' };
  if (Object.hasOwn(PEER_EVENTS, code)) return PEER_EVENTS[code as PeerErrorCode];
  const final = Object.hasOwn(FINAL_CODES, code) ? FINAL_CODES[code] : undefined;
  if (final !== undefined) return { type: 'fatal', failure: final };
  // Later attempts are further apart.
  if (code === 'LAN_TOO_MANY') return { type: 'connection-error', failure: 'server' };
  if (code === 'NETWORK' || code === 'TIMEOUT') return { type: 'connection-error', failure: 'network' };
  if (status !== null && status >= 400 && status < 500) return { type: 'fatal', failure: 'refused' };
  return { type: 'connection-error', failure: 'server' };
}
