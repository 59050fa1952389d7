import { expect, it } from 'vitest';
import { toPlan } from './plan.ts';

it.each([
  [[], { stages: ['build', 'lint', 'types', 'unit', 'postgres', 'e2e'], unitArguments: [], e2eArguments: [] }],
  [['unit'], { stages: ['unit'], unitArguments: [], e2eArguments: [] }],
  [
    ['unit', 'tests/server', '-t', 'nonce'],
    { stages: ['unit'], unitArguments: ['tests/server', '-t', 'nonce'], e2eArguments: [] },
  ],
  [['e2e'], { stages: ['build', 'e2e'], unitArguments: [], e2eArguments: [] }],
  [
    ['e2e', 'server', '--headed'],
    { stages: ['build', 'e2e'], unitArguments: [], e2eArguments: ['server', '--headed'] },
  ],
  [['tests/core'], { stages: ['unit'], unitArguments: ['tests/core'], e2eArguments: [] }],
  [
    ['tests/e2e/server.spec.ts'],
    { stages: ['build', 'e2e'], unitArguments: [], e2eArguments: ['tests/e2e/server.spec.ts'] },
  ],
])('npm test -- %o', (args, plan) => {
  expect(toPlan(args)).toEqual(plan);
});
