import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import { aUser } from '../../shared/session/a-session.ts';

export const SUPER_ADMIN: AccountUser = aUser({ role: 'SUPER_ADMIN', roles: ['SUPER_ADMIN'], permissions: ['*:*:*'] });

/** An administrator with the documented codes. */
export const ADMIN: AccountUser = aUser({
  role: 'ADMIN',
  roles: ['ADMIN'],
  permissions: ['ADMIN:USER:MANAGE', 'ADMIN:USER:VIEW', 'ADMIN:ROLE:MANAGE', 'ADMIN:PERMISSION:MANAGE'],
});
