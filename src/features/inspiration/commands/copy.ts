/** Names of the commands, and further words that find them. */
export const copy = {
  today: { name: '今天的任务', search: ['今天', '今日待办', '到期', '逾期', '本周', 'today', 'due'] },
  calendar: { name: '全部目标的日历', search: ['日程', '周视图', '月历', '截止日期', 'calendar', 'week', 'month'] },
  create: { name: '新建目标', search: ['添加目标', '新的计划', 'new goal', 'add plan'] },
  deleted: { name: '最近删除', search: ['恢复任务', '恢复目标', '回收站', '误删', 'trash', 'deleted', 'restore'] },
} as const;
