import type { KeyIds } from '../key-ids.ts';
import { kindOf, type NodeTable } from '../node-table.ts';
import { tokenOf } from '../scalar.ts';
import type { Difference, Trail } from './compare.ts';
import type { JsonDifference, JsonDifferenceSide, MarkedPart } from './diff.api.ts';
import { beginOfDifference, toExcerpt, toKeyExcerpt } from './excerpt.ts';
import { toIgnoreChoices, toJsonPath } from './json-path.ts';
import { findLines } from './line-finder.ts';
import { isAbsent, offsetOf } from './step.ts';
import { markStrings, type StringMarks } from './string-marks.ts';

const LINE_FEED = 0x0a;
/** Longer strings are not compared character by character. */
const MARKED_BYTES = 64 * 1024;
/** Farther from the beginning of its line no column is computed. */
const COLUMN_BYTES = 16 * 1024;

const NO_MARKS = { marks: [], textFrom: 0, column: null } as const;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

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
