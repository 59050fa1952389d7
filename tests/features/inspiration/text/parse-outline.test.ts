import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskDraft } from '../../../../src/features/inspiration/model/board-rules.ts';
import { parseOutline } from '../../../../src/features/inspiration/text/parse-outline.ts';
import { anyCharacter } from '../../../any-character.ts';
import { HUGE_TEXTS, toTree } from './a-tree.ts';

const read = (...lines: string[]) => toTree(parseOutline(lines.join('\n')).drafts);

describe('an outline', () => {
  it.each<[string, string[], string[]]>([
    ['plain lines', ['买菜', '做饭'], ['买菜', '做饭']],
    ['indented plain lines', ['买菜', '  西红柿', '    红的', '做饭'], ['买菜', '  西红柿', '    红的', '做饭']],
    ['check boxes directly behind a hyphen', ['-[ ] A', '-[x] B', '*[ ] C'], ['A', 'B (completed)', 'C']],
    ['rows of letters', ['1. A', '2. B', '  a. C', '  b) D'], ['A', 'B', '  C', '  D']],
    ['a letter that begins no row', ['b. 买菜', 'e. g. x'], ['b. 买菜', 'e. g. x']],
    ['a table', ['| 任务 | 截止 |', '|---|---|', '| 调研 | 2026-09-10 |'], ['调研']],
    ['tabs', ['- a', '\t- b', '\t\t- c', '- d'], ['a', '  b', '    c', 'd']],
    ['tabs and spaces', ['- a', '\t- b', '    - c', '  - d'], ['a', '  b', '  c', '  d']],
    ['full-width spaces', ['　　甲', '　　　　乙', '丙'], ['甲', '  乙', '丙']],
    ['blank lines', ['', '- a', '', '  - b', ' ', '- c', ''], ['a', '  b', 'c']],
    ['jumps of the indentation', ['- a', '        - b', '    - c', '  - d', '- e'], ['a', '  b', '  c', '  d', 'e']],
    ['an indented first line', ['    - a', '- b', '  - c'], ['a', 'b', '  c']],
    ['all bullets', ['- a', '* b', '+ c', '• d', '·e', '-买菜', '– f'], ['a', 'b', 'c', 'd', 'e', '买菜', 'f']],
    ['numbers', ['1. a', '2.买菜', '3、b', '4) c', '5）d', '１．e'], ['a', '买菜', 'b', 'c', 'd', 'e']],
    ['bullets below numbers at the same indentation', ['1. a', '- x', '- y', '2. b'], ['a', '  x', '  y', 'b']],
    [
      'the numbers of Chinese documents',
      ['一、准备', '（一）材料', '1. 木头', '（1）细', '①短', '（二）工具', '二、执行'],
      ['准备', '  材料', '    木头', '      细', '        短', '  工具', '执行'],
    ],
    [
      'numbers with points',
      ['1. a', '1.1 b', '1.2 c', '1.2.1 d', '2. e', '2.1 f'],
      ['a', '  b', '  c', '    d', 'e', '  f'],
    ],
    ['versions and amounts', ['3.5 版本', '-5 度', '2026 年', '1.5倍'], ['3.5 版本', '-5 度', '2026 年', '1.5倍']],
    [
      'check lists',
      ['- [ ] a', '- [x] b', '  - [X] c', '[x] d'],
      ['a', 'b (completed)', '  c (completed)', 'd (completed)'],
    ],
    ['numbers with check boxes', ['1. [ ] a', '2. [x] b'], ['a', 'b (completed)']],
    ['check marks', ['☐ a', '☑ b', '✅ c'], ['a', 'b (completed)', 'c (completed)']],
    ['headings', ['# a', '## b', '- c', '## d', '### e', '# f'], ['a', '  b', '    c', '  d', '    e', 'f']],
    ['plain lines over lists', ['准备', '- a', '- b', '执行', '- c'], ['准备', '  a', '  b', '执行', '  c']],
    ['rules and empty bullets', ['- a', '---', '-', '- [ ]', '* * *', '- b'], ['a', 'b']],
    ['Markdown escapes', ['- \\*a\\* \\[b\\]'], ['*a* [b]']],
    ['links', ['- [文档](https://example.com)', '[x](y)'], ['[文档](https://example.com)', '[x](y)']],
    ['small Roman numbers', ['i. a', 'ii. b', 'iii. c'], ['a', 'b', 'c']],
    ['Roman numbers over letters', ['I. a', '  A. b', '  B. c', 'II. d'], ['a', '  b', '  c', 'd']],
    ['Roman numbers below numbers', ['1. a', '  i) b', '  ii) c', '2. d'], ['a', '  b', '  c', 'd']],
    ['Roman numbers of one character', ['Ⅰ、a', 'Ⅱ、b'], ['a', 'b']],
    ['one Roman number', ['i. 买菜', 'v. 做饭'], ['i. 买菜', 'v. 做饭']],
    ['letters up to i', [...'abcdefghi'].map((letter) => `${letter}. ${letter}`), [...'abcdefghi']],
    ['hyphens without spaces', ['-a', '-b', '  -c'], ['a', 'b', '  c']],
    ['plus signs without spaces', ['+a', '+b'], ['a', 'b']],
    ['asterisks without spaces', ['*a', '*b'], ['a', 'b']],
    ['words in italics', ['*a*', '*b*'], ['*a*', '*b*']],
    ['a hyphen that only one line has', ['-a', 'b'], ['-a', 'b']],
    ['degrees below zero', ['-5 度保存', '-10 度冷冻'], ['-5 度保存', '-10 度冷冻']],
    ['phone numbers', ['+8613800000000', '+8613900000000'], ['+8613800000000', '+8613900000000']],
    ['geometric bullets', [...'‣▪◦●○◆■➤→▶'].map((mark) => `${mark} a`), [...'aaaaaaaaaa']],
    ['emoji as bullets', ['▪️ a', '▶️ b', '👉 c', '🔹 d'], ['a', 'b', 'c', 'd']],
    ['hyphens without spaces below a title', ['待办：', '-a', '-b'], ['待办：', '  a', '  b']],
    ['numbers on keys', ['1️⃣ a', '2️⃣ b', '🔟 c'], ['a', 'b', 'c']],
    ['numbers in all circles and brackets', ['❶ a', '❷ b', '⑴ c', '⒈d'], ['a', 'b', 'c', 'd']],
    ['numbers of a row with colons', ['1：a', '2：b'], ['a', 'b']],
    ['numbers of a row in brackets', ['[1] a', '[2] b', '【1】c', '【2】d'], ['a', 'b', 'c', 'd']],
    ['numbers of a row behind a sign', ['No.1 a', 'No.2 b', '#1 c', '#2 d'], ['a', 'b', 'c', 'd']],
    ['numbers of a row with a point', ['1.a', '2.b', '3.c'], ['a', 'b', 'c']],
    ['a score and a time', ['3:2 夺冠', '2：1 落后'], ['3:2 夺冠', '2：1 落后']],
    ['one number in brackets', ['[1] 脚注', '#1 议题'], ['[1] 脚注', '#1 议题']],
    ['a quoted list', ['> - a', '>   - b', '> - c'], ['a', '  b', 'c']],
    [
      'a table of phases',
      ['| 阶段 | 任务 |', '|-|:-:|', '| 一 | a |', '| | b |', '| 二 | c |'],
      ['一', '  a', '  b', '二', '  c'],
    ],
    ['a table of phases with tabs', ['阶段\t任务', '一\ta', '\tb', '二\tc'], ['一', '  a', '  b', '二', '  c']],
    [
      'words around rows with commas',
      ['先看：', '任务,状态', 'a,待办', 'b,已完成', '就这些'],
      ['先看：', '  a', '  b (completed)', '就这些'],
    ],
    ['numbers and tabs', ['1.\t写报告', '2.\t开会'], ['写报告', '开会']],
    ['rows with tabs below no head', ['写报告\t小张', '开会\t小李'], ['写报告\t小张', '开会\t小李']],
    ['sentences with commas', ['买菜, 做饭, 洗碗', '写, 读, 说'], ['买菜, 做饭, 洗碗', '写, 读, 说']],
    [
      'sentences about fields',
      ['Tasks, status and dates', 'Ask, then go'],
      ['Tasks, status and dates', 'Ask, then go'],
    ],
    ['a head with commas alone', ['任务,优先级', '', '买菜,做饭'], ['任务,优先级', '买菜,做饭']],
    ['a line with more commas', ['任务,优先级', '买菜,做饭,洗碗'], ['任务,优先级', '买菜,做饭,洗碗']],
    ['Chinese commas', ['任务，优先级', '买菜，高'], ['任务，优先级', '买菜，高']],
    ['Windows line ends', ['- a\r', '  - b\r'], ['a', '  b']],
  ])('is read from %s', (_case, lines, tree) => {
    expect(read(...lines)).toEqual(tree);
  });

  it('keeps a long title whole', () => {
    const title = '长'.repeat(5000);
    expect(read(`- ${title}`)).toEqual([title]);
  });
});

