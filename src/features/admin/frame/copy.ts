import { copy as areaCopy } from '../copy.ts';

/** Words around all screens of the administration. */
export const copy = {
  area: areaCopy.name,
  ...areaCopy.screens,
  navigation: '管理后台的页面',
  backHome: '返回首页',
  signOut: '退出登录',
  signedOut: '已退出登录',
  superAdminOnly: '这一页只有超级管理员可以查看，请用超级管理员账号登录。',
  toOverview: '回到总览',
  toDark: '切换到深色',
  toLight: '切换到浅色',
} as const;
