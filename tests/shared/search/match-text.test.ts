import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadedReadings, loadReadings } from '../../../src/shared/search/load-readings.ts';
import { matchText } from '../../../src/shared/search/match-text.ts';
import { rankMatches } from '../../../src/shared/search/rank-matches.ts';
import { createReadings, type ReadingsOf } from '../../../src/shared/search/readings.ts';
import { anyCharacter } from '../../any-character.ts';

let readings: ReadingsOf;

beforeAll(async () => {
  readings = await loadReadings();
});

/** The found parts, joined by a bar. */
function found(text: string, query: string, readingsOf: ReadingsOf | null = readings): string | null {
  const match = matchText(text, query, readingsOf);
  return match === null ? null : match.ranges.map(([start, end]) => text.slice(start, end)).join('|');
}

describe('a query finds a text and the parts to highlight', () => {
  it.each([
    ['initials', '网易云音乐', 'wyy', '网易云'],
    ['initials of all characters', '群游画布', 'qyhb', '群游画布'],
    ['full pinyin', '群游画布', 'qunyou', '群游'],
    ['characters', '群游画布', '群游', '群游'],
    ['characters in the middle', '群游画布', '画布', '画布'],
    ['pinyin and initials mixed', '网易云音乐', 'wangyy', '网易云'],
    ['pinyin and characters mixed', '网易云音乐', '网yi云', '网易云'],
    ['an unfinished syllable', '知乎', 'zhih', '知乎'],
    ['an initial of two letters', '中国', 'zhguo', '中国'],
    ['one reading of a character with several', '重庆银行', 'chongqing', '重庆'],
    ['another reading of it', '重庆银行', 'zhongqing', '重庆'],
    ['readings of both characters with several', '长行', 'changhang', '长行'],
    ['a dotted u typed as v', '绿色', 'lvse', '绿色'],
    ['a dotted u typed as u', '绿色', 'luse', '绿色'],
    ['English in any case', 'GitHub', 'GITHUB', 'GitHub'],
    ['the middle of an English word', 'GitHub', 'hub', 'Hub'],
    ['the initials of English words', 'Visual Studio Code', 'vsc', 'V|S|C'],
    ['English letters with gaps', 'GitHub', 'gthb', 'G|tH|b'],
    ['pinyin with a gap', '网易云音乐', 'wyl', '网易|乐'],
    ['full width as half width', 'ＧｉｔＨｕｂ', 'hub', 'Ｈｕｂ'],
    ['several words in any order', '群游画布 swarm', 'swarm huabu', '画布|swarm'],
    ['words that a wide space separates', 'OpenAI 官网', 'gw　open', 'Open|官网'],
    ['Latin letters beside characters', 'B站视频', 'bzhan', 'B站'],
    ['nothing for an empty query', 'GitHub', '  ', ''],
  ])('%s', (_case, text, query, parts) => {
    expect(found(text, query)).toBe(parts);
  });

  it.each([
    ['letters in another order', '网易云', 'yyw'],
    ['two letters far apart', 'GitHub', 'gb'],
    ['letters scattered over a long text', 'the quick brown fox jumps over it', 'tkfj'],
    ['letters around a long gap', `a${'-'.repeat(41)}bc`, 'abc'],
    ['one missing word', 'GitHub', 'git lab'],
    ['a middle part of a reading', '网', 'ang'],
    ['more than the text', '网易', 'wangyiyun'],
  ])('refuses %s', (_case, text, query) => {
    expect(found(text, query)).toBeNull();
  });

  it('finds characters at the end of a long text', () => {
    expect(found(`${'网'.repeat(200)}易云`, 'yiyun')).toBe('易云');
  });

  it('highlights a written letter rather than a character before it that is read with this letter', () => {
    expect(found('重C', 'c')).toBe('C');
  });

  it('finds only the written characters without a table of readings', () => {
    expect(found('网易云', '易云', null)).toBe('易云');
    expect(found('网易云', 'wyy', null)).toBeNull();
  });
});

it('finds every part of a text', () => {
  const unit = fc.constantFrom('网', '易', '云', '重', '庆', 'A', 'b', 'C', '7', '-', '.');
  fc.assert(
    fc.property(
      fc.string({ unit, minLength: 1, maxLength: 40 }),
      fc.nat(40),
      fc.integer({ min: 1, max: 9 }),
      (text, at, n) => {
        const part = text.slice(at % text.length, (at % text.length) + n);
        expect(found(text, part.toLowerCase())?.toLowerCase()).toContain(part.toLowerCase());
      },
    ),
  );
});

it('never throws, and gives ranges in order within the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 60 }),
      fc.string({ unit: anyCharacter, maxLength: 12 }),
      (text, query) => {
        let end = 0;
        for (const range of matchText(text, query, readings)?.ranges ?? []) {
          expect(range[0]).toBeGreaterThanOrEqual(end);
          expect(range[1]).toBeGreaterThan(range[0]);
          end = range[1];
        }
        expect(end).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});

describe('better matches come first', () => {
  const order = (names: readonly string[], query: string) =>
    rankMatches(names, (name) => [name], query, readings).map(({ item }) => item);

  it.each([
    ['the whole text before a longer one', ['GitHub Desktop', 'GitHub'], 'github', ['GitHub', 'GitHub Desktop']],
    ['the beginning before the middle', ['玩转GitHub', 'GitHub'], 'git', ['GitHub', '玩转GitHub']],
    ['characters as written before pinyin', ['先生', 'xian.com'], 'xian', ['xian.com', '先生']],
    ['full pinyin before initials', ['无因果', '微博'], 'w', ['无因果', '微博']],
    ['contiguous letters before letters with gaps', ['网易新云', '网易云'], 'wyy', ['网易云', '网易新云']],
  ])('%s', (_case, names, query, expected) => {
    expect(order(names, query)).toEqual(expected);
  });

  it('counts the best of several texts of an item', () => {
    const items = [{ words: ['群游画布', 'swarm'] }, { words: ['swarming'] }];
    const [first, second] = rankMatches(items, ({ words }) => words, 'swarm', readings);
    expect([first?.text, second?.text]).toEqual(['swarm', 'swarming']);
  });
});

it('asks the dictionary once for each character and drops readings that are no Latin letters', () => {
  const asked: string[] = [];
  const of = createReadings((character) => {
    asked.push(character);
    return ['nü', 'ru', 'ru', 'ň'];
  });
  expect([of('女'), of('女'), of('a')]).toEqual([['nv', 'nu', 'ru'], ['nv', 'nu', 'ru'], []]);
  expect(asked).toEqual(['女']);
});

it('keeps the table of readings once it is loaded', () => {
  expect(loadedReadings()).toBe(readings);
});
