import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simplifyMarkdown } from '../../../src/core/markdown/simplify-markdown.ts';

describe('underlined headings', () => {
  it.each([
    ['标题\n===\n正文', '# 标题\n正文'],
    ['标题\r\n=====\r\n正文', '# 标题\n正文'],
    ['一\n\n小标题\n---\n\n二', '一\n\n## 小标题\n\n二'],
    ['小标题\n---', '## 小标题'],
    ['小标题\n------\n二', '## 小标题\n二'],
  ])('%j', (source, expected) => {
    expect(simplifyMarkdown(source)).toBe(expected);
  });

  it.each([
    ['a rule between two pages', '第一页\n---\n第二页'],
    ['a rule behind a sentence', '今天就到这里。\n---\n\n明天'],
    ['a rule behind several lines', '一\n二\n=====\n三'],
    ['a rule on its own', '一\n\n---\n\n二'],
    ['dashes under an item', '- 一\n---'],
    ['dashes under a heading', '# 一\n---'],
    ['dashes under a quotation', '> 一\n==='],
    ['code', '```\n一\n===\n```'],
    ['a text before the dashes', '一\n--- 二'],
    ['front matter', '---\ntitle: 一\n---\n\n二'],
  ])('%s is none', (_what, source) => {
    expect(simplifyMarkdown(source)).toBe(source);
  });
});

describe('<br> is a line end', () => {
  it.each([
    ['一<br>二<br/>三<BR />四', '一\n二\n三\n四'],
    ['一<br>\n二<br>', '一\n二'],
    ['**一<br>二**', '**一**\n**二**'],
    ['- 一<br>二', '- 一\n  二'],
    ['> 一<br> 二', '> 一\n>  二'],
    ['# 一<br>二', '# 一\n# 二'],
  ])('%j', (source, expected) => {
    expect(simplifyMarkdown(source)).toBe(expected);
  });

  it.each(['`一<br>二`', '```\n一<br>二\n```', '<b>一</b>', '一 <bracket> 二'])('not in %j', (source) => {
    expect(simplifyMarkdown(source)).toBe(source);
  });
});

describe('a table becomes lines', () => {
  it.each<[what: string, table: readonly string[], expected: readonly string[]]>([
    [
      'three columns',
      ['| 工具 | 用途 | 价格 |', '|---|:---:|---:|', '| A | 写作 | 免费 |', '| B | | 9 元 |'],
      ['**工具：A**', '- 用途：写作', '- 价格：免费', '', '**工具：B**', '- 价格：9 元'],
    ],
    [
      'two columns without bars at the edges',
      ['时间 | 事情', '--- | ---', '早上 | 喝水', '晚上 |'],
      ['**时间 · 事情**', '- **早上**：喝水', '- **晚上**'],
    ],
    ['one column', ['| 清单 |', '| - |', '| 一 |', '| 二 |'], ['**清单**', '- **一**', '- **二**']],
    ['no head', ['| | |', '|-|-|', '| 一 | 二 |'], ['- **一**：二']],
    ['a head alone', ['| 一 | 二 | 三 |', '|-|-|-|'], ['**一 · 二 · 三**']],
    [
      'more cells than the head has',
      ['| 一 | 二 |', '|-|-|', '| 三 | 四 | 五 |'],
      ['**一 · 二**', '- **三**：四 · 五'],
    ],
    [
      'bars, breaks and marks in cells',
      ['|a|b|', '|-|-|', '|x \\| y|**一**<br>二|'],
      ['**a · b**', '- **x | y**：**一** 二'],
    ],
    ['labels in Latin letters', ['|n|Price|Size|', '|-|-|-|', '|1|9|S|'], ['**n: 1**', '- Price: 9', '- Size: S']],
  ])('%s', (_what, table, expected) => {
    expect(simplifyMarkdown(table.join('\n'))).toBe(expected.join('\n'));
  });

  it('blank lines part it from the text around it', () => {
    expect(simplifyMarkdown('前\n|a|\n|-|\n|一|\n\n后\n')).toBe('前\n\n**a**\n- **一**\n\n后\n');
  });

  it.each(['| 一 | 二 |', '| 一 | 二 |\n|---|', '一\n|-|', '| 一 |\n| -- 二 |', '```\n|a|\n|-|\n```', '| 一 |\n- 二'])(
    '%j is none',
    (source) => {
      expect(simplifyMarkdown(source)).toBe(source);
    },
  );

  it('holds every letter of its cells', () => {
    const cell = fc.constantFrom('', '一', '二三', '**四**', 'a', '`b`', '5%', '<br>');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const [head = [], ...others] = rows;
        const toLine = (cells: readonly string[]) => `|${cells.join('|')}|`;
        const source = [toLine(head), toLine(head.map(() => '---')), ...others.map(toLine)].join('\n');
        const shown = simplifyMarkdown(source);
        for (const text of rows.slice(1).flat()) if (text !== '<br>') expect(shown).toContain(text);
        expect(shown).not.toMatch(/\|/);
      }),
    );
  });
});

it.each([
  ['一\n![](https://a.cn/x.png)\n二', '一\n\n二'],
  ['见 <https://a.cn/x> 吧', '见 https://a.cn/x 吧'],
  ['```\n![](a.png)\n```', '```\n![](a.png)\n```'],
])('pictures without words and brackets of addresses are left out: %j', (source, expected) => {
  expect(simplifyMarkdown(source)).toBe(expected);
});

it('changes nothing when it is read again, and takes time in proportion', () => {
  for (const source of ['标题\n===\n|a|b|c|\n|-|-|-|\n|一|二|三|', '一<br>二']) {
    const once = simplifyMarkdown(source);
    expect(simplifyMarkdown(once)).toBe(once);
  }
  for (const piece of ['<br', '![](', '<https:', '| - ', ' ', '<br> ', '|\n|-', '一\n===\n']) {
    expect(simplifyMarkdown(`|x${piece.repeat(50_000)}\n|-|`).length).toBeGreaterThan(0);
  }
});
