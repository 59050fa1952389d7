import type { KeyIds } from '../key-ids.ts';
import type { NodeTable } from '../node-table.ts';
import type { Difference, Trail } from './compare.ts';
import type { JsonDifference, JsonDifferenceSide } from './diff.api.ts';
import { beginOfDifference, toExcerpt, toKeyExcerpt } from './excerpt.ts';
import { toJsonPath } from './json-path.ts';
import { findLines } from './line-finder.ts';
import { isAbsent, offsetOf } from './step.ts';

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
    const { kind, left: l, right: r, leftTrail, rightTrail } = difference;
    const [path, rightPath] = toPaths(difference, leftTrail, rightTrail, keys);
    const [from, other] = kind === 'changed' ? beginOfDifference(left, l, right, r) : [undefined, undefined];
    if (kind === 'reordered') return { kind, path, rightPath, left: toLeft.keys(l), right: toRight.keys(r) };
    return { kind, path, rightPath, left: toLeft.value(l, from), right: toRight.value(r, other) };
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
  return {
    value(node: number, from: number | undefined): JsonDifferenceSide {
      if (isAbsent(node)) return { ...toPlace(node), text: null, isCutBefore: false, isCutBehind: false };
      return { ...toPlace(node), ...toExcerpt(table, node, from) };
    },
    keys: (node: number): JsonDifferenceSide => ({ ...toPlace(node), ...toKeyExcerpt(table, node) }),
  };
}
