export const copy = {
  tab: '首页',
  search: ['主页', '路线图', 'home', 'roadmap'],
  meta: {
    title: '个人效率工具箱',
    description: '一盒打开就用的小工具：整理数据、理清目标、放空一会儿。多数不用登录，断网也能用，内容只留在浏览器里。',
    keywords: ['个人效率', '专注', '在线工具箱', '路线图', 'mythinkn'],
  },
} as const;
