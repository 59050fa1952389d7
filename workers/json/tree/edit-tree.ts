import { AppError } from '../../../src/core/errors.ts';
import { layOut } from '../lay-out.ts';
import { findLineAt } from '../lines.ts';
import type { Splice } from '../spliced-source.ts';
import { joinBytes } from '../splices.ts';
import type { StoredText } from '../text-store.ts';
import { decoder, encoder } from '../utf8.ts';
import { findSolid } from './find-place.ts';
import { readChildren } from './read-children.ts';
import { readRoot } from './read-root.ts';
import { findEnd } from './read-value.ts';
import type { TreeSplices } from './splice-containers.ts';
import { isBlank } from './structure-scanner.ts';
import { skipString } from './tokens.ts';
import type { TreeEdit, TreeNode } from './tree.api.ts';
import type { TreeIndex } from './tree-index.ts';

const COMMA = 0x2c;
const COLON = 0x3a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
/** An object with more members is not searched for a name that is taken. */
const SEARCHED_MEMBERS_COUNT = 20_000;

/** A text whose whole index is known. */
interface EditedTree {
  readonly text: StoredText;
  readonly index: TreeIndex;
}

/** A value with its name. */
interface Place {
  /** Null for the root. */
  readonly parent: TreeNode | null;
  readonly nth: number;
  readonly start: number;
  readonly end: number;
  /** The opening quote of a member's name, else the value. */
  readonly from: number;
}

/**
 * The changes, in order, that make an edit in a valid text; every other byte stays. `trail` is the index of the child at each
 * level. @throws AppError `tree-key-taken`.
 */
export async function toSplices(tree: EditedTree, trail: readonly number[], edit: TreeEdit): Promise<TreeSplices> {
  const place = await findPlaceOf(tree, trail);
  const resize = (by: -1 | 1, start = place.parent?.start) => (start === undefined ? null : { start, by });
  switch (edit.kind) {
    case 'value': {
      const bytes = write(edit.text, await ownLine(tree, place.from));
      return { splices: [{ from: place.start, to: place.end, bytes }], resized: null };
    }
    case 'key':
      return { splices: [await rename(tree, place, edit.key)], resized: null };
    case 'remove':
      return { splices: [await remove(tree, place)], resized: resize(-1) };
    case 'duplicate':
      return { splices: await duplicate(tree, place), resized: resize(1) };
    case 'insert': {
      const splices = [await insert(tree, place, edit)];
      return { splices, resized: edit.isWithin ? resize(1, place.start) : resize(1) };
    }
    case 'move':
      return { splices: await move(tree, trail, place, edit.by), resized: null };
  }
}

async function findPlaceOf({ index }: EditedTree, trail: readonly number[]): Promise<Place> {
  let node = await readRoot(index);
  let parent: TreeNode | null = null;
  for (const nth of trail) {
    const { nodes } = await readChildren(index, { start: node.start, from: nth, count: 1 });
    const [child] = nodes;
    if (child === undefined) throw new RangeError(`There is no value at ${trail.join('.')}`);
    [parent, node] = [node, child];
  }
  const end = await findEnd(index, node.start, Number.POSITIVE_INFINITY);
  const from = node.key === null ? node.start : await findKey(index, node.start);
  return { parent, nth: trail.at(-1) ?? 0, start: node.start, end, from };
}

async function rename(tree: EditedTree, { parent, from, start }: Place, key: string): Promise<Splice> {
  const bytes = await tree.index.read(from, start);
  const end = skipString(bytes, 0);
  const written = JSON.stringify(key);
  if (decoder.decode(bytes.subarray(0, end)) !== written) await requireFree(tree, parent, written);
  return { from, to: from + end, bytes: encoder.encode(written) };
}

async function remove({ index }: EditedTree, { from, end }: Place): Promise<Splice> {
  const bytes = new Uint8Array(0);
  const next = await findSolid(index, end);
  if ((await byteAt(index, next)) === COMMA) return { from, to: await findSolid(index, next + 1), bytes };
  const before = await findSolidBefore(index, from);
  if ((await byteAt(index, before)) !== COMMA) return { from: before + 1, to: next, bytes };
  return { from: (await findSolidBefore(index, before)) + 1, to: end, bytes };
}

async function duplicate(tree: EditedTree, place: Place): Promise<readonly Splice[]> {
  const { parent, from, start, end } = place;
  const { index } = tree;
  const name = from === start ? '' : await freeCopyName(tree, parent, from, start);
  const behindName = from === start ? start : from + (await keyLength(index, from, start));
  return [
    { from: end, to: end, bytes: encoder.encode(`,${await blanksBehind(index, place)}${name}`) },
    { from: end, to: end, bytes: { from: behindName, to: end } },
  ];
}

async function insert(tree: EditedTree, place: Place, edit: TreeEdit & { readonly kind: 'insert' }): Promise<Splice> {
  const { index, text } = tree;
  const container = edit.isWithin ? null : place.parent;
  const holder = edit.isWithin ? place.start : (container?.start ?? 0);
  const isObject = (await byteAt(index, holder)) === BRACE;
  const name = isObject ? JSON.stringify(edit.key ?? '') : null;
  if (name !== null) await requireFree(tree, { start: holder }, name);
  const isOnLines = text.lines.lineCount > 1;
  const member = name === null ? edit.text : `${name}:${isOnLines ? ' ' : ''}${edit.text}`;
  if (!edit.isWithin) {
    const blanks = await blanksBehind(index, place);
    return { from: place.end, to: place.end, bytes: joinBytes([`,${blanks}`, write(member, blanks)]) };
  }
  const first = await findSolid(index, place.start + 1);
  const last = await findSolidBefore(index, place.end - 1);
  if (last === place.start) {
    const outer = isOnLines ? await ownLine(tree, place.from) : '';
    const inner = isOnLines ? outer + (await unitOf(tree)) : '';
    return { from: place.start + 1, to: place.end - 1, bytes: joinBytes([inner, write(member, inner), outer]) };
  }
  const blanks = decoder.decode(await index.read(place.start + 1, first));
  return { from: last + 1, to: last + 1, bytes: joinBytes([`,${blanks}`, write(member, blanks)]) };
}

