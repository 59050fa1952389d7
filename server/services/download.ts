/** A file that is sent while it is read. */
export interface Download {
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  /** Length of the whole content. */
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
  /** Removes what the download needs. Called once, after the last byte or when the client has hung up. Never throws. */
  readonly close: () => void;
}
