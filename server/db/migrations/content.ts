/** Labels of the first roles and permissions in the administration. Part of a released migration: never changed. */
export const ROLE_LABELS = {
  ANONYMOUS: '访客',
  USER: '普通用户',
  VIP: 'VIP 用户',
  AUTHOR: '作者',
  MODERATOR: '版主',
  ADMIN: '管理员',
  SUPER_ADMIN: '超级管理员',
} as const;

export const PERMISSION_LABELS = {
  '*:*:*': '全部权限',
  'ADMIN:USER:MANAGE': '管理用户',
  'ADMIN:USER:VIEW': '查看用户',
  'ADMIN:ROLE:MANAGE': '管理角色',
  'ADMIN:PERMISSION:MANAGE': '管理权限',
  'ADMIN:SYSTEM:MANAGE': '管理系统配置',
} as const;
