import { PERMISSION_CALLS, ROLE_CALLS } from '../../../src/core/contracts/admin-roles.ts';
import type { Attempt } from './escalation-attempts.ts';

export const ofRole = (name: string) => ({ params: { name } });

/** What the administrator `ada` is refused with roles and permission codes. */
export const ROLE_ATTEMPTS: readonly Attempt[] = [
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
  ...['super_admin', 'Super_Admin', 'ＡＤＭＩＮ', 'ADMIN ', 'АDMIN', 'ADMIN\u200b'].map(
    (name) =>
      [
        `creates a role with the name ${JSON.stringify(name)}`,
        ROLE_CALLS.create,
        { body: { name, label: '我的', permissions: [] } },
        'INVALID_ROLE',
      ] as const,
  ),
  ...['ADM1N', 'SUPERADMIN', 'SUPER__ADMIN', 'SUPER_ADM1N', 'AD_MIN', 'V1P', 'M0DERATOR', 'GUEST', 'ADMIN_'].map(
    (name) =>
      [
        `creates a role with the name ${name}, which looks like another`,
        ROLE_CALLS.create,
        { body: { name, label: '我的', permissions: [] } },
        'ROLE_TAKEN',
      ] as const,
  ),
  ...[
    'SUPER_ADMIN',
    'Super Admin',
    'ＡＤＭＩＮ',
    'аdmin',
    '超级 管理员',
    '超级管理员 ',
    '「管理员」',
    '管\u0301理员',
  ].map(
    (label) =>
      [
        `labels a role as ${label}`,
        ROLE_CALLS.relabel,
        { ...ofRole('HELPER'), body: { label } },
        'ROLE_TAKEN',
      ] as const,
  ),
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
  ['deletes her own role', ROLE_CALLS.remove, ofRole('OWN'), 'RIGHTS_EXCEEDED'],
  [
    'puts a further code into her own role',
    ROLE_CALLS.setPermissions,
    { ...ofRole('OWN'), body: { permissions: ['ADMIN:USER:VIEW', 'ADMIN:ROLE:MANAGE'] } },
    'RIGHTS_EXCEEDED',
  ],
  [
    'deletes a code that her own role holds',
    PERMISSION_CALLS.remove,
    { params: { code: 'USER:REPORT:READ' } },
    'RIGHTS_EXCEEDED',
  ],
  ...[
    'admin:user:manage',
    'ＡＤＭＩＮ:USER:MANAGE',
    'ADMIN:USER:manage',
    'ADMIN:USER:MANAGE:READ',
    'ADMIN:user:*',
    'all',
    'ＡＬＬ',
    'ADMIN :USER:READ',
    'ADMIN:USER:READ\n',
    'NONE:USER:READ',
    'ADMIN:USER:GRANT',
  ].map(
    (code) =>
      [
        `creates the code ${JSON.stringify(code)}`,
        PERMISSION_CALLS.create,
        { body: { code, label: '全部' } },
        code.includes('*') ? 'RIGHTS_EXCEEDED' : 'INVALID_PERMISSION',
      ] as const,
  ),
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
  [
    'reads the rights of an administrator',
    PERMISSION_CALLS.explain,
    { params: { userId: 'ada', wanted: 'ADMIN:USER:MANAGE' } },
    'SUBJECT_MISSING',
  ],
];
