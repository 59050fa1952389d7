export const copy = {
  tab: '首页',
  search: ['主页', '路线图', 'home', 'roadmap'],
  meta: {
    title: '个人效率工具箱',
    description:
      '保持专注下一步：打开就能用的个人效率工具箱，免登录、可离线，数据留在自己的浏览器里。这里是全部工具与路线图。',
    keywords: ['个人效率', '专注', '在线工具箱', '路线图', 'mythinkn'],
  },
  hero: {
    title: '保持专注下一步',
    line: '打开就能用的小工具，陪你把眼前这一步做完。免登录，可离线，数据留在你自己的浏览器里。',
    // A space separates Latin from Chinese words.
    action: (tool: string) => (/^[A-Za-z]/.test(tool) ? `打开 ${tool}` : `打开${tool}`),
  },
  tools: {
    title: '工具',
    newTab: '新标签页',
    more: '更多工具正在打磨',
    moreLine: '做好一个，上线一个。下面的路线图写着顺序。',
  },
  roadmap: {
    title: '路线图',
    line: '按顺序来，一次只做好下一步。',
  },
  status: { done: '已上线', active: '进行中', planned: '规划中' },
} as const;
