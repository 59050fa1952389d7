import { expect, test } from 'vitest';
import { hasPermission, permits } from '../../../src/core/auth/permissions.ts';

test.each([
  ['ADMIN:USER:VIEW', 'ADMIN:USER:VIEW', true],
  ['ADMIN:USER:MANAGE', 'ADMIN:USER:VIEW', true],
  ['ADMIN:USER:VIEW', 'ADMIN:USER:MANAGE', false],
  ['ADMIN:USER:MANAGE', 'ADMIN:ROLE:VIEW', false],
  ['ADMIN:*', 'ADMIN:ROLE:VIEW', true],
  ['ADMIN:*:*', 'ADMIN:ROLE:VIEW', true],
  ['ADMIN:ROLE:*', 'ADMIN:ROLE:VIEW', true],
  ['ADMIN:ROLE:*', 'ADMIN:USER:VIEW', false],
  ['ADMIN:*:VIEW', 'ADMIN:USER:VIEW', false],
  ['SYSTEM:*', 'ADMIN:USER:VIEW', false],
  ['*:*:*', 'ADMIN:USER:VIEW', true],
  ['ALL', 'ADMIN:USER:VIEW', true],
  ['*', 'ADMIN:USER:VIEW', false],
  ['*:USER:VIEW', 'ADMIN:USER:VIEW', false],
  ['ADMIN', 'ADMIN:USER:VIEW', false],
  ['', 'ADMIN:USER:VIEW', false],
  ['ADMIN:USER:MANAGE:X', 'ADMIN:USER:VIEW', false],
])('%j permits %j: %s', (held, wanted, isPermitted) => {
  expect(permits(held, wanted)).toBe(isPermitted);
});

test('permits an empty code to everybody', () => {
  expect(hasPermission([], '')).toBe(true);
  expect(hasPermission([], 'USER:USER:READ')).toBe(false);
  expect(hasPermission(['ROLE:ROLE:READ', 'USER:USER:MANAGE'], 'USER:USER:READ')).toBe(true);
});
