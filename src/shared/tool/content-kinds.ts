/**
 * General kinds of content that pages take from the shell or from each other. `notation`: a text that the JSON tool can
 * decode or convert, such as CSV, XML or a token. `any`: every file and every text.
 */
export type ContentKind = 'picture' | 'json' | 'yaml' | 'notation' | 'text' | 'any';

/** The beginning of a content, by which a page recognizes its own files. */
export interface ContentHead {
  /** Empty for a text without a name. */
  readonly name: string;
  /** The first bytes, at most `HEAD_BYTES`. */
  readonly bytes: Uint8Array;
  /** The same as text, or what UTF-8 makes of it. */
  readonly text: string;
}

/** Bytes of a content that are examined. */
export const HEAD_BYTES = 64 << 10;
