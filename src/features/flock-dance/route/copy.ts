export const copy = {
  canvas: '群游画布：为领队画路线。方向键移动落点，按回车加入路线，按 Esc 收起落点。',
  switch: '自定义路线',
  clear: '清除路线',
  loginReason: '登录后就能亲手为领队画一条路线。',
  hint: '在水面上拖动，为领队画一条路线',
  keyHint: '键盘：方向键移动，回车落点，Esc 取消',
  full: (points: number) => `路线已满（${points} 个点），领队照常游。清除后可以重画。`,
  placed: (points: number) => `路线共 ${points} 个点`,
} as const;
