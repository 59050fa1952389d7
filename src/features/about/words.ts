export const copy = {
  title: '关于 mythinkn',
  purpose: '一盒打开就用的小工具。这里写着它怎么对待你的内容，最近改了什么，接下来做什么。',
  contents: '本页内容',
  privacy: '你的内容只留在你的浏览器里。',
  version: (version: string) => `当前版本 ${version}`,
  license: {
    name: 'MIT 许可',
    line: '可以自由使用、修改和分发，也可以用于商业用途，只要保留版权与许可声明。程序按现状提供，不附带任何担保。',
    parts: '用到的开源组件保留各自的许可。',
  },
} as const;
