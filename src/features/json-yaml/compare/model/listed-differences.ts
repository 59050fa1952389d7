import type { JsonComparison, JsonDifference, JsonDifferenceKind } from '../../../../bridges/json-bridge.ts';
import { LISTED_DIFFERENCES_COUNT } from '../../../../core/json-limits.ts';

type Verdict = 'equal' | 'equal-values' | 'different';

/** Kinds that do not change a value. */
const VALUE_KEEPING: ReadonlySet<JsonDifferenceKind> = new Set(['reordered', 'notation']);

export function countAll(counts: JsonComparison['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Whether differences of some kind are not listed. */
export function isCapped({ counts }: Pick<JsonComparison, 'counts'>): boolean {
  return Object.values(counts).some((count) => count > LISTED_DIFFERENCES_COUNT);
}

export function toVerdict(counts: JsonComparison['counts']): Verdict {
  const kinds = (Object.keys(counts) as JsonDifferenceKind[]).filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return 'equal';
  return kinds.every((kind) => VALUE_KEEPING.has(kind)) ? 'equal-values' : 'different';
}

export function listShown(
  differences: readonly JsonDifference[],
  hiddenKinds: ReadonlySet<JsonDifferenceKind>,
): readonly JsonDifference[] {
  return hiddenKinds.size === 0 ? differences : differences.filter(({ kind }) => !hiddenKinds.has(kind));
}

/** The difference `by` places from the selected one; without a selection the first or the last. Stops at both ends. */
export function stepSelection(
  shown: readonly JsonDifference[],
  selected: JsonDifference | null,
  by: number,
): JsonDifference | null {
  const at = selected === null ? -1 : shown.indexOf(selected);
  if (at < 0) return (by > 0 ? shown[0] : shown.at(-1)) ?? null;
  return shown[Math.min(Math.max(at + by, 0), shown.length - 1)] ?? null;
}
