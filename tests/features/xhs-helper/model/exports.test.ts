import { describe, expect, it } from 'vitest';
import {
  FORWARD_VALID_MS,
  isForwardName,
  listExpiredForwards,
  parseForwardEntry,
  toForwardEntry,
} from '../../../../src/core/forwarded-text.ts';
import { countGraphemes } from '../../../../src/core/text/grapheme-scanner.ts';
import { countChars, countDeck } from '../../../../src/features/xhs-helper/model/counts.ts';
import { archiveFileName, batchFileNames, cardFileName } from '../../../../src/features/xhs-helper/model/file-names.ts';
import { joinCards, toForward } from '../../../../src/features/xhs-helper/model/forward.ts';
import { normalizeTags, toPostKit } from '../../../../src/features/xhs-helper/model/post-kit.ts';
import { toPrompt } from '../../../../src/features/xhs-helper/model/prompt.ts';

describe('file names', () => {
  const at = new Date(2026, 0, 2, 3, 4, 5);

  it('have 14 digits of local time and a number of two digits', () => {
    expect(cardFileName(at, 3, 12)).toBe('xhs-card-20260102030405-03.png');
    expect(archiveFileName(at)).toBe('xhs-cards-20260102030405.zip');
  });

  it('of a large batch sort as the cards do', () => {
    const names = batchFileNames(at, 120);
    expect(names[0]).toMatch(/-001\.png$/);
    expect(names.toSorted()).toEqual(names);
    expect(new Set(names).size).toBe(120);
  });
});

describe('forwarded text', () => {
  const now = 1_760_000_000_000;
  const cards = [{ text: '第一张' }, { text: '  ' }, { text: '第三张\n' }];

  it('has a numbered picture heading before every card', () => {
    expect(joinCards(cards)).toBe('【图一】\n第一张\n\n【图三】\n第三张');
    expect(joinCards(Array.from({ length: 21 }, () => ({ text: '字' })))).toContain('【图二十一】');
  });

  it('is named by type and 13 digits, and read back within ten minutes', () => {
    const { name, content } = toForward(cards, now);
    expect(name).toBe('xhs-helper1760000000000');
    expect(JSON.parse(content)).toMatchObject({ createdAt: now, type: 'xhs-helper' });
    expect(parseForwardEntry(name, content, now + FORWARD_VALID_MS)?.text).toBe(joinCards(cards));
    expect(parseForwardEntry(name, content, now + FORWARD_VALID_MS + 1)).toBeNull();
  });

  it.each([
    'auth_token',
    'xhs-helper',
    'xhs-helper123',
    'xhs-helper1760000000000x',
    'mythinkn_xhs-helper1760000000000',
    'other1760000000000',
  ])('the entry %s is never touched', (name) => {
    const { content } = toForward(cards, now);
    expect(isForwardName(name)).toBe(false);
    expect(parseForwardEntry(name, content, now)).toBeNull();
    expect(listExpiredForwards([name], () => content, now * 2)).toEqual([]);
  });

  it.each(['', 'null', '{}', '{"createdAt":1760000000000,"type":"other","text":"x"}', '{"text":1}'])(
    'the content %j is refused',
    (content) => {
      expect(parseForwardEntry('xhs-helper1760000000000', content, now)).toBeNull();
    },
  );

  it('lists expired and damaged entries only', () => {
    const fresh = toForward(cards, now);
    const old = toForward(cards, now - FORWARD_VALID_MS - 1);
    const damaged = 'xhs-helper1760000000001';
    const contents = new Map([
      [fresh.name, fresh.content],
      [old.name, old.content],
      [damaged, '{'],
      ['auth_token', 'x'],
    ]);
    const names = [...contents.keys()];
    expect(listExpiredForwards(names, (name) => contents.get(name) ?? null, now)).toEqual([old.name, damaged]);
  });

  it('refuses to write an entry that cannot be read', () => {
    expect(() => toForwardEntry({ createdAt: 5, type: 'xhs-helper', text: '' })).toThrow(RangeError);
    expect(() => toForwardEntry({ createdAt: now, type: 'auth_token', text: '' })).toThrow(RangeError);
  });
});

describe('the prompt', () => {
  it('has the theme on one line and the documented length of a card', () => {
    const prompt = toPrompt('  秋天\n穿搭 ');
    expect(prompt).toContain('“秋天 穿搭”');
    expect(prompt).toContain('80 到 110 个字');
  });

  it('has a place to fill in without a theme', () => {
    expect(toPrompt(' ')).not.toContain('“”');
  });
});

describe('the post', () => {
  it('takes its title from the first line, which the caption does not repeat, and moves tags to the end', () => {
    const kit = toPostKit({
      title: '',
      text: '# **早起**的三个方法\n\n正文 #效率\n#早起 #习惯',
      tags: ['#生活', '早起'],
    });
    expect(kit).toEqual({
      title: '早起的三个方法',
      tags: ['生活', '早起', '效率', '习惯'],
      caption: '正文 #效率\n\n#生活 #早起 #效率 #习惯',
      isShortened: false,
    });
  });

  it('keeps the limits of the platform', () => {
    const kit = toPostKit({ title: '题'.repeat(30), text: '一句话。'.repeat(400), tags: ['标签'] });
    expect(countGraphemes(kit.title)).toBe(20);
    expect(countGraphemes(kit.caption)).toBeLessThanOrEqual(1000);
    expect(kit.caption).toMatch(/。…\n\n#标签$/);
    expect(kit.isShortened).toBe(true);
  });

  it('never divides an emoji at the limit', () => {
    const { title } = toPostKit({ title: '👨‍👩‍👧'.repeat(25), text: '', tags: [] });
    expect(title).toBe(`${'👨‍👩‍👧'.repeat(19)}…`);
  });

  it('finds tags that follow each other, and none in addresses', () => {
    const { tags } = toPostKit({ title: '', text: '见 https://a.com/b#top 正文#早起#习惯 C#', tags: [] });
    expect(tags).toEqual(['早起', '习惯']);
  });

  it('has at most ten tags, without signs and white space', () => {
    expect(normalizeTags([' #a b ', '＃c', '', 'c'])).toEqual(['ab', 'c']);
    expect(normalizeTags(Array.from({ length: 20 }, (_, index) => `t${index}`))).toHaveLength(10);
  });
});

describe('counts', () => {
  it('count characters as a reader does, without white space', () => {
    expect(countChars('👨‍👩‍👧 一\n二')).toBe(3);
    expect(countDeck([{ text: '一二' }, { text: '三' }])).toEqual({ cards: 2, chars: 3 });
  });
});
