/** Words for a field that two tabs have changed. */
export const copy = {
  title: '同一处在另一个标签页里也改了',
  line: (current: string, own: string) => `另一处：${current}。这里：${own}。`,
  separator: ' ',
  field: (name: string, value: string) => `${name}「${value}」`,
  list: (items: readonly unknown[]) => items.join('、'),
  none: '（空）',
  own: '用这里的',
  others: '用另一处的',
  back: '继续编辑',
  fields: {
    title: '标题',
    content: '描述',
    description: '描述',
    summary: '总结',
    status: '状态',
    priority: '优先级',
    milestone_type: '里程碑',
    due_date: '截止日期',
    due_time: '时间',
    labels: '标签',
  } as Readonly<Record<string, string>>,
} as const;
