import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInline } from '../../../../../src/core/markdown/parse-inline.ts';
import { simplifyMarkdown } from '../../../../../src/core/markdown/simplify-markdown.ts';
import { parseMarkdown } from '../../../../../src/features/xhs-helper/model/markdown/parse-markdown.ts';
import { toPlainText } from '../../../../../src/features/xhs-helper/model/markdown/plain-text.ts';

const inline = (line: string) => parseInline(line, 0).map(({ text, marks }) => [marks.join(''), text]);

describe('emphasis', () => {
  it.each<[line: string, expected: readonly (readonly [string, string])[]]>([
    [
      '一**二**三',
      [
        ['', '一'],
        ['**', '二'],
        ['', '三'],
      ],
    ],
    ['==一==', [['==', '一']]],
    ['`**一**`', [['`', '**一**']]],
    [
      '**一==二==**',
      [
        ['**', '一'],
        ['**==', '二'],
      ],
    ],
    ['**一', [['', '**一']]],
    ['2 ** 3 ** 4', [['', '2 ** 3 ** 4']]],
    ['a == b', [['', 'a == b']]],
    ['****', [['', '****']]],
    [
      '*一*二~~三~~',
      [
        ['*', '一'],
        ['', '二'],
        ['~~', '三'],
      ],
    ],
    ['***一***', [['***', '一']]],
    [
      '__一__ 与 _二_',
      [
        ['__', '一'],
        ['', ' 与 '],
        ['_', '二'],
      ],
    ],
    [
      '**一*二*三**',
      [
        ['**', '一'],
        ['***', '二'],
        ['**', '三'],
      ],
    ],
    ['2*3*4 与 a_b_c', [['', '2*3*4 与 a_b_c']]],
    ['x __init__y', [['', 'x __init__y']]],
    ['* 一 * 二', [['', '* 一 * 二']]],
    [
      '看[**一**](https://a.cn)',
      [
        ['', '看'],
        ['](https://a.cn)**', '一'],
      ],
    ],
    ['![图](a.png)', [['!](a.png)', '图']]],
    ['[一](https://a.cn "题")', [['](https://a.cn "题")', '一']]],
    ['[一](<https://a.cn/a b>)', [['](<https://a.cn/a b>)', '一']]],
    ['[一](https://a.cn/x_(y))', [['](https://a.cn/x_(y))', '一']]],
    ['[一](https://a.cn 二)', [['', '[一](https://a.cn 二)']]],
    ['[一] (二) []()', [['', '[一] (二) []()']]],
    ['\\*一\\*', [['', '*一*']]],
    ['\\**一**', [['', '**一**']]],
    ['<b>一</b>', [['', '<b>一</b>']]],
  ])('%s', (line, expected) => {
    expect(
      inline(line)
        .map(([, text]) => text)
        .join(''),
    ).toBe(expected.map(([, text]) => text).join(''));
    expect(inline(line).filter(([marks]) => marks !== '')).toEqual(expected.filter(([marks]) => marks !== ''));
  });

  it('reads a long line of marks without partners in linear time', () => {
    expect(parseInline('**=='.repeat(50_000), 0).length).toBeGreaterThan(0);
    expect(parseInline('** '.repeat(50_000), 0).length).toBeGreaterThan(0);
  });
});

