import type { Permission, Role, RolePreview } from '../../../../src/core/contracts/admin-roles.ts';

export function aRole(change: Partial<Role> = {}): Role {
  return {
    name: 'EDITOR',
    label: '报表编辑',
    rank: 0,
    isDocumented: false,
    isGrantable: true,
    isEditable: true,
    memberCount: 2,
    permissions: ['USER:REPORT:READ'],
    ...change,
  };
}

export function aPermission(code: string, change: Partial<Permission> = {}): Permission {
  return { code, label: `名称 ${code}`, isDocumented: false, roles: [], ...change };
}

export function aPreview(change: Partial<RolePreview> = {}): RolePreview {
  return {
    expected: ['USER:REPORT:READ'],
    gained: [],
    lost: [],
    memberCount: 2,
    affectedCount: 0,
    affected: [],
    ...change,
  };
}

export function anAffected(id: string, gained: readonly string[] = [], lost: readonly string[] = []) {
  return { id, username: `用户${id}`, email: `${id}@example.com`, gained: [...gained], lost: [...lost] };
}
