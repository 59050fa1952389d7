export const copy = {
  tab: '群游画布',
  summary: '一池会思考的鱼：看千条鱼追随领队，避开捕食者。',
  meta: {
    title: '群游画布',
    description: '在浏览器里流畅地游动一千条鱼：领队、追随、躲避捕食者，速度、数量与形状随你调节。',
    keywords: ['群游画布', '鱼群模拟', '群体行为', '专注', '放松'],
  },
} as const;
