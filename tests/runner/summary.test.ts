import { describe, expect, it } from 'vitest';
import { formatSummary, parsePlaywrightReport, parseVitestReport, sumCounts, withExitCode } from './summary.ts';

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
const unloadable = { status: 'failed', assertionResults: [] };
const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };

describe('counts from reports', () => {
  it('counts a Vitest test that is still to be written as skipped', () => {
    expect(parseVitestReport(vitest)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it('counts a file that Vitest cannot load as one more failure', () => {
    const report = { ...vitest, numFailedTests: 1, testResults: [failedTest, unloadable] };
    expect(parseVitestReport(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts a Playwright error outside of any test as a failure', () => {
    expect(parsePlaywrightReport({ stats, errors: [{ message: 'x' }] })).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('rejects a report of another shape', () => {
    expect(() => parseVitestReport({})).toThrow();
    expect(() => parsePlaywrightReport({ stats: {} })).toThrow();
  });
});

it.each([
  [0, 0, 0],
  [0, 1, 1],
  [2, 1, 2],
  [2, 0, 2],
])('%i failures and exit code %i are %i failures', (failed, exitCode, expected) => {
  expect(withExitCode({ passed: 5, failed, skipped: 0 }, exitCode).failed).toBe(expected);
});

it('prints the sum as one line', () => {
  const total = sumCounts([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  expect(formatSummary(total)).toBe('3 passed, 1 failed');
  expect(formatSummary({ ...total, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