async function move(tree: EditedTree, trail: readonly number[], place: Place, by: -1 | 1): Promise<readonly Splice[]> {
  const nth = place.nth + by;
  if (place.parent === null || nth < 0) return [];
  const { nodes } = await readChildren(tree.index, { start: place.parent.start, from: nth, count: 1 });
  if (nodes.length === 0) return [];
  const other = await findPlaceOf(tree, [...trail.slice(0, -1), nth]);
  const [first, second] = by === 1 ? [place, other] : [other, place];
  return [
    { from: first.from, to: first.end, bytes: { from: second.from, to: second.end } },
    { from: second.from, to: second.end, bytes: { from: first.from, to: first.end } },
  ];
}

/** A value or member in the layout of its place. */
function write(text: string, blanks: string): Uint8Array {
  const bytes = encoder.encode(text);
  return layOut(bytes, 0, bytes.length, blanks);
}

/** The line break and the indent of the line of an offset; empty in a text on one line. */
async function ownLine({ text }: EditedTree, offset: number): Promise<string> {
  if (text.lines.lineCount === 1) return '';
  const { start } = await findLineAt(text, offset);
  const head = decoder.decode(await text.source.read(start, Math.min(offset, start + 4096)));
  return `\n${/^[ \t]*/.exec(head)?.[0] ?? ''}`;
}

/** One step of the indentation: the blanks of the first indented line. */
async function unitOf({ index }: EditedTree): Promise<string> {
  const head = decoder.decode(await index.source.read(0, Math.min(index.source.byteLength, 64 << 10)));
  return /\n([ \t]+)/.exec(head)?.[1] ?? '  ';
}

/** The blanks that stand before the next sibling, or before the value itself when it is the last. */
async function blanksBehind(index: TreeIndex, { from, end }: Place): Promise<string> {
  const next = await findSolid(index, end);
  return blanksBefore(index, (await byteAt(index, next)) === COMMA ? await findSolid(index, next + 1) : from);
}

async function blanksBefore(index: TreeIndex, at: number): Promise<string> {
  return decoder.decode(await index.read((await findSolidBefore(index, at)) + 1, at));
}

async function byteAt(index: TreeIndex, at: number): Promise<number> {
  const [byte] = await index.read(at, at + 1);
  return byte ?? 0;
}

/** The last byte before `offset` that is not white space; -1 when there is none. */
async function findSolidBefore({ read, windowBytes }: TreeIndex, offset: number): Promise<number> {
  for (let end = offset; end > 0; ) {
    const base = Math.max(0, end - windowBytes);
    const bytes = await read(base, end);
    for (let at = bytes.length - 1; at >= 0; at--) if (!isBlank(bytes[at] ?? 0)) return base + at;
    end = base;
  }
  return -1;
}

/** The opening quote of the name of the member whose value begins at `start`. */
async function findKey(index: TreeIndex, start: number): Promise<number> {
  const colon = await findSolidBefore(index, start);
  const close = (await byteAt(index, colon)) === COLON ? await findSolidBefore(index, colon) : colon;
  // A quote that ends nothing stands behind a backslash, and an opening quote never does.
  for (let length = index.windowBytes; ; length *= 4) {
    const base = Math.max(0, close - length);
    const bytes = await index.read(base, close);
    for (let at = bytes.length - 1; at >= 0; at--) {
      if (bytes[at] === QUOTE && (at > 0 || base === 0) && bytes[at - 1] !== BACKSLASH) return base + at;
    }
    if (base === 0) return 0;
  }
}

async function keyLength(index: TreeIndex, from: number, start: number): Promise<number> {
  return skipString(await index.read(from, start), 0);
}

/** The first of `name_copy`, `name_copy2` … that the object does not have. */
async function freeCopyName(tree: EditedTree, parent: TreeNode | null, from: number, start: number): Promise<string> {
  const { index } = tree;
  const written = decoder.decode(await index.read(from, from + (await keyLength(index, from, start))));
  const taken = await listNames(tree, parent);
  for (let count = 1; ; count += 1) {
    const name = `${written.slice(0, -1)}_copy${count === 1 ? '' : count}"`;
    if (!taken.has(name)) return name;
  }
}

/** @throws AppError `tree-key-taken`. */
async function requireFree(tree: EditedTree, parent: Pick<TreeNode, 'start'> | null, written: string): Promise<void> {
  if ((await listNames(tree, parent)).has(written)) throw new AppError('tree-key-taken', `The object has ${written}`);
}

/** The names in an object, as written; those that are too long to be given whole are left out. */
async function listNames({ index }: EditedTree, parent: Pick<TreeNode, 'start'> | null): Promise<ReadonlySet<string>> {
  if (parent === null) return new Set();
  const { nodes } = await readChildren(index, { start: parent.start, from: 0, count: SEARCHED_MEMBERS_COUNT });
  return new Set(nodes.filter(({ isKeyClipped }) => !isKeyClipped).map(({ key }) => `"${key ?? ''}"`));
}
