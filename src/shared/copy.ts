/** Texts of several features. */
export const copy = {
  opensInNewTab: '在新标签页打开',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  retry: '重试',
} as const;
