import { expect, it } from 'vitest';
import type { PersonDetails } from '../../../../../src/core/contracts/admin-people.ts';
import {
  type Actor,
  findPersonObstacle,
  listActions,
  mayChangeRoles,
} from '../../../../../src/features/admin/people/model/person-actions.ts';

const ROOT: Actor = { id: 'root', roles: ['SUPER_ADMIN'], permissions: ['*:*:*'], canChange: true };
const ADA: Actor = { id: 'ada', roles: ['ADMIN'], permissions: ['ADMIN:USER:MANAGE'], canChange: true };
const VIEWER: Actor = { id: 'vera', roles: ['ADMIN'], permissions: ['ADMIN:USER:VIEW'], canChange: false };

const person = (more: Partial<PersonDetails> = {}): PersonDetails => ({
  ...{ id: 'p', email: 'p@example.com', username: '小林', status: 'active', roles: ['USER'], permissions: [] },
  ...{ createdAt: 1, updatedAt: 1, lastLoginAt: null, sessionCount: 2, blockedUntil: 9 },
  ...more,
});
const SYSTEM = { permissions: ['ADMIN:SYSTEM:MANAGE'] };

it.each([
  ['a super administrator changes everybody', ROOT, person({ roles: ['ADMIN'] }), null],
  ['an administrator changes a user', ADA, person(), null],
  ['an administrator leaves a user with more rights alone', ADA, person(SYSTEM), 'beyond-rights'],
  ['an administrator leaves another one alone', ADA, person({ roles: ['ADMIN'] }), 'beyond-rights'],
  ['somebody who may only look changes nobody', VIEWER, person(), 'view-only'],
] as const)('%s', (_case, actor, target, obstacle) => {
  expect(findPersonObstacle(actor, target)).toBe(obstacle);
  expect(mayChangeRoles(actor, target)).toBe(obstacle === null);
});

it('offers enabling or disabling by the state of the account', () => {
  const names = (status: PersonDetails['status']) => listActions(ROOT, person({ status })).map(({ action }) => action);
  expect(names('active')).toEqual(['disable', 'unlock', 'endSessions', 'resetPassword', 'remove']);
  expect(names('disabled')).toEqual(['enable', 'unlock', 'endSessions', 'resetPassword', 'remove']);
});

it.each([
  ['an account with sessions and a lock', person(), {}],
  ['an account without a lock', person({ blockedUntil: null }), { unlock: 'not-blocked' }],
  ['an account without sessions', person({ sessionCount: 0 }), { endSessions: 'no-sessions' }],
  [
    'the own account',
    person({ id: 'root' }),
    { disable: 'own-account', resetPassword: 'own-account', remove: 'own-account' },
  ],
])('%s has these obstacles', (_case, target, obstacles) => {
  const found = listActions(ROOT, target).flatMap(({ action, obstacle }) =>
    obstacle === null ? [] : [[action, obstacle]],
  );
  expect(Object.fromEntries(found)).toEqual(obstacles);
});

it('forbids changing the own roles', () => {
  expect(mayChangeRoles(ROOT, person({ id: 'root' }))).toBe(false);
});
