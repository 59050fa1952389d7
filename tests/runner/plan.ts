import { findToolTests, type ToolTests } from './tool-tests.ts';

/**
 * A part of `npm test`. `postgres` runs the tests that touch a database once more, on the PostgreSQL server that
 * `TEST_DATABASE_URL` names. `long` runs those that kill, attack or wait. `flaky` repeats tests under load. `browsers` opens
 * every page in Firefox and WebKit. The last three run only where they are named.
 */
export type Stage = 'build' | 'lint' | 'types' | 'unit' | 'postgres' | 'e2e' | 'long' | 'flaky' | 'browsers';

export interface Plan {
  /** Steps in order; the stages of one step run side by side. */
  readonly steps: readonly (readonly Stage[])[];
  /** Arguments passed on to each test program: path filters and its own flags. */
  readonly unitArguments: readonly string[];
  readonly e2eArguments: readonly string[];
}

/**
 * What `npm test -- …` runs. No argument: everything except the long tests. `all`: these too. `unit`, `e2e`, `long` or
 * `browsers`: that part. `flaky`: the flaky tests of the last run, or the files that follow. The name of a tool: its rules,
 * components, workers and browser tests. A path: the part that it belongs to. Further arguments go to the part's test
 * program.
 */
export function toPlan(args: readonly string[], findTests: typeof findToolTests = findToolTests): Plan {
  const [first = '', ...others] = args;
  if (first === '') return { steps: QUICK, unitArguments: [], e2eArguments: [] };
  if (first === 'all') return { steps: EVERYTHING, unitArguments: [], e2eArguments: [] };
  if (first === 'unit') return toUnitPlan(others);
  if (first === 'e2e') return toEndToEndPlan(others);
  if (first === 'long') return { steps: [['build'], ['long']], unitArguments: others, e2eArguments: others };
  if (first === 'flaky') return { steps: [['build'], ['flaky']], unitArguments: others, e2eArguments: others };
  if (first === 'browsers') return { steps: [['build'], ['browsers']], unitArguments: [], e2eArguments: others };
  const tests = findTests(first);
  if (tests !== null) return toToolPlan(tests);
  return args.some(isEndToEndPath) ? toEndToEndPlan(args) : toUnitPlan(args);
}

/** The tests on PostgreSQL use one worker and mostly wait, so lint and types run beside them. */
const CHECKS: readonly Stage[] = ['lint', 'types', 'postgres'];
const QUICK: Plan['steps'] = [['build'], CHECKS, ['unit'], ['e2e']];
/** The long tests mostly wait too. Beside the browser tests they would disturb those that draw. */
const EVERYTHING: Plan['steps'] = [['build'], CHECKS, ['unit', 'long'], ['e2e']];

function toUnitPlan(unitArguments: readonly string[]): Plan {
  return { steps: [['unit']], unitArguments, e2eArguments: [] };
}

function toEndToEndPlan(e2eArguments: readonly string[]): Plan {
  return { steps: [['build'], ['e2e']], unitArguments: [], e2eArguments };
}

function toToolPlan({ unit, e2e }: ToolTests): Plan {
  const steps: Plan['steps'] = e2e.length > 0 ? [['build'], ['unit'], ['e2e']] : [['unit']];
  return { steps, unitArguments: unit, e2eArguments: e2e };
}

function isEndToEndPath(argument: string): boolean {
  return argument.includes('tests/e2e') || argument.endsWith('.spec.ts');
}
