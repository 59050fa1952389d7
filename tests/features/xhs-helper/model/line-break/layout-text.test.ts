import { describe, expect, it } from 'vitest';
import { continueText } from '../../../../../src/features/xhs-helper/model/line-break/continue-text.ts';
import { layOutText } from '../../../../../src/features/xhs-helper/model/line-break/layout-text.ts';
import { boxOf, squareMeasure, textsOf } from './square-measure.ts';

const layOut = (text: string, box = boxOf(6)) => layOutText(text, box, squareMeasure);
const startsOf = (text: string, box: Parameters<typeof layOut>[1]) =>
  layOut(text, box).lines.map(({ spans }) => spans[0]?.xPx);

describe('places of lines', () => {
  it.each([
    ['left', [0, 0]],
    ['center', [0, 20]],
    ['right', [0, 40]],
  ] as const)('alignment %s', (alignment, expected) => {
    expect(startsOf('一二三四五六七八', boxOf(6, 9, { alignment }))).toEqual(expected);
  });

  it('lines follow at the line height, with half a line behind a blank one', () => {
    expect(layOut('一\n二\n\n三').lines.map(({ yPx }) => yPx)).toEqual([0, 20, 50]);
  });

  it('a justified line reaches the edge, and the last line of a paragraph does not', () => {
    const { lines } = layOut('一二三四五Hello六七', boxOf(7, 9, { isJustified: true }));
    expect(textsOf(lines)).toEqual(['一二三四五', 'Hello六七']);
    expect(lines[0]?.spans.map(({ xPx }) => xPx)).toEqual([0, 15, 30, 45, 60]);
    expect(lines[1]?.spans.map(({ xPx }) => xPx)).toEqual([0, 25]);
  });

  it('a line whose gaps would grow by more than half a character is not justified', () => {
    const { lines } = layOut('一二Donaudampf', boxOf(6, 9, { isJustified: true }));
    expect(lines[0]?.spans).toHaveLength(1);
  });
});

