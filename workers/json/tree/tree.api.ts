import type { TextDocument, TextPlace } from '../texts.api.ts';

/** The kind of a value. `literal` is true, false or null. */
export type TreeNodeKind = 'object' | 'array' | 'string' | 'number' | 'literal';

/** One value of a document. All text is the document's own: numbers and escapes are given as written. */
export interface TreeNode {
  /** Offset of the value's first byte; identifies the node in every call. */
  readonly start: number;
  readonly kind: TreeNodeKind;
  /** Place among its siblings, from 0. */
  readonly index: number;
  /** Name of a member as written, without its quotes; null for an item of an array and for the root. */
  readonly key: string | null;
  readonly isKeyClipped: boolean;
  /** A string with its quotes, a number or a literal; empty for an object or an array. */
  readonly text: string;
  readonly isClipped: boolean;
  /** Null for a value without children, and while they are not counted. */
  readonly childCount: number | null;
  /** The first children of an object or array in brackets, in at most some hundred characters; otherwise empty. */
  readonly preview: string;
}

/** Requested children: `count` of them from `from` on, of the object or array that begins at `start`. */
export interface TreePageRequest {
  readonly start: number;
  readonly from: number;
  readonly count: number;
}

export interface TreePage {
  /**
   * Fewer than requested at the end of the parent, and while the next children are not found yet (`childCount` is null
   * then).
   */
  readonly nodes: readonly TreeNode[];
  readonly childCount: number | null;
}

export interface TreePlace {
  /** JSONPath as `toJsonPath` writes it. */
  readonly path: string;
  /** The line the value begins in, from 0. */
  readonly line: number;
}

/** A change of one value. `text` is a valid value, indented or on one line; names are their content, without escapes. */
export type TreeEdit =
  | { readonly kind: 'value'; readonly text: string }
  /** Another name for a member. */
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'remove' }
  /** The copy stands behind the value; that of a member gets a name of its own. */
  | { readonly kind: 'duplicate' }
  /** As the last child of the value with `isWithin`, else behind it. `key` is the name in an object. */
  | { readonly kind: 'insert'; readonly isWithin: boolean; readonly key: string | null; readonly text: string }
  /** Before or behind the next sibling; nothing at the end. */
  | { readonly kind: 'move'; readonly by: -1 | 1 };

/**
 * The values of a document, read on demand. The document must be valid JSON; for any other the answers are meaningless.
 * The first call starts to index the whole text for its large parts, and answers from the part known by then; the
 * indexing continues between other calls, independent of `cancel`, until the document is closed.
 */
export interface TreeApi {
  getTreeRoot(id: number): Promise<TreeNode>;
  /** Answers in the order of the requests; ask for some thousand nodes at most at a time. */
  getTreePages(id: number, requests: readonly TreePageRequest[]): Promise<readonly TreePage[]>;
  /** Number of children, as soon as it is known; 0 for a value without children. */
  countTreeChildren(id: number, start: number): Promise<number>;
  getTreePlace(id: number, start: number): Promise<TreePlace>;
  /**
   * The index of the child at each level, from the root's child to the value or name at a place: an offset in bytes, or
   * a line from 0 and a column in UTF-16 units. Empty for the root.
   */
  getTreeTrail(id: number, at: number | TextPlace): Promise<readonly number[]>;
  /**
   * A new document with an edit of the value at `trail`, the index of the child at each level. Every other byte stays.
   * @throws `tree-key-taken` for a name that the object has.
   */
  editTree(id: number, trail: readonly number[], edit: TreeEdit): Promise<TextDocument>;
  /**
   * The value's whole text on its own: its lines are moved left by the indent of its first line.
   * @throws `json-too-large` above `maxBytes` (details: `maxBytes`).
   */
  getTreeValue(id: number, start: number, maxBytes: number): Promise<Blob>;
  /**
   * The content of a string, without quotes and escapes; for other values the same as `getTreeValue`. Unpaired
   * surrogates become U+FFFD.
   * @throws `json-too-large` above `maxBytes` as written (details: `maxBytes`).
   */
  getTreeContent(id: number, start: number, maxBytes: number): Promise<Blob>;
}
