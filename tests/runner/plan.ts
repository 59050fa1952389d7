/** `postgres` runs the tests that touch a database once more, on the PostgreSQL server that `TEST_DATABASE_URL` names. */
export type Stage = 'build' | 'lint' | 'types' | 'unit' | 'postgres' | 'e2e';

export interface Plan {
  readonly stages: readonly Stage[];
  /** Arguments passed on to each test tool: path filters and its own flags. */
  readonly unitArguments: readonly string[];
  readonly e2eArguments: readonly string[];
}

/**
 * What `npm test -- …` runs. Nothing named: everything. `unit` or `e2e`: that part. A path: the part that it belongs to.
 * What else is given goes to the tool of the part.
 */
export function toPlan(args: readonly string[]): Plan {
  const [first = ''] = args;
  if (first === 'unit') return toUnitPlan(args.slice(1));
  if (first === 'e2e') return toEndToEndPlan(args.slice(1));
  if (args.length === 0) return { stages: EVERYTHING, unitArguments: [], e2eArguments: [] };
  return args.some(isEndToEndPath) ? toEndToEndPlan(args) : toUnitPlan(args);
}

const EVERYTHING: readonly Stage[] = ['build', 'lint', 'types', 'unit', 'postgres', 'e2e'];

function toUnitPlan(unitArguments: readonly string[]): Plan {
  return { stages: ['unit'], unitArguments, e2eArguments: [] };
}

function toEndToEndPlan(e2eArguments: readonly string[]): Plan {
  return { stages: ['build', 'e2e'], unitArguments: [], e2eArguments };
}

function isEndToEndPath(argument: string): boolean {
  return argument.includes('tests/e2e') || argument.endsWith('.spec.ts');
}
