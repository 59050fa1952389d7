import { describe, expect, it } from 'vitest';
import { draftsFromMarkdown } from '../../../../src/features/inspiration/text/parse-answer.ts';
import { formatSummaries, formatSummary } from '../../../../src/features/inspiration/text/summary-text.ts';
import { answerExample, promptTemplate, summaryTemplate } from '../../../../src/features/inspiration/text/templates.ts';
import { inspirationWith, NOW } from './inspiration-with.ts';

const inspiration = inspirationWith(
  [
    {
      title: '学会换气',
      status: 'completed',
      summary: '鼻子吐气',
      description: '先在岸上\n再下水',
      children: [
        {
          title: '憋气',
          status: 'in_progress',
          priority: 'high',
          due_date: '2026-12-01',
          children: [{ title: '30 秒' }],
        },
      ],
    },
    { title: '买\n泳镜', status: 'x' },
  ],
  { content: '一年内', task_count: 99, completed_task_count: 98 },
);

describe('the text summary of an inspiration', () => {
  it('holds rate, counts, numbered tasks and the prompt', () => {
    expect(formatSummary(inspiration, NOW)).toBe(
      `${[
        '目标：学会游泳',
        '导出日期：2026-11-25',
        '状态：进行中',
        '创建日期：2026-11-25',
        '完成率：25%（已完成 1 / 4 个任务）',
        '进行中：1 个，待办：2 个',
        '',
        '内容：',
        '一年内',
        '',
        '任务：',
        '1. [已完成] 学会换气',
        '   摘要：鼻子吐气',
        '   说明：先在岸上',
        '   再下水',
        '  1.1 [进行中] 憋气（截止：2026-12-01；优先级：高）',
        '    1.1.1 [待办] 30 秒',
        '2. [未知] 买 泳镜',
        '',
        summaryTemplate.rule,
        promptTemplate,
      ].join('\n')}\n`,
    );
  });

  it('names the focus time of a task', () => {
    const { tasks, ...rest } = inspirationWith([{ title: 'a' }]);
    const focused = tasks.map((task) => ({ ...task, focus_ms: 7_200_000 }));
    expect(formatSummary({ ...rest, tasks: focused }, NOW)).toContain('1. [待办] a（专注：2 小时）\n');
  });

  it('works without tasks, content and known status', () => {
    const text = formatSummary(inspirationWith([], { title: '', status: 'paused' }), NOW);
    expect(text).toContain('目标：未命名\n导出日期：2026-11-25\n状态：未知\n');
    expect(text).toContain('完成率：0%（已完成 0 / 0 个任务）');
    expect(text).toContain(summaryTemplate.noTasks);
  });

  it('counts several inspirations and asks once', () => {
    const text = formatSummaries([inspiration, inspirationWith([{ title: 'a' }], { title: '第二' })], NOW);
    expect(text.split('\n')[0]).toBe('目标规划摘要（共 2 个目标）');
    expect(text.split('目标：')).toHaveLength(3);
    expect(text.split(promptTemplate)).toHaveLength(2);
  });
});

describe('the answer that the prompt asks for', () => {
  const tasks = [
    {
      title: '已有任务的标题',
      status: 'todo',
      children: [
        {
          title: '新的子任务',
          status: 'todo',
          description: '用一句话说明怎样算完成',
          due_date: '2026-12-31',
          priority: 'high',
        },
      ],
    },
    { title: '新的任务', status: 'todo' },
  ];

  it.each([
    ['alone', answerExample],
    ['in a code block', `好的：\n\`\`\`markdown\n${answerExample}\n\`\`\`\n以上。`],
    ['inside the summary', formatSummary(inspiration, NOW)],
  ])('is read back %s', (_case, text) => {
    expect(draftsFromMarkdown(text)).toEqual({ drafts: tasks, count: 3, left: 0 });
  });
});
