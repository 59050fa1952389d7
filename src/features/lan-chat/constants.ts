export { FILE_BYTES_MAX } from './file-limit.ts';

/** Times and bounds of joining (doc 2 §9). */
export const JOIN_MS = {
  /** No answer from the room after this time: it is created. */
  answer: 3000,
  /** Before joining again after the room's id was taken, or after an error. */
  again: 1200,
  /** Before trying another id of a guest. */
  otherId: 1000,
  /** Before the other guests look for the successor, which needs 1.5 s to get the id of a crashed creator. */
  succession: 1800,
  /** After the first rounds of a room that has lost its creator. */
  quiet: 15_000,
} as const;
/** Every further round waits this many times as long as the round before. */
export const JOIN_GROWTH = 1.5;
/** Rounds of joining and creating before the visitor is asked. A room that has lost its creator is looked for without an end. */
export const JOIN_ROUNDS_MAX = 5;

/** Bytes of a slice (doc 2 §9). Offsets and resuming count in slices. */
export const SLICE_BYTES = 16_384;

/** Bounds of what another device may send. */
export const PACKET_LIMITS = {
  /** UTF-16 units of a packet. */
  chars: 64 << 10,
  /** UTF-16 units of a text message. */
  textChars: 20_000,
  nameChars: 64,
  fileNameChars: 255,
  /** UTF-8 of a name without its folders; file systems allow 255. */
  fileNameBytes: 240,
  users: 50,
  /** Accounts that a room remembers. */
  lifeUsers: 200,
} as const;

/** Times of a room without files, in milliseconds. */
export const ROOM_MS = {
  /** The creator pings every guest this often. */
  ping: 1000,
  /** A device that was silent for this long is gone. Guests look this often whether the creator is. */
  silence: 4000,
  look: 250,
  /** Ticks that come later than this were delayed by the system (sleep): silence is counted from then on. */
  lateTick: 3000,
  /** Longest wait for a ticket and an open signalling. */
  open: 8000,
  /** Longest wait for a connection with another guest. */
  direct: 10_000,
  /** Longest wait for the answer to a text for one device. */
  answer: 5000,
  /** How long a connection of a guest that is not in the list yet is kept. */
  unknownGuest: 10_000,
  /** After a succession, members may come back for this long before they are reported as gone. */
  regather: 10_000,
  /** Own texts of this age are sent again to a new creator, which may have missed them. */
  resend: 30_000,
  /** A device that has to go is given this long to read why. */
  farewell: 500,
  /** Before the first and the longest wait between attempts to reach the signalling again. */
  signallingFirst: 500,
  signallingMax: 8000,
  /** Before asking the server again for members that it did not name: the first wait, and the longest. */
  membersAgain: 1000,
  membersAgainMax: 4000,
  /** Longest wait before another attempt to report a removal to the server. */
  removalAgainMax: 15_000,
} as const;

/** Bounds of a room. */
export const ROOM_LIMITS = {
  /** Devices that a creator serves, itself among them. */
  devices: PACKET_LIMITS.users,
  /** Texts that the creator keeps for members that come back. */
  history: 200,
  /** Entries of the conversation on the screen. */
  messages: 1000,
  /** Ids of texts that are remembered, against doubles. */
  seenIds: 4000,
  /** Own texts that wait for the connection. */
  outbox: 100,
  /** Packets that wait until the list names their sender. */
  unknownPackets: 50,
  /** Bytes that may wait for a slow device before it is dropped; it gets what it missed when it returns. */
  bufferedBytes: 8 << 20,
} as const;

/** What a device may send to another: packets, texts and UTF-16 units, as a burst and per second. */
export const RATE_LIMITS = {
  packets: { burst: 800, perSecond: 100 },
  texts: { burst: 300, perSecond: 10 },
  chars: { burst: 10 << 20, perSecond: 512 << 10 },
} as const;
/** The creator passes on texts of many devices; it may send this many times as much. */
export const CREATOR_RATE_SCALE = 10;
/** A device limits its own texts to this share, so that repeated ones and a clock that runs faster do not exceed the bound. */
export const OWN_RATE_SCALE = 0.9;

/** Files between devices. */
export const FILE_LIMITS = {
  /** Offers of one device that wait for an answer, and files that are offered at once. */
  pending: 100,
  /** Files of one person in one visit; a device that offers more is dropped. */
  perUser: 500,
  /** Files that are sent to one device at the same time. */
  runningPerDevice: 2,
  /** Ranges of missing slices in one packet. */
  ranges: 1000,
} as const;

export const FILE_MS = {
  /** How often progress is read. */
  progress: 250,
  /** How often the arrived slices are written down, so that a reload loses little. */
  remember: 2000,
  /** The other device has not opened its end of a channel. */
  ready: 15_000,
  /** The other device has not compared the hash. */
  verdict: 120_000,
  /** Before a file is offered again to a device that is still in the room. After the last wait it fails. */
  again: [500, 1000, 2000, 4000, 8000],
  /** A sender that is back and has its files has offered them again by then. */
  offerAgain: 3000,
  /** How long unfinished files of earlier visits are kept. */
  kept: 24 * 3_600_000,
} as const;

/** Numbers of a connection's channels for files. */
export const FILE_CHANNELS = { first: 100, end: 1023 } as const;

/** Longest side of a picture in the conversation, in pixels. */
export const PREVIEW_SIDE_PX = 800;

/** The QR code of the share link (doc 2 §9). */
export const SHARE_QR = { sizePx: 200, marginModules: 2, level: 'H' } as const;
/** So many files that were chosen together are one card. */
export const DROP_CARD_MIN = 4;
/** A text with more lines or characters is folded. */
export const FOLD_TEXT = { lines: 12, chars: 600 } as const;
