/** Texts of the offer to update. */
export const copy = {
  action: '有新版本，点此更新',
  later: '稍后再说',
  confirmTitle: '还有内容没有保存',
  confirmBody: (names: readonly string[]) => `更新会刷新当前页面，以下内容会丢失：${names.join('、')}。`,
  confirm: '仍然更新',
  cancel: '先去保存',
} as const;
