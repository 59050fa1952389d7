import { expect, it } from 'vitest';
import { toPlan } from './plan.ts';

const findTests = (id: string) => {
  if (id === 'json-yaml') return { unit: ['tests/features/json-yaml/'], e2e: ['tests/e2e/json-yaml/'] };
  return id === 'brain-hole' ? { unit: ['tests/features/brain-hole/'], e2e: [] } : null;
};

it.each([
  [[], [['build'], ['lint', 'types', 'postgres'], ['unit'], ['e2e']], [], []],
  [['all'], [['build'], ['lint', 'types', 'postgres'], ['unit', 'long'], ['e2e']], [], []],
  [['long'], [['build'], ['long']], [], []],
  [['flaky', 'tests/a.test.ts'], [['build'], ['flaky']], ['tests/a.test.ts'], ['tests/a.test.ts']],
  [['unit'], [['unit']], [], []],
  [['unit', 'tests/server', '-t', 'nonce'], [['unit']], ['tests/server', '-t', 'nonce'], []],
  [['e2e'], [['build'], ['e2e']], [], []],
  [['e2e', 'server', '--headed'], [['build'], ['e2e']], [], ['server', '--headed']],
  [['browsers'], [['build'], ['browsers']], [], []],
  [['browsers', 'firefox'], [['build'], ['browsers']], [], ['firefox']],
  [['json-yaml'], [['build'], ['unit'], ['e2e']], ['tests/features/json-yaml/'], ['tests/e2e/json-yaml/']],
  [['brain-hole'], [['unit']], ['tests/features/brain-hole/'], []],
  [['tests/core'], [['unit']], ['tests/core'], []],
  [['tests/e2e/app/server.spec.ts'], [['build'], ['e2e']], [], ['tests/e2e/app/server.spec.ts']],
])('npm test -- %o', (args, steps, unitArguments, e2eArguments) => {
  expect(toPlan(args, findTests)).toEqual({ steps, unitArguments, e2eArguments });
});
