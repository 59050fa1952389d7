import { ADMIN_CALLS, USER_CALLS } from '../../../src/core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import type { AdminRequest } from './create-admin-app.ts';

export const to = (id: string) => ({ params: { id } });
export const ofRole = (name: string) => ({ params: { name } });

/** What the administrator `ada` is refused, each with the code of the answer. */
export const ATTEMPTS: readonly (readonly [title: string, call: Call, request: AdminRequest, code: string])[] = [
  ['gives herself a role', USER_CALLS.setRoles, { ...to('ada'), body: { roles: ['ADMIN', 'VIP'] } }, 'OWN_ACCOUNT'],
  [
    'makes herself super administrator',
    USER_CALLS.setRoles,
    { ...to('ada'), body: { roles: ['SUPER_ADMIN'] } },
    'OWN_ACCOUNT',
  ],
  [
    'gives herself a role in bulk',
    USER_CALLS.bulk,
    { body: { action: 'addRole', ids: ['uma', 'ada'], role: 'VIP' } },
    'OWN_ACCOUNT',
  ],
  [
    'makes a user super administrator',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['SUPER_ADMIN'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'makes a user administrator',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['USER', 'ADMIN'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'gives a role with the configuration of the system',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['OPERATOR'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'gives a role with a code that she lacks',
    USER_CALLS.setRoles,
    { ...to('uma'), body: { roles: ['AUDITOR'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'gives a role with a wildcard',
    USER_CALLS.bulk,
    { body: { action: 'addRole', ids: ['uma'], role: 'MODULE' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates an administrator',
    USER_CALLS.create,
    { body: { email: 'x@example.com', username: 'Xenia', roles: ['ADMIN'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates a super administrator by the list of administrators',
    ADMIN_CALLS.create,
    { body: { email: 'x@example.com', username: 'Xenia', roles: ['SUPER_ADMIN'] } },
    '403',
  ],
  [
    'takes an account with more rights over by its address',
    USER_CALLS.edit,
    { ...to('otto'), body: { email: 'ada2@example.com' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'takes a super administrator over by the address',
    USER_CALLS.edit,
    { ...to('root'), body: { email: 'ada2@example.com' } },
    'RIGHTS_EXCEEDED',
  ],
  ['resets the password of a super administrator', USER_CALLS.resetPassword, to('root'), 'RIGHTS_EXCEEDED'],
  [
    'disables a super administrator',
    USER_CALLS.setStatus,
    { ...to('root'), body: { status: 'disabled' } },
    'RIGHTS_EXCEEDED',
  ],
  ['deletes another account of her rank', USER_CALLS.remove, to('second'), 'RIGHTS_EXCEEDED'],
  ['ends the sessions of a super administrator', USER_CALLS.endSessions, to('root'), 'RIGHTS_EXCEEDED'],
  ['unlocks an account with more rights', USER_CALLS.unlock, to('otto'), 'RIGHTS_EXCEEDED'],
  [
    'changes an administrator by the list of administrators',
    ADMIN_CALLS.setStatus,
    { ...to('root'), body: { status: 'disabled' } },
    '403',
  ],
  [
    'makes a bulk call with one forbidden member',
    USER_CALLS.bulk,
    { body: { action: 'disable', ids: ['uma', 'root', 'vic'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'puts everything into a role',
    ROLE_CALLS.setPermissions,
    { ...ofRole('HELPER'), body: { permissions: ['*:*:*'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'puts ALL into a role',
    ROLE_CALLS.setPermissions,
    { ...ofRole('HELPER'), body: { permissions: ['ALL'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'puts a wildcard of a module into a role',
    ROLE_CALLS.setPermissions,
    { ...ofRole('HELPER'), body: { permissions: ['ADMIN:*:*'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'puts the configuration of the system into a role',
    ROLE_CALLS.setPermissions,
    { ...ofRole('HELPER'), body: { permissions: ['ADMIN:SYSTEM:MANAGE'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'puts a code that she lacks into a role',
    ROLE_CALLS.setPermissions,
    { ...ofRole('HELPER'), body: { permissions: ['SYSTEM:AUDIT:READ'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'edits her own role',
    ROLE_CALLS.setPermissions,
    { ...ofRole('ADMIN'), body: { permissions: ['ADMIN:USER:VIEW'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'edits the role of super administrators',
    ROLE_CALLS.setPermissions,
    { ...ofRole('SUPER_ADMIN'), body: { permissions: [] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'weakens a role with codes that she lacks',
    ROLE_CALLS.setPermissions,
    { ...ofRole('OPERATOR'), body: { permissions: [] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates a role with everything',
    ROLE_CALLS.create,
    { body: { name: 'MINE', label: '我的', permissions: ['*:*:*'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates a role with the name of a ranked one',
    ROLE_CALLS.create,
    { body: { name: 'SUPER_ADMIN', label: '我的', permissions: [] } },
    'ROLE_TAKEN',
  ],
  [
    'creates a role that looks like a documented one',
    ROLE_CALLS.create,
    { body: { name: 'SUPER', label: '超级管理员', permissions: [] } },
    'ROLE_TAKEN',
  ],
  [
    'renames a role to a higher one',
    ROLE_CALLS.relabel,
    { ...ofRole('HELPER'), body: { name: 'SUPER_ADMIN', label: 'x' } },
    '400',
  ],
  [
    'relabels a role as a higher one',
    ROLE_CALLS.relabel,
    { ...ofRole('HELPER'), body: { label: '超级管理员' } },
    'ROLE_TAKEN',
  ],
  ['relabels her own role', ROLE_CALLS.relabel, { ...ofRole('ADMIN'), body: { label: '站长' } }, 'RIGHTS_EXCEEDED'],
  ['deletes a documented role', ROLE_CALLS.remove, ofRole('VIP'), 'SUBJECT_FIXED'],
  ['deletes a role with codes that she lacks', ROLE_CALLS.remove, ofRole('AUDITOR'), 'RIGHTS_EXCEEDED'],
  ['creates a wildcard', PERMISSION_CALLS.create, { body: { code: 'ADMIN:*:*', label: '全部' } }, 'RIGHTS_EXCEEDED'],
  [
    'creates a code for everything',
    PERMISSION_CALLS.create,
    { body: { code: 'ALL', label: '全部' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'creates a code of the configuration of the system',
    PERMISSION_CALLS.create,
    { body: { code: 'ADMIN:SYSTEM:READ', label: '查看' } },
    'RIGHTS_EXCEEDED',
  ],
  ['deletes the code for everything', PERMISSION_CALLS.remove, { params: { code: '*:*:*' } }, 'SUBJECT_FIXED'],
  [
    'deletes a code that a role above her holds',
    PERMISSION_CALLS.remove,
    { params: { code: 'SYSTEM:AUDIT:READ' } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'reads the rights of a super administrator',
    PERMISSION_CALLS.explain,
    { params: { userId: 'root', wanted: 'ADMIN' } },
    'SUBJECT_MISSING',
  ],
  ['reads a super administrator in the list of users', USER_CALLS.read, to('root'), 'SUBJECT_MISSING'],
];
