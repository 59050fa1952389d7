/** Keys of the reflections, as the list of keys shows them. */
export const keys = [{ keys: ['→ ←', 'J K'], words: '下一篇 / 上一篇' }] as const;
