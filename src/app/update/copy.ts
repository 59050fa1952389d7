/** Texts of the offer to update. */
export const copy = {
  news: '有新版本',
  action: '更新',
  later: '稍后',
  confirmTitle: '还有内容没有保存',
  confirmBody: (names: readonly string[]) => `更新会刷新当前页面，以下内容会丢失：${names.join('、')}。`,
  confirm: '仍然更新',
  cancel: '先去保存',
} as const;
