import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInline } from '../../../../../src/core/markdown/parse-inline.ts';
import { mayBreakBetween } from '../../../../../src/core/punctuation/line-pieces.ts';
import { listGraphemes } from '../../../../../src/core/text/grapheme-scanner.ts';
import { listAtoms } from '../../../../../src/features/xhs-helper/model/line-break/atoms.ts';
import { breakLines, lineWidthPx } from '../../../../../src/features/xhs-helper/model/line-break/break-lines.ts';
import { layOutText } from '../../../../../src/features/xhs-helper/model/line-break/layout-text.ts';
import { boxOf, squareMeasure, textsOf } from './square-measure.ts';

const linesOf = (text: string, columns: number) => textsOf(layOutText(text, boxOf(columns), squareMeasure).lines);

describe('W3C clreq: line-start prohibition', () => {
  it.each([...'，。、：；！？）〕］｝〉》」』】〗”’％℃·／…—～,.!?:;)]}%'])('%s never begins a line', (mark) => {
    expect(linesOf(`一二三四五六${mark}七八九`, 6).join('|')).toBe(`一二三四五|六${mark}七八九`);
  });
});

describe('W3C clreq: line-end prohibition', () => {
  it.each([...'（〔［｛〈《「『【〖“‘([{￥$'])('%s never ends a line', (mark) => {
    expect(linesOf(`一二三四五${mark}六七八九十`, 6)[0]).toBe('一二三四五');
  });
});

describe('W3C clreq: what stays together', () => {
  it.each<[rule: string, text: string, columns: number, expected: readonly string[]]>([
    ['a number', '一二三四12345六七', 6, ['一二三四', '12345六七']],
    ['a number with separators', '一二三1,234.5六七', 6, ['一二三', '1,234.5六七']],
    ['a number and its percent sign', '一二三四50％六七', 5, ['一二三四', '50％六七']],
    ['a number and its unit', '一二三四20kg六', 5, ['一二三四', '20kg六']],
    ['a number and its unit behind a space', '一二三四5 kg六', 5, ['一二三四', '5 kg六']],
    ['a currency and its amount', '一二三四￥99六七', 5, ['一二三四', '￥99六七']],
    ['a sign and its number', '一二三四-15℃六', 5, ['一二三四', '-15℃六']],
    ['a time', '一二三四12:30六', 6, ['一二三四', '12:30六']],
    ['a word', '一二三四Hello六', 6, ['一二三四', 'Hello六']],
    ['a word with an apostrophe', "一二三don't六七", 5, ['一二三', "don't六七"]],
    ['a word and its straight quotation marks', '一二三四"Hi"五六', 5, ['一二三四', '"Hi"五六']],
    ['a dash', '一二三四五——六七', 6, ['一二三四', '五——六七']],
    ['an ellipsis', '一二三四五……六七', 6, ['一二三四', '五……六七']],
    ['an emoji of several parts', '一二三四👨‍👩‍👧五六', 4, ['一二三四', '👨‍👩‍👧五六']],
    ['a letter and its accent', '一二三四e\u0301五六', 4, ['一二三四', 'e\u0301五六']],
    ['several closing marks', '一二三四五（六）。”七', 7, ['一二三四五', '（六）。”七']],
  ])('%s', (_rule, text, columns, expected) => {
    expect(linesOf(text, columns)).toEqual(expected);
  });

  it('an address goes to its own line before it is cut, and is cut behind a mark', () => {
    expect(linesOf('见https://example.com/notes/42页', 10)).toEqual(['见', 'https://example.com/', 'notes/42页']);
  });

  it('a word that is wider than a line is cut between characters', () => {
    expect(linesOf('Donaudampfschiff', 4)).toEqual(['Donaudam', 'pfschiff']);
  });
});

describe('white space', () => {
  it.each([
    ['is dropped at the end of a line', 'ab cd', 1, ['ab', 'cd']],
    ['hangs where the line is full', '一二三 四', 3, ['一二三', '四']],
    ['is kept inside a line', '一 二', 3, ['一 二']],
  ])('%s', (_rule, text, columns, expected) => {
    expect(linesOf(text as string, columns as number)).toEqual(expected);
  });
});

describe('a lone last character', () => {
  it.each([
    ['gets the one before it', '一二三四五六七', 6, ['一二三四五', '六七']],
    ['gets the one before it, with its punctuation', '一二三四五六七。', 6, ['一二三四五', '六七。']],
    ['stays where the line before is too short', '一二三', 2, ['一二', '三']],
    ['may be a word', '一二三四五六ok', 6, ['一二三四五六', 'ok']],
  ])('%s', (_rule, text, columns, expected) => {
    expect(linesOf(text as string, columns as number)).toEqual(expected);
  });
});

