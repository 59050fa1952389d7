/** What a value is. `literal` is true, false or null. */
export type TreeNodeKind = 'object' | 'array' | 'string' | 'number' | 'literal';

/** One value of a document. All text is the document's own: numbers and escapes stand as they were written. */
export interface TreeNode {
  /** Offset of the value's first byte: names the node in every call. */
  readonly start: number;
  readonly kind: TreeNodeKind;
  /** Place among its siblings, from 0. */
  readonly index: number;
  /** Name of a member as it is written, without its quotes; null for an item of an array and for the root. */
  readonly key: string | null;
  readonly isKeyClipped: boolean;
  /** A string with its quotes, a number or a literal; empty for an object or an array. */
  readonly text: string;
  readonly isClipped: boolean;
  /** Null for what has no children, and while they are not counted. */
  readonly childCount: number | null;
}

/** Children that are asked for: `count` of them from `from` on, of the object or array that begins at `start`. */
export interface TreePageRequest {
  readonly start: number;
  readonly from: number;
  readonly count: number;
}

export interface TreePage {
  /** Fewer than asked for at the end of the parent, and while what comes next is not found yet (`childCount` is null then). */
  readonly nodes: readonly TreeNode[];
  readonly childCount: number | null;
}

export interface TreePlace {
  /** JSONPath as `toJsonPath` writes it. */
  readonly path: string;
  /** The line the value begins in, from 0. */
  readonly line: number;
}

/**
 * The values of a document, asked for as they are looked at. The document must be valid JSON; of any other the answers mean
 * nothing. The first call begins to look through the whole text for its large parts, and answers what is known by then;
 * that goes on between other calls, whatever `cancel` stops, until the document is closed.
 */
export interface TreeApi {
  getTreeRoot(id: number): Promise<TreeNode>;
  /** Answers in the order of the requests; ask for some thousand nodes at most at a time. */
  getTreePages(id: number, requests: readonly TreePageRequest[]): Promise<readonly TreePage[]>;
  /** Number of children, as soon as it is known; 0 for what can have none. */
  countTreeChildren(id: number, start: number): Promise<number>;
  getTreePlace(id: number, start: number): Promise<TreePlace>;
  /**
   * The value's whole text, by itself: lines are moved left by the indent of the line it begins in.
   * @throws `json-too-large` above `maxBytes` (details: `maxBytes`).
   */
  getTreeValue(id: number, start: number, maxBytes: number): Promise<Blob>;
}
