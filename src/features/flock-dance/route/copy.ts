import type { FlockShape } from '../../../core/flock/flock-shape.ts';

const LEADER_UNITS = { triangle: '个', fish: '条', bird: '只', plane: '架' } as const satisfies Record<
  FlockShape,
  string
>;

export const copy = {
  switch: '自定义路线',
  clear: '清除路线',
  clearShort: '清除',
  needsOneLeader: (shape: FlockShape) => `只有一${LEADER_UNITS[shape]}领队时可用`,
  loginReason: '登录后就能亲手为领队画一条路线。',
  hint: (shape: FlockShape) =>
    shape === 'bird' || shape === 'plane' ? '在天空中拖动，为领队画一条路线' : '在水面上拖动，为领队画一条路线',
  keyHint: '键盘：方向键移动，回车落点，Esc 取消',
  full: (points: number) => `路线已满（${points} 个点），领队照常游。清除后可以重画。`,
  placed: (points: number) => `路线共 ${points} 个点`,
} as const;
