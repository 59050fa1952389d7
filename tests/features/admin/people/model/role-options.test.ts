import { describe, expect, it } from 'vitest';
import { findLeftWithout, toBulkRoles } from '../../../../../src/features/admin/people/model/bulk-roles.ts';
import {
  compareRoles,
  labelOfRole,
  toRoleOptions,
} from '../../../../../src/features/admin/people/model/role-options.ts';
import { areSameRoles, findRoleProblem } from '../../../../../src/features/admin/people/model/role-problem.ts';
import { aPerson, ROLES } from '../people-data.ts';

const ADA = { roles: ['ADMIN'], permissions: ['ADMIN:USER:MANAGE'] };

it('says why a role cannot be given, and leaves the role of visitors out', () => {
  const options = toRoleOptions(ADA, ROLES).map(({ role, obstacle }) => [role.name, obstacle]);
  expect(options).toEqual([
    ['SUPER_ADMIN', 'rank'],
    ['ADMIN', 'rank'],
    ['USER', null],
    ['OPERATOR', 'reserved'],
    ['REPORTER', 'lacking'],
    ['SUPPORT', null],
  ]);
});

it('shows the role of visitors to those who have it', () => {
  expect(toRoleOptions(ADA, ROLES, ['ANONYMOUS']).map(({ role }) => role.name)).toContain('ANONYMOUS');
});

it.each([
  ['a role adds its codes', ['USER'], ['USER', 'SUPPORT'], ['ADMIN:USER:VIEW'], [], null],
  ['a code that another role implies is no change', ['ADMIN'], ['ADMIN', 'SUPPORT'], [], [], null],
  ['a role takes its codes away', ['SUPPORT', 'USER'], ['USER'], [], ['ADMIN:USER:VIEW'], null],
  ['a role makes an administrator', ['USER'], ['ADMIN'], ['ADMIN:USER:MANAGE'], [], 'to-admins'],
  ['a role unmakes an administrator', ['ADMIN'], ['USER'], [], ['ADMIN:USER:MANAGE'], 'to-users'],
])('%s', (_case, before, after, gained, lost, moves) => {
  expect(compareRoles(ROLES, before, after)).toEqual({ gained, lost, moves });
});

it('names a role that is not known by its name', () => {
  expect([labelOfRole(ROLES, 'USER'), labelOfRole([], 'USER')]).toEqual(['普通用户', 'USER']);
});

it.each([
  ['users', [], 'none'],
  ['users', ['USER'], null],
  ['admins', ['USER'], 'noAdminRole'],
  ['admins', ['ADMIN', 'USER'], null],
  ['admins', ['SUPER_ADMIN'], null],
] as const)('an invitation of %s with the roles %j has the problem %j', (kind, roles, problem) => {
  expect(findRoleProblem(kind, roles)).toBe(problem);
});

it('compares roles in any order', () => {
  expect([areSameRoles(['A', 'B'], ['B', 'A']), areSameRoles(['A'], ['A', 'B'])]).toEqual([true, false]);
});

describe('roles of several accounts', () => {
  const people = [aPerson('1', { roles: ['USER'] }), aPerson('2', { roles: ['USER', 'SUPPORT'] })];

  it('offers roles that can be given, and for taking those that an account has', () => {
    const options = toRoleOptions(ADA, ROLES);
    const names = (action: 'addRole' | 'removeRole', from = people) =>
      toBulkRoles(options, action, from).map(({ role }) => role.name);
    expect(names('addRole')).toEqual(['USER', 'SUPPORT']);
    expect(names('removeRole', [aPerson('1', { roles: ['USER', 'REPORTER'] })])).toEqual(['USER']);
  });

  it('finds accounts that would be left without a role', () => {
    expect(findLeftWithout(people, 'USER').map(({ id }) => id)).toEqual(['1']);
  });
});
