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
    [
      'actions behind numbers',
      {
        steps: [
          { step: 1, action: '调研' },
          { step: '2', action: '立项' },
        ],
      },
      ['调研', '立项'],
    ],
    [
      'texts of unknown names beside ids',
      [
        { task_id: 'T-1', dependent_task_ids: ['T-0'], request: '收集文章', owner: '张三的小组' },
        { task_id: 'T-2', dependent_task_ids: [], request: '去重', level: 'easy' },
      ],
      ['收集文章', '去重'],
    ],
    [
      'contents with labels',
      [
        { content: '写报告', tags: ['a'], order: 1 },
        { content: '买菜', tags: [] },
      ],
      ['写报告', '买菜'],
    ],
    [
      'weeks of a plan',
      {
        goal: '减肥',
        duration: '4 周',
        weeks: [
          { week: 1, focus: '基础', tasks: ['跑步'] },
          { week: 2, tasks: ['长跑'] },
        ],
      },
      ['基础', '  跑步', '第 2 周', '  长跑'],
    ],
    [
      'days of a plan under a name of the model',
      { 目标: '备考', 日程: [{ day: '第1天', topic: '语法', activities: ['看书'] }] },
      ['语法', '  看书'],
    ],
    ['weeks by name', { 第一周: { focus: '基础', tasks: ['跑步'] }, 水平: '初级' }, ['第一周', '  跑步', '水平']],
    [
      'fields of a plan beside its list',
      { name: 'x', version: 2, difficulty: '易', tasks: [{ title: 'a', id: 7 }] },
      ['a'],
    ],
    ['texts by number', { 1: '调研', step2: '立项' }, ['调研', '立项']],
    ['tasks by number', { task_1: { title: '调研', id: 3 }, task_2: { action: '立项' } }, ['调研', '立项']],
    ['lists of one name each', [{ 周一: '跑步' }, { 周二: '游泳' }], ['周一', '周二']],
    ['one field each', [{ action: '调研' }, { action: '立项' }], ['调研', '立项']],
    [
      'sub-tasks of an unknown name',
      [{ title: 'a', checklist: [{ entry: 'b', id: 1 }], resources: [{ name: '书' }] }],
      ['a', '  b'],
    ],
    ['numbers', [1, '2', 'a', { step: 3 }], ['a']],
    ['a title that is a number', [{ title: '2024' }, { title: 7 }], ['2024', '7']],
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

  it.each([
    ['2026年9月10日18:00', '2026-09-10', '18:00'],
    ['2026年9月10日 下午3点', '2026-09-10', '15:00'],
    ['2026-09-10（周四）', '2026-09-10', undefined],
    ['2026/9/10 (星期四) 09:30', '2026-09-10', '09:30'],
    ['2026-09-10前', '2026-09-10', undefined],
    ['截止：2026年9月10日', '2026-09-10', undefined],
    ['2026.9.10 18:00:00', '2026-09-10', '18:00'],
  ])('have the due date that a model writes as %s', (due, due_date, due_time) => {
    expect(draftsFromJson([{ title: 'a', due }]).drafts).toEqual([
      { title: 'a', due_date, ...(due_time !== undefined && { due_time }) },
    ]);
  });

  it.each([
    '2026-09-10T23:30:00+08:00',
    '2026-09-10T16:30:00Z',
    '2026-01-01T00:15:30.123-0500',
    '2026-09-10 18:00 UTC',
    '2026-09-10T18:00+09',
  ])('have the local time of the moment %s', (due) => {
    const iso = due
      .replace(' UTC', 'Z')
      .replace(' ', 'T')
      .replace('-0500', '-05:00')
      .replace('+09', '+09:00')
      .replace(/:00:00$/, ':00');
    const at = new Date(iso);
    const pad = (value: number) => String(value).padStart(2, '0');
    expect(draftsFromJson([{ title: 'a', due }]).drafts).toEqual([
      {
        title: 'a',
        due_date: `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`,
        due_time: `${pad(at.getHours())}:${pad(at.getMinutes())}`,
      },
    ]);
  });

  it.each<[answer: unknown, expected: unknown]>([
    [{ todo: [{ text: '跑步', done: true }] }, [{ title: '跑步', status: 'completed' }]],
    [{ step: ['调研', '立项'] }, [{ title: '调研' }, { title: '立项' }]],
    [[{ summary: '写报告', priority: 'high' }], [{ title: '写报告', summary: '写报告', priority: 'high' }]],
    [[{ 步骤: '一', 内容: '买菜' }], [{ title: '买菜' }]],
    [
      { milestones: [{ milestone: '上线', tasks: [{ description: '测试' }] }] },
      [{ title: '上线', children: [{ title: '测试' }] }],
    ],
  ])('have their title in a field of another name: %j', (answer, expected) => {
    expect(draftsFromJson(answer).drafts).toEqual(expected);
  });

  it.each([
    ['9月10日', '2026-09-10', undefined],
    ['09-10', '2026-09-10', undefined],
    ['9/10', '2026-09-10', undefined],
    ['9.10', '2026-09-10', undefined],
    ['8月1日', '2027-08-01', undefined],
    ['09-10 18:00', '2026-09-10', '18:00'],
    ['截止9月10日前', '2026-09-10', undefined],
    ['9月10日（周四）', '2026-09-10', undefined],
    ['9月1日-9月10日', '2026-09-10', undefined],
    ['9月5日至10日', '2026-09-10', undefined],
    ['09-01 ~ 09-10', '2026-09-10', undefined],
    ['2026-09-01 ~ 09-10', '2026-09-10', undefined],
    ['20260910', '2026-09-10', undefined],
    [20260910, '2026-09-10', undefined],
    ['20260910 18:00', '2026-09-10', '18:00'],
    ['下周五', '2026-09-11', undefined],
    ['3天后', '2026-09-05', undefined],
    ['明天 18:00', '2026-09-03', '18:00'],
    ['月底', '2026-09-30', undefined],
  ])('have the next day that a model means by %s', (due, due_date, due_time) => {
    expect(draftsFromJson([{ title: 'a', due }], new Date(2026, 8, 2, 10)).drafts).toEqual([
      { title: 'a', due_date, ...(due_time !== undefined && { due_time }) },
    ]);
  });

  it.each(['第1周', '尽快', '3天', '2小时', '09:00', '每天', '9月', '2026-09', 'Day 3', '20261301'])(
    'have no date that is %s',
    (due) => {
      expect(draftsFromJson([{ title: 'a', due }]).drafts).toEqual([{ title: 'a' }]);
    },
  );

  it('have no date where only a time or a weekday is a time', () => {
    expect(draftsFromJson([{ title: 'a', time: '09:00' }]).drafts).toEqual([{ title: 'a' }]);
    expect(draftsFromJson([{ title: 'a', time: '周一' }]).drafts).toEqual([{ title: 'a' }]);
  });

  it.each<[answer: unknown, tree: string[]]>([
    [{ plan: [{ 阶段: '一', 内容: ['a', 'b'] }] }, ['一', '  a', '  b']],
    [{ phases: [{ phase: '准备', milestones: [{ name: 'a' }] }] }, ['准备', '  a']],
    [{ weeks: [{ week: 1, goals: ['a', 'b'] }] }, ['第 1 周', '  a', '  b']],
    [[{ title: 'a', tags: ['x'], dependencies: ['y'], resources: ['z'], 关键动作: ['b'] }], ['a', '  b']],
    [[{ title: 'a', deliverables: ['x'], tasks: ['b'], milestones: [{ name: 'c' }] }], ['a', '  b', '  c']],
    [[{ name: 'a', 要点: ['b', 'c'], ids: ['x'] }], ['a', '  b', '  c']],
    [{ 阶段: [{ 名称: '一', 事项: ['a'] }] }, ['一', '  a']],
    [[{ task: 'a', details: ['b'] }], ['a', '  b']],
    [{ recommendations: ['a', 'b'] }, ['a', 'b']],
    [{ 我的计划: ['a', 'b'] }, ['我的计划', '  a', '  b']],
    [{ objectives: [{ objective: 'o', keyResults: ['k'] }] }, ['o', '  k']],
    [{ day1: { morning: ['a'], evening: ['b'] } }, ['day1', '  morning', '    a', '  evening', '    b']],
    [{ week1: [{ day: '周一', training: ['a', 'b'] }] }, ['week1', '  周一', '    a', '    b']],
    [{ weeks: [{ 周: '第1周', 每日安排: { 周一: ['a'] } }] }, ['第1周', '  周一', '    a']],
    [[{ title: 'a', hours: [1, 2], people: ['x'], assignees: ['y'] }], ['a']],
    [[{ title: 'a', weekdays: ['周一'], times: ['9 点'], dates: ['2026-09-10 前'], examples: ['x'] }], ['a']],
  ])('have every list of texts or objects below them: %j', (answer, tree) => {
    expect(toTree(draftsFromJson(answer).drafts)).toEqual(tree);
  });

  it('are described by lists of notes', () => {
    expect(draftsFromJson([{ title: 'a', notes: ['b', 'c'] }]).drafts).toEqual([{ title: 'a', description: 'b\nc' }]);
  });

  it('have the date of a task whose time stands twice', () => {
    const task = { title: 'a', due: '2026-09-10 18:00', time: '18:00' };
    expect(draftsFromJson([task]).drafts).toEqual([{ title: 'a', due_date: '2026-09-10', due_time: '18:00' }]);
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
    [{ title: 'a', priority: 'soon', status: 7, due: '尽快', tags: {}, done: false }],
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
