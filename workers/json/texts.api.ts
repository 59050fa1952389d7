import type { RepairLimit } from '../../src/core/json-limits.ts';

/** Kinds of files that are not text. */
export type BinaryKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'zip'
  | 'gzip'
  | 'pdf'
  | 'exe'
  | 'elf'
  | 'sqlite'
  | 'unknown';

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/**
 * A text that lives in the worker: an input or a result. The page knows its number and size and requests the visible
 * lines.
 */
export interface TextDocument {
  readonly id: number;
  readonly byteLength: number;
  readonly lineCount: number;
}

export interface OpenedDocument extends TextDocument {
  readonly encoding: TextEncodingName;
  /** A byte order mark was found and left out. */
  readonly hadBom: boolean;
  /** Other encodings that fit the bytes, likeliest first; empty when UTF-8 is certain. */
  readonly otherEncodings: readonly TextEncodingName[];
}

/** Why a text is not JSON. */
export type JsonErrorKind =
  | 'unexpected-token'
  | 'unexpected-end'
  | 'trailing-content'
  | 'wrong-closer'
  | 'trailing-comma'
  | 'control-character'
  | 'bad-escape'
  | 'bad-number'
  | 'bad-literal'
  | 'invalid-utf8'
  | 'too-deep'
  | 'empty';

/** What the grammar expects at the place of an error. */
export type JsonExpectation =
  | 'value'
  | 'value-or-close'
  | 'key-or-close'
  | 'key'
  | 'colon'
  | 'comma-or-close'
  | 'nothing';

/** Where and why a text is not JSON. Carried by the AppError `json-invalid` as its details. */
export interface JsonProblem {
  readonly kind: JsonErrorKind;
  readonly expected: JsonExpectation;
  /** Bytes from the beginning of the text. */
  readonly offset: number;
  /** From 1, in lines and in characters as a person counts them. */
  readonly line: number;
  readonly column: number;
  /** The line, cut to a window round the place, and the place's index in it. */
  readonly excerpt: string;
  readonly caret: number;
  /** The message of the engine's own parser for the same text; null for texts that are too large to ask. */
  readonly parserMessage: string | null;
  /** The number of levels that a text of kind `too-deep` may have. */
  readonly maxDepth?: number;
  /** Present when the text is longer than this and was not repaired for that reason. */
  readonly repairMaxBytes?: number;
  /** Present when a repair of the text came to one of its other limits. */
  readonly repairLimit?: RepairLimit;
}

export interface DuplicateKey {
  /** JSONPath of the object, and the key that it has more than once. */
  readonly path: string;
  readonly key: string;
  readonly line: number;
}

export interface TextLine {
  readonly text: string;
  /** Whether the line is longer than the given text. */
  readonly isClipped: boolean;
}

export interface TextPlace {
  /** From 0. */
  readonly line: number;
  /** Index in the line, in UTF-16 units from 0; may lie behind the part of a long line that `getLines` gives. */
  readonly column: number;
}

export interface FindQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  /** Finds the text only where no letter or digit adjoins it. Chinese characters do not count as letters. */
  readonly isWholeWord: boolean;
}

export interface TextMatch extends TextPlace {
  readonly length: number;
  /** Whether the search continued at the other end of the text. */
  readonly hasWrapped: boolean;
  /** Where the match is among others: grows with its place. */
  readonly offset: number;
}

/** The matches of a part of a text. */
export interface MatchCount {
  readonly count: number;
  /** Those that begin at a given offset or before it. */
  readonly countUpTo: number;
  /** Where the next part begins; null at the end of the text. */
  readonly next: number | null;
}
