/** Indent per level: spaces (doc 3 §9), or one tab. */
export type JsonIndent = 2 | 3 | 4 | 8 | 'tab';

/** The layout of an indented text. */
export interface JsonLayout {
  readonly indent: JsonIndent;
  /** Writes arrays of scalars on one line where it has at most 80 columns. */
  readonly joinsArrays?: boolean;
}
