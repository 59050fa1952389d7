import { copy as timer } from '../../../shared/focus/copy.ts';

/** Words of focusing beside the pond. */
export const copy = {
  ...timer,
  title: '专注一会儿',
  length: '专注时长',
  own: '自定',
  ownLength: '专注',
  breakLength: '休息',
  task: '这次做什么',
  noTask: '先不定',
  taskHint: (goal: string) => `「${goal}」今天的第一步，时间记给它`,
  noDay: '今天的安排暂时读不出来，不影响计时。',
  begin: '开始',
  close: '先不了',
  label: '专注计时',
  walk: '起来走走',
  paused: '已暂停',
  pause: '暂停',
  resume: '继续',
  stop: '提前结束',
  finish: '到此为止',
  again: '再来一轮',
  spoken: {
    running: { focus: '专注开始计时', break: '专注完成，休息开始', 'long-break': '专注完成，长休息开始' },
    left: (phase: string, minutes: number) => `${phase}还剩 ${minutes} 分钟`,
    paused: (time: string) => `已暂停，还剩 ${time}`,
  },
  pausedForGame: '捕鱼时专注先停住，回来点「继续」。',
  unavailable: '专注计时没能打开，鱼塘不受影响。请检查网络后再试一次。',
} as const;
