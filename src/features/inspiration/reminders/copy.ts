/** Words of the reminders that an open page gives. */
export const copy = {
  label: '到点提醒',
  hint: '目标规划的页面开着时，任务到点会提醒；没写时间的，当天 9:00 提醒。关着时不会提醒，那时也要响，请导出日历文件。',
  refused: '浏览器没有允许系统通知，到点时只在页面里提示。要改，请在浏览器的网站设置里允许通知。',
  title: '任务到点了',
  one: (title: string) => `到点了：「${title}」`,
  many: (title: string, count: number) => `到点了：「${title}」等 ${count} 件`,
} as const;
