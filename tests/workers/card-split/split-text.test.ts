import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes, listGraphemes } from '../../../src/core/text/grapheme-scanner.ts';
import type { SplitMode } from '../../../workers/card-split/card-split.api.ts';
import { createCardSplitService } from '../../../workers/card-split/card-split-service.ts';
import { LEAD_EMOJI } from '../../../workers/card-split/lead-emoji.ts';
import { anyCharacter } from '../../any-character.ts';
import { MODES, segments, shown } from './segments.ts';

const { splitText } = createCardSplitService();
const STORY = '第一段第一句。第一段第二句！\n接着一行\n\n  第二段“有引号。”然后？！\r\n\r\n\u3000\n第三段';

describe('each mode divides a text at its own places', () => {
  it.each<[mode: SplitMode, expected: readonly string[]]>([
    ['paragraph', ['第一段第一句。第一段第二句！\n接着一行', '第二段“有引号。”然后？！', '第三段']],
    ['newline', ['第一段第一句。第一段第二句！', '接着一行', '第二段“有引号。”然后？！', '第三段']],
    ['sentence', ['第一段第一句。', '第一段第二句！', '接着一行', '第二段“有引号。”', '然后？！', '第三段']],
    ['auto', ['第一段第一句。第一段第二句！\n接着一行\n\n  第二段“有引号。”然后？！', '第三段']],
  ])('%s', (mode, expected) => {
    expect(segments(STORY, { mode })).toEqual(expected);
  });

  it.each(MODES)('%s finds no card in a text of white space', (mode) => {
    expect(segments('', { mode })).toEqual([]);
    expect(segments(' \n\u3000\r\n\t', { mode })).toEqual([]);
  });
});

describe('sentences', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ['增长 3.5 倍。完', ['增长 3.5 倍。', '完']],
    ['See a.com now. Then go.', ['See a.com now.', 'Then go.']],
    ['真的吗？！”他问。', ['真的吗？！”', '他问。']],
    ['等一下……好了', ['等一下……好了']],
    ['（一。）二。', ['（一。）', '二。']],
    ['他说"好。"她说"行！"', ['他说"好。"', '她说"行！"']],
    ['"Stop!" he said. "Go." Then', ['"Stop!" he said.', '"Go."', 'Then']],
    ['“你来了。坐吧。”他说。走了。', ['“你来了。坐吧。”', '他说。', '走了。']],
    ['「真的？」「真的！」', ['「真的？」', '「真的！」']],
    ['“没有关上。后来呢。', ['“没有关上。', '后来呢。']],
    ['看 https://a.com/s?q=1&p=2 吧。好', ['看 https://a.com/s?q=1&p=2 吧。', '好']],
    ['去 www.b.cn/x!y?z 找。完', ['去 www.b.cn/x!y?z 找。', '完']],
    ['Mr. Smith met Dr. J. Brown. They left.', ['Mr. Smith met Dr. J. Brown.', 'They left.']],
    ['See No. 5, e.g. this. Fine.', ['See No. 5, e.g. this.', 'Fine.']],
    ['真的吗?好!走', ['真的吗?', '好!', '走']],
    ['好。 " ', ['好。 "']],
  ])('%s', (text, expected) => {
    expect(segments(text, { mode: 'sentence' })).toEqual(expected);
  });
});

describe('the smart mode', () => {
  const line = (length: number) => `${'字'.repeat(length - 1)}。`;

  it('fills a card with lines while they fit', () => {
    expect(segments(`${line(19)}\n${line(20)}\n${line(5)}`, { mode: 'auto' })).toEqual([
      `${line(19)}\n${line(20)}`,
      line(5),
    ]);
  });

  it('ends a card with its paragraph where the card is at least half full', () => {
    expect(segments(`${line(25)}\n${line(10)}${line(10)}`, { mode: 'auto' })).toEqual([line(25), line(10) + line(10)]);
  });

  it('fills a card that is less than half full with the sentences of the next paragraph', () => {
    expect(segments(`${line(10)}\n${line(20)}${line(15)}`, { mode: 'auto' })).toEqual([
      `${line(10)}\n${line(20)}`,
      line(15),
    ]);
  });
});

describe('a piece over the limit is cut', () => {
  const han = (length: number) => '字'.repeat(length);

  it.each<[rule: string, text: string, expected: readonly string[]]>([
    ['at the limit without punctuation', han(90), [han(40), han(40), han(10)]],
    ['not at all when it just fits', han(40), [han(40)]],
    ['after the last punctuation', `${han(20)}，${han(10)}、${han(30)}`, [`${han(20)}，${han(10)}、`, han(30)]],
    ['not after punctuation in the first 40 %', `${han(15)}，${han(30)}`, [`${han(15)}，${han(24)}`, han(6)]],
    ['after punctuation just behind 40 %', `${han(16)}，${han(30)}`, [`${han(16)}，`, han(30)]],
    ['after a space, which is dropped', `${han(30)} ${han(30)}`, [han(30), han(30)]],
    ['before an opening mark, never behind it', `${han(39)}（${han(5)}）`, [han(39), `（${han(5)}）`]],
    ['not before a closing mark', `${han(40)}。${han(3)}`, [han(39), `字。${han(3)}`]],
    ['not between punctuation and its quotation mark', `${han(38)}。”${han(3)}`, [`${han(38)}。”`, han(3)]],
    ['not inside a dash', `${han(39)}——${han(5)}`, [han(38), `字——${han(5)}`]],
    ['not inside a number', `${han(36)}12,345.6%${han(5)}`, [han(36), `12,345.6%${han(5)}`]],
    ['not inside a word', `${han(37)}Chinese${han(5)}`, [han(37), `Chinese${han(5)}`]],
    ['inside a word that is longer than a card', 'x'.repeat(50), ['x'.repeat(40), 'x'.repeat(10)]],
    ['inside a row of closing marks that is longer than a card', '）'.repeat(50), ['）'.repeat(40), '）'.repeat(10)]],
    ['between emoji', '👨‍👩‍👧'.repeat(41), ['👨‍👩‍👧'.repeat(40), '👨‍👩‍👧']],
  ])('%s', (_rule, text, expected) => {
    expect(segments(text)).toEqual(expected);
  });
});

