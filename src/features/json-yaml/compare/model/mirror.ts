import type {
  IgnoredPath,
  JsonComparison,
  JsonDifference,
  JsonDifferenceKind,
} from '../../../../bridges/json-bridge.ts';

/** The comparison of the same two texts with their sides exchanged. */
export function mirrorComparison(comparison: JsonComparison): JsonComparison {
  const { counts, differences } = comparison;
  return {
    ...comparison,
    counts: { ...counts, added: counts.removed, removed: counts.added },
    differences: differences.map(mirrorDifference),
  };
}

/** The same ignored paths with their sides exchanged. */
export function mirrorIgnored(ignored: readonly IgnoredPath[]): readonly IgnoredPath[] {
  return ignored.map(({ left, right }) => ({ left: right, right: left }));
}

function mirrorDifference(difference: JsonDifference): JsonDifference {
  const { kind, path, rightPath, left, right, ignore } = difference;
  const { exact } = ignore;
  return {
    kind: mirrorKind(kind),
    path: rightPath ?? path,
    rightPath: rightPath === null ? null : path,
    left: right,
    right: left,
    ignore: { ...ignore, exact: exact === null ? null : { left: exact.right, right: exact.left } },
  };
}

function mirrorKind(kind: JsonDifferenceKind): JsonDifferenceKind {
  if (kind === 'added') return 'removed';
  return kind === 'removed' ? 'added' : kind;
}
