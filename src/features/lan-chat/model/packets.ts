import { z } from '../../../core/schema.ts';
import { PACKET_LIMITS, ROOM_LIMITS } from '../constants.ts';
import { filePacketSchemas, packetIdSchema } from './file-packets.ts';

/**
 * What devices of a room send to each other (doc 2 §3). Everything in a packet is a claim of its sender: names and roles are
 * taken from the server, never from here.
 */
export type Packet = z.infer<typeof packetSchema>;

/** Why a device was dropped: it broke the rules, or it sent too much in a short time. */
export type DropReason = NonNullable<Extract<Packet, { readonly type: 'admission' }>['reason']>;

/** A packet that is damaged, unknown, or beyond its bounds. */
export type PacketFault = 'too-long' | 'not-json' | 'not-a-packet';

const peerId = z
  .string()
  .regex(/^(?:room|user)-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/)
  .max(128);
const name = z.string().max(PACKET_LIMITS.nameChars);
/** Milliseconds since 1970. */
const timestamp = z.number().int().nonnegative().max(8.64e15);

const userIds = z.array(z.string().min(1).max(PACKET_LIMITS.nameChars)).max(PACKET_LIMITS.lifeUsers);

/** What goes with the room from one creator to the next. */
const lifeSchema = {
  /** Accounts that were let in. */
  admitted: userIds.optional(),
  /** Accounts that were removed, and wait at the door. */
  removed: userIds.optional(),
  /** Name the accounts whose share links let in without a question: those that have led the room. */
  links: userIds.optional(),
} as const;

const packetSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('userinfo'), username: name, peerId, isInitiator: z.boolean() }),
  z.object({
    type: z.literal('user-list'),
    users: z.array(z.object({ username: name, peerId })).max(PACKET_LIMITS.users),
    /** Devices that have left by themselves. Others that are missing may only have lost their connection. */
    left: z.array(peerId).max(PACKET_LIMITS.users).optional(),
    ...lifeSchema,
  }),
  z.object({
    type: z.literal('text'),
    /** The same in every copy that the creator relays. */
    id: packetIdSchema,
    content: z.string().min(1).max(PACKET_LIMITS.textChars),
    username: name,
    /** The device that wrote the message; believed only from the creator. */
    from: peerId,
    timestamp,
  }),
  /** The creator has the text, and has passed it on. */
  z.object({ type: z.literal('text-received'), id: packetIdSchema }),
  /** A member that comes back names the latest texts that it has; the creator sends those that it missed. */
  z.object({ type: z.literal('known-texts'), ids: z.array(packetIdSchema).max(ROOM_LIMITS.history) }),
  ...filePacketSchemas,
  /** The creator lets the device in, or not; until then it only waits. */
  z.object({
    type: z.literal('admission'),
    state: z.enum(['waiting', 'admitted', 'declined']),
    /** The creator's `memberKey`, for a device that it lets in. */
    key: z.string().max(PACKET_LIMITS.nameChars).optional(),
    /** There were texts before the device came, which it does not get. */
    isLate: z.boolean().optional(),
    /** Why a device is sent away that was let in before, or had been sent away. */
    reason: z.enum(['dropped', 'flooded']).optional(),
    /** The creator has removed the device. A field of its own, because earlier pages know no further reasons. */
    isRemoved: z.boolean().optional(),
  }),
  z.object({ type: z.literal('ping'), count: z.number().int().nonnegative(), takesPrivate: z.boolean().optional() }),
  /** `takesPrivate`: the device knows texts for one device. To pages without it, such a text would be a fault. */
  z.object({ type: z.literal('pong'), count: z.number().int().nonnegative(), takesPrivate: z.boolean().optional() }),
  /** A text for one device. Never shown, recorded or passed on to another one than `to`. */
  z.object({
    type: z.literal('private-text'),
    id: packetIdSchema,
    content: z.string().min(1).max(PACKET_LIMITS.textChars),
    timestamp,
    /** The creator is asked to pass the text on to this device, which its author cannot reach. */
    to: peerId.optional(),
    /** The author of a text that the creator passes on; believed only from the creator. */
    from: peerId.optional(),
  }),
  /** The fate of a text for one device; `to`: its author, where the creator passes the answer on. */
  z.object({
    type: z.literal('private-answer'),
    id: packetIdSchema,
    outcome: z.enum(['received', 'away', 'old-page']),
    to: peerId.optional(),
  }),
  z.object({ type: z.literal('goodbye') }),
]);

/** Reads what another device has sent. Never throws. */
export function parsePacket(data: unknown): Packet | PacketFault {
  if (typeof data !== 'string') return 'not-a-packet';
  if (data.length > PACKET_LIMITS.chars) return 'too-long';
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return 'not-json';
  }
  const { success, data: packet } = packetSchema.safeParse(value);
  return success ? packet : 'not-a-packet';
}

/** A packet as it is sent. */
export function formatPacket(packet: Packet): string {
  return JSON.stringify(packet);
}
