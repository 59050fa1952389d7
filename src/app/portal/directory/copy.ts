import type { ToolGroup } from '../../../shared/tool/tool-groups.ts';

const groups: Readonly<Record<ToolGroup, string>> = {
  focus: '专注',
  data: '整理',
  create: '创作',
  leisure: '闲逛',
};

/** Texts of the lists of tools, which are loaded with them. */
export const copy = {
  title: '全部工具',
  groups,
  others: '其他',
  newTab: '新标签页',
  pin: (tool: string) => `固定「${tool}」`,
  close: '关闭',
  shortcuts: '快捷入口',
  recent: {
    title: '最近使用',
    pinned: '已固定',
    used: '用过的',
    empty: '还没有用过的工具',
    hint: '打开过的工具会排在这里；在「工具」里点图钉，常用的就能一直留着。',
  },
  me: {
    title: '我的',
    visitor: '还没有登录',
    visitorHint: '多数工具不用登录；登录后可以玩鱼塘、批量下载和多建目标。',
    login: '登录',
    register: '注册',
    look: '外观',
  },
} as const;
