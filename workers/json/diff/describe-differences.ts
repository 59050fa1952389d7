import type { KeyIds } from '../key-ids.ts';
import { kindOf, type NodeTable } from '../node-table.ts';
import { tokenOf } from '../scalar.ts';
import { decoder } from '../utf8.ts';
import type { Difference, Trail } from './compare.ts';
import type { IgnoreChoices, JsonDifference, JsonDifferenceSide, MarkedPart } from './diff.api.ts';
import { beginOfDifference, toExcerpt, toKeyExcerpt } from './excerpt.ts';
import { isAbsent, offsetOf } from './step.ts';
import { markStrings, type StringMarks } from './string-marks.ts';

const LINE_FEED = 0x0a;
/** Longer strings are not compared character by character. */
const MARKED_BYTES = 64 * 1024;
/** Farther from the beginning of its line no column is computed. */
const COLUMN_BYTES = 16 * 1024;

const NO_MARKS = { marks: [], textFrom: 0, column: null } as const;

/** Longer paths are cut in the middle, longer keys at the end. */
const PATH_CHARS = 400;
const KEY_CHARS = 200;
/** A name that may follow a dot in RFC 9535. */
const SHORTHAND = /^[A-Za-z_\u0080-\ud7ff\ue000-\uffff][\w\u0080-\ud7ff\ue000-\uffff]{0,199}$/;
const ELLIPSIS = '…';

/** Describes differences for people: paths, lines and the texts before and after. */
export function describeDifferences(
  differences: readonly Difference[],
  left: NodeTable,
  right: NodeTable,
  keys: KeyIds,
): JsonDifference[] {
  const toLeft = createDescriber(
    left,
    differences.map((difference) => difference.left),
  );
  const toRight = createDescriber(
    right,
    differences.map((difference) => difference.right),
  );
  return differences.map((difference) => {
    const { kind, left: l, right: r, leftTrail, rightTrail, gaps } = difference;
    const [path, rightPath] = toPaths(difference, leftTrail, rightTrail, keys);
    const ignore = toIgnoreChoices(isAbsent(l) ? null : leftTrail, isAbsent(r) ? null : rightTrail, keys);
    const about = { kind, path, rightPath, ignore };
    if (kind === 'reordered') return { ...about, left: toLeft.keys(l), right: toRight.keys(r) };
    const [from, other] = kind === 'changed' ? beginOfDifference(left, l, right, r) : [undefined, undefined];
    const marks = kind === 'changed' ? markValues(left, l, right, r) : null;
    return {
      ...about,
      left: toLeft.value(l, { from, marks: marks?.left, gap: gaps?.left }),
      right: toRight.value(r, { from: other, marks: marks?.right, gap: gaps?.right }),
    };
  });
}

function toPaths({ kind }: Difference, left: Trail | null, right: Trail | null, keys: KeyIds): [string, string | null] {
  if (kind === 'added') return [toJsonPath(right, keys), null];
  const path = toJsonPath(left, keys);
  if (kind === 'removed') return [path, null];
  const rightPath = toJsonPath(right, keys);
  return [path, rightPath === path ? null : rightPath];
}

function createDescriber(table: NodeTable, nodes: readonly number[]) {
  const { end, keyStart, bytes } = table;
  const spanOf = (node: number): readonly [number, number] => {
    if (isAbsent(node)) return [offsetOf(node), offsetOf(node)];
    return [keyStart[node] ?? 0, (end[node] ?? 1) - 1];
  };
  const lines = findLines(bytes, nodes.flatMap(spanOf));
  const toPlace = (node: number) => {
    const [first, last] = spanOf(node);
    return { line: lines.get(first) ?? 1, endLine: lines.get(last) ?? 1 };
  };
  const toBase = (node: number, gap: number | null) => ({ ...toPlace(node), gap, ...NO_MARKS });
  return {
    value(node: number, { from, marks = [], gap }: ValueDetails): JsonDifferenceSide {
      if (isAbsent(node)) {
        return { ...toBase(node, offsetOf(node)), offset: null, text: null, isCutBefore: false, isCutBehind: false };
      }
      const offset = table.start[node] ?? 0;
      const side = { ...toBase(node, gap ?? null), offset, ...toExcerpt(table, node, from) };
      if (marks.length === 0) return side;
      const textFrom = from === undefined ? 0 : unitsBetween(bytes, offset, from);
      return { ...side, marks, textFrom, column: columnOf(bytes, offset) };
    },
    keys: (node: number): JsonDifferenceSide => ({
      ...toBase(node, null),
      offset: table.start[node] ?? 0,
      ...toKeyExcerpt(table, node),
    }),
  };
}