describe('blocks', () => {
  it.each([
    ['一', 'paragraph', 0, ''],
    ['# 一', 'heading', 1, ''],
    ['### 一', 'heading', 3, ''],
    ['#### 一', 'heading', 4, ''],
    ['###### 一', 'heading', 6, ''],
    ['####### 一', 'paragraph', 0, ''],
    ['---', 'rule', 0, ''],
    ['* * *', 'rule', 0, ''],
    ['________', 'rule', 0, ''],
    ['——————', 'rule', 0, ''],
    ['——', 'paragraph', 0, ''],
    ['~~~~~~', 'rule', 0, ''],
    ['～～～', 'rule', 0, ''],
    ['＊ ＊ ＊', 'rule', 0, ''],
    ['···', 'rule', 0, ''],
    ['◆◇◆', 'paragraph', 0, ''],
    ['～～～好', 'paragraph', 0, ''],
    ['--- 一', 'paragraph', 0, ''],
    ['```一```', 'paragraph', 0, ''],
    ['#标签', 'paragraph', 0, ''],
    ['- 一', 'bullet', 0, '•'],
    ['  * 一', 'bullet', 1, '•'],
    ['12. 一', 'numbered', 0, '12.'],
    ['- [ ] 一', 'bullet', 0, '☐'],
    ['  * [x] 一', 'bullet', 1, '☑'],
    ['- [X] 一', 'bullet', 0, '☑'],
    ['- [一]', 'bullet', 0, '•'],
    ['  一', 'bullet', 0, ''],
    ['   一', 'numbered', 0, ''],
    ['          一', 'bullet', 3, ''],
    ['\t一', 'bullet', 0, ''],
    ['\u3000\u3000一', 'paragraph', 0, ''],
    ['3.5 倍', 'paragraph', 0, ''],
    ['> 一', 'quote', 0, ''],
    ['>', 'paragraph', 0, ''],
    ['-5℃', 'paragraph', 0, ''],
  ])('%s is a %s', (line, kind, level, marker) => {
    expect(parseMarkdown(line)).toMatchObject([{ kind, level, marker }]);
  });

  it.each([
    ['- 一\n  二\n\n  三\n四\n  五', ['bullet•', 'bullet', 'bullet', 'paragraph', 'paragraph']],
    ['  1. 一\n     二\n  - 三\n    四', ['numbered1.', 'numbered', 'bullet•', 'bullet']],
    ['# 一\n  二', ['heading', 'paragraph']],
    ['一\n    二', ['paragraph', 'paragraph']],
  ])('an indented line behind an item belongs to it: %j', (source, kinds) => {
    expect(parseMarkdown(source).map(({ kind, marker }) => kind + marker)).toEqual(kinds);
  });

  it.each(['> 一', '>> 一', '> > 一', '＞一'])('shows no mark of the quotation %j', (source) => {
    expect(parseMarkdown(source).map(({ kind, spans }) => [kind, spans[0]?.text])).toEqual([['quote', '一']]);
  });

  it('code without an end reaches to the end of the text', () => {
    expect(parseMarkdown('```\na\n\nb').map(({ kind }) => kind)).toEqual(['code', 'code', 'code']);
  });

  it.each([
    ['````\n```\n````\n一', ['code', 'paragraph']],
    ['~~~\n```\n~~~\n一', ['code', 'paragraph']],
    ['## 一 ##', ['heading']],
  ])('reads the fences and ends of %j', (source, kinds) => {
    expect(parseMarkdown(source).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('underlined headings, breaks and tables are read', () => {
    const source = '标题\n===\n一<br>二\n\n|时间|事情|\n|--|--|\n|早上|喝水|';
    const read = parseMarkdown(source).map(({ kind, spans }) => `${kind} ${spans.map(({ text }) => text).join('')}`);
    const table = ['paragraph 时间 · 事情', 'bullet 早上：喝水'];
    expect(read).toEqual(['heading 标题', 'paragraph 一', 'paragraph 二', ...table]);
  });

  it('spans are the source at their offsets', () => {
    const piece = fc.constantFrom(
      '一',
      'ab',
      '**',
      '==',
      '`',
      '\\*',
      '# ',
      '- ',
      '> ',
      '1. ',
      '\n',
      '\r\n',
      '```',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const source = simplifyMarkdown(pieces.join(''));
        const spans = parseMarkdown(source).flatMap((block) => block.spans);
        for (const { text, start } of spans) expect(source.slice(start, start + text.length)).toBe(text);
        const starts = spans.map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  it('plain text has no marks', () => {
    expect(toPlainText('# 标题\n\n**一**==二==\n- 三\n1. 四\n> 五')).toBe('标题\n\n一二\n• 三\n1. 四\n五');
  });
});