describe('W3C clreq: compression of punctuation', () => {
  const place = (text: string, columns = 20) =>
    layOutText(text, boxOf(columns), squareMeasure).lines[0]?.spans.map(({ text: part, xPx }) => [part, xPx]);

  it.each([
    [
      'closing and closing',
      '一）。二',
      [
        ['一）', 0],
        ['。二', 15],
      ],
    ],
    [
      'closing and opening',
      '一，“二',
      [
        ['一，', 0],
        ['“二', 15],
      ],
    ],
    [
      'opening and opening',
      '一（“二',
      [
        ['一（', 0],
        ['“二', 15],
      ],
    ],
    ['opening and Chinese: none', '一“二', [['一“二', 0]]],
    ['pause and Chinese: none', '一，二', [['一，二', 0]]],
  ])('%s', (_rule, text, expected) => {
    expect(place(text)).toEqual(expected);
  });

  it('an opening mark at the start of a line loses its empty half', () => {
    expect(place('“一')).toEqual([['“一', -5]]);
  });

  it('a closing mark at the end of a line needs half its width', () => {
    expect(linesOf('一二三四五。六七八', 5)).toEqual(['一二三四', '五。六七八']);
    const { lines } = layOutText('一二三四五。六七八', { ...boxOf(5), widthPx: 55 }, squareMeasure);
    expect(textsOf(lines)).toEqual(['一二三四五。', '六七八']);
  });

  it('keeps narrow quotation marks as they are', () => {
    const narrow = (text: string) => listGraphemes(text).length * 4;
    const { lines } = layOutText('“”“a', boxOf(20), narrow);
    expect(lines[0]?.spans.map(({ xPx }) => xPx)).toEqual([0, 12]);
  });
});

describe('for any text', () => {
  const piece = fc.constantFrom(
    ...[
      '一',
      '二三',
      '，',
      '。',
      '“',
      '”',
      '（',
      '）',
      ' ',
      'word',
      '3.14%',
      '——',
      '……',
      '👨‍👩‍👧',
      '😀',
      'e\u0301',
      '\n',
    ],
    ...['**', '==', '`', '- ', '# ', '> ', '```\n', 'https://a.com/b?c=1'],
  );
  const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const columns = fc.integer({ min: 3, max: 14 });

  const plain = { fontSizePx: 10, isBold: false, isTitle: false, isCode: false };
  const atomsOf = (text: string) => [...listAtoms(parseInline(text.replaceAll('\n', ''), 0), plain, squareMeasure)];

  it('a line is wider than the box only where no rule allows to end it', () => {
    fc.assert(
      fc.property(anyText, columns, (text, count) => {
        for (const line of breakLines(atomsOf(text), count * 10, squareMeasure)) {
          if (lineWidthPx(line) <= count * 10 + 0.1) continue;
          const places = line.slice(1).filter((atom, index) => mayBreakBetween(line[index] ?? atom, atom));
          expect(places).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a forbidden mark begins a line only where the line before has no other place to end', () => {
    fc.assert(
      fc.property(anyText, columns, (text, count) => {
        const lines = breakLines(atomsOf(text), count * 10, squareMeasure);
        for (const [index, line] of lines.entries()) {
          const before = lines[index - 1];
          if (before === undefined || line[0]?.isTrailing !== true) continue;
          const places = before.slice(1).filter((atom, at) => mayBreakBetween(before[at] ?? atom, atom));
          expect(places).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lines have every atom but white space, in order, and divide no character', () => {
    fc.assert(
      fc.property(anyText, columns, (text, count) => {
        const solid = (value: string) => listGraphemes(value).filter((grapheme) => grapheme.trim() !== '');
        const lines = breakLines(atomsOf(text), count * 10, squareMeasure);
        const shown = lines.flatMap((line) => line.flatMap((atom) => solid(atom.text)));
        expect(shown).toEqual(atomsOf(text).flatMap((atom) => solid(atom.text)));
      }),
      { numRuns: 300 },
    );
  });

  it('shown and rest together have every character', () => {
    const solid = (text: string) => text.replace(/[\s\\*=`#>-]/g, '');
    fc.assert(
      fc.property(anyText, columns, fc.integer({ min: 1, max: 5 }), (text, count, rows) => {
        const { shown, rest } = layOutText(text, boxOf(count, rows), squareMeasure);
        expect(solid(shown) + solid(rest)).toBe(solid(text));
      }),
      { numRuns: 300 },
    );
  });
});
