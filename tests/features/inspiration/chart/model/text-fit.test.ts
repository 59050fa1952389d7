import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimateWidthPx,
  fitLines,
  shortenDescription,
} from '../../../../../src/features/inspiration/chart/model/text-fit.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('a description (doc 3 §9)', () => {
  it.each([
    ['thirty characters', '目'.repeat(30), '目'.repeat(30)],
    ['one character more', '目'.repeat(31), `${'目'.repeat(30)}…`],
    ['thirty emoji of several parts', FAMILY.repeat(30), FAMILY.repeat(30)],
    ['one emoji more', FAMILY.repeat(31), `${FAMILY.repeat(30)}…`],
    ['a letter with an accent at the end', `${'a'.repeat(29)}e\u0301b`, `${'a'.repeat(29)}e\u0301…`],
    ['line ends and tabs', ' one\n\n\ttwo ', 'one two'],
    ['nothing', ' \n', ''],
  ])('is shown up to thirty characters: %s', (_name, text, shown) => {
    expect(shortenDescription(text)).toBe(shown);
  });
});

describe('lines of a box', () => {
  const style = { sizePx: 10, linesMax: 2 };

  it.each([
    ['a short text', '目标', ['目标']],
    ['two lines', '一二三四五六七八九十', ['一二三四五六七', '八九十']],
    ['a cut second line', '一二三四五六七八九十一二三四五六七八', ['一二三四五六七', '八九十一二三…']],
    ['words, which stay whole', 'read the handbook', ['read the', 'handbook']],
    ['a word that is longer than a line', 'x'.repeat(20), ['x'.repeat(11), 'x'.repeat(9)]],
    ['no text', '', []],
  ])('break %s', (_name, text, lines) => {
    expect(fitLines(text, 70, style)).toEqual(lines);
  });

  it('are at most as wide as their box, and as many as allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 30, max: 300 }), (text, width) => {
        const lines = fitLines(text, width, style);
        expect(lines.length).toBeLessThanOrEqual(style.linesMax);
        for (const line of lines) expect(estimateWidthPx(line, style.sizePx)).toBeLessThanOrEqual(width + 0.1);
      }),
    );
  });
});
