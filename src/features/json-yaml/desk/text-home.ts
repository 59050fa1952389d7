/** Keeps texts outside of the editor, each as a `Held`: long ones, and every text that is worked on. */
export interface TextHome<Held> {
  /** @throws AppError for a text that cannot be read, or is too long. */
  open(source: Blob | string, signal: AbortSignal): Promise<Held>;
  sizeOf(held: Held): number;
  read(held: Held, maxSize: number): Promise<string>;
  /** Whether a file is kept beside the editor until its text is changed: its encoding is uncertain. */
  hasDoubt(held: Held): boolean;
  /** Call when a text is not needed for a while. */
  rest(held: Held): void;
}

/** A replaced text. It is kept until it is released, is among the last three no more, or is lost with its home. */
export interface PreviousText {
  /**
   * Puts the text back. @returns the text that this replaces when it was edited or replaced since, otherwise null.
   * @throws AppError `document-closed` when the text is kept no more.
   */
  restore(): PreviousText | null;
  release(): void;
  /** Calls `handler` when the text is kept no more, at once if that is so already; not after `restore` and `release`. */
  onLost(handler: () => void): void;
}
