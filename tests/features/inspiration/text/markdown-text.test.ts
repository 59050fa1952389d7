import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskDraft } from '../../../../src/features/inspiration/model/board-rules.ts';
import { formatMarkdown } from '../../../../src/features/inspiration/text/markdown-text.ts';
import { parseOutline } from '../../../../src/features/inspiration/text/parse-outline.ts';
import { inspirationWith } from './inspiration-with.ts';

const MINUTE_MS = 60_000;

describe('Markdown of an inspiration', () => {
  it('holds the content, nested check lists and the fields of tasks', () => {
    const inspiration = inspirationWith(
      [
        {
          title: '学会换气',
          description: '先在岸上\n- 再下水',
          status: 'completed',
          priority: 'high',
          milestone_type: 'key',
          due_date: '2026-12-01',
          due_time: '15:00',
          labels: ['水', '甲、乙'],
          children: [{ title: '憋气 *30* 秒', status: 'in_progress' }],
        },
        { title: '买泳镜' },
      ],
      { content: '一年内\n\n游 1000 米' },
    );
    expect(formatMarkdown([inspiration])).toBe(
      [
        '# 学会游泳',
        '',
        '> 一年内',
        '>',
        '> 游 1000 米',
        '',
        '- [x] 学会换气',
        '  截止：2026-12-01 15:00；优先级：高；里程碑：关键；标签：水、甲\\、乙',
        '  > 先在岸上',
        '  > - 再下水',
        '  - [ ] 憋气 \\*30\\* 秒',
        '    状态：进行中',
        '- [ ] 买泳镜',
        '',
      ].join('\n'),
    );
  });

  it('holds the focus time, which is not read as a part of the task', () => {
    const { inspiration, tasks } = inspirationWith([{ title: 'a', priority: 'high' }, { title: 'b' }, { title: 'c' }]);
    const times = [85 * MINUTE_MS, 5 * MINUTE_MS, MINUTE_MS - 1];
    const focused = tasks.map((task, index) => ({ ...task, focus_ms: times[index] ?? 0 }));
    const text = formatMarkdown([{ inspiration, tasks: focused }]);
    const notes = ['- [ ] a', '  优先级：高；专注：1 小时 25 分', '- [ ] b', '  专注：5 分钟', '- [ ] c', ''];
    expect(text).toContain(notes.join('\n'));
    const plain = formatMarkdown([{ inspiration, tasks }]);
    expect(parseOutline(text).drafts).toEqual(parseOutline(plain).drafts);
  });

  it('holds several plans', () => {
    const text = formatMarkdown([inspirationWith([{ title: 'a' }]), inspirationWith([], { title: '  ' })]);
    expect(text).toBe('# 学会游泳\n\n- [ ] a\n\n# 未命名\n');
  });

  it('leaves out values that this release does not know', () => {
    const inspiration = inspirationWith([{ title: 'a', priority: 'toString', milestone_type: 'x', status: 'y' }]);
    expect(formatMarkdown([inspiration])).toContain('- [ ] a\n');
    expect(formatMarkdown([inspiration])).not.toContain('：');
  });
});

describe('reading the Markdown again', () => {
  const piece = fc.constantFrom(
    ...'- * + # [ ] x X > ` ~ \\ _ & ( ) 1. 一、 （二） ： ； 、 | ! : 3.5 ☑ • --- 截止：2026-12-01 a b 🐟 　'.split(
      ' ',
    ),
    ' ',
  );
  const title = fc
    .oneof(
      fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    .map((text) => `${text.replace(/[\r\n\u2028\u2029]/g, '')}字`.trim());
  const text = fc
    .array(fc.oneof(title, fc.constantFrom('', '- [x] a', '# b', '  1. c', '> d')), { maxLength: 3 })
    .map((lines) => lines.join('\n'));
  const fields = {
    title,
    status: fc.constantFrom('todo', 'in_progress', 'completed'),
    description: text,
    priority: fc.constantFrom('low', 'medium', 'high', 'critical'),
    milestone_type: fc.constantFrom('minor', 'regular', 'key'),
    labels: fc.uniqueArray(title, { maxLength: 3 }),
  };
  const { drafts } = fc.letrec<{ drafts: TaskDraft[]; draft: TaskDraft }>((tie) => ({
    drafts: fc.array(tie('draft'), { maxLength: 3, depthIdentifier: 'tree' }),
    draft: fc.record({
      ...fields,
      children: fc.oneof({ depthIdentifier: 'tree', maxDepth: 4 }, fc.constant([]), tie('drafts')),
    }),
  }));

  const toShape = (siblings: readonly TaskDraft[]): unknown =>
    siblings.map(
      ({ title: words, status = 'todo', priority = 'medium', milestone_type = 'regular', children = [] }) => [
        words,
        status,
        priority,
        milestone_type,
        toShape(children),
      ],
    );

  it('keeps titles, statuses, choices and nesting, whatever titles, labels and descriptions hold', () => {
    fc.assert(
      fc.property(drafts, title, text, (tree, name, content) => {
        const outline = parseOutline(formatMarkdown([inspirationWith(tree, { title: name, content })]));
        expect(outline.drafts.map((root) => root.title)).toEqual([name]);
        expect(toShape(outline.drafts[0]?.children ?? [])).toEqual(toShape(tree));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the lines of a description', () => {
    const description = '- [x] a\n\n  1. b\n# c\n截止：2026-12-01';
    const [root] = parseOutline(formatMarkdown([inspirationWith([{ title: 'a', description }])])).drafts;
    expect(root?.children?.[0]?.description).toBe(description);
  });
});
