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

/** The QR code of the share link (doc 2 §9). */
export const SHARE_QR = { sizePx: 200, marginModules: 2, level: 'H' } as const;
/** From this number of messages on, only those near the visible part are rendered. */
export const VIRTUAL_MESSAGES_MIN = 300;
/** A text with more lines or characters is folded. */
export const FOLD_TEXT = { lines: 12, chars: 600 } as const;