interface ValueDetails {
  /** Offset at which the excerpt begins. */
  readonly from: number | undefined;
  readonly marks: readonly MarkedPart[] | undefined;
  readonly gap: number | undefined;
}

/** Null for values that are not two strings of moderate length. */
function markValues(left: NodeTable, l: number, right: NodeTable, r: number): StringMarks | null {
  if (kindOf(left, l) !== 'string' || kindOf(right, r) !== 'string') return null;
  const [a, b] = [tokenOf(left, l), tokenOf(right, r)];
  if (Math.max(a.length, b.length) > MARKED_BYTES) return null;
  return markStrings(decoder.decode(a), decoder.decode(b));
}

function columnOf(bytes: Uint8Array, offset: number): number | null {
  const lineStart = bytes.lastIndexOf(LINE_FEED, offset) + 1;
  return offset - lineStart > COLUMN_BYTES ? null : unitsBetween(bytes, lineStart, offset);
}

function unitsBetween(bytes: Uint8Array, from: number, to: number): number {
  return decoder.decode(bytes.subarray(from, to)).length;
}

/** Finds the lines, from 1, of many offsets in one reading of the text. */
function findLines(bytes: Uint8Array, offsets: Iterable<number>): Map<number, number> {
  const found = new Map<number, number>();
  let line = 1;
  let next = bytes.indexOf(LINE_FEED);
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    for (; next >= 0 && next < offset; next = bytes.indexOf(LINE_FEED, next + 1)) line += 1;
    found.set(offset, line);
  }
  return found;
}

/** JSONPath of the value at the end of a trail. */
function toJsonPath(trail: Trail | null, keys: KeyIds): string {
  return cutMiddle(toSegments(trail, keys));
}

/** The ways to ignore the value of a difference; trails of absent values are null. */
function toIgnoreChoices(left: Trail | null, right: Trail | null, keys: KeyIds): IgnoreChoices {
  const trail = left ?? right;
  if (trail === null) return { named: null, inItems: null, exact: null };
  const segments = toSegments(trail, keys);
  const name = lastName(trail, keys);
  const isInItems = segments.some(isIndex);
  const whole = (of: Trail | null) => (of === null ? null : toWhole(toSegments(of, keys)));
  const exact = { left: whole(left), right: whole(right) };
  const isKnown = (left === null || exact.left !== null) && (right === null || exact.right !== null);
  return {
    named: name === null || name.length > KEY_CHARS ? null : { name, path: toDescendant(name) },
    inItems: isInItems ? toWhole(segments.map((segment) => (isIndex(segment) ? '[*]' : segment))) : null,
    exact: isKnown ? exact : null,
  };
}

function toSegments(trail: Trail | null, keys: KeyIds): string[] {
  const segments: string[] = [];
  for (let at = trail; at !== null; at = at.before) {
    segments.push('key' in at.step ? toMember(keys.nameOf(at.step.key)) : `[${at.step.index}]`);
  }
  return segments.reverse();
}

/** The path without cuts; null when it is too long. */
function toWhole(segments: readonly string[]): string | null {
  const path = `$${segments.join('')}`;
  return path.length > PATH_CHARS || segments.some(isCut) ? null : path;
}

function isIndex(segment: string): boolean {
  return /^\[\d/.test(segment);
}

function isCut(segment: string): boolean {
  return segment.length > KEY_CHARS && segment.endsWith(`${ELLIPSIS}"]`);
}

function lastName(trail: Trail, keys: KeyIds): string | null {
  for (let at: Trail | null = trail; at !== null; at = at.before) {
    if ('key' in at.step) return keys.nameOf(at.step.key);
  }
  return null;
}

function toDescendant(name: string): string {
  const member = toMember(name);
  return member.startsWith('[') ? `$..${member}` : `$.${member}`;
}

function cutMiddle(segments: readonly string[]): string {
  const half = PATH_CHARS / 2;
  if (segments.reduce((sum, segment) => sum + segment.length, 0) <= PATH_CHARS) return `$${segments.join('')}`;
  let head = '$';
  let from = 0;
  for (; from < segments.length && head.length + (segments[from]?.length ?? 0) <= half; from++) head += segments[from];
  let tail = segments.at(-1) ?? '';
  let to = segments.length - 1;
  for (; to > from && tail.length + (segments[to - 1]?.length ?? 0) <= half; to--) tail = segments[to - 1] + tail;
  return from < to ? head + ELLIPSIS + tail : head + tail;
}

function toMember(key: string): string {
  if (SHORTHAND.test(key)) return `.${key}`;
  if (key.length <= KEY_CHARS) return `[${JSON.stringify(key)}]`;
  return `[${JSON.stringify(key.slice(0, KEY_CHARS)).slice(0, -1)}${ELLIPSIS}"]`;
}
