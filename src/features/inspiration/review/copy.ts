/** Words of the picture of a year. */
export const copy = {
  open: '年度回顾',
  title: '年度回顾',
  heading: (title: string) => title,
  perWeek: '过去一年，每周完成的任务',
  completed: '完成任务',
  completedValue: (completed: number, total: number) => `${completed} / ${total}`,
  streak: '最长连续',
  streakValue: (days: number) => `${days} 天`,
  median: '从添加到完成（中位数）',
  medianValue: (days: number | null) => {
    if (days === null) return '—';
    return days < 1 ? '不到 1 天' : `${Math.round(days * 10) / 10} 天`;
  },
  days: '一路走来',
  daysValue: (days: number) => `${days} 天`,
  mark: (date: string) => `mythinkn · 目标规划 · ${date}`,
  ago: '一年前',
  now: '本周',
  description: (title: string, completed: number, streak: number) =>
    `「${title}」的年度回顾：完成 ${completed} 个任务，最长连续 ${streak} 天。`,
  save: '保存图片',
  failed: '图片生成失败，请重试',
  fileName: (stem: string) => `${stem}年度回顾.png`,
} as const;
