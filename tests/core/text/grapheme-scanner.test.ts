import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countGraphemes, createGraphemeScanner, listGraphemes } from '../../../src/core/text/grapheme-scanner.ts';
import { anyCharacter } from '../../any-character.ts';

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' });
const oracle = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

afterEach(() => void vi.unstubAllGlobals());

describe('characters as a reader counts them', () => {
  it.each([
    ['', []],
    ['中文abc', ['中', '文', 'a', 'b', 'c']],
    ['a\r\nb', ['a', '\r\n', 'b']],
    ['e\u0301é', ['e\u0301', 'é']],
    ['👨‍👩‍👧好', ['👨‍👩‍👧', '好']],
    ['🇨🇳🇫🇷', ['🇨🇳', '🇫🇷']],
    ['1️⃣2', ['1️⃣', '2']],
    ['👍🏽。', ['👍🏽', '。']],
    ['각ㄱ', ['각', 'ㄱ']],
    ['𠮷野家', ['𠮷', '野', '家']],
  ])('%j consists of %j', (text, graphemes) => {
    expect(listGraphemes(text)).toEqual(graphemes);
    expect(countGraphemes(text)).toBe(graphemes.length);
  });

  it('every pair of units is divided where Intl.Segmenter divides it', () => {
    const others = ['中', '\r', '\u0301', '\u1100', '가'];
    const wrong: string[] = [];
    for (let unit = 0; unit < 0x10000; unit += 1) {
      const character = String.fromCharCode(unit);
      const text = others.map((other) => `${other}${character}`).join('') + character;
      if (countGraphemes(text) !== oracle(text).length) wrong.push(unit.toString(16));
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('equals Intl.Segmenter for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('中文', '👨‍👩‍👧', '🇨🇳', '\u0301', '\u200d', '\r\n', '각', 'ᄀ', '❤️', 'नि', '\ud83d', '。'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        expect(listGraphemes(text)).toEqual(oracle(text));
      }),
      { numRuns: 500 },
    );
  });

  it('reads a character and a run that are longer than a window', () => {
    const long = `a${'\u0301'.repeat(10_000)}`;
    expect(listGraphemes(`${long}b`)).toEqual([long, 'b']);
    expect(countGraphemes('👨‍👩‍👧'.repeat(3000))).toBe(3000);
  });

  it('answers for an offset that was passed already', () => {
    const scan = createGraphemeScanner('👍🏽👍🏽中');
    expect([scan(0), scan(4), scan(0), scan(4), scan(8)]).toEqual([4, 8, 4, 8, 9]);
  });

  it('counts code points where the browser has no segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(listGraphemes('𠮷👍e\u0301a')).toEqual(['𠮷', '👍', 'e', '\u0301', 'a']);
  });
});