describe('a table of a spreadsheet', () => {
  const now = new Date(2026, 10, 29, 12);
  const report = { title: '写报告', due_date: '2026-12-05', priority: 'high', status: 'completed' };
  it.each<[string, string[], object[]]>([
    [
      'with tabs',
      ['任务\t截止日期\t优先级\t状态', '写报告\t2026/12/5\t高\t已完成', '开会\t明年1/5\t\t'],
      [report, { title: '开会', due_date: '2027-01-05' }],
    ],
    [
      'with commas, blanks behind them and cells in quotes',
      ['任务名称, 截止日期, 优先级, 完成', '"写报告", 2026/12/5, 高, 是', '"问 ""谁"", 何时",,低,'],
      [report, { title: '问 "谁", 何时', priority: 'low' }],
    ],
    [
      'with further columns and line ends in a cell',
      ['序号\t任务\t负责人\t备注', '1\t开会\t小李\t"带上\n电脑"', '2\t5" 屏\t小张\t'],
      [
        { title: '开会', description: '负责人：小李\n备注：带上 电脑' },
        { title: '5" 屏', description: '负责人：小张' },
      ],
    ],
    [
      'with line ends in its first cells',
      ['任务\t负责人', '"写，\n\n初稿"\t小李', '答辩\t小张'],
      [
        { title: '写，  初稿', description: '负责人：小李' },
        { title: '答辩', description: '负责人：小张' },
      ],
    ],
    [
      'with commas and line ends in its first cells, behind which a quoted sentence follows',
      ['任务,负责人', '"写', '初稿",小李', '"吃饭去', '别急"'],
      [{ title: '写 初稿', description: '负责人：小李' }, { title: '"吃饭去' }, { title: '别急"' }],
    ],
    [
      'with a quote that does not end',
      ['任务,负责人', '"开会,小李', '吃饭,小张'],
      [
        { title: '"开会', description: '负责人：小李' },
        { title: '吃饭', description: '负责人：小张' },
      ],
    ],
  ])('%s gives tasks with its columns', (_case, lines, drafts) => {
    expect(parseOutline(lines.join('\n'), now).drafts).toEqual(drafts);
  });
});

