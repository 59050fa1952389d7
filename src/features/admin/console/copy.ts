/** Words of the permission console. */
export const copy = {
  tabs: '权限管理的模块',
  labels: {
    admins: '管理员管理',
    users: '普通用户管理',
    roles: '角色管理',
    permissions: '权限管理',
    system: '系统配置',
  },
  descriptions: {
    admins: '查看、邀请和调整管理员，仅超级管理员可用。',
    users: '查看普通用户，停用、启用、重置密码和分配角色。',
    roles: '定义角色和它拥有的权限，保存前先看影响到谁。',
    permissions: '查看全部权限代码，以及谁因为什么拥有它。',
    system: '门户图片、访问统计、快捷链接和邮件服务，仅超级管理员可用。',
  },
  loading: '正在加载模块…',
  loadFailed: '模块没有加载成功',
  loadAdvice: '请检查网络后重试；仍然不行，就刷新页面。',
  joinWork: (names: readonly string[]) => names.join('、'),
  none: '当前账号没有可用的模块，请联系超级管理员。',
} as const;
