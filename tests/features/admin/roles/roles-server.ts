import type { Permission, Role, RolePreview } from '../../../../src/core/contracts/admin-roles.ts';
import { type FakeAnswers, type FakeRequest, fakeCalls } from '../render-panel.tsx';
import { aPermission, aPreview, aRole } from './a-role.ts';

const CODES = ['USER:REPORT:READ', 'USER:REPORT:WRITE', 'USER:REPORT:MANAGE', 'ADMIN:USER:VIEW', '*:*:*'];

/** The state of the fake server. Tests change it while a panel is open. */
export interface RolesServer {
  roles: Role[];
  permissions: Permission[];
  preview: RolePreview;
  readonly answers: FakeAnswers;
  readonly sent: FakeRequest[];
}

const aPage = (rows: readonly object[]) => ({ data: { rows, total: rows.length, page: 1, size: 20 } });

/** Roles, codes, members and administrators. Without changes by a test, every call succeeds. */
export function startRolesServer(): RolesServer {
  const members = [
    { id: '1', username: '林', email: 'lin@example.com' },
    { id: '2', username: '王', email: 'wang@example.com' },
  ];
  const answers: FakeAnswers = {
    'GET roles': () => ({ data: { roles: server.roles } }),
    'GET permissions': () => ({ data: { permissions: server.permissions } }),
    'GET roles/EDITOR/members': () => aPage(members),
    'GET roles/EMPTY/members': () => aPage([]),
    'GET roles/SUPER_ADMIN/members': () => aPage([]),
    'POST roles/EDITOR/preview': () => ({ data: server.preview }),
    'PUT roles/EDITOR/permissions': ({ body }) => {
      const { permissions } = body as { readonly permissions: string[] };
      server.roles = server.roles.map((role) => (role.name === 'EDITOR' ? { ...role, permissions } : role));
      return { data: null };
    },
    'GET admins': () => aPage([]),
    'GET users': () => aPage(members.map((member) => ({ ...member, ...PERSON }))),
  };
  const server: RolesServer = {
    roles: [
      aRole({
        name: 'SUPER_ADMIN',
        label: '超级管理员',
        rank: 100,
        isDocumented: true,
        isEditable: false,
        permissions: ['*:*:*'],
      }),
      aRole(),
      aRole({ name: 'EMPTY', label: '空角色', memberCount: 0, permissions: [] }),
    ],
    permissions: CODES.map((code) => aPermission(code)),
    preview: aPreview(),
    answers,
    sent: fakeCalls(answers),
  };
  return server;
}

const PERSON = {
  status: 'active',
  roles: ['USER'],
  createdAt: 0,
  lastLoginAt: null,
  isManageable: true,
  isLocked: false,
};
