import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SplitMode } from '../../../workers/card-split/card-split.api.ts';
import { MODES, segments, shown } from './segments.ts';

describe('Markdown is divided between its blocks, and a block that is cut is closed and opened again', () => {
  it.each<[what: string, mode: SplitMode, text: string, expected: readonly string[]]>([
    [
      'bold text',
      'auto',
      `**${'字'.repeat(30)}，${'字'.repeat(20)}。**完`,
      [`**${'字'.repeat(30)}，**`, `**${'字'.repeat(20)}。**完`],
    ],
    [
      'two marks',
      'newline',
      `==~~${'字'.repeat(50)}~~==`,
      [`==~~${'字'.repeat(36)}~~==`, `==~~${'字'.repeat(14)}~~==`],
    ],
    ['a heading', 'newline', `## ${'字'.repeat(45)}`, [`## ${'字'.repeat(37)}`, `## ${'字'.repeat(8)}`]],
    ['a quotation', 'newline', `> ${'字'.repeat(45)}`, [`> ${'字'.repeat(38)}`, `> ${'字'.repeat(7)}`]],
    ['a link', 'newline', `[${'字'.repeat(45)}](u)`, [`[${'字'.repeat(39)}](u)`, `[${'字'.repeat(6)}](u)`]],
    [
      'lines of code',
      'newline',
      '```js\nif (a) {\n  b()\n}\n```',
      ['```js\nif (a) {\n```', '```\n  b()\n```', '```\n}\n```'],
    ],
    ['code with a blank line', 'paragraph', '```\na\n\nb\n```\n\n完', ['```\na\n\nb\n```', '完']],
    ['code between waves', 'newline', '~~~\na\nb\n~~~', ['~~~\na\n~~~', '~~~\nb\n~~~']],
    ['a nested list', 'newline', '1. 一\n   - 二\n     - 三', ['1. 一', '   - 二', '     - 三']],
    ['numbers of a list', 'sentence', '1. 一。二。\n2. 三', ['1. 一。', '   二。', '2. 三']],
    ['an item', 'newline', `- ${'字'.repeat(45)}`, [`- ${'字'.repeat(38)}`, `  ${'字'.repeat(7)}`]],
    ['a nested item', 'newline', `  - ${'字'.repeat(45)}`, [`  - ${'字'.repeat(36)}`, `    ${'字'.repeat(9)}`]],
    ['a nested number', 'newline', `  1. ${'字'.repeat(45)}`, [`  1. ${'字'.repeat(35)}`, `     ${'字'.repeat(10)}`]],
    ['a task', 'newline', `- [x] ${'字'.repeat(45)}`, [`- [x] ${'字'.repeat(34)}`, `  ${'字'.repeat(11)}`]],
    [
      'bold text of an item',
      'newline',
      `- **${'字'.repeat(45)}**`,
      [`- **${'字'.repeat(36)}**`, `  **${'字'.repeat(9)}**`],
    ],
    ['a further line of an item', 'newline', '- 一\n  二\n    三\n四', ['- 一', '  二', '  三', '四']],
    ['an indented first line', 'newline', '    一\n  二', ['一', '二']],
    [
      'an item whose rest looks like one',
      'newline',
      `- ${'字'.repeat(37)}。1. 一`,
      [`- ${'字'.repeat(37)}。`, '  1\\. 一'],
    ],
    ['an escaped mark', 'newline', `${'字'.repeat(38)}。\\**一**`, [`${'字'.repeat(38)}。`, '\\**一**']],
    ['a rest that looks like a heading', 'newline', `${'字'.repeat(39)}。# 一`, [`${'字'.repeat(39)}。`, '\\# 一']],
    ['rules', 'auto', '一\n\n---\n\n二\n* * *\n三\n____\n四\n————\n五', ['一', '二', '三', '四', '五']],
    ['a table', 'newline', '|时间|事情|\n|--|--|\n|早|喝水|', ['**时间 · 事情**', '- **早**：喝水']],
    [
      'a row of a table',
      'paragraph',
      '|甲|乙|丙|\n|-|-|-|\n|1|2|3|\n|4|5|6|',
      ['**甲：1**\n- 乙：2\n- 丙：3', '**甲：4**\n- 乙：5\n- 丙：6'],
    ],
    ['an underlined heading', 'newline', `标题\n===\n一<br>二`, ['# 标题', '一', '二']],
    ['a rule in code', 'auto', '```\n---\n```', ['```\n---\n```']],
    [
      'a list in paragraphs',
      'paragraph',
      `- ${'字'.repeat(15)}，字\n- ${'字'.repeat(25)}`,
      [`- ${'字'.repeat(15)}，字`, `- ${'字'.repeat(25)}`],
    ],
  ])('%s', (_what, mode, text, expected) => {
    expect(segments(text, { mode })).toEqual(expected);
  });

  it('keeps marks and prefixes where spaces are breaks', () => {
    expect(segments('# 标题 副题\n- 甲 **乙 丙**', { mode: 'newline', spaceAsBreak: true })).toEqual([
      '# 标题',
      '# 副题',
      '- 甲',
      '  **乙**',
      '  **丙**',
    ]);
  });

  it('shows the whole text for any blocks and rules', () => {
    const words = fc.array(
      fc.constantFrom(
        '一二三四五，',
        '六七八九。',
        'word ',
        '“引。”',
        '**粗体字**，',
        '==亮==，',
        '~~删~~，',
        '*斜*，',
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    const line = fc
      .tuple(fc.constantFrom('', '# ', '#### ', '- ', '  - ', '1. ', '> '), words)
      .map(([prefix, parts]) => prefix + parts.join(''));
    const code = fc.constantFrom('```js\nif (a) {\n  b();\n\n}\n```', '~~~\n# no heading\n~~~');
    const texts = fc
      .array(fc.tuple(fc.oneof(line, line, code), fc.constantFrom('\n', '\n\n')), { maxLength: 8 })
      .map((parts) => parts.flat().join(''));
    const solid = (text: string) => shown(text).replace(/\s/g, '');
    fc.assert(
      fc.property(texts, fc.constantFrom(...MODES), fc.integer({ min: 10, max: 60 }), (text, mode, maxChars) => {
        expect(segments(text, { mode, maxChars }).map(solid).join('')).toBe(solid(text));
      }),
      { numRuns: 300 },
    );
  });
});
