import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAtoms } from '../../../../../src/features/xhs-helper/model/line-break/atoms.ts';
import { balanceLines } from '../../../../../src/features/xhs-helper/model/line-break/balance-lines.ts';
import { breakLines, lineWidthPx } from '../../../../../src/features/xhs-helper/model/line-break/break-lines.ts';
import { layOutPlain } from '../../../../../src/features/xhs-helper/model/line-break/layout-plain.ts';
import { squareMeasure, textsOf } from './square-measure.ts';

const STYLE = { fontSizePx: 10, isBold: false, isTitle: true, isCode: false };
const boxOf = (columns: number, rows = 9) =>
  ({ widthPx: columns * 10, heightPx: rows * 20, lineHeight: 2, alignment: 'left', style: STYLE }) as const;
const linesOf = (text: string, columns: number) => textsOf(layOutPlain(text, boxOf(columns), squareMeasure).lines);

describe('lines of a title', () => {
  it.each([
    ['end behind marks', '早起三周，我找回了自己的节奏', 10, ['早起三周，', '我找回了自己的节奏']],
    ['do not divide words', '我们的生活节奏', 6, ['我们的', '生活节奏']],
    ['stay one where they fit', '早起三周', 8, ['早起三周']],
    ['follow the writer', '早起\n三周', 8, ['早起', '三周']],
    ['never begin with a closing mark', '一二三四，五', 4, ['一二三', '四，五']],
  ])('%s', (_rule, text, columns, expected) => {
    expect(linesOf(text, columns)).toEqual(expected);
  });

  it('are as few as without balance, fit, and hold every character', () => {
    const anyTitle = fc
      .array(fc.constantFrom('早', '起', '的', '生活', '，', '。', '“', '”', ' ', 'word', '21', '——'), {
        maxLength: 30,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyTitle, fc.integer({ min: 4, max: 12 }), (title, columns) => {
        const atoms = [...listAtoms([{ text: title, start: 0, marks: [] }], STYLE, squareMeasure)];
        const lines = balanceLines(atoms, columns * 10, squareMeasure, () => false);
        const greedy = breakLines(atoms, columns * 10, squareMeasure);
        const solid = (text: string) => text.replace(/\s/g, '');
        const joined = lines.flatMap((line) => line.map(({ text }) => text)).join('');
        expect(lines.length).toBe(greedy.length);
        expect(solid(joined)).toBe(solid(title));
        const widest = Math.max(0, ...greedy.map(lineWidthPx), columns * 10);
        for (const line of lines) expect(lineWidthPx(line)).toBeLessThanOrEqual(widest + 0.1);
      }),
      { numRuns: 300 },
    );
  });

  it('give the rest that does not fit into the height', () => {
    const { lines, shown, rest } = layOutPlain('一二三四五六', boxOf(2, 2), squareMeasure);
    expect(textsOf(lines)).toEqual(['一二', '三四']);
    expect([shown, rest]).toEqual(['一二三四', '五六']);
  });
});
