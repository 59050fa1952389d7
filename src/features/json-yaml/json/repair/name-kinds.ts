import type { RepairGroup } from '../../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';

/** Kinds that are named; the others are counted. */
const NAMED_KINDS = 4;

/** The first kinds with their counts, and how many more there are. */
export function nameKinds(groups: readonly RepairGroup[]): string {
  const words = copy.repair;
  const named = groups.slice(0, NAMED_KINDS).map(({ kind, count }) => words.kindCount(kind, count));
  return words.kindList(named, groups.length);
}
