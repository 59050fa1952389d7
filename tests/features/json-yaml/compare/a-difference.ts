import type { JsonDifference, JsonDifferenceKind } from '../../../../src/bridges/json-bridge.ts';

/** A difference at lines of the left and the right text; null where the value is absent. */
export function createDifference(
  kind: JsonDifferenceKind,
  left: readonly [number, number] | null,
  right: readonly [number, number] | null = left,
): JsonDifference {
  const toSide = (lines: readonly [number, number] | null) => ({
    line: lines?.[0] ?? 1,
    endLine: lines?.[1] ?? 1,
    text: lines === null ? null : '1',
    isCutBefore: false,
    isCutBehind: false,
    offset: lines === null ? null : 0,
    gap: null,
    marks: [],
    textFrom: 0,
    column: null,
  });
  const ignore = { named: null, inItems: null, exact: null };
  return { kind, path: '$.a', rightPath: null, left: toSide(left), right: toSide(right), ignore };
}