describe('marked text', () => {
  it('a heading is bold and larger, by its level', () => {
    const styles = layOut('# 一\n## 二\n### 三').lines.map(({ spans }) => spans[0]?.style);
    expect(styles.map((style) => style?.fontSizePx)).toEqual([15, 13, 11.5]);
    expect(styles.every((style) => style?.isBold)).toBe(true);
  });

  it('emphasis becomes spans side by side', () => {
    const spans = layOut('一**二**==三==`x`', boxOf(9)).lines[0]?.spans;
    expect(spans?.map(({ text, xPx, style }) => [text, xPx, style.isBold, style.isHighlighted, style.isCode])).toEqual([
      ['一', 0, false, false, false],
      ['二', 10, true, false, false],
      ['三', 20, false, true, false],
      ['x', 30, false, false, true],
    ]);
  });

  it('a text of the visitor has its underlined headings, breaks and tables read', () => {
    const { lines } = layOutText('标题\n===\n一<br>二\n\n|时|事|\n|-|-|\n|早|喝水|', boxOf(12), squareMeasure);
    expect(textsOf(lines)).toEqual(['标题', '一', '二', '时 · 事', '早：喝水']);
    expect(lines.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph', 'bullet']);
  });

  it('lines of a list item begin behind its marker', () => {
    const { lines } = layOut('- 一二三四五六\n1. 七\n  - 八', boxOf(6, 9, { alignment: 'center' }));
    expect(textsOf(lines)).toEqual(['一二三四', '五六', '七', '八']);
    expect(lines.map(({ marker }) => marker?.text ?? null)).toEqual(['•', null, '1.', '•']);
    expect(lines.map(({ spans }) => spans[0]?.xPx)).toEqual([9, 9, 14, 19]);
    expect(lines[3]?.marker?.xPx).toBe(10);
  });

  it('further lines of a list item stand under its text, also where the item is on another card', () => {
    const { lines } = layOut('  一\n  - 二\n    三\n1. 四\n   五\n- [x] 六', boxOf(6, 9, { alignment: 'center' }));
    expect(lines.map(({ spans }) => spans[0]?.xPx)).toEqual([9, 19, 19, 14, 14, 14]);
  });

  it('code keeps its indent and its marks', () => {
    const { lines } = layOut('```\nif (a) {\n  **b**\n}\n```\n一', boxOf(20));
    expect(textsOf(lines)).toEqual(['if (a) {', '  **b**', '}', '一']);
    expect(lines.map(({ kind }) => kind)).toEqual(['code', 'code', 'code', 'paragraph']);
  });
});

describe('text that does not fit', () => {
  it.each<[what: string, text: string, rows: number, shown: string, rest: string]>([
    ['nothing is left where all fits', '一二\n三', 2, '一二\n三', ''],
    ['a paragraph', '一二三四五六七八九', 1, '一二三四五六', '七八九'],
    ['a later line', '一\n- 二\n- 三', 2, '一\n- 二', '- 三'],
    ['bold text', '**一二三四五六七八九**十', 1, '**一二三四五六**', '**七八九**十'],
    ['nested emphasis', '==**一二三四五六七八九**==', 1, '==**一二三四五六**==', '==**七八九**=='],
    ['a quotation', '> 一二三四五六七八', 1, '> 一二三四五', '> 六七八'],
    ['an item', '- 一二三四五六', 1, '- 一二三四', '  五六'],
    ['a nested number', '  1. 一二三四五六', 1, '  1. 一二三', '     四五六'],
    ['a further line of an item', '- 一\n  二', 1, '- 一', '  二'],
    ['a rest that looks like a heading', '一二三四五六# 七', 1, '一二三四五六', '\\# 七'],
    ['a heading', '## 一二三四五六七八', 1.3, '## 一二三四', '## 五六七八'],
    ['code', '```\na\nb\n```\n一', 1, '```\na\n```', '```\nb\n```\n一'],
    ['white space between two lines is dropped', 'abcdefghij klmnop', 1, 'abcdefghij', 'klmnop'],
  ])('%s', (_what, text, rows, shown, rest) => {
    const layout = layOut(text, boxOf(6, rows));
    expect([layout.shown, layout.rest]).toEqual([shown, rest]);
    expect(layout.heightPx).toBeLessThanOrEqual(rows * 20);
  });

  it('a box without room for a line takes one', () => {
    const layout = layOut('一二三\n四', boxOf(6, 0.5));
    expect(textsOf(layout.lines)).toEqual(['一二三']);
    expect(layout.rest).toBe('四');
  });

  it('continues on as many cards as the text needs', () => {
    const text = `**${'字'.repeat(40)}**`;
    const cards = continueText(text, boxOf(6, 2), squareMeasure);
    expect(cards).toHaveLength(4);
    expect(cards.map((card) => card.replaceAll('*', '')).join('')).toBe('字'.repeat(40));
    expect(cards.every((card) => layOut(card, boxOf(6, 2)).rest === '')).toBe(true);
  });

  it('ends for a quotation of single characters in a box of one', () => {
    expect(continueText('＞一二三', boxOf(1, 1), squareMeasure).length).toBeLessThanOrEqual(3);
  });
});

describe('paragraphs from right to left', () => {
  const ARABIC = 'مرحبا بالعالم هذا نص طويل';
  const HEBREW = 'שלום עולם';
  const flowOf = (text: string) => layOut(text, boxOf(6)).lines[0]?.flow ?? null;

  it.each([
    ['Arabic begins at the right', ARABIC, 'rtl'],
    ['Hebrew behind a number and a mark', `1. ${HEBREW}`, 'rtl'],
    ['a Chinese paragraph with an Arabic word begins at the left', `你好 ${ARABIC}`, 'ltr'],
    ['code begins at the left', `\`\`\`\n${HEBREW}\n\`\`\``, 'ltr'],
    ['Chinese and English are placed by the layout', '你好 hello', undefined],
  ])('%s', (_what, text, direction) => {
    expect(flowOf(text)?.direction).toBe(direction);
  });

  it('lines are broken between words in the order of the text, and the line ends at the right edge', () => {
    const { lines } = layOut(ARABIC, boxOf(6, 9, { isJustified: true }));
    expect(lines.length).toBeGreaterThan(1);
    expect(textsOf(lines).join(' ')).toBe(ARABIC);
    for (const { spans } of lines) expect((spans.at(-1)?.xPx ?? 0) + (spans.at(-1)?.widthPx ?? 0)).toBe(60);
  });

  it('a list has its markers at the right', () => {
    const { lines } = layOut(`- ${HEBREW}`, boxOf(9));
    expect([lines[0]?.marker?.xPx, lines[0]?.flow?.leftPx, lines[0]?.flow?.widthPx]).toEqual([85, 0, 81]);
  });

  it('what does not fit continues, with every word', () => {
    const cards = continueText(ARABIC.repeat(9), boxOf(6, 2), squareMeasure);
    expect(cards.join('').replaceAll(' ', '')).toBe(ARABIC.repeat(9).replaceAll(' ', ''));
    expect(cards.every((card) => layOut(card, boxOf(6, 2)).rest === '')).toBe(true);
  });
});
