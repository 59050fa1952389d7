/** Keys of the navigation board, as the list of keys shows them. */
export const keys = [
  { keys: ['/'], words: '搜索网址' },
  { keys: ['↑ ↓ ← →'], words: '转到相邻的卡片' },
  { keys: ['Alt', '↑ ↓ ← →'], words: '移动卡片' },
] as const;
