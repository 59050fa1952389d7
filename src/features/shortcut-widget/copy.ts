export const copy = {
  name: '快捷入口',
  collapse: '收起（Esc）',
  expand: '展开；可以拖动，也可以用方向键移动',
  move: '移动快捷入口',
  moveHint: '拖动，或用方向键移动；按住 Shift 移得更远',
  close: '隐藏快捷入口 24 小时',
  closed: '快捷入口已隐藏，24 小时后再出现',
  closedUntilReload: '快捷入口已隐藏，重新打开页面后再出现',
  undo: '撤销',
} as const;
