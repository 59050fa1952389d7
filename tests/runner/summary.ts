import { type RunResult, toName } from './test-results.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of tests that passed at their second try only. */
  readonly flaky: readonly string[];
}

export const PASSED_CHECK: Counts = { passed: 1, failed: 0, skipped: 0, flaky: [] };
export const FAILED_CHECK: Counts = { passed: 0, failed: 1, skipped: 0, flaky: [] };
export const SKIPPED_CHECK: Counts = { passed: 0, failed: 0, skipped: 1, flaky: [] };

export function toCounts({ tests, problems, flaky }: RunResult): Counts {
  const count = (outcome: string) => tests.filter((test) => test.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed') + problems,
    skipped: count('skipped'),
    flaky: flaky.map(toName),
  };
}

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
      flaky: [...sum.flaky, ...counts.flaky],
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: [] },
  );
}

/** The last lines of a run: the flaky tests, one a line, then the counts. */
export function formatSummary({ passed, failed, skipped, flaky }: Counts): string {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...flaky.map((name) => `flaky: ${name}`), counts].join('\n');
}
