import { describe, expect, it } from 'vitest';
import { mergeDrafts, withoutRoot } from '../../../../src/features/inspiration/text/merge-drafts.ts';
import { aTask } from './inspiration-with.ts';

const tasks = [
  aTask({ id: 'swim', title: '学会换气', status: 'completed', description: '先在岸上', priority: 'high' }),
  aTask({ id: 'hold', title: '憋气', parent_task_id: 'swim', created_at: 2 }),
  aTask({ id: 'buy', title: '买泳镜', created_at: 3 }),
];

describe('merging drafts into a plan', () => {
  it('adds unknown tasks below the task that they belong to', () => {
    const drafts = [
      { title: '学会换气', children: [{ title: '憋气' }, { title: '吐气', children: [{ title: '慢慢吐' }] }] },
      { title: '买泳帽' },
    ];
    expect(mergeDrafts(drafts, tasks)).toEqual({
      added: [
        { parentId: null, drafts: [{ title: '买泳帽' }] },
        { parentId: 'swim', drafts: [{ title: '吐气', children: [{ title: '慢慢吐' }] }] },
      ],
      updated: [],
      unchanged: 2,
    });
  });

  it.each(['学会 换气', '学会换气。', '「学会换气」', '　学会换气'])('takes %s for the same title', (title) => {
    expect(mergeDrafts([{ title }], tasks)).toEqual({ added: [], updated: [], unchanged: 1 });
  });

  it.each([
    ['Plan A', 'ｐｌａｎ　ａ', true],
    ['C++', 'C', false],
    ['？', '！', false],
  ])('compares "%s" and "%s"', (present, title, isSame) => {
    expect(mergeDrafts([{ title }], [aTask({ id: 'a', title: present })]).unchanged).toBe(isSame ? 1 : 0);
  });

  it('does not take a task below another parent for the same', () => {
    expect(mergeDrafts([{ title: '憋气' }], tasks).added).toEqual([{ parentId: null, drafts: [{ title: '憋气' }] }]);
  });

  it('starts below a given task', () => {
    expect(mergeDrafts([{ title: '憋气' }, { title: '吐气' }], tasks, 'swim')).toEqual({
      added: [{ parentId: 'swim', drafts: [{ title: '吐气' }] }],
      updated: [],
      unchanged: 1,
    });
  });

  it('changes only fields that the draft has', () => {
    const draft = { title: '学会换气', description: '在水里', due_date: '2026-12-01', due_time: '09:00', summary: ' ' };
    expect(mergeDrafts([draft], tasks).updated).toEqual([
      {
        task: tasks[0],
        patch: { description: '在水里', due_date: '2026-12-01', due_time: '09:00' },
        changes: [
          { field: 'description', before: '先在岸上', after: '在水里' },
          { field: 'due_date', before: '', after: '2026-12-01' },
          { field: 'due_time', before: '', after: '09:00' },
        ],
      },
    ]);
  });

  it('gives a present task the rule of a draft', () => {
    const repeat = { unit: 'week', every: 1, weekdays: [3] } as const;
    expect(mergeDrafts([{ title: '买泳镜', repeat }], tasks).updated).toEqual([
      { task: tasks[2], patch: { repeat }, changes: [{ field: 'repeat', before: '', after: '每周三' }] },
    ]);
    const present = aTask({ id: 'a', title: '买泳镜', repeat });
    expect(mergeDrafts([{ title: '买泳镜', repeat }], [present]).unchanged).toBe(1);
  });

  it('neither completes nor reopens a task, nor renames it or changes its labels', () => {
    const drafts = [
      { title: '学会换气！', status: 'todo', labels: ['x'], milestone_type: 'key' },
      { title: '买泳镜', status: 'completed' },
    ];
    expect(mergeDrafts(drafts, tasks)).toEqual({ added: [], updated: [], unchanged: 2 });
  });

  it('takes each of several tasks with the same title once', () => {
    const twins = [aTask({ id: 'b', title: 'x', created_at: 2 }), aTask({ id: 'a', title: 'x', created_at: 1 })];
    const drafts = ['1', '2', '3'].map((description) => ({ title: 'x', description }));
    const { added, updated } = mergeDrafts(drafts, twins);
    expect(updated.map(({ task, patch }) => [task.id, patch.description])).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(added).toEqual([{ parentId: null, drafts: [drafts[2]] }]);
  });

  it('ends where parents form a circle', () => {
    const circle = [
      aTask({ id: 'a', title: 'a', parent_task_id: 'b' }),
      aTask({ id: 'b', title: 'b', parent_task_id: 'a' }),
    ];
    expect(mergeDrafts([{ title: 'a', children: [{ title: 'b', children: [{ title: 'a' }] }] }], circle).added).toEqual(
      [{ parentId: 'b', drafts: [{ title: 'a' }] }],
    );
  });
});

describe('an outline of a goal', () => {
  const children = [{ title: '换气' }, { title: '蹬腿' }];

  it.each([
    ['whose only root is the goal gives its tasks', [{ title: '学会游泳！', children }], children],
    ['with another root stays', [{ title: '学会跑步', children }], [{ title: '学会跑步', children }]],
    [
      'with several roots stays',
      [{ title: '学会游泳', children }, { title: 'a' }],
      [{ title: '学会游泳', children }, { title: 'a' }],
    ],
    ['without tasks below its root stays', [{ title: '学会游泳' }], [{ title: '学会游泳' }]],
  ])('%s', (_case, drafts, tasks) => {
    expect(withoutRoot(drafts, '学会游泳')).toEqual(tasks);
  });
});
