/** Texts of the screen. */
export const copy = {
  navigator: '里程碑',
  backToTop: '回到顶部',
  dive: '往下看',
  place: (index: number, count: number) => `${index + 1} / ${count}`,
  facts: (tools: number) => [`${tools} 个工具已上线`, '免登录', '可离线', '数据在本机'],
  open: '打开工具箱',
  keys: '键盘 ↑ ↓ 可以逐屏翻看',
} as const;
