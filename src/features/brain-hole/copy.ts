/** Texts that the shell shows. Those of the screen are loaded with it, see `words.ts`. */
export const copy = {
  tab: '脑洞',
  summary: '七则随想，一分钟一则',
  search: ['短文', '随笔', '思考', 'reflection', 'essay', 'brain'],
  meta: {
    title: '脑洞 · 七篇短文',
    description: '七篇一分钟读完的短文，从思维惯性到情绪：每篇一件小事，一句可以带走的话。',
    keywords: ['脑洞', '短文', '思考'],
  },
} as const;
