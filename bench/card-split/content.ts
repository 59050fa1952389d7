/** Chinese prose with numbers, English words, quotations and single emoji, as people paste it. */
export const CARD_TEXTS = [
  '今天想和大家聊聊怎么保持专注。第一步，先把手机放远一点；第二步，用番茄钟 25 分钟专注一次（别贪多）！\n',
  '“真的有用吗？”有朋友问👍🏽。答案是：用 iPhone 15 Pro 记录 3.5% 的变化……一个月后再看❤️。\n\n',
  '## 小结\n- 少即是多——这句话我写在 https://example.com/notes?id=42 里\n- 坚持，然后放松 ☕\n\n',
] as const;
