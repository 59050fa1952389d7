import { expect, it } from 'vitest';
import { formatSummary, sumCounts, toCounts } from './summary.ts';
import type { TestResult } from './test-results.ts';

const test = (title: string, outcome: TestResult['outcome']): TestResult => ({
  file: 'a.test.ts',
  line: null,
  title,
  outcome,
});

it('counts tests by outcome, and errors that belong to no test as failures', () => {
  const tests = [test('one', 'passed'), test('two', 'passed'), test('three', 'failed'), test('four', 'skipped')];
  expect(toCounts({ tests, problems: 2, flaky: [test('two', 'failed')] })).toEqual({
    passed: 2,
    failed: 3,
    skipped: 1,
    flaky: ['a.test.ts › two'],
  });
});

it('prints the sum as the last line, below the names of flaky tests', () => {
  const total = sumCounts([
    { passed: 1, failed: 0, skipped: 0, flaky: [] },
    { passed: 2, failed: 1, skipped: 0, flaky: ['a.test.ts › two'] },
  ]);
  expect(formatSummary(total)).toBe('flaky: a.test.ts › two\n3 passed, 1 failed');
  expect(formatSummary({ ...total, flaky: [] })).toBe('3 passed, 1 failed');
  expect(formatSummary({ ...total, flaky: [], skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
