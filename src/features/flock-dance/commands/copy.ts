/** Names of the commands, and further words that find them. */
export const copy = {
  daily: { name: '今日鱼塘', search: ['捕鱼', '开始捕鱼', '每日挑战', 'daily pond', 'play'] },
} as const;
