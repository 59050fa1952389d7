import type { GroupId } from './group-items.ts';

const groups: Readonly<Record<GroupId, string>> = {
  recent: '最近使用',
  here: '当前页面',
  goals: '目标',
  tasks: '任务',
  bookmarks: '书签',
  tools: '工具与页面',
  commands: '命令',
};

/** Texts of the search, which are loaded with it. */
export const copy = {
  title: '搜索',
  placeholder: '搜工具、目标、任务和书签，拼音也行',
  results: '搜索结果',
  groups,
  current: '当前页面',
  pinned: '已固定',
  pin: '固定',
  unpin: '取消固定',
  count: (count: number) => `${count} 个结果`,
  nothing: (query: string) => `没有找到「${query}」`,
  nothingHint: '换个说法，或试试拼音首字母。',
  readingsPending: '正在准备拼音搜索…',
  failed: '没有打开，请重试。',
  keys: { move: '选择', open: '打开', newTab: '新标签页', pin: '固定', close: '关闭' },
  shell: {
    look: '外观',
    account: '账号',
    light: { name: '切换到浅色', search: ['主题', '浅色模式', '白天', 'light', 'theme'] },
    dark: { name: '切换到深色', search: ['主题', '深色模式', '夜间', '暗色', 'dark', 'night', 'theme'] },
    system: { name: '外观跟随系统', search: ['主题', '自动', 'auto', 'system', 'theme'] },
    login: { name: '登录', search: ['sign in', 'login'] },
    register: { name: '注册账号', search: ['新用户', 'sign up', 'register'] },
    changePassword: { name: '修改密码', search: ['password'] },
    ownAccount: { name: '我的账号', search: ['改名', '用户名', '注销账号', '导出账号', 'account', 'profile'] },
    keys: {
      name: '帮助：键盘快捷键',
      note: '这一页的按键，随时按 ? 打开',
      search: ['快捷键', '怎么用', '使用说明', '按键', '热键', 'help', 'keys', 'shortcuts', 'hotkeys'],
    },
    help: {
      name: '帮助：关于这个网站',
      note: '内容存在哪里、最近更新了什么',
      search: ['怎么用', '使用说明', 'help'],
    },
    sessions: { name: '登录的设备', search: ['会话', '踢下线', 'devices', 'sessions'] },
    signOut: { name: '退出登录', search: ['注销', 'sign out', 'logout'] },
    signedOut: '已退出登录',
  },
} as const;
