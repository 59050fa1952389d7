import type { MilestoneType, Priority, TaskStatus } from '../model/records.ts';

/** `!高`, `!3`. Numbers rise with the priority. */
export const PRIORITY_MARKS: ReadonlyMap<string, Priority> = new Map<string, Priority>([
  ['低', 'low'],
  ['中', 'medium'],
  ['高', 'high'],
  ['紧急', 'critical'],
  ['1', 'low'],
  ['2', 'medium'],
  ['3', 'high'],
  ['4', 'critical'],
]);
export const MILESTONE_MARKS: ReadonlyMap<string, MilestoneType> = new Map<string, MilestoneType>([
  ['关键', 'key'],
  ['常规', 'regular'],
  ['次要', 'minor'],
]);
/** A mark ends where the line, a word or the next mark ends. */
export const MARK_PATTERNS = {
  priority: /(?<![!a-z0-9])!([低中高]|紧急|[1-4])(?=$|[\s#*,;。、])/g,
  milestone: /(?<![*a-z0-9])\*(关键|常规|次要)(?=$|[\s#!,;。、])/g,
  label: /(?<![&/#a-z0-9])#([^\s#!*,;。、]+)(?:#(?=$|\s))?/g,
} as const;

/** Names and values of the line that holds a task's fields in an exported outline. The first name is the written one. */
export const NOTE_NAMES = {
  due: ['截止', '截止日期', '截止时间', '到期'],
  repeat: ['重复'],
  status: ['状态'],
  priority: ['优先级'],
  milestone: ['里程碑'],
  labels: ['标签'],
  focus: ['专注'],
} as const;

/** A focus time as `focusDuration` writes it. */
export const WRITTEN_FOCUS = /^(?=\d)(?:\d{1,15} 小时)?(?: ?\d{1,2} 分钟?)?$/;

/** Brackets in a folded line, and the marks between the fields in them. */
export const BRACKETED = /[([【]([^()[\]【】]{1,120})[)\]】]/g;
export const NOTE_PARTS = /[,;]|、(?=[^:、]{1,6}:)/;
/** Opening and closing brackets, and the marks beside a date in brackets. */
export const BRACKETS = { open: '([【「', close: ')]】」', separators: ',;、' } as const;

/** `name：value；name：value`, labels between `、`. */
export const NOTE_MARKS = { value: /[:：]/, part: '；;', label: '、' } as const;

/** A whole date, as exports and models write it: year, month, day, hour, minutes, zone. */
export const WRITTEN_DATE =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]{1,3}(\d{1,2})[:：](\d{2})(?::\d{2}(?:\.\d{1,9})?)?\s?(Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT)?)?$/i;
/** Words around a date that a field holds: 截止 2026-09-10 前. */
export const AROUND_DATE =
  /^(?:截止(?:日期|时间)?|截至|到期|最迟|before|by|due|on)?[\s:：]*$|^(?:之?前|以前|截止|完成|[\s.。,，()（）])*$/i;
export const COMPACT_DATE = /^((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/;
/** A month and a day with a mark that may mean something else in a sentence: 09-10, 9.10. */
export const SHORT_DATE = /(?<![\d./-])(\d{1,2})[-.](\d{1,2})(?![\d./-])/g;
/** A year of four digits: the date depends on no other day. */
export const WRITTEN_YEAR = /(?:^|\D)(?:19|20)\d{2}[-/.年]/;

/** A number, alone or with the word that it counts: 1、第二周、Day 3. */
export const ORDINAL =
  /^(?:[\d#.、()（）\s]+|[一二三四五六七八九十]{1,3}|第\s?[\d一二三四五六七八九十百]+\s?[步天日周章节月阶段个]*|(?:阶段|步骤|任务)\s?[\d一二三四五六七八九十]+|(?:step|task|item|day|week|phase|stage|month|no\.?)[\s_-]?\d+)$/i;
/** Names of fields that hold no title and no tasks. Names that end with an id do neither. */
export const OTHER_FIELDS: readonly string[] = [
  ...['type', 'kind', 'color', 'icon', 'url', 'link', 'href', 'owner', 'assignee', 'duration', 'estimate', 'effort'],
  ...['role', 'category', 'level', 'version', 'author', 'language', 'format', 'startdate', 'start', 'begin', 'hours'],
  ...['estimatedtime', 'estimatedhours', 'frequency', 'weekday', 'createdat', 'updatedat', 'dependencies', 'dependson'],
  ...['prerequisites', 'resources', 'references', 'links', 'attachments', 'comments', 'assignees', 'metadata', 'meta'],
  ...['model', 'lang', 'project', 'difficulty', 'location', 'tools', 'reason', 'rationale', 'tips', 'projectid'],
  ...[
    'deliverables',
    'deliverable',
    'outcomes',
    'outputs',
    'inputs',
    'skills',
    'materials',
    'equipment',
    'requirements',
  ],
  ...['criteria', 'acceptancecriteria', 'successcriteria', 'metrics', 'risks', 'challenges', 'benefits', 'keywords'],
  ...[
    'participants',
    'members',
    'team',
    'owners',
    'people',
    'repeat',
    'times',
    'dates',
    'options',
    'examples',
    'history',
    'weekdays',
    'images',
    'files',
    'sources',
    'blockedby',
    'blocks',
    'warnings',
  ],
  ...'类型,颜色,负责人,时长,预计时间,开始时间,开始日期,分类,依赖,依赖项,前置任务,资源,参考,参考资料,地点,频率,工具,交付物'.split(
    ',',
  ),
  ...'产出,成果,技能,材料,标准,验收标准,风险,关键词,参与者,参与人,成员,人员,提示,建议,注意事项,要求,附件,链接,来源'.split(
    ',',
  ),
];
/** How names end that a model makes up for sub-tasks. */
export const CHILD_NAME =
  /(?:tasks?|steps|items|actions|plan|list|activities|todos|任务|安排|步骤|清单|计划|列表|事项|行动)$/;
/** Names of a description that hold tasks where their value is a list. */
export const LISTED_FIELDS: readonly string[] = ['content', 'contents', 'detail', 'details', '内容', '细节', '详情'];
export const ID_FIELD = /(?:ids?|index|order|number|no|编号|序号|顺序)$/;
/** Names of fields that count, and the title that a number gives. */
export const COUNTED_FIELDS: ReadonlyMap<string, (number: string) => string> = new Map([
  ['week', (number: string) => `第 ${number} 周`],
  ['weeknumber', (number: string) => `第 ${number} 周`],
  ['day', (number: string) => `第 ${number} 天`],
  ['daynumber', (number: string) => `第 ${number} 天`],
  ['month', (number: string) => `第 ${number} 个月`],
  ['phase', (number: string) => `阶段 ${number}`],
  ['stage', (number: string) => `阶段 ${number}`],
  ['step', (number: string) => `第 ${number} 步`],
  ['周', (number: string) => `第 ${number} 周`],
  ['天', (number: string) => `第 ${number} 天`],
  ['阶段', (number: string) => `阶段 ${number}`],
  ['步骤', (number: string) => `第 ${number} 步`],
]);

/** Choices as people, models and this program write them. Compared in lower case. */
export const STATUS_WORDS: ReadonlyMap<string, TaskStatus> = new Map<string, TaskStatus>([
  ...['待办', '未开始', '未完成', 'todo', 'to do', 'pending'].map((word) => [word, 'todo'] as const),
  ...['进行中', 'in_progress', 'in progress', 'doing'].map((word) => [word, 'in_progress'] as const),
  ...['已完成', '完成', 'completed', 'done'].map((word) => [word, 'completed'] as const),
]);
export const PRIORITY_WORDS: ReadonlyMap<string, Priority> = new Map<string, Priority>([
  ...['低', '低优先级', 'low', 'p3', 'p4'].map((word) => [word, 'low'] as const),
  ...['中', '中等', '普通', '一般', '中优先级', 'medium', 'normal', 'mid', 'p2'].map(
    (word) => [word, 'medium'] as const,
  ),
  ...['高', '重要', '高优先级', 'high', 'p1'].map((word) => [word, 'high'] as const),
  ...['紧急', '最高', '非常高', '关键', 'critical', 'urgent', 'highest', 'p0'].map(
    (word) => [word, 'critical'] as const,
  ),
]);
export const MILESTONE_WORDS: ReadonlyMap<string, MilestoneType> = new Map<string, MilestoneType>([
  ...['关键', 'key', 'major'].map((word) => [word, 'key'] as const),
  ...['常规', '普通', 'regular', 'normal'].map((word) => [word, 'regular'] as const),
  ...['次要', 'minor'].map((word) => [word, 'minor'] as const),
]);

/** Names of fields in the JSON of a model's answer, compared in lower case and without `_`, `-` and spaces. */
export const ANSWER_FIELDS = {
  title: [
    'title',
    'name',
    'task',
    'taskname',
    'tasktitle',
    'text',
    'goal',
    'step',
    'label',
    'subject',
    'todo',
    'phase',
    'action',
    'activity',
    'instruction',
    'objective',
    'focus',
    'theme',
    'topic',
  ].concat([
    '标题',
    '名称',
    '任务',
    '任务名',
    '任务名称',
    '任务标题',
    '步骤',
    '步骤名称',
    '阶段',
    '阶段名称',
    '事项',
    '目标',
    '子任务',
    '行动',
    '重点',
    '主题',
  ]),
  description: ['description', 'desc', 'detail', 'details', 'note', 'notes', 'content', 'body', 'explanation'].concat([
    '描述',
    '任务描述',
    '说明',
    '详情',
    '详细说明',
    '备注',
    '内容',
    '细节',
  ]),
  summary: ['summary', '摘要', '总结', '概要'],
  children: [
    'children',
    'subtasks',
    'subtask',
    'subitems',
    'substeps',
    'childtasks',
    'steps',
    'tasks',
    'items',
    'todos',
    'weeks',
    'days',
    'months',
    'sections',
    'modules',
  ].concat([
    'actions',
    'activities',
    '每周',
    '每天',
    '子任务',
    '子任务列表',
    '子步骤',
    '步骤',
    '任务',
    '任务列表',
    '子项',
    '行动',
    '具体任务',
  ]),
  priority: ['priority', 'importance', 'urgency', '优先级', '重要程度', '紧急程度'],
  status: ['status', 'state', '状态'],
  done: ['done', 'completed', 'checked', 'iscompleted', '已完成', '完成', '是否完成', '完成情况'],
  due: [
    'duedate',
    'due',
    'deadline',
    'date',
    'enddate',
    '截止',
    '截止日期',
    '截止时间',
    '到期',
    '到期日',
    '日期',
    '完成日期',
    '完成时间',
    '结束日期',
    '结束时间',
    '截止日',
    'ddl',
  ],
  dueTime: ['duetime', 'time', '时间'],
  labels: ['labels', 'tags', 'tag', '标签'],
  milestone: ['milestonetype', 'milestone', '里程碑', '里程碑类型'],
  /** Hold the tasks of a whole plan. */
  list: [
    'todo',
    'tasks',
    'tasklist',
    'items',
    'plan',
    'plans',
    'todos',
    'todolist',
    'list',
    'data',
    'result',
    'results',
    'phases',
  ]
    .concat(['weeks', 'days', 'months', 'sections', 'modules', 'sprints', 'schedule', 'roadmap', 'timeline'])
    .concat(['周计划', '日计划', '安排', '日程', '步骤列表'])
    .concat(['stages', 'milestones', 'outline', 'nextsteps', 'answer', 'response', 'output'])
    .concat(['任务列表', '任务清单', '任务', '计划', '阶段', '里程碑', '清单', '列表', '下一步', '结果', '数据']),
} as const;

/** Beginnings of JSON in a text: a bracket and a quoted name, a text, or a name with a colon. */
export const JSON_START =
  /[{[]\s{0,200}(?:["'\u201c\u2018]|[{[]\s{0,200}["'{\u201c]|(?<=\{\s{0,200})(?:[a-z_]{1,30}|\p{Script=Han}{1,10})\s{0,5}[:：])/giu;

/** Words in bold at the beginning of an item, and what follows them: **买材料**：去市场. */
export const BOLD_LEAD = /^\*\*([^*]{1,200}?)([:：]?)\*\*\s{0,5}([:：]|[-–—]{1,2}\s)?\s{0,5}/;
/** What a model says at the end of its answer. */
export const FAREWELL =
  /^(?:希望|祝(?:你|您)|以上(?:就是|是|为|计划|内容)|如(?:果|需|有)|需要我|加油|有(?:任何|什么|其他)|let me know|hope|good luck|feel free)/i;
/** A line in bold stands for a heading. */
export const BOLD_HEADING = /^\*\*([^*]{1,200}?)[:：]?\*\*\s{0,5}[:：]?$/;
/** Between labels in one text. */
export const LABEL_SEPARATOR = /[,，、;；]/;
