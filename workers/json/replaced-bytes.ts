import type { JsonRepair, RepairReport } from './json.api.ts';
import { createPlaceCounter } from './repair/places.ts';
import { byRisk } from './repair/report.ts';

const KIND = 'replaced-bytes';
const MAX_LISTED_COUNT = 50;

/** Adds to a report the bytes that were lost before the repair; `offsets` are the places of the characters for them. */
export function reportReplaced(report: RepairReport, text: string, offsets: readonly number[]): RepairReport {
  if (offsets.length === 0) return report;
  const place = createPlaceCounter(text);
  const listed = offsets.slice(0, MAX_LISTED_COUNT).map((offset): JsonRepair => {
    return { kind: KIND, risk: 'risky', ...place(offset), before: '', after: '\ufffd' };
  });
  return {
    ...report,
    count: report.count + offsets.length,
    repairs: [...report.repairs, ...listed].sort((a, b) => a.line - b.line || a.column - b.column),
    groups: [...report.groups, { kind: KIND, risk: 'risky' as const, count: offsets.length }].sort(byRisk),
  };
}
