/** Words about the site as a whole, for its metadata. The build and the server's answer need them, the program does not. */
export const copy = {
  site: {
    title: '保持专注下一步',
    description: '打开就能用的个人效率工具箱：免登录、可离线，数据留在自己的浏览器里。',
    keywords: ['个人效率', '专注', '在线工具箱', '离线可用', '本地存储'],
  },
  manifest: { name: 'mythinkn · 保持专注下一步', shortName: 'mythinkn' },
} as const;
