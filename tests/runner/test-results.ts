import { relative, sep } from 'node:path';
import { z } from 'zod';

export interface TestResult {
  /** Path from the repository root, with slashes. */
  readonly file: string;
  /** Line of the test in its file; null where the report does not tell it. */
  readonly line: number | null;
  /** Names of the groups and of the test. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

/** What one run of a test program showed. */
export interface RunResult {
  readonly tests: readonly TestResult[];
  /** Errors that belong to no test. */
  readonly problems: number;
  /** Tests that failed and passed when they ran once more, alone. They count as passed. */
  readonly flaky: readonly TestResult[];
}

/** Title of a file that could not be loaded. It counts as one failed test. */
const UNLOADABLE = 'the file cannot be loaded';

/** Reads Vitest's JSON report. Throws for a report of another shape. */
export function parseVitestReport(report: unknown, root: string): RunResult {
  const tests = vitestSchema.parse(report).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const results = assertionResults.map(({ fullName, status: outcome }) => ({
      file,
      line: null,
      title: fullName,
      outcome: OUTCOMES[outcome] ?? 'skipped',
    }));
    const isUnloadable = status === 'failed' && !results.some(({ outcome }) => outcome === 'failed');
    return isUnloadable ? [...results, { file, line: null, title: UNLOADABLE, outcome: 'failed' as const }] : results;
  });
  return { tests, problems: 0, flaky: [] };
}

/** Reads Playwright's JSON report, whose paths start at `folder`. Throws for a report of another shape. */
export function parsePlaywrightReport(report: unknown, folder: string): RunResult {
  const { suites, errors } = playwrightSchema.parse(report);
  return { tests: suites.flatMap((suite) => listSpecs(suite, folder)), problems: errors.length, flaky: [] };
}

/** Counts an error if the program failed although its report names none: it crashed, or found no test. */
export function withExitCode(result: RunResult, exitCode: number): RunResult {
  const isExplained = result.problems > 0 || result.tests.some(({ outcome }) => outcome === 'failed');
  return exitCode === 0 || isExplained ? result : { ...result, problems: 1 };
}

/**
 * A run with the results of a second run of some of its files. The results of the second run replace those of a
 * repeated file. A test that failed in the first run only is flaky.
 */
export function withSecondTry(first: RunResult, second: RunResult): RunResult {
  const repeated = new Set(second.tests.map(toPlace));
  const failedAgain = new Set(second.tests.filter(({ outcome }) => outcome === 'failed').map(toName));
  const replaced = first.tests.filter((test) => repeated.has(toPlace(test)));
  return {
    tests: [...first.tests.filter((test) => !repeated.has(toPlace(test))), ...second.tests],
    problems: first.problems + second.problems,
    flaky: [...first.flaky, ...replaced.filter((test) => test.outcome === 'failed' && !failedAgain.has(toName(test)))],
  };
}

export function mergeRuns(runs: readonly RunResult[]): RunResult {
  return {
    tests: runs.flatMap(({ tests }) => tests),
    problems: runs.reduce((sum, { problems }) => sum + problems, 0),
    flaky: runs.flatMap(({ flaky }) => flaky),
  };
}

/** What a test program takes to run a test: the file, and its line where it is known. */
export function toPlace({ file, line }: TestResult): string {
  return line === null ? file : `${file}:${line}`;
}

/** Names a test in one line. */
export function toName(test: TestResult): string {
  return `${toPlace(test)} › ${test.title}`;
}

interface Suite {
  readonly title: string;
  readonly specs: readonly z.infer<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

function listSpecs(suite: Suite, folder: string, groups: readonly string[] = []): TestResult[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status }) => ({
      file: `${folder}/${file}`,
      line,
      title: [...groups, title].join(' › '),
      outcome: OUTCOMES[status] ?? 'skipped',
    })),
  );
  const inner = (suite.suites ?? []).flatMap((group) => listSpecs(group, folder, [...groups, group.title]));
  return [...own, ...inner];
}

const OUTCOMES: Readonly<Record<string, TestResult['outcome']>> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string() })),
});

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);

const playwrightSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(z.unknown()).default([]) });
