/** A file that this device receives. */
export interface IncomingFile {
  /** 32 hexadecimal digits. */
  readonly fileId: string;
  readonly bytes: number;
  /** Bytes of a slice, on both sides. */
  readonly sliceBytes: number;
  /** The slices of an earlier visit, one bit each, the lowest bit first; null for a new file. */
  readonly slices: Uint8Array | null;
}

export interface OpenedFile {
  /** Ranges of missing slices, `[first, behind the last]` one after the other. Empty when the file is complete. */
  readonly missing: readonly number[];
  /** The bytes survive this page. */
  readonly isStored: boolean;
}

export interface SendJob {
  /** Number of the attached channel. */
  readonly id: number;
  readonly fileId: string;
  readonly file: Blob;
  readonly sliceBytes: number;
  /** Ranges of the slices to send; empty for all of them. */
  readonly ranges: readonly number[];
  /** Largest message that the other side takes, in bytes. */
  readonly maxMessageBytes: number;
}

export type SendOutcome =
  /** Every slice is on its way. The SHA-256 is that of the whole file, in hexadecimal digits. */
  | { readonly type: 'sent'; readonly sha256: string }
  /** The channel was closed. */
  | { readonly type: 'interrupted' }
  /** The file cannot be read: it was changed, moved or deleted. */
  | { readonly type: 'file-lost' };

/** `bad-sender`: a message was not made of missing slices of this file. */
export type ReceiveOutcome = 'complete' | 'interrupted' | 'no-space' | 'bad-sender';

export interface TransferProgress {
  /** Number of the attached channel. */
  readonly id: number;
  /** Bytes that were sent or received over it. */
  readonly doneBytes: number;
}

/**
 * The bytes of the LAN station's files: cuts, sends, receives, keeps and hashes them. A channel is attached once, under a
 * number that is used for no other channel.
 */
export interface LanTransferApi {
  /** Takes over the sending end of a channel. */
  attachSender(channel: RTCDataChannel, id: number): void;
  /** Sends slices over an attached channel, which stays open. */
  send(job: SendJob): Promise<SendOutcome>;
  /** Prepares to receive a file. A second call gives the state of the first. @throws AppError `storage-full`. */
  open(file: IncomingFile): Promise<OpenedFile>;
  /** Takes over the receiving end of a channel. @throws AppError `file-not-open`. */
  attachReceiver(channel: RTCDataChannel, id: number, fileId: string): void;
  /** Resolves when the file is complete or the channel has ended. */
  receive(id: number): Promise<ReceiveOutcome>;
  /** Closes a channel. */
  stop(id: number): void;
  progress(): readonly TransferProgress[];
  /** The slices that have arrived, as in `IncomingFile`. @throws AppError `file-not-open`. */
  getSlices(fileId: string): Uint8Array;
  /** Whether a complete file has this SHA-256. Forgets all its slices otherwise. @throws AppError `file-not-open`. */
  verify(fileId: string, sha256: string): Promise<boolean>;
  /** The bytes of a complete file, without a type. @throws AppError `file-not-open`, `file-gone`. */
  getBlob(fileId: string): Promise<Blob>;
  /** CRC-32 of a blob, for an archive. */
  checksum(blob: Blob): Promise<number>;
  /** Deletes the slices of a file that have arrived. */
  discard(fileId: string): Promise<void>;
  /** Deletes stored files of earlier visits except these. Files that another tab receives stay. */
  sweep(kept: readonly string[]): Promise<void>;
  /** A picture, decoded and at most `sideMax` pixels long; null for everything that is no picture of a safe kind. */
  preview(blob: Blob, sideMax: number): Promise<ImageBitmap | null>;
}
