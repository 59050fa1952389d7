import { describe, expect, it } from 'vitest';
import { tryAgain } from './second-try.ts';
import {
  parsePlaywrightReport,
  parseVitestReport,
  type RunResult,
  type TestResult,
  withExitCode,
} from './test-results.ts';

const ROOT = '/project';

const unitTest = (file: string, title: string, outcome: TestResult['outcome']): TestResult => ({
  file,
  line: null,
  title,
  outcome,
});

const run = (...tests: TestResult[]): RunResult => ({ tests, problems: 0, flaky: [] });

describe('results in reports', () => {
  it('are those of Vitest by file and full name', () => {
    const assertionResults = [
      { fullName: 'a list is sorted', status: 'passed' },
      { fullName: 'a list is short', status: 'failed' },
      { fullName: 'a list is long', status: 'todo' },
    ];
    const report = { testResults: [{ name: '/project/tests/a.test.ts', status: 'failed', assertionResults }] };
    expect(parseVitestReport(report, ROOT)).toEqual(
      run(
        unitTest('tests/a.test.ts', 'a list is sorted', 'passed'),
        unitTest('tests/a.test.ts', 'a list is short', 'failed'),
        unitTest('tests/a.test.ts', 'a list is long', 'skipped'),
      ),
    );
  });

  it('have a file that Vitest cannot load, or whose set-up fails, as one failure', () => {
    const assertionResults = [{ fullName: 'a list is sorted', status: 'passed' }];
    const report = { testResults: [{ name: '/project/tests/a.test.ts', status: 'failed', assertionResults }] };
    expect(parseVitestReport(report, ROOT).tests.map(({ outcome }) => outcome)).toEqual(['passed', 'failed']);
  });

  it('are those of Playwright by file, line and groups', () => {
    const spec = (title: string, line: number, status: string) => ({
      title,
      file: 'app/a.spec.ts',
      line,
      tests: [{ status }],
    });
    const group = { title: 'on a phone', specs: [spec('fits', 9, 'unexpected')] };
    const report = {
      suites: [{ title: 'app/a.spec.ts', specs: [spec('opens', 3, 'expected')], suites: [group] }],
      errors: [{ message: 'x' }],
    };
    const file = 'tests/e2e/app/a.spec.ts';
    expect(parsePlaywrightReport(report, 'tests/e2e')).toEqual({
      tests: [
        { file, line: 3, title: 'opens', outcome: 'passed' },
        { file, line: 9, title: 'on a phone › fits', outcome: 'failed' },
      ],
      problems: 1,
      flaky: [],
    });
  });

  it('are refused in a report of another shape', () => {
    expect(() => parseVitestReport({}, ROOT)).toThrow();
    expect(() => parsePlaywrightReport({ suites: [{}] }, '')).toThrow();
  });
});

it.each([
  ['passed', 0, 0],
  ['passed', 1, 1],
  ['failed', 1, 0],
] as const)('a run whose test %s and that ends with code %i has %i further problems', (outcome, exitCode, problems) => {
  expect(withExitCode(run(unitTest('a', 'b', outcome)), exitCode).problems).toBe(problems);
});

describe('a second try', () => {
  const failing = unitTest('a.test.ts', 'fails', 'failed');
  const passing = unitTest('b.test.ts', 'passes', 'passed');

  it('repeats nothing when nothing failed', async () => {
    const result = await tryAgain(run(passing), () => Promise.reject(new Error('not wanted')));
    expect(result).toEqual(run(passing));
  });

  it('lets what passes now count as passed, and lists it as flaky', async () => {
    const tried: string[] = [];
    const result = await tryAgain(run(failing, passing), async (places) => {
      tried.push(...places);
      return run({ ...failing, outcome: 'passed' });
    });
    expect(tried).toEqual(['a.test.ts']);
    expect(result.flaky).toEqual([failing]);
    expect(result.tests).toEqual([passing, { ...failing, outcome: 'passed' }]);
  });

  it('leaves red what fails twice, also beside a flaky test of its file', async () => {
    const other = unitTest('a.test.ts', 'fails too', 'failed');
    const result = await tryAgain(run(failing, other), async () => run({ ...failing, outcome: 'passed' }, other));
    expect(result.flaky).toEqual([failing]);
    expect(result.tests.filter(({ outcome }) => outcome === 'failed')).toEqual([other]);
  });

  it('leaves red what fails at the second try alone', async () => {
    const other = unitTest('a.test.ts', 'passes at first', 'passed');
    const second = run({ ...failing, outcome: 'passed' }, { ...other, outcome: 'failed' });
    const result = await tryAgain(run(failing, other), async () => second);
    expect(result.tests.filter(({ outcome }) => outcome === 'failed')).toEqual([{ ...other, outcome: 'failed' }]);
  });

  it('leaves everything red when it crashes', async () => {
    const crashed: RunResult = { tests: [], problems: 1, flaky: [] };
    expect(await tryAgain(run(failing), async () => crashed)).toEqual({ ...run(failing), problems: 1 });
  });

  it('is not given to a run where much failed', async () => {
    const many = run(...Array.from({ length: 31 }, (_, id) => unitTest(`${id}.test.ts`, 'fails', 'failed')));
    expect(await tryAgain(many, () => Promise.reject(new Error('not wanted')))).toBe(many);
  });
});
