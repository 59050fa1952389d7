export const copy = {
  name: '关于',
  meta: {
    title: '关于：隐私、更新记录与路线图',
    description: '内容存在哪里、服务器能看到什么、怎样删除；最近更新了什么，接下来做什么，以及开源许可。',
    keywords: ['隐私', '更新记录', '路线图', '开源许可', 'mythinkn'],
  },
  search: ['隐私', '更新记录', '路线图', '许可证', '版本', 'about', 'privacy', 'changelog', 'roadmap', 'license'],
} as const;
