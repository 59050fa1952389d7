import type { Phase } from './focus-timer.ts';

/** Words of the focus timer, on whatever page it is shown. */
export const copy = {
  phases: { focus: '专注', break: '休息', 'long-break': '长休息' } satisfies Record<Phase, string>,
  start: { focus: '开始专注', break: '开始休息', 'long-break': '开始长休息' } satisfies Record<Phase, string>,
  minutes: (count: number) => `${count} 分钟`,
  left: (phase: string, time: string) => `${phase}剩余 ${time}`,
  ended: {
    focus: '专注完成，起来走走',
    break: '休息好了，继续下一步',
    'long-break': '休息好了，继续下一步',
  } satisfies Record<Phase, string>,
  notification: '保持专注下一步',
  notCounted: (reason: string) => `这次的专注时间没能记到目标规划里。${reason}`,
} as const;
