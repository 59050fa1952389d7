/** Parts of the text summary (doc 3 §7). */
export const summaryTemplate = {
  title: (title: string) => `目标：${title}`,
  allTitle: (inspirations: number) => `目标规划摘要（共 ${inspirations} 个目标）`,
  exportedOn: (date: string) => `导出日期：${date}`,
  status: (name: string) => `状态：${name}`,
  createdOn: (date: string) => `创建日期：${date}`,
  content: '内容：',
  rate: (percent: number, completed: number, total: number) =>
    `完成率：${percent}%（已完成 ${completed} / ${total} 个任务）`,
  counts: (inProgress: number, todo: number) => `进行中：${inProgress} 个，待办：${todo} 个`,
  tasks: '任务：',
  noTasks: '还没有任务。',
  /** `note` may be empty. */
  task: (number: string, status: string, title: string, note: string) =>
    `${number} [${status}] ${title}${note === '' ? '' : `（${note}）`}`,
  taskSummary: (text: string) => `摘要：${text}`,
  taskDescription: (text: string) => `说明：${text}`,
  rule: '─'.repeat(24),
} as const;

/** Asks a model for the next steps, in a form that the answer dialog reads back. The example is one such answer. */
export const answerExample = `- [ ] 已有任务的标题
  - [ ] 新的子任务
    用一句话说明怎样算完成
    截止：2026-12-31；优先级：高
- [ ] 新的任务`;

export const promptTemplate = `给 AI 的提示：
请先读完上面的目标，指出最值得先做的事，再把还缺的任务和下一步的子任务补全。
请只用 Markdown 清单回答，前后不写其他文字：
1. 每个任务一行，写成“- [ ] 标题”，子任务比上一级多缩进两个空格；
2. 要在已有任务下补充时，照抄它的标题，不写编号和状态；
3. 需要说明时，在任务下面另起一行并缩进；
4. 日期和优先级另起一行并缩进，写成“截止：年-月-日；优先级：低/中/高/紧急”，没有就不写。
例如：
\`\`\`markdown
${answerExample}
\`\`\``;

/** Parts of a calendar file. */
export const calendarTemplate = {
  name: (title: string) => `${title} · 目标规划`,
  allName: '目标规划',
  completed: (title: string) => `✓ ${title}`,
  inspiration: (title: string) => `目标：${title}`,
} as const;

/** Names of exported files of all inspirations. */
export const allInspirationsName = '目标规划';
