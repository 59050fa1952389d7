import type { RepairGroup } from '../../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';
import { kindCount } from './copy.ts';

/** Kinds that are named; the others are counted. */
const NAMED_KINDS = 4;

/** The first kinds with their counts, and how many more there are. */
export function nameKinds(groups: readonly RepairGroup[]): string {
  const named = groups.slice(0, NAMED_KINDS).map(({ kind, count }) => kindCount(kind, count));
  return copy.repair.kindList(named, groups.length);
}
