import { describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR_ROLES,
  isReservedCode,
  mayEditRole,
  mayGrant,
  mayManage,
} from '../../../src/core/auth/grant-rules.ts';

const ADMIN = { roles: ['ADMIN'], permissions: ['ADMIN:USER:MANAGE', 'ADMIN:ROLE:MANAGE'] };
const SUPER = { roles: ['SUPER_ADMIN'], permissions: ['*:*:*'] };
/** A code for everything makes a super administrator of an administrator, not of an account below. */
const LIFTED = { roles: ['ADMIN'], permissions: ['ALL'] };
const CRATE = { roles: ['MODERATOR'], permissions: ['*:*:*'] };
const DESK = { roles: ['DESK'], permissions: ['ADMIN:USER:MANAGE'] };

describe('an account may be managed', () => {
  it.each([
    [ADMIN, ['USER', 'VIP'], [], true],
    [ADMIN, ['MODERATOR'], ['ADMIN:USER:DELETE'], true],
    [ADMIN, ['USER'], ['ADMIN:SYSTEM:MANAGE'], false],
    [ADMIN, ['USER'], ['*:*:*'], false],
    [ADMIN, ['ADMIN'], [], false],
    [ADMIN, ['USER', 'SUPER_ADMIN'], [], false],
    [SUPER, ['SUPER_ADMIN'], ['*:*:*'], true],
    [LIFTED, ['SUPER_ADMIN'], ['*:*:*'], true],
    [ADMIN, ['ADMIN'], ['ALL'], false],
    [CRATE, ['ADMIN'], [], false],
    [DESK, [], [], false],
    [DESK, ['USER'], [], false],
  ] as const)('by %o with roles %j and codes %j: %s', (actor, roles, permissions, isAllowed) => {
    expect(mayManage(actor, { roles, permissions })).toBe(isAllowed);
  });
});

describe('a role may be given', () => {
  it.each([
    [ADMIN, 'VIP', [], true],
    [ADMIN, 'OWN', ['ADMIN:USER:VIEW'], true],
    [ADMIN, 'OWN', ['USER:REPORT:READ'], false],
    [ADMIN, 'OWN', ['ADMIN:*'], false],
    [ADMIN, 'ADMIN', [], false],
    [ADMIN, 'SUPER_ADMIN', [], false],
    [SUPER, 'SUPER_ADMIN', ['*:*:*'], true],
    [LIFTED, 'SUPER_ADMIN', ['*:*:*'], true],
    [CRATE, 'ADMIN', [], false],
    [CRATE, 'OWN', ['USER:REPORT:*'], false],
    [DESK, 'USER', [], false],
    [{ roles: ['ADMIN'], permissions: ['ADMIN:SYSTEM:MANAGE'] }, 'OWN', ['ADMIN:SYSTEM:MANAGE'], false],
  ] as const)('by %o: %s with %j: %s', (actor, name, permissions, isAllowed) => {
    expect(mayGrant(actor, { name, permissions })).toBe(isAllowed);
  });
});

it('keeps people from editing a role that they have', () => {
  const role = { name: 'OWN', permissions: ['ADMIN:USER:VIEW'] };
  expect(mayEditRole(ADMIN, role)).toBe(true);
  expect(mayEditRole({ ...ADMIN, roles: ['ADMIN', 'OWN'] }, role)).toBe(false);
});

it.each([
  ['*:*:*', true],
  ['ALL', true],
  ['ADMIN:*', true],
  ['USER:REPORT:*', true],
  ['ADMIN:SYSTEM:READ', true],
  ['SYSTEM:AUDIT:READ', false],
  ['ADMIN:USER:MANAGE', false],
])('%s is reserved for super administrators: %s', (code, isReserved) => {
  expect(isReservedCode(code)).toBe(isReserved);
});

it('counts the roles from the rank of administrators up as administrators', () => {
  expect([...ADMINISTRATOR_ROLES].sort()).toEqual(['ADMIN', 'SUPER_ADMIN']);
});
