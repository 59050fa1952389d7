import { expect, it } from 'vitest';
import { findRoleNameProblem } from '../../../src/core/auth/role-names.ts';

it.each([
  ['EDITOR', null],
  ['A1', null],
  ['A_B', null],
  [`A${'B'.repeat(31)}`, null],
  [`A${'B'.repeat(32)}`, 'malformed'],
  ['', 'malformed'],
  ['A', 'malformed'],
  ['1A', 'malformed'],
  ['editor', 'malformed'],
  ['EDITOR ', 'malformed'],
  ['ADMIN', 'reserved'],
  ['SUPER_ADMIN', 'reserved'],
  ['GUEST', 'reserved'],
])('the name %j has the problem %j', (name, problem) => {
  expect(findRoleNameProblem(name)).toBe(problem);
});
