import { findLast } from '../../shared/find-last.ts';
import { indentOfLine, layOut, toBlanks } from '../lay-out.ts';
import { childrenOf, type NodeTable } from '../node-table.ts';
import type { Splice } from '../spliced-source.ts';
import { joinBytes } from '../splices.ts';
import { decoder } from '../utf8.ts';
import type { JsonDifferenceKind, JsonDifferenceSide } from './diff.api.ts';
import { matchMembers } from './match-members.ts';
import type { Side } from './side.ts';
import { isAbsent } from './step.ts';

const HEAD_BYTES = 64 * 1024;

/** One difference that a text takes over, as numbers of values. */
interface Change {
  readonly kind: JsonDifferenceKind;
  /** The value in the source; null where it is absent. */
  readonly source: number | null;
  /** The value in the changed text; null where it is absent. */
  readonly target: number | null;
  /** Where an absent or moved value is inserted. */
  readonly place: InsertionPlace | null;
}

/** At the beginning of a container, or behind one of its children. */
type InsertionPlace = { readonly firstIn: number } | { readonly behind: number };

const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;

type Place = Pick<JsonDifferenceSide, 'offset' | 'gap'>;

/** The edits, in order, that make `text` like `source` in this difference. All other bytes stay. */
export function toSplices(text: NodeTable, source: NodeTable, change: Change): readonly Splice[] {
  const { kind, source: node, target, place } = change;
  if (target === null) return node === null || place === null ? [] : [insert(text, place, source, node)];
  if (node === null) return [remove(text, target)];
  if (kind === 'reordered') return reorder(text, target, source, node);
  if (kind === 'moved') return place === null ? [] : move(text, target, place);
  return [replace(text, target, source, node)];
}

function replace(text: NodeTable, target: number, source: NodeTable, node: number): Splice {
  const [from, to] = [text.start[target] ?? 0, text.end[target] ?? 0];
  const blanks = toBlanks(indentOfLine(text.bytes, from), text.bytes);
  return { from, to, bytes: layOut(source.bytes, source.start[node] ?? 0, source.end[node] ?? 0, blanks) };
}

function remove(text: NodeTable, target: number): Splice {
  const { start, end, keyStart } = text;
  const siblings = siblingsOf(text, target);
  const at = siblings.indexOf(target);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const nothing = new Uint8Array(0);
  if (after !== undefined) return { from: keyStart[target] ?? 0, to: keyStart[after] ?? 0, bytes: nothing };
  if (before !== undefined) return { from: end[before] ?? 0, to: end[target] ?? 0, bytes: nothing };
  const parent = parentOf(text, target);
  return { from: (start[parent] ?? 0) + 1, to: (end[parent] ?? 1) - 1, bytes: nothing };
}

function insert(text: NodeTable, place: InsertionPlace, source: NodeTable, node: number): Splice {
  const [from, to] = [source.keyStart[node] ?? 0, source.end[node] ?? 0];
  return insertBytes(text, place, (blanks) => layOut(source.bytes, from, to, blanks));
}

/** The new child gets the blanks of the child beside it; the only child of a container gets a line of its own. */
function insertBytes(text: NodeTable, place: InsertionPlace, write: (blanks: string) => Uint8Array): Splice {
  const { bytes, start, end, keyStart } = text;
  if ('behind' in place) {
    const blanks = blanksBefore(bytes, keyStart[place.behind] ?? 0);
    const at = end[place.behind] ?? 0;
    return { from: at, to: at, bytes: joinBytes([`,${blanks}`, write(blanks)]) };
  }
  const [first, second = first] = childrenOf(text, place.firstIn);
  if (first !== undefined && second !== undefined) {
    const at = keyStart[first] ?? 0;
    const blanks = blanksBefore(bytes, keyStart[second] ?? 0);
    return { from: at, to: at, bytes: joinBytes([write(blanks), `,${blanks}`]) };
  }
  const at = (start[place.firstIn] ?? 0) + 1;
  const outer = toBlanks(indentOfLine(bytes, at), bytes);
  const inner = outer === '' ? '' : outer + unitOf(bytes);
  return { from: at, to: (end[place.firstIn] ?? 1) - 1, bytes: joinBytes([inner, write(inner), outer]) };
}

function move(text: NodeTable, target: number, place: InsertionPlace): readonly Splice[] {
  const { bytes, keyStart, end } = text;
  if ('behind' in place && place.behind === target) return [];
  if ('firstIn' in place && childrenOf(text, place.firstIn)[0] === target) return [];
  const own = bytes.subarray(keyStart[target] ?? 0, end[target] ?? 0);
  const splices = [remove(text, target), insertBytes(text, place, () => own)];
  return splices.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Puts the common members into the order of the source; what stands between the members stays. */
function reorder(text: NodeTable, target: number, source: NodeTable, node: number): readonly Splice[] {
  const toSide = (table: NodeTable): Side => ({ table, hashes: new Float64Array(0), ignored: null });
  const { steps } = matchMembers(toSide(text), target, toSide(source), node);
  const common = steps.filter(({ left, right }) => !isAbsent(left) && !isAbsent(right));
  const members = common.toSorted((a, b) => a.right - b.right).map(({ left }) => left);
  const slots = common.map(({ left }) => left).sort((a, b) => a - b);
  const spanOf = (member: number) => ({ from: text.keyStart[member] ?? 0, to: text.end[member] ?? 0 });
  return slots.map((slot, at) => {
    const { from, to } = spanOf(members[at] ?? slot);
    return { ...spanOf(slot), bytes: text.bytes.subarray(from, to) };
  });
}

function siblingsOf(text: NodeTable, node: number): number[] {
  return childrenOf(text, parentOf(text, node));
}

function parentOf({ next }: NodeTable, node: number): number {
  let parent = node - 1;
  while (parent > 0 && (next[parent] ?? 0) <= node) parent -= 1;
  return Math.max(parent, 0);
}

function blanksBefore(bytes: Uint8Array, at: number): string {
  let from = at;
  while (from > 0 && (bytes[from - 1] ?? 0) <= 0x20) from -= 1;
  return decoder.decode(bytes.subarray(from, at));
}

/** The blanks of the first indented line: one step of the indentation. */
function unitOf(bytes: Uint8Array): string {
  const head = decoder.decode(bytes.subarray(0, HEAD_BYTES));
  return /\n([ \t]+)/.exec(head)?.[1] ?? '  ';
}

/** The numbers of the values of a difference, which its sides name by offsets in the compared texts. */
export function toChange(
  kind: JsonDifferenceKind,
  source: NodeTable,
  sourcePlace: Place,
  target: NodeTable,
  targetPlace: Place,
): Change {
  return {
    kind,
    source: sourcePlace.offset === null ? null : nodeAt(source, sourcePlace.offset),
    target: targetPlace.offset === null ? null : nodeAt(target, targetPlace.offset),
    place: targetPlace.gap === null ? null : toInsertionPlace(target, targetPlace.gap),
  };
}

/** The value that begins at an offset, or the last one before it. */
function nodeAt({ start, count }: NodeTable, offset: number): number {
  return Math.max(0, findLast(start, offset, count));
}

/** `gap` is the opening bracket of a container, or the last byte of one of its children. */
function toInsertionPlace(table: NodeTable, gap: number): InsertionPlace {
  const { bytes, end } = table;
  let node = nodeAt(table, gap);
  if (bytes[gap] === OPEN_BRACE || bytes[gap] === OPEN_BRACKET) return { firstIn: node };
  while (node > 0 && end[node] !== gap + 1) node -= 1;
  return { behind: node };
}
