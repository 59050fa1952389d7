import { expect, it } from 'vitest';
import { mayEditRole, mayGrantCodes } from '../../../../src/core/auth/grant-rules.ts';
import { findCodeRefusal, findEditRefusal } from '../../../../src/features/admin/roles/model/refusals.ts';
import { ADMIN, SUPER_ADMIN } from '../people.ts';
import { aRole } from './a-role.ts';

it.each([
  [SUPER_ADMIN, 'EDITOR', 'USER:A:READ', null],
  [SUPER_ADMIN, 'EDITOR', 'USER:*:*', null],
  [SUPER_ADMIN, 'ADMIN', 'ADMIN:SYSTEM:MANAGE', null],
  [SUPER_ADMIN, 'USER', 'ADMIN:USER:VIEW', 'rank'],
  [SUPER_ADMIN, 'MODERATOR', 'ADMIN:*:*', 'rank'],
  [SUPER_ADMIN, 'EDITOR', 'ADMIN:USER:VIEW', 'rank'],
  [SUPER_ADMIN, 'EDITOR', '*:*:*', 'everything'],
  [SUPER_ADMIN, 'EDITOR', 'ALL', 'everything'],
  [ADMIN, 'ADMIN', 'ADMIN:USER:READ', null],
  [ADMIN, 'ADMIN', 'ADMIN:SYSTEM:MANAGE', 'reserved'],
  [ADMIN, 'ADMIN', 'ADMIN:*:*', 'reserved'],
  [ADMIN, 'EDITOR', 'USER:A:READ', 'lacking'],
] as const)('%o may not give the role %s a code %s because of %j', (actor, name, code, refusal) => {
  expect(findCodeRefusal(actor, { name, permissions: [] }, code)).toBe(refusal);
  if (refusal === null) expect(mayGrantCodes(actor, [code])).toBe(true);
});

it('a code that a role should not have can be taken from it', () => {
  const role = { name: 'USER', permissions: ['ADMIN:USER:VIEW'] };
  expect(findCodeRefusal(SUPER_ADMIN, role, 'ADMIN:USER:VIEW')).toBeNull();
});

it.each([
  ['the super administrators’ role', SUPER_ADMIN, aRole({ name: 'SUPER_ADMIN', rank: 100 }), { kind: 'fixed' }],
  ['a role of the same rank', ADMIN, aRole({ name: 'ADMIN', rank: 50 }), { kind: 'rank', rank: 50, ownRank: 50 }],
  [
    'a role of the administrator',
    { ...ADMIN, roles: ['ADMIN', 'EDITOR'] },
    aRole({ permissions: [] }),
    { kind: 'own' },
  ],
  [
    'a role with more rights',
    ADMIN,
    aRole({ permissions: ['ADMIN:USER:VIEW', 'ADMIN:SYSTEM:MANAGE', 'USER:A:READ'] }),
    { kind: 'codes', codes: ['ADMIN:SYSTEM:MANAGE', 'USER:A:READ'] },
  ],
])('says why %s is read-only', (_case, actor, role, refusal) => {
  if (role.name !== 'SUPER_ADMIN') expect(mayEditRole(actor, role)).toBe(false);
  expect(findEditRefusal(actor, { ...role, isEditable: false })).toEqual(refusal);
});

it('has a reason also where the rules of this page know none', () => {
  expect(findEditRefusal(ADMIN, aRole({ permissions: [], isEditable: false }))).toEqual({ kind: 'other' });
  expect(findEditRefusal(SUPER_ADMIN, aRole({ isEditable: false }))).toEqual({ kind: 'other' });
});

it('believes the server that a role can be changed', () => {
  expect(findEditRefusal(ADMIN, aRole({ name: 'ADMIN', rank: 50 }))).toBeNull();
});
