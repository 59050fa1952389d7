import { expect, it } from 'vitest';
import { type Access, decideAccess, type Grants, type PermissionCode } from '../../../src/core/auth/access.ts';

const user: Grants = { roles: ['USER'], permissions: [] };
const viewer: Grants = { roles: ['ADMIN'], permissions: ['ADMIN:USER:VIEW'] };
const superAdmin: Grants = { roles: ['USER', 'SUPER_ADMIN'], permissions: ['*:*:*'] };
const holder = (...roles: string[]): Grants => ({ roles, permissions: ['*:*:*'] });

it.each<[access: Access, user: Grants | null, decision: string]>([
  ['public', null, 'allowed'],
  ['public', user, 'allowed'],
  ['user', null, 'unauthenticated'],
  ['user', { roles: [], permissions: [] }, 'allowed'],
  [{ permission: 'ADMIN:USER:VIEW' }, null, 'unauthenticated'],
  [{ permission: 'ADMIN:USER:VIEW' }, user, 'forbidden'],
  [{ permission: 'ADMIN:USER:VIEW' }, viewer, 'allowed'],
  [{ permission: 'ADMIN:USER:MANAGE' }, viewer, 'forbidden'],
  [{ permission: 'ADMIN:USER:MANAGE' }, superAdmin, 'allowed'],
  [{ permission: '' as PermissionCode }, user, 'forbidden'],
  [{ permission: '' as PermissionCode }, superAdmin, 'forbidden'],
  [{ permission: '*:*:*' as PermissionCode }, superAdmin, 'forbidden'],
  [{ rank: 'ADMIN' }, null, 'unauthenticated'],
  [{ rank: 'ADMIN' }, user, 'forbidden'],
  [{ rank: 'ADMIN' }, viewer, 'allowed'],
  [{ rank: 'SUPER_ADMIN' }, viewer, 'forbidden'],
  [{ rank: 'SUPER_ADMIN' }, superAdmin, 'allowed'],
  [{ rank: 'SUPER_ADMIN' }, holder('USER', 'ADMIN'), 'allowed'],
  [{ rank: 'SUPER_ADMIN' }, { roles: ['ADMIN'], permissions: ['ALL'] }, 'allowed'],
  [{ rank: 'SUPER_ADMIN' }, { roles: ['ADMIN'], permissions: ['ADMIN:*:*', '*', '*:*'] }, 'forbidden'],
  [{ rank: 'SUPER_ADMIN' }, holder('MODERATOR'), 'forbidden'],
  [{ rank: 'SUPER_ADMIN' }, holder(), 'forbidden'],
  [{ rank: 'ADMIN' }, holder('MODERATOR', 'VIP'), 'forbidden'],
  [{ rank: 'VIP' }, holder('USER'), 'forbidden'],
  [{ permission: 'ADMIN:SYSTEM:MANAGE' }, holder('MODERATOR'), 'forbidden'],
  [{ permission: 'ADMIN:SYSTEM:MANAGE' }, holder('ADMIN'), 'allowed'],
])('access %j for %j is %s', (access, who, decision) => {
  expect(decideAccess(access, who)).toBe(decision);
});
