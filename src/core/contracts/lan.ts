import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { defineCall } from './define-call.ts';

/** Where browsers open the WebSocket of the signalling, complete with the base. */
export const LAN_SIGNALLING_PATH = `${BASE_PATH}/peerjs`;

const LAN_PATH = `${BASE_PATH}/api/portal/lan`;

/** Longest word that names a private room, and longest room code. */
export const ROOM_CODE_CHARS_MAX = 32;

/** One entry of `RTCConfiguration.iceServers`. */
export const iceServerSchema = z.object({
  urls: z.array(z.string().regex(/^(?:stun|stuns|turn|turns):\S+$/)).min(1),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof iceServerSchema>;

/** What a device needs to enter the signalling of a room. Times are milliseconds since 1970. */
const lanTicketSchema = z.object({
  /** Code of the room: `lan203-0-113-7`, `lan2001-db8-1-2`, `lanlocal`, or `lanx-` and 16 hexadecimal digits. */
  room: z.string().regex(/^lan[0-9a-z]*(?:-[0-9a-z]+)*$/),
  /** The caller's address as the server sees it. */
  address: z.string().min(1),
  userId: z.string().min(1),
  username: z.string().min(1),
  /** Opens the signalling once, within 30 seconds. */
  ticket: z.string().min(1),
  /**
   * Opens the room to people of other networks, today and tomorrow, and lets them in without a question while this user
   * leads the room. Stands in share links behind `#`: 32 letters, digits, `-` and `_`.
   */
  secret: z.string().min(1),
  /** Given to the devices that this one lets in while it leads the room. They list its members with it, and may take it over. */
  memberKey: z.string().min(1),
  /** Names the caller in its share links to the room. Who leads the room tells it to those that lead it later. */
  sharer: z.string().min(1).optional(),
  /** Accounts that this session has taken out of the room and not let in again. It keeps them out of a new room, too. */
  removed: z.array(z.string()).default([]),
  /** Whether the device may create the room. By a link to the room of another network it can only join. */
  mayFound: z.boolean(),
  /** When the ticket expires. */
  expiresAt: z.number(),
  /** Empty unless the operator has configured servers: one network needs none. */
  iceServers: z.array(iceServerSchema),
});
export type LanTicket = z.infer<typeof lanTicketSchema>;

/** A device with an open connection to the signalling. */
const lanMemberSchema = z.object({
  peerId: z.string().min(1),
  userId: z.string().min(1),
  username: z.string().min(1),
  /** When the device first came into the room; stays the same when it takes the room over. */
  joinedAt: z.number(),
});
export type LanMember = z.infer<typeof lanMemberSchema>;

/** What the server writes into every offer that it relays; the device that receives it believes nothing else. */
export const verifiedSenderSchema = z.object({
  peerId: z.string().min(1),
  userId: z.string().min(1),
  username: z.string().min(1),
  /** The device came by a share link of the user who receives the offer. */
  byLink: z.boolean(),
  /** For the device that leads the room: the `sharer` whose link the device came by; null without one. */
  sharedBy: z.string().nullable().default(null),
});
export type VerifiedSender = z.infer<typeof verifiedSenderSchema>;

/** What the device that leads a room decides about an account. */
const lanRemovalSchema = z.object({
  room: z.string().max(64),
  userId: z.string().max(64),
  /** False lets the account in again. */
  isRemoved: z.boolean(),
});
export type LanRemoval = z.infer<typeof lanRemovalSchema>;

/** The calls of the LAN station. */
export const LAN_CALLS = {
  /**
   * A ticket for the room of the caller's network or, with a code, for another room: that of another network needs its
   * `secret` (error `LAN_ROOM_CLOSED`), a private room is opened by its word alone. Fails with `LAN_NO_ROOM` without a code
   * where the caller's network is not known, with `LAN_BAD_CODE` for a text that names no room, with `LAN_ROOM_FULL`, and
   * with `LAN_TOO_MANY` after too many tickets.
   */
  admit: defineCall({
    id: 'lan.admit',
    method: 'POST',
    path: `${LAN_PATH}/ticket`,
    access: 'user',
    body: z.object({
      code: z.string().max(1000).optional(),
      secret: z.string().max(64).optional(),
      /** The `memberKey` of the room's creator, of a device that it has let in. */
      key: z.string().max(64).optional(),
    }),
    reply: lanTicketSchema,
  }),
  /**
   * The devices of a room, the longest present first; only for a user with a device in it, with the `memberKey` of its creator
   * (`FORBIDDEN`).
   */
  members: defineCall({
    id: 'lan.members',
    method: 'POST',
    path: `${LAN_PATH}/members`,
    access: 'user',
    body: z.object({ room: z.string().max(64), key: z.string().max(64) }),
    reply: z.object({ members: z.array(lanMemberSchema) }),
  }),
  /**
   * Takes an account out of a room, so that its `memberKey` no longer counts for it, or lets it in again. Only for the session
   * whose device leads the room (`FORBIDDEN`); fails with `LAN_TOO_MANY` after too many changes.
   */
  setRemoved: defineCall({
    id: 'lan.setRemoved',
    method: 'POST',
    path: `${LAN_PATH}/removals`,
    access: 'user',
    body: lanRemovalSchema,
    reply: z.null(),
  }),
} as const;
