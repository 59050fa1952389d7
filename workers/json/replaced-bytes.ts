import type { Place } from './repair/places.ts';
import type { JsonRepair, RepairReport } from './repair/repair.api.ts';
import { byRisk } from './repair/report.ts';

const KIND = 'replaced-bytes';
/** Number of lost bytes that a report lists one by one. */
export const REPLACED_LISTED_COUNT = 50;

/** Adds to a report the bytes that were lost before the repair, `count` in all, the first of them with their places. */
export function reportReplaced(report: RepairReport, count: number, places: readonly Place[]): RepairReport {
  if (count === 0) return report;
  const listed = places.map((place): JsonRepair => {
    return { kind: KIND, risk: 'risky', ...place, before: '', after: '\ufffd' };
  });
  return {
    ...report,
    count: report.count + count,
    repairs: [...report.repairs, ...listed].sort((a, b) => a.line - b.line || a.column - b.column),
    groups: [...report.groups, { kind: KIND, risk: 'risky' as const, count }].sort(byRisk),
  };
}
