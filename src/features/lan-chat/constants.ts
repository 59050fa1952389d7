/** Times and bounds of joining (doc 2 §9). */
export const JOIN_MS = {
  /** No answer from the room after this time: it is created. */
  answer: 3000,
  /** Before joining again after the room's id was taken, or after an error. */
  again: 1200,
  /** Before trying another id of a guest. */
  otherId: 1000,
} as const;
/** Every further round waits this many times as long as the round before. */
export const JOIN_GROWTH = 1.5;
/** Rounds of joining and creating before the visitor is asked. */
export const JOIN_ROUNDS_MAX = 5;

/** Largest file, in bytes (doc 2 §5). The receiver refuses larger ones, too. */
export const FILE_BYTES_MAX = 100 << 20;
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
  users: 50,
} as const;

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
  /** How long unfinished files of earlier visits are kept. */
  kept: 24 * 3_600_000,
} as const;

/** Numbers of a connection's channels for files. */
export const FILE_CHANNELS = { first: 100, end: 1023 } as const;

/** Longest side of a picture in the conversation, in pixels. */
export const PREVIEW_SIDE_PX = 800;
