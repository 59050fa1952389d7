import { z } from '../../../core/schema.ts';

const text = z.string().max(256);
const sdp = z.object({ type: z.string(), sdp: z.string() });
const reason = z.object({ msg: z.string() });
const ofConnection = z.object({ connectionId: text });

/** Messages of the signalling as the peer library can handle them without an exception. */
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OPEN') }),
  z.object({ type: z.literal('ID-TAKEN') }),
  z.object({ type: z.literal('INVALID-KEY') }),
  z.object({ type: z.literal('ERROR'), payload: reason }),
  z.object({ type: z.literal('EXPIRE'), src: text }),
  z.object({
    type: z.literal('OFFER'),
    src: text,
    payload: ofConnection.extend({ type: z.literal('data'), serialization: z.literal('raw'), sdp }),
  }),
  z.object({ type: z.literal('ANSWER'), src: text, payload: ofConnection.extend({ sdp }) }),
  z.object({ type: z.literal('CANDIDATE'), src: text, payload: ofConnection.extend({ candidate: z.looseObject({}) }) }),
]);

const probeSchema = z.object({ type: z.literal('PROBE') });

/**
 * Whether the peer library may have a message of the signalling. It would keep messages of unknown connections without a
 * bound, assemble packets of other kinds of connections without a bound, and close connections on a `LEAVE`, which only says
 * that the signalling of a device was interrupted.
 */
export function isSafeSignal(
  message: unknown,
  hasConnection: (peerId: string, connectionId: string) => boolean,
): boolean {
  const { success, data } = messageSchema.safeParse(message);
  if (!success) return false;
  switch (data.type) {
    case 'OFFER':
      return !hasConnection(data.src, data.payload.connectionId);
    case 'ANSWER':
    case 'CANDIDATE':
      return hasConnection(data.src, data.payload.connectionId);
    default:
      return true;
  }
}

/** Whether the server asks if this page runs, because another device requests its id. */
export function isProbe(message: unknown): boolean {
  return probeSchema.safeParse(message).success;
}
