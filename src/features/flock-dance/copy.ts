/** The words of the page's descriptor, which is in the first script; those of the screens load with them. */
export const copy = {
  tab: '群游画布',
  shortcut: '云上赏鱼',
  summary: '看鱼、喂鱼，下水捕鱼',
  search: ['鱼群', '捕鱼', '云上赏鱼', 'flock', 'swarm', 'boids', 'fish', 'game'],
  meta: {
    title: '群游画布',
    description: '一千条鱼在浏览器里流畅游动：领队、追随、躲避捕食者，速度、数量与形状随你调节。',
    keywords: ['群游画布', '鱼群模拟', '群体行为', '专注', '放松'],
  },
} as const;
