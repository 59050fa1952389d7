import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInline } from '../../../../../src/core/markdown/parse-inline.ts';
import { CLOSING_MARKS, NON_STARTERS, PAUSE_MARKS } from '../../../../../src/core/punctuation/lexicon.ts';
import { listGraphemes } from '../../../../../src/core/text/grapheme-scanner.ts';
import { listAtoms } from '../../../../../src/features/xhs-helper/model/line-break/atoms.ts';
import { breakLines } from '../../../../../src/features/xhs-helper/model/line-break/break-lines.ts';
import { layOutText } from '../../../../../src/features/xhs-helper/model/line-break/layout-text.ts';
import { boxOf, squareMeasure, textsOf } from './square-measure.ts';

const PLAIN = { fontSizePx: 10, isBold: false, isTitle: false, isCode: false };
const linesOf = (text: string, columns: number) => textsOf(layOutText(text, boxOf(columns), squareMeasure).lines);
/** Lines of a text of which Markdown is not read but for pairs of marks. */
const rawLinesOf = (text: string, columns: number) =>
  breakLines(listAtoms(parseInline(text, 0), PLAIN, squareMeasure), columns * 10, squareMeasure).map((line) =>
    line.map((atom) => atom.text).join(''),
  );

const WIDTHS = [6, 7, 10, 13];

