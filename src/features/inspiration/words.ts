import { DELETED_DAYS } from './constants.ts';
import { copy as page } from './copy.ts';
import type { EventWords } from './model/board-rules.ts';
import { toFocusParts } from './model/focus-time.ts';
import type { ListSort } from './model/list-view.ts';
import type { InspirationStatus, MilestoneType, Priority, TaskStatus } from './model/records.ts';

const inspirationStatuses: Readonly<Record<InspirationStatus, string>> = {
  active: '进行中',
  completed: '已完成',
  archived: '已归档',
};
const taskStatuses: Readonly<Record<TaskStatus, string>> = {
  todo: '待办',
  in_progress: '进行中',
  completed: '已完成',
};
const priorities: Readonly<Record<Priority, string>> = { low: '低', medium: '中', high: '高', critical: '紧急' };
const milestoneTypes: Readonly<Record<MilestoneType, string>> = { minor: '次要', regular: '常规', key: '关键' };

export const unknownChoice = '未知';

/** The label of a stored choice, which this release may not know (doc 3 §3). */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? unknownChoice) : unknownChoice;
}

/** The title of a goal or task to show. Files may bring blank ones. */
export function inspirationName(title: string): string {
  return title.trim() || untitled;
}

export function taskName(title: string): string {
  return title.trim() || untitledTask;
}

/** Hours and minutes of a focus time in milliseconds; null below one minute, which is not shown. */
export function focusDuration(ms: number): string | null {
  const parts = toFocusParts(ms);
  return parts === null ? null : duration(parts.hours, parts.minutes);
}

const untitled = '未命名目标';
export const untitledTask = '未命名任务';

