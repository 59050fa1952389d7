import { PREVIEW_BYTES } from './constants.ts';
import type { ChildPlace, Container, Containers } from './containers.ts';
import { CLIPPED_BYTES, describeNode } from './describe-node.ts';
import { hasPreview, previewContainer } from './preview.ts';
import { isOpener } from './structure-scanner.ts';
import { CUT, skipBlank, skipContainer, skipScalar, skipString } from './tokens.ts';
import type { TreeNode, TreePage, TreePageRequest } from './tree.api.ts';
import type { TreeIndex } from './tree-index.ts';

/** The known facts about the parent. */
interface Parent {
  readonly isObject: boolean;
  /** Its number among the containers; -1 for a short one. */
  readonly number: number;
  /** Null for a short one, or when its end is not found yet. */
  readonly childCount: number | null;
}

/** The bytes that were read, from `base` on, and whether the known part of the text ends with them. */
interface Window {
  readonly bytes: Uint8Array;
  readonly base: number;
  readonly isLast: boolean;
}

interface Child {
  readonly node: TreeNode;
  /** Index in the window behind the value; null when it was skipped because its end is known otherwise. */
  readonly end: number | null;
}

const EMPTY: TreePage = { nodes: [], childCount: 0 };

/**
 * Reads children of an object or array, as far as the index has come; begins shortly before the first requested child.
 */
export async function readChildren(index: TreeIndex, request: TreePageRequest): Promise<TreePage> {
  // Containers that are open now are known; those that open while this reads are behind the limit.
  const limit = index.isDone() ? index.source.byteLength : index.frontier();
  const containers = index.containers();
  const parent = await findParent(index, containers, request.start);
  if (parent === null) return EMPTY;
  if (request.count === 0 && parent.number >= 0) return { nodes: [], childCount: parent.childCount };
  const nodes: TreeNode[] = [];
  const firstPlace = { offset: request.start + 1, index: 0 };
  let place: ChildPlace | null =
    parent.number < 0 ? firstPlace : containers.placeBeforeChild(parent.number, request.from);
  let windowBytes = index.windowBytes;

  while (place !== null) {
    const window = await readWindow(index, place.offset, windowBytes, limit);
    const found: TreeNode[] = [];
    const missing = { ...request, count: request.count - nodes.length };
    const outcome = scanWindow(window, place, parent, containers, missing, found);
    // Read now, while the block around them is at hand.
    for (const node of found) nodes.push(await addPreview(index, node, limit));
    if (outcome.isComplete) return { nodes, childCount: outcome.childCount };
    const isStuck: boolean = outcome.next.index === place.index;
    if (isStuck && window.isLast) break;
    windowBytes = isStuck ? windowBytes * 4 : index.windowBytes;
    place = outcome.next;
  }
  return { nodes, childCount: parent.childCount };
}

/** Adds the preview of an object or array, as far as the text is known up to `limit`. */
export async function addPreview(index: TreeIndex, node: TreeNode, limit: number): Promise<TreeNode> {
  if (node.childCount === 0 || (node.kind !== 'object' && node.kind !== 'array')) return node;
  const bytes = await index.read(node.start, Math.min(node.start + PREVIEW_BYTES, limit));
  return hasPreview(bytes) ? { ...node, preview: previewContainer(bytes) } : node;
}

async function findParent(index: TreeIndex, containers: Containers, start: number): Promise<Parent | null> {
  const number = containers.find(start);
  if (number >= 0) {
    const { isObject, childCount }: Container = containers.container(number);
    return { isObject, number, childCount };
  }
  const [first] = await index.read(start, start + 1);
  if (first !== 0x7b && first !== 0x5b) return null;
  return { isObject: first === 0x7b, number: -1, childCount: null };
}

async function readWindow(index: TreeIndex, from: number, bytes: number, limit: number): Promise<Window> {
  const end = Math.min(from + bytes, limit);
  const isLast = end === limit;
  return {
    bytes: await index.read(from, end),
    base: from,
    isLast,
  };
}

