import { describe, expect, it } from 'vitest';
import { draftsFromMarkdown, findJson } from '../../../../src/features/inspiration/text/parse-answer.ts';
import { HUGE_TEXTS, toTree } from './a-tree.ts';

const read = (...lines: string[]) => toTree(draftsFromMarkdown(lines.join('\n')).drafts);

describe('the JSON of an answer', () => {
  it.each<[string, string, string | null]>([
    ['a marked code block', '好的：\n```json\n{"a": [1]}\n```\n以上。', '{"a": [1]}'],
    ['the marked one of two blocks', '```\n["x"]\n```\n```JSON\n["a"]\n```', '["a"]'],
    ['a block without a language', '结果\n~~~\n["a", "b"]\n~~~', '["a", "b"]'],
    ['a block without an end', '```json\n[{"title": "a"', '[{"title": "a"'],
    ['the words of a sentence', '任务是 {"tasks": ["}"]} ，请看。', '{"tasks": ["}"]}'],
    ['the longer one of two', '{"a":1} 或 [{"title":"x"}]', '[{"title":"x"}]'],
    ['names without quotes', '{标题：写书，子任务：[一]}', '{标题：写书，子任务：[一]}'],
    ['names in curly quotes', '{“title”：“a”}', '{“title”：“a”}'],
    ['an answer that breaks off', '好：[{"title":"x","sub":["a"', '[{"title":"x","sub":["a"'],
    ['a quote that is never closed', '{"title": "a} 以上', '{"title": "a}'],
    ['a check list', '- [ ] 甲\n- [x] 乙', null],
    ['links and placeholders', '见 [文档](https://example.com)，填 {name}', null],
    ['an empty text', '', null],
  ])('is found in %s', (_case, text, json) => {
    expect(findJson(text)).toBe(json);
  });

  it.each(HUGE_TEXTS)('is searched in a megabyte of %s', (_name, text) => {
    expect(findJson(text)?.length ?? 0).toBeLessThanOrEqual(text.length);
  });
});