describe('no line divides', () => {
  it.each([
    ...['C++', 'C#', 'F#', 'C++17', '.NET', 'Node.js', '50+', '18+', 'Q&A', 'AT&T', 'A*', 'foo()', 'f(x)', 'a[0]'],
    ...['5㎡', '5 ㎡', '20㎏', '5℃', '5°C', '5 °C', '5′', '5%', '5 %', '50%+', '3.5μm', '20km/h', '5 km/h', '10m²'],
    ...['H₂O', 'CO₂', '10⁶', 'x²', 'xₙ', '½', '1½', 'naïve', 'Ångström', 'État', 'привет', 'γ-GTP', '𝑥²', 'สวัสดี'],
    ...['@小林', '#话题', '#话题#', '＃话题', '＠小林', '#1', '@types/node', 'a@b.com', '#fff'],
    ...['...props', '.env', '--save', '-v', '~/bin', '/usr/bin', '//x', './src', '../a', '*ptr', '&str', '**p', '=>'],
    ...['$HOME', `$\{x}`, '<div>', '</div>', '!=', '&&', '->', '^_^', '>_<', '\\n', '%s', '`x`', '==', '+86', '-15'],
    ...[
      '5€',
      '€5',
      '¥5',
      '￥5',
      '$5.00',
      'US$5',
      'HK$99',
      '5 €',
      '£5',
      '₩500',
      '№5',
      '§3',
      '©2024',
      '≥5',
      '±5',
      '≈3.14',
    ],
    ...['3×4', '10–20', '1/2', '24/7', '1:1', '12:30', '1,000', '3.14%', 'Wi-Fi', "don't", 'don’t', 'iPhone™', '书®'],
    ...['きゃ', 'ぁっ', 'カー', 'ティ', 'フォ', 'ｷｬ', '人々', 'ソ゛', '5\u00a0kg', '第\u00a0一', '"好', '（ 一'],
  ])('%s, in any width', (whole) => {
    for (const columns of WIDTHS) {
      for (let before = 0; before <= columns; before++) {
        const text = `${'一'.repeat(before)}${whole}二三四五六七八九十`;
        const lines = rawLinesOf(text, columns);
        const shown = rawLinesOf(text, 1000).join('').includes(whole) ? whole : whole.replaceAll(/[`*]/g, '');
        expect(
          lines.some((line) => line.includes(shown)),
          `${lines.join('|')}`,
        ).toBe(true);
      }
    }
  });
});

it.each(['@小林Alice', '#Vue3入门', '#周末去哪里吃饭', '@一二三四五六七八'])(
  'no line divides the name %s before a space',
  (name) => {
    for (const columns of [9, 11, 13]) {
      for (let before = 0; before <= columns; before++) {
        const lines = rawLinesOf(`${'一'.repeat(before)}${name} 二三四五六七八九十`, columns);
        expect(
          lines.some((line) => line.includes(name)),
          lines.join('|'),
        ).toBe(true);
      }
    }
  },
);

describe('a line may still end', () => {
  it.each([
    ['between katakana, behind the long mark', '一二三カード四五', 5, '一二三カー|ド四五'],
    ['behind the symbols of a word', '一二三C++语言五', 5, '一二三C++|语言五'],
    ['behind an amount', '一二三四5€起五六', 5, '一二三四5€|起五六'],
    ['between a word and a topic', 'Python#学习笔记', 5, 'Python|#学习笔记'],
    ['before a code option behind a space', '一二三四 --save', 5, '一二三四|--save'],
    ['before a file name behind a space', '一二三四 .env五', 5, '一二三四|.env五'],
    ['behind the solidus between two names', '一二三四/English', 5, '一二三四/|English'],
    ['behind a pause of ASCII', '一二三四,hello', 5, '一二三四,|hello'],
    ['before a number in a circle', '①一二三四②五', 4, '①一二三|四②五'],
    ['before a straight quotation mark that opens', '一二三四"五六"七', 5, '一二三四|"五六"七'],
    ['before a bracket behind a word', '一二三OK(四五)', 5, '一二三OK|(四五)'],
    ['between Korean syllables', '가나다라마바', 2, '가나다라|마바'],
    ['inside a name that is long', '一二三#周末去哪里一起吃饭呢', 6, '一二三#周末|去哪里一起吃|饭呢'],
    ['inside a word that is wider than a line', 'Donaudampfschiff', 4, 'Donaudam|pfschiff'],
  ])('%s', (_place, text, columns, expected) => {
    expect(linesOf(text, columns).join('|')).toBe(expected);
  });

  it('a mark behind a word that fills its line takes the last letter along', () => {
    expect(linesOf('abcdefgh，一', 4).join('|')).toBe('abcdefg|h，一');
  });

  it('emphasis does not divide a piece', () => {
    expect(rawLinesOf('一二三四**5**℃六', 5).join('|')).toBe('一二三四|5℃六');
    expect(rawLinesOf('一二三四**C**++六七', 5).join('|')).toBe('一二三四|C++六七');
  });
});

const PIECES = [
  ...[
    '一',
    '二三',
    '中文排版',
    '人々',
    'コーヒー',
    'きゃべつ',
    'ファイル',
    '한국어',
    'สวัสดี',
    'word',
    'long-word',
    'C++',
    'C#',
  ],
  ...[
    '，',
    '。',
    '、',
    '：',
    '；',
    '！',
    '？',
    '……',
    '——',
    '～',
    '·',
    '“好”',
    '（见）',
    '《书》',
    '「引」',
    "'a'",
    '"好"',
    '(x)',
  ],
  ...[
    '3.14%',
    '5㎡',
    '10⁶',
    'H₂O',
    '$5.00',
    '5€',
    '￥99',
    '@小林',
    '#话题',
    '#长话题一二三四五六#',
    '.env',
    '--save',
    '//x',
    '~/bin',
  ],
  ...['*', '&', '+', '=', '→', '😀', '👨‍👩‍👧', '1️⃣', 'https://a.com/b?c=1&d=2#e', ' ', ' ', '\u00a0'],
];

it.each([1, 2, 3])(
  'of a thousand lines none begins with a forbidden mark or ends with an opening one (seed %i)',
  (seed) => {
    const random = fc.sample(
      fc.tuple(fc.array(fc.constantFrom(...PIECES), { minLength: 30, maxLength: 30 }), fc.integer({ min: 8, max: 15 })),
      { seed, numRuns: 300 },
    );
    const forbidden = new Set(`${CLOSING_MARKS}${PAUSE_MARKS}。！？…—～·${NON_STARTERS}`);
    const opening = new Set('（《「“(@$￥');
    let count = 0;
    for (const [pieces, columns] of random) {
      // A mark without a text before it has no line to stand on.
      const text = pieces
        .filter((piece, at) => !/^[，。、：；！？…—～·\u00a0]/.test(piece) || !isOpen(pieces[at - 1]))
        .join('');
      const lines = rawLinesOf(`一${text}`, columns);
      for (const line of lines.slice(1)) {
        const characters = listGraphemes(line);
        expect(forbidden.has(characters[0] ?? ''), lines.join('|')).toBe(false);
      }
      for (const line of lines.slice(0, -1)) {
        expect(opening.has(listGraphemes(line).at(-1) ?? ''), lines.join('|')).toBe(false);
      }
      count += lines.length;
    }
    expect(count).toBeGreaterThan(1000);
  },
);

function isOpen(piece: string | undefined): boolean {
  return piece === undefined || piece.trim() === '' || piece === '—' || piece === '\u00a0';
}