/** Read back with `WRITTEN_FOCUS`. */
const duration = (hours: number, minutes: number) => {
  if (hours === 0) return `${minutes} 分钟`;
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`;
};

const events: EventWords = {
  created: (inspiration) => ['目标创建', `创建了目标「${inspiration}」`],
  statusChanged: (before, after) => [
    '状态变更',
    `目标状态从「${labelOf(inspirationStatuses, before)}」变为「${labelOf(inspirationStatuses, after)}」`,
  ],
  taskAdded: (task) => ['添加任务', `添加了任务「${task}」`],
  taskCompleted: (task) => ['完成任务', `完成了任务「${task}」`],
  taskReopened: (task, status) => ['状态变更', `任务「${task}」从「已完成」变为「${labelOf(taskStatuses, status)}」`],
};

export const copy = {
  ...page,
  inspirationStatuses,
  taskStatuses,
  priorities,
  milestoneTypes,
  events,
  untitled,
  list: {
    title: '目标规划',
    purpose: '写下一个目标，拆成任务，然后只看下一步。',
    note: '目标和任务只保存在这个浏览器里，不会上传。清理浏览器数据前请先导出备份。',
    tabs: '按状态筛选',
    all: '全部',
    add: '新建目标',
    refresh: '刷新',
    refreshed: '已刷新',
    healed: (count: number) => `已刷新，修正了 ${count} 个目标的任务计数`,
    exportAll: '导出',
    import: '导入',
    more: '更多操作',
    exportText: '导出 TXT 摘要',
    exportMarkdown: '导出 Markdown',
    exportCalendar: '导出日历文件（.ics）',
    clear: '清空全部目标',
    emptyAll: '还没有目标。写下第一个，再把它拆成小步。',
    search: '搜索目标',
    sort: '排序',
    sorts: { created: '最近创建', updated: '最近更新', title: '名称', progress: '完成度' } satisfies Record<
      ListSort,
      string
    >,
    notFound: (term: string) => `没有找到包含「${term}」的目标。`,
    emptyStatus: (status: string) => `没有${status}的目标。`,
    showAll: '查看全部',
    pages: '分页',
    count: (count: number) => `共 ${count} 个目标`,
  },
  card: {
    tasks: (completed: number, total: number) => `${completed} / ${total} 个任务`,
    created: (date: string) => `创建于 ${date}`,
    toolLabel: (tool: string, goal: string) => `${tool}：${goal}`,
    open: '子任务',
    openLabel: (title: string) => `打开「${title}」的子任务`,
    exportJson: '导出 JSON',
    exportText: '导出 TXT 摘要',
    exportMarkdown: '导出 Markdown',
    exportCalendar: '导出日历文件（.ics）',
    edit: '编辑',
    delete: '删除',
    more: (title: string) => `「${title}」的更多操作`,
    progress: (title: string, percent: number) => `「${title}」完成 ${percent}%`,
  },
  dialog: {
    create: '新建目标',
    edit: '编辑目标',
    title: '目标标题',
    content: '描述（选填）',
    contentHint: '为什么要做、做到什么样算完成',
    status: '状态',
    titleMissing: '请输入目标标题',
    save: '保存',
    cancel: '取消',
    unsaved: '未保存的目标',
  },
  welcome: {
    title: '开始拆解你的目标',
    body: '大目标让人发愁，小步让人上路。写下一个目标，把它拆成任务，完成一步勾一步。',
    privacy: '内容只保存在这个浏览器里，不需要登录。',
    create: '立即创建第一个目标',
    later: '稍后再说',
  },
  login: '未登录时可以规划一个目标。登录后不限数量，现有的目标会原样保留。',
  deleteInspiration: {
    title: (title: string) => `删除「${title}」？`,
    body: (tasks: number) =>
      `它的 ${tasks} 个任务和全部时间线记录会一起删除。${DELETED_DAYS} 天内可以在「最近删除」里恢复。`,
    confirm: '删除',
    done: (title: string) => `已删除「${title}」`,
    undo: '撤销',
    undone: '已撤销删除',
  },
  clear: {
    title: '清空全部目标？',
    body: (count: number) =>
      `${count} 个目标及其任务、时间线，连同「最近删除」，都会删除。清空前会留一个还原点，可以在数据中心恢复。`,
    confirm: '清空',
    working: '正在清空…',
    done: '已清空全部目标',
    undo: '撤销',
    undoing: '正在恢复全部目标…',
    undone: '已撤销清空',
  },
  exports: {
    sendSummary: (page: string) => `把摘要发到${page}`,
    nothing: '暂无可导出的目标记录',
    done: '导出成功',
    doneOne: (title: string) => `「${title}」导出成功`,
    failed: (reason: string) => `导出失败：${reason}`,
    summaryFailed: (reason: string) => `导出摘要失败：${reason}`,
    later: '请稍后重试',
    noDates: '还没有带截止日期的任务，没有可导出的日程',
    doneEvents: (count: number) => `导出成功，共 ${count} 个日程`,
  },
  backup: {
    holds: '目标、任务、时间线、图表和最近删除',
    title: '导入目标',
    added: (inspirations: number, tasks: number, events: number) =>
      `其中目标 ${inspirations} 个、任务 ${tasks} 个、时间线事件 ${events} 条`,
    addedDeleted: (count: number) => `其中「最近删除」 ${count} 项`,
    timeReplaced: (count: number) => `${count} 条记录的时间无法识别，已按现在的时间记录`,
    healed: (count: number) => `${count} 条记录的天数或完成时间与日期、状态不符，已按日期和状态修正`,
    repeatDropped: (count: number) => `${count} 个任务的重复规则无法识别，已去掉重复，任务保留`,
    brokenCircles: (count: number) => `${count} 个任务互为上级，已移到顶层`,
    skipped: {
      unreadable: '没有编号，或没有所属目标',
      repeated: '编号在文件里重复',
      orphans: '所属目标不存在',
    },
    errors: {
      'backup-not-json': '导入失败：文件格式不正确，应为导出的 JSON 备份文件。现有数据没有改变。',
      'backup-wrong-schema': '导入失败：无效的数据格式，这不是目标规划的备份。现有数据没有改变。',
      'backup-newer': '导入失败：这份备份来自更新的版本，请刷新页面后再试。现有数据没有改变。',
      'backup-too-large': '导入失败：文件超过 32 MB，不像是目标备份。现有数据没有改变。',
    },
    unreadableFile: '导入失败：无法读取文件',
  },
  errors: {
    load: (reason: string) => `加载目标列表失败：${reason}`,
    create: (reason: string) => `创建目标失败：${reason}`,
    update: (reason: string) => `更新目标失败：${reason}`,
    delete: (reason: string) => `删除目标失败：${reason}`,
    loadTasks: (reason: string) => `加载任务失败：${reason}`,
    saveTask: (reason: string) => `保存任务失败：${reason}`,
    completeTask: (reason: string) => `标记完成失败：${reason}`,
    deleteTask: (reason: string) => `删除任务失败：${reason}`,
    moveTask: (reason: string) => `移动任务失败：${reason}`,
    loadTimeline: (reason: string) => `加载时间线失败：${reason}`,
    loadCalendar: (reason: string) => `加载日历数据失败：${reason}`,
    loadDetail: (reason: string) => `加载目标失败：${reason}`,
    undo: (reason: string) => `撤销失败：${reason}`,
    redo: (reason: string) => `重做失败：${reason}`,
    clear: (reason: string) => `清空失败：${reason}`,
    missing: '目标不存在',
    taskMissing: '任务不存在',
    changedSince: '内容在这之后又有改动，没有撤销',
    moveRefused: '任务不能移到自己的子任务下面',
    editedSince: '同一处在另一个标签页里也改了',
    restoredAlready: '它已经在目标里了',
    deletedMissing: '它已经不在「最近删除」里了',
    deletionNotKept: '放不进「最近删除」',
  },
  detail: {
    back: '返回列表',
    refresh: '刷新',
    edit: '编辑目标',
    more: '更多操作',
    progress: (completed: number, total: number) => `已完成 ${completed} / ${total} 个任务`,
    created: (time: string) => `创建于 ${time}`,
    updated: (time: string) => `更新于 ${time}`,
    focused: (duration: string) => `累计专注 ${duration}`,
    overall: '总体进度',
    allDone: '任务都完成了。完成这个目标？',
    finish: '完成目标',
    missing: '目标不存在',
    missingAdvice: '它可能已被删除，或者在另一个浏览器里。',
    chart: '层级图',
    chartFailed: '层级图没有加载成功，请检查网络后重试。任务不受影响。',
    tabs: '目标内容',
    tasks: '任务列表',
    timeline: '时间线',
    calendar: '日历视图',
  },
  /** Changes of an open goal, one by one. */
  changes: {
    undo: '撤销',
    undone: '已撤销',
    undoMore: '再撤销一步',
    redone: '已重做',
    nothingToUndo: '没有可以撤销的操作了',
    nothingToRedo: '没有可以重做的操作',
    completed: (title: string) => `已完成「${title}」`,
  },
  next: {
    title: '下一步',
    hint: '今天到期的，和每个目标接下来的一件事。',
    done: '完成',
    doneLabel: (title: string) => `完成「${title}」`,
    postpone: '推迟',
    postponeLabel: (title: string) => `推迟「${title}」`,
    tomorrow: '明天',
    nextWeek: '下周一',
    someday: '不定日期',
    postponed: (title: string, date: string) => `「${title}」推迟到 ${date}`,
    undated: (title: string) => `「${title}」不再有截止日期`,
    overdue: (date: string) => `已逾期 ${date}`,
    today: (time: string) => (time === '' ? '今天到期' : `今天 ${time}`),
    all: '全部目标',
    more: (count: number) => `还有 ${count} 件`,
    less: '收起',
    allDone: '没有待办的下一步。给目标加一个小任务吧。',
  },
  today: {
    tab: '今天',
    overdue: '已逾期',
    due: '今天到期',
    next: '下一步',
    week: '接下来六天',
    empty: '今天没有到期的任务，也没有待办的下一步。',
  },
  calendar: { tab: '日历' },
  timeline: {
    title: '发展时间线',
    count: (count: number) => `共 ${count} 个事件`,
    counters: { added: '添加任务', completed: '完成任务', key: '关键里程碑', changed: '状态变更' },
    now: (day: number) => `今天是第 ${day} 天`,
    jump: '查看任务',
    jumpLabel: (title: string) => `查看任务：${title}`,
    start: '起点',
    deleted: '任务已删除',
    day: (day: number) => `第 ${day} 天`,
    empty: '还没有事件',
    types: {
      inspiration_created: '目标创建',
      task_added: '添加任务',
      task_completed: '完成任务',
      status_changed: '状态变更',
    } as Readonly<Record<string, string>>,
  },
} as const;
