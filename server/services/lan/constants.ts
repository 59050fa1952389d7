const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A ticket opens the signalling once within this time. */
export const TICKET_LIFETIME_S = 30;
/** Tickets of one user. A page that gathers its room again asks for up to ten in a minute. */
export const TICKETS_PER_USER = { limit: 120, windowMs: 10 * MINUTE_MS } as const;
/** Tickets of one network, times the scale of wider ones. */
export const TICKETS_PER_NETWORK = { limit: 600, windowMs: 10 * MINUTE_MS } as const;
/** Tickets of one user for private rooms, so that words cannot be tried out. */
export const WORDS_PER_USER = { limit: 60, windowMs: 15 * MINUTE_MS } as const;
/** Members that one user removes or lets in again. */
export const REMOVALS_PER_USER = { limit: 200, windowMs: 10 * MINUTE_MS } as const;
/** Removed members that a ticket names. */
export const ROOM_REMOVALS_MAX = 200;
/** Longer than a ticket lives, with any leeway of clocks. */
export const TICKET_USE = { limit: 1, windowMs: 5 * MINUTE_MS } as const;

/** Bounds of the signalling. */
export const SIGNALLING_LIMITS = {
  /** Bytes of a message. */
  messageBytes: 64 << 10,
  /** Connections of this process, of one network and of one user. */
  sockets: 2000,
  socketsPerNetwork: 50,
  socketsPerUser: 5,
  devicesPerRoom: 50,
  /** Messages of one connection: beyond the first number it is read no further in this second; the second number ends it. */
  messagesPerSecond: 30,
  messagesPerTenSeconds: 300,
  /** Bytes that wait for a slow reader. */
  bufferedBytes: 1 << 20,
} as const;
export type SignallingLimits = Readonly<Record<keyof typeof SIGNALLING_LIMITS, number>>;

/** Milliseconds. */
export const SIGNALLING_TIMES = {
  /** From the upgrade until the device is in its room. */
  handshake: 5 * SECOND_MS,
  ping: 25 * SECOND_MS,
  /** The page of a device that holds a requested id must answer within this time. */
  probe: 1500,
  /** The same for a device of another process, with the way there and back. */
  remoteProbe: 2500,
} as const;
/** Pings without an answer, after which a connection is ended. */
export const MISSED_PINGS_MAX = 2;

/** A device that was away for less than this keeps the time of its arrival. */
export const ARRIVAL_MEMORY_MS = MINUTE_MS;

/** How often a process shows that it lives, and after how long without a sign its devices count as gone. */
export const PROCESS_BEAT_MS = 5 * SECOND_MS;
export const PROCESS_SILENCE_MS = 20 * SECOND_MS;
