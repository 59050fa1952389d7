/** The words of the page's descriptor, which is in the first script; those of the screens load with them. */
export const copy = {
  tab: '目标规划',
  shortcut: '拆解目标',
  summary: '把大目标拆成下一步',
  receives: '导入这份目标备份，先看会改变什么',
  search: ['目标', '计划', '任务', '待办', '拆解目标', 'goal', 'plan', 'todo', 'task'],
  meta: {
    title: '目标规划',
    description: '把目标拆成任务和子任务，进度、时间线、日历和层级图一目了然；数据只存在浏览器里。',
    keywords: ['目标规划', '任务拆解', '待办清单', '进度管理', '时间线'],
  },
} as const;
