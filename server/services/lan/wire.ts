/** The connection of a device to the signalling, below the messages. */
export interface Wire {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly bufferedBytes: number;
  /** Asks the other side for a sign of life, which browsers give by themselves. */
  ping(): void;
  /** Reads no further until `resume`. */
  pause(): void;
  resume(): void;
  /** Sends what waits, then closes; ends the connection where the other side does not close in time. */
  close(code: number, reason: string): void;
  /** Ends the connection at once. */
  terminate(): void;
}

/** What a wire reports. */
export interface WireListener {
  onText(text: string): void;
  /** The other side has answered a ping. */
  onPong(): void;
  /** The connection is gone; called once. */
  onClose(): void;
}

/** Codes with which connections are closed (RFC 6455 §7.4). */
export const CLOSE_CODES = {
  goingAway: 1001,
  notText: 1003,
  refused: 1008,
  tooSlow: 1013,
  /** The session of the user is over. */
  sessionOver: 4001,
} as const;