describe('the Markdown of an answer', () => {
  it.each<[what: string, lines: readonly string[], tree: readonly string[]]>([
    ['thoughts', ['<think>', '- 想法', '</think>', '- A', '- B'], ['A', 'B']],
    ['thoughts without their beginning', ['- 想法', '</think>', '- A'], ['A']],
    ['reasoning in capitals', ['<Thinking>1. x</Thinking>', '1. A'], ['A']],
    [
      'sections with a colon',
      ['第一周：', '- A', '- B', '', '第二周：', '- C'],
      ['第一周', '  A', '  B', '第二周', '  C'],
    ],
    [
      'sections with a number and a title',
      ['阶段一：准备', '1. A', '2. B', '', '阶段二：实施', '1. C'],
      ['阶段一：准备', '  A', '  B', '阶段二：实施', '  C'],
    ],
    ['days without a list', ['好的！', '', '第1天：跑步', '第2天：游泳'], ['第1天：跑步', '第2天：游泳']],
    ['a farewell directly below', ['- A', '- B', '希望对你有帮助！', '', '如果需要调整，请告诉我。'], ['A', 'B']],
    ['capital letters', ['A. 调研', 'B. 开发'], ['调研', '开发']],
    ['check boxes without blanks', ['- [ ]A', '-[ ]B'], ['A', 'B']],
    ['named sections with a colon', ['准备:', '1. A', '', '执行:', '1. B'], ['准备', '  A', '执行', '  B']],
    ['an introduction with a colon', ['以下是计划：', '- A', '', '提示：', '- B'], ['A', 'B']],
    ['a section of prose', ['## 一', '- A', '', '## 注意', '不要忘记。', '', '多喝水。'], ['A']],
    ['a table', ['| # | 任务 | 负责 |', '|---|:--:|---|', '| 1 | 调研 | 我 |', '| 2 | 写\\|读 | |'], ['调研', '写|读']],
    ['letters', ['1. A', '2. B', '  a. C', '  b. D'], ['A', 'B', '  C', '  D']],
    ['sections in brackets', ['【第一周】', '- A', '【第二周】准备', '- B'], ['第一周', '  A', '第二周 准备', '  B']],
    ['sections in other brackets', ['《上午》', '- A', '《下午》', '- B'], ['上午', '  A', '下午', '  B']],
    [
      'counted sections without a colon',
      ['第一阶段（1-2周）', '- A', '第二阶段（3-4周）', '- B'],
      ['第一阶段（1-2周）', '  A', '第二阶段（3-4周）', '  B'],
    ],
    [
      'counted sections with a title',
      ['阶段一 准备', '1. A', '阶段二 执行', '1. B'],
      ['阶段一 准备', '  A', '阶段二 执行', '  B'],
    ],
    ['counted sections in English', ['Day 1 - Run', '- A', 'Day 2', '- B'], ['Day 1 - Run', '  A', 'Day 2', '  B']],
    ['sections with an emoji', ['🎯 第一周', '- A', '🚀 冲刺', '- B'], ['🎯 第一周', '  A', '🚀 冲刺', '  B']],
    [
      'counted sections, partly in bold',
      ['**第1周：** 基础', '- A', '**第2周：** 进阶', '- B'],
      ['第1周： 基础', '  A', '第2周： 进阶', '  B'],
    ],
    ['sections between stars', ['★ 上午 ★', '- A', '★ 下午 ★', '- B'], ['★ 上午 ★', '  A', '★ 下午 ★', '  B']],
    ['short lines apart', ['准备阶段', '- A', '', '执行阶段', '- B'], ['准备阶段', '  A', '执行阶段', '  B']],
    [
      'sections below headings',
      ['### 第一周', '【上午】', '- A', '【下午】', '- B', '### 第二周', '- C'],
      ['第一周', '  上午', '    A', '  下午', '    B', '第二周', '  C'],
    ],
    [
      'words below a section',
      ['【第一周】', '打基础。', '- A', '【第二周】', '- B'],
      ['第一周', '  A', '第二周', '  B'],
    ],
    ['one section over everything', ['好的！', '', '【计划】', '- A', '- B'], ['A', 'B']],
    ['a hint between items', ['- A', '💡 每天坚持', '- B'], ['A', 'B']],
    ['a quotation in front', ['> 引用', '> - 引', '', '- A'], ['A']],
    ['a quotation under the title', ['# 计划', '> 引', '', '## 一', '- A', '## 二', '- B'], ['一', '  A', '二', '  B']],
    ['everything in a quotation', ['> 好的：', '> - A', '> - B'], ['A', 'B']],
    [
      'a table of phases',
      ['| 阶段 | 任务 |', '|---|---|', '| 一 | A |', '| 一 | B |', '| 二 | C |'],
      ['一', '  A', '  B', '二', '  C'],
    ],
    [
      'a table of weeks with several tasks',
      ['| 周次 | 内容 |', '|-|-|', '| 第1周 | A<br>B |', '| 第2周 | C |'],
      ['第1周', '  A', '  B', '第2周', '  C'],
    ],
    ['a table of one task a phase', ['| 阶段 | 任务 |', '|---|---|', '| 一 | A |', '| 二 | B |'], ['A', 'B']],
    ['a table without known columns', ['| 甲 | 乙 |', '|---|---|', '| A | x |', '| B | y |'], ['A', 'B']],
    ['a table whose first column is no title', ['| 负责人 | 工作内容 |', '|---|---|', '| 张三 | A |'], ['A']],
    ['a table of dates', ['| 日期 | 任务 |', '|---|---|', '| 2026-09-10 | A |', '| 2026-09-10 | B |'], ['A', 'B']],
  ])('is read with %s', (_what, lines, tree) => {
    expect(read(...lines)).toEqual(tree);
  });

  it('takes due dates and other columns from a table', () => {
    const text = '| 任务 | 截止 | 工具 |\n|---|---|---|\n| 调研 | 2026-09-10 | 笔记本 |';
    expect(draftsFromMarkdown(text).drafts).toEqual([
      { title: '调研', description: '工具：笔记本', due_date: '2026-09-10' },
    ]);
  });

  it('takes a number, a person and dates without a year from a table', () => {
    const rows = ['| 1 | 调研 | 张三 | 9月10日 |', '| 2 | 写代码 | 李四 | 2026/9/30 |', '| 3 | 上线 | - | 待定 |'];
    const text = ['| 序号 | 任务 | 负责人 | 截止日期 |', '| :-- | --- | --- | :-: |', ...rows].join('\n');
    expect(draftsFromMarkdown(text, new Date(2026, 8, 2, 10)).drafts).toEqual([
      { title: '调研', description: '负责人：张三', due_date: '2026-09-10' },
      { title: '写代码', description: '负责人：李四', due_date: '2026-09-30' },
      { title: '上线', description: '截止日期：待定' },
    ]);
  });

  it.each([
    ['状态', '✅ 已完成', { status: 'completed' }],
    ['状态', '🔄 进行中', { status: 'in_progress' }],
    ['Status', 'Done', { status: 'completed' }],
    ['完成', '✓', { status: 'completed' }],
    ['是否完成', '否', { status: 'todo' }],
    ['优先级', '🔴 高', { priority: 'high' }],
    ['Priority', 'P0', { priority: 'critical' }],
    ['标签', '#工作，#学习', { labels: ['工作', '学习'] }],
    ['备注', '快', { description: '备注：快' }],
    ['优先级', '看情况', { description: '优先级：看情况' }],
    ['备注', '-', {}],
  ])('takes the column %s with %s from a table', (name, cell, fields) => {
    const text = `| 任务 | ${name} |\n|---|---|\n| A | ${cell} |`;
    expect(draftsFromMarkdown(text).drafts).toEqual([{ title: 'A', ...fields }]);
  });

  it('loses the prose around its list', () => {
    expect(read('好的，以下是任务：', '', '- a', '  - b', '- c', '', '希望对你有帮助！')).toEqual(['a', '  b', 'c']);
  });

  it('loses the one heading over everything, and sections without tasks', () => {
    const lines = ['# 学习计划', '', '以下是安排。', '## 第一周', '- a', '## 第二周', '- b', '## 说明', '祝顺利！'];
    expect(read(...lines)).toEqual(['第一周', '  a', '第二周', '  b']);
  });

  it('may have lines in bold for headings', () => {
    expect(read('**阶段一：准备**', '- a', '', '**阶段二**：', '1. b')).toEqual([
      '阶段一：准备',
      '  a',
      '阶段二',
      '  b',
    ]);
  });

  it('describes tasks behind a bold beginning, and below them', () => {
    const { drafts } = draftsFromMarkdown(
      '1. **买书**：去书店\n2. **看书** 每天\n每天三十页\n3. `npm` **装好**\n\n就这些。',
    );
    expect(drafts).toEqual([
      { title: '买书', description: '去书店' },
      { title: '看书 每天', description: '每天三十页' },
      { title: 'npm 装好' },
    ]);
  });

  it('sets fields, also without indentation', () => {
    expect(draftsFromMarkdown('- [ ] 甲\n截止日期：2026-12-1；优先级：紧急\n- 乙').drafts).toEqual([
      { title: '甲', status: 'todo', due_date: '2026-12-01', priority: 'critical' },
      { title: '乙' },
    ]);
  });

  it('may stand in code blocks', () => {
    expect(read('如下：', '- 不是任务', '```markdown', '- a', '```', '再如：', '```', '- b', '```')).toEqual([
      'a',
      'b',
    ]);
  });

  it('may be of headings only', () => {
    expect(draftsFromMarkdown('前言\n## 一\n内容\n## 二').drafts).toEqual([
      { title: '一', description: '内容' },
      { title: '二' },
    ]);
  });

  it('holds no task where it is only prose', () => {
    expect(draftsFromMarkdown('这个目标很好。\n继续加油。')).toEqual({ drafts: [], count: 0, left: 0 });
  });

  it.each(HUGE_TEXTS)('is read from a megabyte of %s', (_name, text) => {
    expect(draftsFromMarkdown(text).count).toBeLessThanOrEqual(2000);
  });
});