type Outcome =
  | { readonly isComplete: true; readonly childCount: number | null }
  | { readonly isComplete: false; readonly next: ChildPlace };

/** Takes the children that are complete within a window; the requested ones are added to `nodes`. */
function scanWindow(
  window: Window,
  from: ChildPlace,
  parent: Parent,
  containers: Containers,
  wanted: TreePageRequest,
  nodes: TreeNode[],
): Outcome {
  const { bytes, base } = window;
  let { index } = from;
  let at = from.offset - base;
  while (true) {
    const next: Outcome = { isComplete: false, next: { offset: base + at, index } };
    const begin = skipBlank(bytes, at);
    if (begin === CUT) return next;
    if (isCloser(bytes[begin])) return { isComplete: true, childCount: index };
    // The rest of a long parent need not be read for its count.
    if (nodes.length === wanted.count && parent.number >= 0) {
      return { isComplete: true, childCount: parent.childCount };
    }
    const isWanted = index >= wanted.from && nodes.length < wanted.count;
    const wayOn = parent.number < 0 ? null : containers.placeOfChild(parent.number, index + 1);
    const isLastChild = parent.childCount === index + 1;
    const child = readChild(window, begin, index, parent, containers, wayOn !== null || isLastChild);
    if (child === null) return next;
    if (isWanted) nodes.push(child.node);
    if (isLastChild) return { isComplete: true, childCount: parent.childCount };
    if (wayOn !== null && (child.end === null || wayOn.offset - base > bytes.length)) {
      return { isComplete: false, next: wayOn };
    }
    if (child.end === null) return { isComplete: true, childCount: null };
    const behind = skipBlank(bytes, child.end);
    if (behind === CUT) {
      if (isWanted) nodes.pop();
      return next;
    }
    index += 1;
    if (bytes[behind] !== 0x2c) return { isComplete: true, childCount: index };
    at = behind + 1;
  }
}

/** Null when the window ends before the value does. The end of a value is searched only where it is needed. */
function readChild(
  window: Window,
  begin: number,
  index: number,
  parent: Parent,
  containers: Containers,
  hasWayOn: boolean,
): Child | null {
  const { bytes, base } = window;
  let start = begin;
  let key: readonly [number, number] | null = null;
  if (parent.isObject) {
    const keyEnd = skipString(bytes, begin);
    const colon = keyEnd === CUT ? CUT : skipBlank(bytes, keyEnd);
    start = colon === CUT ? CUT : skipBlank(bytes, colon + 1);
    if (start === CUT) return null;
    key = [begin, keyEnd];
  }
  const toNode = (end: number, childCount: number | null) =>
    describeNode({ bytes, base, index, key, start, end, childCount });

  if (isOpener(bytes[start])) {
    const known = containers.find(base + start);
    if (known >= 0) return skipKnown(containers.container(known), window, hasWayOn, parent, toNode);
    const skipped = skipContainer(bytes, start);
    return skipped === null ? null : { node: toNode(skipped.end, skipped.childCount), end: skipped.end };
  }
  const end = bytes[start] === 0x22 ? skipString(bytes, start) : skipScalar(bytes, start, false);
  if (end !== CUT) return { node: toNode(end, null), end };
  // A long value is given in part; its end need not be read when another child or no child follows.
  if (!hasWayOn || bytes.length - start < CLIPPED_BYTES) return null;
  return { node: toNode(bytes.length, null), end: null };
}

function skipKnown(
  { end, childCount }: Container,
  { bytes, base }: Window,
  hasWayOn: boolean,
  parent: Parent,
  toNode: (end: number, childCount: number | null) => TreeNode,
): Child | null {
  const node = toNode(bytes.length, childCount);
  if (end === null || hasWayOn) return { node, end: null };
  if (end <= base + bytes.length) return { node, end: end - base };
  // The child after a long one in an open parent is not known yet; for a short one more must be read.
  return parent.childCount === null && end - base > 2 * bytes.length ? { node, end: null } : null;
}

function isCloser(byte: number | undefined): boolean {
  return byte === 0x7d || byte === 0x5d;
}
