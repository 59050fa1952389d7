import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftsFromJson } from '../../../../src/features/inspiration/text/answer-json.ts';
import { toTree } from './a-tree.ts';

describe('tasks in JSON', () => {
  it.each<[string, unknown, string[]]>([
    ['a list of texts', ['a', '1. b', '- [x] c'], ['a', 'b', 'c (completed)']],
    ['a list in an object', { tasks: [{ title: 'a' }, { name: 'b' }] }, ['a', 'b']],
    ['a list in two objects', { data: { items: [{ task: 'a' }] } }, ['a']],
    ['a plan with a title', { title: '计划', description: 'x', tasks: ['a'] }, ['a']],
    ['one task', { title: 'a', subtasks: ['b'] }, ['a', '  b']],
    [
      'children of all names',
      [{ title: 'a', children: ['b'], sub_tasks: ['c'], steps: [{ step: 'd' }] }],
      ['a', '  b', '  c', '  d'],
    ],
    ['Chinese names', { 任务列表: [{ 标题: '甲', 子任务: [{ 名称: '乙', 步骤: ['丙'] }] }] }, ['甲', '  乙', '    丙']],
    [
      'titles as names',
      { 阶段一: ['a', { title: 'b' }], 阶段二: { c: ['d'] }, 说明: '略' },
      ['阶段一', '  a', '  b', '阶段二', '  c', '    d'],
    ],
    [
      'phases with tasks',
      {
        phases: [
          { phase: '一', tasks: ['a'] },
          { phase: '二', items: ['b'] },
        ],
      },
      ['一', '  a', '二', '  b'],
    ],
    ['lists in lists', [[['a']], [], ['b']], ['a', 'b']],
    ['one text', 'a', ['a']],
    ['names in capitals', { Tasks: [{ Title: 'a', 'Sub Tasks': ['b'] }] }, ['a', '  b']],
    ['blank titles', [{ title: ' ', children: ['a'] }, '', null, {}], ['a']],
    ['no list', null, []],
  ])('are read from %s', (_case, value, tree) => {
    expect(toTree(draftsFromJson(value).drafts)).toEqual(tree);
  });

  it('have all fields of a task', () => {
    const task = {
      title: '**交周报**：写完再交',
      summary: '每周一次',
      priority: 'High',
      status: 'In Progress',
      deadline: '2026-12-01T15:00:00Z',
      tags: ['工作', '#工作', ' '],
      milestone: 'key',
    };
    expect(draftsFromJson([task]).drafts).toEqual([
      {
        title: '交周报',
        description: '写完再交',
        summary: '每周一次',
        priority: 'high',
        status: 'in_progress',
        due_date: '2026-12-01',
        due_time: '15:00',
        labels: ['工作'],
        milestone_type: 'key',
      },
    ]);
  });

  it('have the fields of Chinese names', () => {
    const task = {
      任务名称: '甲',
      描述: '乙',
      优先级: '高优先级',
      截止日期: '2026年12月1日',
      标签: '工作、学习',
      状态: '已完成',
    };
    expect(draftsFromJson([task]).drafts).toEqual([
      {
        title: '甲',
        description: '乙',
        priority: 'high',
        status: 'completed',
        due_date: '2026-12-01',
        labels: ['工作', '学习'],
      },
    ]);
  });

  it.each([
    [{ title: 'a', priority: 'soon', status: 7, due: '明天', tags: {}, done: false }],
    [{ title: 'a', description: null, priority: 1, date: '2026-02-30' }],
  ])('leave out values without meaning: %j', (task) => {
    expect(draftsFromJson([task]).drafts).toEqual([{ title: 'a' }]);
  });

  it('beyond 2,000 are counted', () => {
    const tasks = Array.from({ length: 2010 }, (_, index) => ({ title: `${index}` }));
    const { drafts, count, left } = draftsFromJson({ tasks });
    expect([drafts.length, count, left]).toEqual([2000, 2000, 10]);
  });

  it('end at level 20, and deep nesting breaks nothing', () => {
    let value: unknown = { title: 'x' };
    for (let level = 0; level < 5000; level++) value = { title: 'x', children: [value] };
    const { drafts, count, left } = draftsFromJson(value);
    expect([toTree(drafts).at(-1), count > 20, left]).toEqual([`${'  '.repeat(19)}x`, true, 1]);
  });

  it('are read from any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const { drafts, count } = draftsFromJson(value);
        expect(toTree(drafts)).toHaveLength(count);
        expect(toTree(drafts).every((line) => line.trim() !== '')).toBe(true);
      }),
    );
  });
});
