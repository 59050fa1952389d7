import type { LanTicket, VerifiedSender } from '../../../core/contracts/lan.ts';

/** Opens this device's connection to the signalling. Implemented over the peer library, and in memory by tests. */
export interface PeerNetwork {
  /**
   * Opens a device with an id of its own. Loads the peer library at the first call.
   * @throws AppError with a `PeerErrorCode`.
   */
  open(options: PeerOptions): Promise<PeerDevice>;
}

export interface PeerOptions {
  readonly id: string;
  readonly ticket: LanTicket;
  /** Ends the attempt, and the device once it is open. */
  readonly signal: AbortSignal;
}

export type PeerErrorCode =
  /** Another device has the id. */
  | 'id-taken'
  /** The destination is not in the room. */
  | 'peer-missing'
  /** The signalling cannot be reached. */
  | 'network'
  /** The signalling has refused, or does not work. */
  | 'server'
  /** This browser has no WebRTC. */
  | 'browser'
  /** The ticket was refused. */
  | 'refused'
  /** The connection between the two devices failed. */
  | 'connection';

/** This device in the signalling. */
export interface PeerDevice {
  readonly id: string;
  /**
   * Connects with another device of the room; resolves when both can send.
   * @throws AppError with a `PeerErrorCode`.
   */
  connect(peerId: string, signal: AbortSignal): Promise<PeerConnection>;
  /** Receives open connections that others have begun. */
  onConnection(listener: (connection: PeerConnection) => void): void;
  /** The connection to the signalling is gone; open connections with devices stay. */
  onSignallingLost(listener: () => void): void;
  /**
   * Opens the signalling again with the same id, after it was lost. Connections with devices are not disturbed.
   * @throws AppError with a `PeerErrorCode`.
   */
  reopen(ticket: LanTicket, signal: AbortSignal): Promise<void>;
  /** Gives the id back at once, and ends every connection as soon as the packets before have gone out. */
  end(): void;
}

/** An open connection with another device. */
export interface PeerConnection {
  readonly peerId: string;
  /** Who the other device is by the server's word; null on connections that this device has begun. */
  readonly sender: VerifiedSender | null;
  /** Whether this device has begun the connection. Its file channels have odd numbers, those of the other side even ones. */
  readonly isOutgoing: boolean;
  /** Sends a packet. Does nothing on a closed connection. */
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly bufferedBytes: number;
  /** Receives whatever the other device sends; the listener parses and bounds it. */
  onData(listener: (data: unknown) => void): void;
  /** Called at most once, also after `close`. */
  onClose(listener: () => void): void;
  /**
   * A further channel that both sides open with the same number, for the slices of a file. Ordered and reliable.
   * May be handed to a worker in the same task.
   */
  openChannel(id: number, label: string): RTCDataChannel;
  /** Largest message that the other side takes, in bytes. */
  readonly maxMessageBytes: number;
  close(): void;
}
