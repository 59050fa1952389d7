import { AppError } from '../../../core/errors.ts';
import type { PeerErrorCode } from './peer-link.ts';

/** The error types of the peer library (doc 2 §8), and those that it has beside the documented ones. */
const CODES: Readonly<Record<string, PeerErrorCode>> = {
  'browser-incompatible': 'browser',
  'invalid-id': 'refused',
  'invalid-key': 'refused',
  'unavailable-id': 'id-taken',
  'peer-unavailable': 'peer-missing',
  'ssl-unavailable': 'network',
  'socket-error': 'network',
  'socket-closed': 'network',
  network: 'network',
  disconnected: 'network',
  'server-error': 'server',
  webrtc: 'connection',
  'not-open-yet': 'connection',
  'message-too-big': 'connection',
  'negotiation-failed': 'connection',
  'connection-closed': 'connection',
};

/** The error of a device for an error type of the peer library. */
export function toPeerError(type: string, message: string): AppError<PeerErrorCode> {
  return createPeerError(
    Object.hasOwn(CODES, type) ? (CODES[type] ?? 'connection') : 'connection',
    `${type}: ${message}`,
  );
}

/** The error of a device. The message is for developers. */
export function createPeerError(code: PeerErrorCode, message: string): AppError<PeerErrorCode> {
  return new AppError<PeerErrorCode>(code, message);
}