describe('descriptions', () => {
  it('come from unmarked lines below an item', () => {
    expect(parseOutline('- a\n  第一行\n\n  第二行\n  - b\n    说明\n- c').drafts).toEqual([
      { title: 'a', description: '第一行\n第二行', children: [{ title: 'b', description: '说明' }] },
      { title: 'c' },
    ]);
  });

  it('come from quotes, as written', () => {
    expect(parseOutline('- a\n  > - 一项\n  > \n  >   # 井号').drafts).toEqual([
      { title: 'a', description: '- 一项\n\n  # 井号' },
    ]);
  });

  it('come from the first lines below a heading', () => {
    expect(parseOutline('# 计划\n简介\n- a').drafts).toEqual([
      { title: '计划', description: '简介', children: [{ title: 'a' }] },
    ]);
  });

  it('leave a line of fields to the fields', () => {
    const note = '截止：2026-12-01 15:00；状态：进行中；优先级：高；里程碑：关键；标签：工作、甲\\、乙';
    expect(parseOutline(`- a\n  ${note}\n  说明：很多`).drafts).toEqual([
      {
        title: 'a',
        description: '说明：很多',
        due_date: '2026-12-01',
        due_time: '15:00',
        status: 'in_progress',
        priority: 'high',
        milestone_type: 'key',
        labels: ['工作', '甲、乙'],
      },
    ]);
  });

  it.each(['截止：明天', '优先级：高；备注：急', '优先级：高；优先级：低', '截止：2026-02-30', '标签：', '；'])(
    'keep the line "%s"',
    (line) => {
      expect(parseOutline(`- a\n  ${line}`).drafts).toEqual([{ title: 'a', description: line }]);
    },
  );
});

