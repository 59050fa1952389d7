import type { VerifiedSender } from '../../../src/core/contracts/lan.ts';
import { z } from '../../../src/core/schema.ts';

/**
 * Messages of the peer library (PeerJS 1.5) as devices send them. What the schemas do not name is dropped: the sender's
 * `metadata`, `src` and whatever else a packet claims.
 */
const CONNECTION_ID = z.string().regex(/^[\w-]{1,64}$/);
const DESTINATION = z.string().min(1).max(128);

const description = (type: 'offer' | 'answer') => z.object({ type: z.literal(type), sdp: z.string().min(1) });

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('HEARTBEAT') }),
  z.object({
    type: z.literal('OFFER'),
    dst: DESTINATION,
    payload: z.object({
      sdp: description('offer'),
      type: z.literal('data'),
      connectionId: CONNECTION_ID,
      label: z.string().max(64).optional(),
      reliable: z.boolean().optional(),
      /** Anything else would make the receiver fail, or collect pieces without a bound. */
      serialization: z.literal('raw'),
    }),
  }),
  z.object({
    type: z.literal('ANSWER'),
    dst: DESTINATION,
    payload: z.object({ sdp: description('answer'), type: z.literal('data'), connectionId: CONNECTION_ID }),
  }),
  z.object({
    type: z.literal('CANDIDATE'),
    dst: DESTINATION,
    payload: z.object({
      candidate: z.object({
        candidate: z.string(),
        sdpMid: z.string().nullish(),
        sdpMLineIndex: z.number().int().nonnegative().nullish(),
        usernameFragment: z.string().nullish(),
      }),
      type: z.literal('data'),
      connectionId: CONNECTION_ID,
    }),
  }),
]);
type SignalMessage = z.infer<typeof messageSchema>;
/** A message for another device. */
export type RelayedMessage = Exclude<SignalMessage, { readonly type: 'HEARTBEAT' }>;

/** Reads what a device has sent; null for anything that is not a message. Never throws. */
export function parseSignalMessage(text: string): SignalMessage | null {
  try {
    return messageSchema.safeParse(JSON.parse(text, refusePrototypes)).data ?? null;
  } catch {
    return null;
  }
}

function refusePrototypes(this: unknown, key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key that could change prototypes');
  return value;
}

/** A message as the destination receives it. An offer carries who its sender is by the server's word. */
export function formatRelayed(message: RelayedMessage, sender: VerifiedSender, dst: string): string {
  const { type, payload } = message;
  const { peerId: src } = sender;
  if (type !== 'OFFER') return JSON.stringify({ type, src, dst, payload });
  return JSON.stringify({ type, src, dst, payload: { ...payload, metadata: sender } });
}

/** Messages of the server itself. */
export const SERVER_MESSAGES = {
  /** Asks the page whether its program runs; any message answers. */
  probe: JSON.stringify({ type: 'PROBE' }),
  /** The device has its id. */
  open: JSON.stringify({ type: 'OPEN' }),
  /** Another device has the id. */
  idTaken: JSON.stringify({ type: 'ID-TAKEN', payload: { msg: 'ID-TAKEN' } }),
  /** The ticket or the id is refused. */
  invalidKey: (reason: string) => JSON.stringify({ type: 'INVALID-KEY', payload: { msg: reason } }),
  error: (reason: string) => JSON.stringify({ type: 'ERROR', payload: { msg: reason } }),
  /** The destination of an offer is not in the room. */
  expire: (destination: string) => JSON.stringify({ type: 'EXPIRE', src: destination }),
};