describe('space as break', () => {
  it.each<[mode: SplitMode, expected: readonly string[]]>([
    ['newline', ['早安', '今天用', 'iPhone 15', '拍照']],
    ['sentence', ['早安', '今天用', 'iPhone 15', '拍照']],
    ['paragraph', ['早安\n今天用\niPhone 15\n拍照']],
    ['auto', ['早安\n今天用\niPhone 15\n拍照']],
  ])('divides lines at white space beside Chinese, mode %s', (mode, expected) => {
    expect(segments('早安\u3000今天用 iPhone 15 拍照', { mode, spaceAsBreak: true })).toEqual(expected);
  });
});

describe('auto emoji', () => {
  const texts = (text: string) =>
    splitText(text, { mode: 'newline', maxChars: 40, spaceAsBreak: false, autoEmoji: true }).map((card) => card.text);

  it('puts sixteen emoji before cards in turns', () => {
    expect(new Set(LEAD_EMOJI).size).toBe(16);
    const cards = texts(Array.from({ length: 17 }, (_, index) => `第${index}行`).join('\n'));
    expect(cards[0]).toBe(`${LEAD_EMOJI[0]} 第0行`);
    expect(cards[15]).toBe(`${LEAD_EMOJI[15]} 第15行`);
    expect(cards[16]).toBe(`${LEAD_EMOJI[0]} 第16行`);
  });

  it.each(['🎉 好', '👨‍👩‍👧好', '🇨🇳好', '1️⃣好', '❤️好', '☕好'])('leaves %s as it is', (text) => {
    expect(texts(text)).toEqual([text]);
  });

  it.each([
    ['# 标题', '# ✨ 标题'],
    ['  - 列表', '  - ✨ 列表'],
    ['1. 好', '1. ✨ 好'],
    ['> 引用', '> ✨ 引用'],
    ['**粗**', '✨ **粗**'],
    ['**🎉 粗**', '**🎉 粗**'],
    ['- 🎉 好', '- 🎉 好'],
    ['```\na\n```', '```\na\n```'],
  ])('keeps the kind of the block in %s', (text, expected) => {
    expect(texts(text)).toEqual([expected]);
  });

  it.each(['#标签', '“好”', 'A'])('puts an emoji before %s', (text) => {
    expect(texts(text)).toEqual([`${LEAD_EMOJI[0]} ${text}`]);
  });
});

describe('for any text and rules', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: anyCharacter, maxLength: 10 }),
    fc.constantFrom('中文', '，', '。', '“', '”', '（', '）', ' ', '\n', '\n\n', '\r\n', '\u3000', '——', '3.14%'),
    fc.constantFrom(
      '👨‍👩‍👧',
      '🇨🇳',
      '\u0301',
      ' \u0301',
      '\u0600 ',
      '\u200d',
      '👍🏽',
      '1️⃣',
      'word ',
      '一段没有标点的长文字',
    ),
  );
  const anyText = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''));
  const anyRules = fc.record({
    mode: fc.constantFrom(...MODES),
    maxChars: fc.integer({ min: 1, max: 60 }),
    spaceAsBreak: fc.boolean(),
    autoEmoji: fc.boolean(),
  });
  const solid = (text: string) =>
    listGraphemes(shown(text))
      .map((grapheme) => grapheme.replace(/\s/g, ''))
      .filter((grapheme) => grapheme !== '');

  it('no segment is empty, over the limit, or has white space at its ends', () => {
    fc.assert(
      fc.property(anyText, anyRules, (text, rules) => {
        for (const segment of segments(text, rules)) {
          expect(countGraphemes(shown(segment))).toBeLessThanOrEqual(rules.maxChars);
          expect(listGraphemes(shown(segment))[0]?.trim()).not.toBe('');
          expect(listGraphemes(shown(segment)).at(-1)?.trim()).not.toBe('');
        }
      }),
      { numRuns: 400 },
    );
  });

  it('the cards show every character of the text once, and divide none', () => {
    fc.assert(
      fc.property(anyText, anyRules, (text, rules) => {
        expect(segments(text, rules).flatMap(solid)).toEqual(solid(text));
      }),
      { numRuns: 400 },
    );
  });
});
