import { DELETED_DAYS } from '../constants.ts';

/** Words of the deleted goals and tasks. */
export const copy = {
  open: '最近删除',
  title: '最近删除',
  hint: `删除的目标和任务在这里保留 ${DELETED_DAYS} 天，只在这个浏览器里。`,
  hintOfGoal: `这个目标里删除的任务在这里保留 ${DELETED_DAYS} 天，只在这个浏览器里。`,
  loading: '正在读取…',
  failed: (reason: string) => `没有读出最近删除的内容：${reason}`,
  empty: '没有最近删除的目标和任务。',
  emptyOfGoal: '这个目标没有最近删除的任务。',
  goal: '目标',
  task: '任务',
  tasks: (count: number) => `含 ${count} 个任务`,
  children: (count: number) => `含 ${count} 个子任务`,
  of: (goal: string) => `属于「${goal}」`,
  ofDeleted: (goal: string) => `属于「${goal}」，这个目标也已删除`,
  when: (time: string) => `${time} 删除`,
  left: (days: number) => `还可恢复 ${days} 天`,
  restore: '恢复',
  restoreLabel: (title: string) => `恢复「${title}」`,
  purge: '彻底删除',
  purgeLabel: (title: string) => `彻底删除「${title}」`,
  withGoal: {
    title: (goal: string) => `连同「${goal}」一起恢复？`,
    body: (task: string, goal: string) => `「${task}」所属的目标「${goal}」也已删除。先恢复目标，任务才有地方放。`,
    bodyGone: (task: string, goal: string) =>
      `「${task}」所属的目标「${goal}」已经不在了。会重新建一个同名的目标，里面只有这个任务。`,
    confirm: '一起恢复',
  },
  confirmPurge: {
    title: (title: string) => `彻底删除「${title}」？`,
    body: '之后不能再恢复。',
    bodyTasks: (count: number) => `连同其中的 ${count} 个任务，之后不能再恢复。`,
    confirm: '彻底删除',
  },
  restored: (title: string) => `已恢复「${title}」`,
  restoredBoth: (title: string, goal: string) => `已恢复「${title}」和目标「${goal}」`,
  purged: (title: string) => `已彻底删除「${title}」`,
  restoreFailed: (reason: string) => `恢复失败：${reason}`,
  purgeFailed: (reason: string) => `彻底删除失败：${reason}`,
  notKept: (message: string) => `${message}，但没能放进「最近删除」（存储空间可能已满），只能在离开这个页面前撤销`,
} as const;