describe('limits', () => {
  it('counts the tasks beyond 2,000 and leaves their descriptions out', () => {
    const text = Array.from({ length: 2100 }, (_, index) => `- ${index}\n  说明 ${index}`).join('\n');
    const { drafts, count, left } = parseOutline(text);
    expect([drafts.length, count, left]).toEqual([2000, 2000, 100]);
    expect(drafts.at(-1)).toEqual({ title: '1999', description: '说明 1999' });
  });

  it('places deeper tasks at level 20', () => {
    const { drafts, count } = parseOutline(
      Array.from({ length: 30 }, (_, level) => `${' '.repeat(level)}- ${level}`).join('\n'),
    );
    const depth = (siblings: readonly TaskDraft[]): number =>
      siblings.length === 0 ? 0 : 1 + Math.max(...siblings.map(({ children = [] }) => depth(children)));
    expect([depth(drafts), count]).toEqual([20, 30]);
  });

  it.each(HUGE_TEXTS)('reads a megabyte of %s', (_name, text) => {
    const { count, left } = parseOutline(text);
    const letters = text.split('\n').filter((line) => /[^\s>*`\\-]/.test(line));
    if (/[a：]/.test(text)) expect(count + left).toBe(letters.length);
  });
});

describe('every word', () => {
  const space = fc.constantFrom('', ' ', '  ', '    ', '\t', '\t\t', '　', ' \t');
  const mark = fc.constantFrom(
    '',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2、',
    '（3）',
    '一、',
    '（二）',
    '- [ ] ',
    '- [x] ',
    '# ',
    '### ',
    '> ',
    '☐ ',
    '1.1 ',
  );
  const noise = fc.string({ unit: fc.constantFrom(...'-*#>[]()x`~:：；;、\\|.!_ 1三点'), maxLength: 8 });

  it('survives in a title or a description', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(space, mark, noise, noise), { maxLength: 40 }), (lines) => {
        const text = lines
          .map(([indent, sign, before, after], index) => `${indent}${sign}${before}w${index}w${after}`)
          .join('\n');
        const found = JSON.stringify(parseOutline(text));
        for (const index of lines.keys()) expect(found).toContain(`w${index}w`);
      }),
      { numRuns: 500 },
    );
  });

  it('survives in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        const found = JSON.stringify(parseOutline(text));
        const words = text.match(/[\p{Script=Latin}]{2,}/gu) ?? [];
        for (const word of words) expect(found).toContain(word);
      }),
    );
  });
});
