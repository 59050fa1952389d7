/** Texts that the shell shows. Those of the screens are loaded with them. */
export const copy = {
  name: '管理后台',
  screens: { overview: '总览', permissions: '权限管理', audit: '审计日志', health: '系统健康' },
  meta: {
    title: '管理后台',
    description: '站点管理员的后台：用户与角色、权限、系统配置和运行状况。',
    keywords: ['管理后台', '权限管理', '系统配置'],
  },
} as const;
