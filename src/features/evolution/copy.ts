/** Texts that the shell shows. Those of the screen are loaded with it, see `words.ts`. */
export const copy = {
  tab: '进化之路',
  search: ['持续进化', '产品介绍', '理念', 'evolution', 'story'],
  meta: {
    title: '进化之路',
    description: '三屏讲清楚 mythinkn：是什么，为什么只看下一步，怎样持续进化。',
    keywords: ['mythinkn', '专注下一步', '持续进化'],
  },
} as const;
