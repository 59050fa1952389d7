import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_LENGTH_MAX } from '../../../../src/features/custom-nav/constants.ts';
import { checkDraft } from '../../../../src/features/custom-nav/model/check-draft.ts';
import { checkLink, linkKey, toHref } from '../../../../src/features/custom-nav/model/link.ts';
import { anyCharacter } from '../../../any-character.ts';
import { anItem } from '../an-item.ts';

describe('a link leads to a website', () => {
  it.each([
    ['https://zhihu.com/hot', 'https://zhihu.com/hot', 'zhihu.com'],
    ['http://10.0.0.8:8080/admin', 'http://10.0.0.8:8080/admin', '10.0.0.8:8080'],
    ['HTTPS://Zhihu.com', 'HTTPS://Zhihu.com', 'zhihu.com'],
    ['www.zhihu.com', 'https://www.zhihu.com', 'zhihu.com'],
    ['//zhihu.com/a', 'https://zhihu.com/a', 'zhihu.com'],
    ['localhost:3000', 'https://localhost:3000', 'localhost:3000'],
    ['192.168.1.1:8080/x', 'https://192.168.1.1:8080/x', '192.168.1.1:8080'],
    ['nas', 'https://nas', 'nas'],
    ['httpfoo.com', 'https://httpfoo.com', 'httpfoo.com'],
    ['例子.中国', 'https://例子.中国', 'xn--fsqu00a.xn--fiqs8s'],
    ['　https://zhihu.com\u0000', 'https://zhihu.com', 'zhihu.com'],
    ['https://zhi\nhu.com', 'https://zhihu.com', 'zhihu.com'],
    ['https://a.com/?next=javascript:alert(1)', 'https://a.com/?next=javascript:alert(1)', 'a.com'],
  ])('%j', (text, link, host) => {
    expect(checkLink(text)).toEqual({ link, host });
  });
});

describe('a host without a dot has a port', () => {
  it.each([
    ['nas:5000', 'nas:5000'],
    ['NAS:5000/photo', 'nas:5000'],
    ['my-router:8080?x=1', 'my-router:8080'],
    ['home_server:80#top', 'home_server:80'],
    ['pi4:3000', 'pi4:3000'],
    ['localhost:65535', 'localhost:65535'],
  ])('%s', (text, host) => {
    expect(checkLink(text)).toEqual({ link: `https://${text}`, host });
  });

  it.each([
    'tel:10086',
    'sms:10086',
    'mailto:12345',
    'weixin:80',
    'data:80',
    'geo:22',
    'nas:70000',
    'nas:',
    'nas:5000x',
  ])('%s has none', (text) => {
    expect(checkLink(text)).toHaveProperty('refusal.reason', 'scheme');
  });
});

describe('marks of the sentence around a link are dropped, and a mistyped scheme is mended', () => {
  it.each([
    ['https://www.baidu.com，', 'https://www.baidu.com'],
    ['https://www.baidu.com。', 'https://www.baidu.com'],
    ['网址：https://a.com/b', 'https://a.com/b'],
    ['链接: https://pan.baidu.com/s/1x 提取码: abcd', 'https://pan.baidu.com/s/1x'],
    ['\u200bhttps://a.com\ufeff', 'https://a.com'],
    ['https://www.baidu.com，点这里', 'https://www.baidu.com'],
    ['“https://a.com/b”', 'https://a.com/b'],
    ["'https://a.com/b'", 'https://a.com/b'],
    ['《https://a.com/b》。', 'https://a.com/b'],
    ['（a.com）', 'https://a.com'],
    ['(https://a.com/b)', 'https://a.com/b'],
    ['<https://a.com>', 'https://a.com'],
    ['a.com.', 'https://a.com'],
    ['https://a.com, ', 'https://a.com'],
    ['https://a.com/b；', 'https://a.com/b'],
    ['https://a.com/?q=1！', 'https://a.com/?q=1'],
    ['https://a.com/wiki/B_(C)', 'https://a.com/wiki/B_(C)'],
    ['https://a.com/b)', 'https://a.com/b'],
    ['[https://a.com/b]', 'https://a.com/b'],
    ['https://a.com/wiki/Inc.', 'https://a.com/wiki/Inc.'],
    ['https://a.com/甲，乙', 'https://a.com/甲，乙'],
    ['https://[::1]:80', 'https://[::1]:80'],
    ['[::1]:80', 'https://[::1]:80'],
    ['[https://a.com]', 'https://a.com'],
    ['https：//a.com', 'https://a.com'],
    ['https;//a.com', 'https://a.com'],
    ['https//a.com', 'https://a.com'],
    ['http:/a.com', 'http://a.com'],
    ['http:a.com', 'http://a.com'],
    ['http:\\\\a.com', 'http://a.com'],
    ['https:///a.com', 'https://a.com'],
    ['htttps://a.com', 'https://a.com'],
    ['hhttp://a.com', 'http://a.com'],
    ['ttps://a.com', 'https://a.com'],
    ['htp://a.com', 'http://a.com'],
    ['https://https://a.com', 'https://a.com'],
    ['http://https://a.com', 'https://a.com'],
    ['https://http//a.com', 'http://a.com'],
    ['://a.com', 'https://a.com'],
    ['http.com', 'https://http.com'],
    ['https.com:80/a', 'https://https.com:80/a'],
    ['https://a.com/http://b.com', 'https://a.com/http://b.com'],
  ])('%j', (text, link) => {
    expect(checkLink(text)).toHaveProperty('link', link);
  });

  it.each([
    ['https://a.com、https://b.com', 'https://a.com'],
    ['https://a.com，见/x', 'https://a.com'],
    ['a.com/x、y', 'https://a.com/x、y'],
  ])('ends the host of %s at a Chinese mark', (text, link) => {
    expect(toHref(text)).toBe(link);
  });

  it.each([
    ['https:// a.com', 'https://a.com'],
    ['https : // a.com', 'https://a.com'],
    ['“https：// a.com”', 'https://a.com'],
    ['https：//www.a.com／x', 'https://www.a.com/x'],
    ['ｈｔｔｐｓ：／／ａ．ｃｏｍ／ｘ？ｙ＝１＆ｚ＝２', 'https://a.com/x?y=1&z=2'],
    ['www．a．com', 'https://www.a.com'],
    ['https://a.com：8080/x', 'https://a.com:8080/x'],
    ['https://a.com/x？y＝1＆z＝2', 'https://a.com/x?y=1&z=2'],
    ['https://a.com/A／B', 'https://a.com/A／B'],
    ['https://a.com/x？好', 'https://a.com/x？好'],
    ['https://a.\u200bcom/x', 'https://a.com/x'],
  ])('what an input method adds: %j', (text, link) => {
    expect(checkLink(text)).toHaveProperty('link', link);
  });

  it.each([
    ['[A](https://a.com)', 'https://a.com'],
    ['[A](https://a.com/x_(y) "t")', 'https://a.com/x_(y)'],
    ['[A](<https://a.com>)', 'https://a.com'],
    ['<a href="https://a.com/?x=1&amp;y=2">A</a>', 'https://a.com/?x=1&y=2'],
    ['"url": "https://a.com/x",', 'https://a.com/x'],
    ['<URL:https://a.com>', 'https://a.com'],
    ['`https://a.com/x`', 'https://a.com/x'],
    ['**https://a.com/x**', 'https://a.com/x'],
    ['{https://a.com/x}', 'https://a.com/x'],
    ['https://a.com/?q=1&amp;r=2', 'https://a.com/?q=1&r=2'],
    ['a@b.com.', 'https://a@b.com'],
    ['<a@b.com>', 'https://a@b.com'],
    ['<a@b.com>。', 'https://a@b.com'],
  ])('what a chat program or a mail adds: %j', (text, link) => {
    expect(checkLink(text)).toHaveProperty('link', link);
  });

  it.each([
    ['见 https://a.com/x', 'https://a.com/x'],
    ['点这里https://a.com/x', 'https://a.com/x'],
    ['【甲】https://a.com/x', 'https://a.com/x'],
    ['3.14 复制打开，看看【甲】 https://a.com/abc/ 复制此链接', 'https://a.com/abc/'],
    ['GitHub - https://github.com/a', 'https://github.com/a'],
    ['1. https://a.com', 'https://a.com'],
    ['• https://a.com/x', 'https://a.com/x'],
    ['https://a.com/x @小明', 'https://a.com/x'],
    ['https://a.com 👍', 'https://a.com'],
    ['https://a.com |', 'https://a.com'],
    ['https://a.com - 官网', 'https://a.com'],
    ['https://a.com\u00a0官网', 'https://a.com'],
    ['https://a.com(官网)', 'https://a.com'],
    ['https://a.com（官网）', 'https://a.com'],
    ['https://a.com复制打开', 'https://a.com'],
    ['https://a.com。点这里', 'https://a.com'],
    ['https://a.com：点这里', 'https://a.com'],
    ['「https://a.com/x」，好用', 'https://a.com/x'],
    ['https://a.com https://b.com', 'https://a.com'],
    ['https://a.com/x，https://b.com', 'https://a.com/x'],
    ['https://a.com/my file.pdf', 'https://a.com/my file.pdf'],
    ['https://www.abc中文.com', 'https://www.abc中文.com'],
    ['https://a.com/甲（乙）', 'https://a.com/甲（乙）'],
    ['a.com/中文?u=https://b.com', 'https://a.com/中文?u=https://b.com'],
  ])('words of the sentence: %j', (text, link) => {
    expect(checkLink(text)).toHaveProperty('link', link);
  });

  it.each([
    ['https://a.com/)', 'https://a.com/'],
    ['https://a.com/a(b)', 'https://a.com/a(b)'],
    ['https://a.com/a(b))', 'https://a.com/a(b)'],
    ['https://a.com/?a[]=1', 'https://a.com/?a[]=1'],
    ['https://a.com/x】', 'https://a.com/x'],
    ['https://a.com?', 'https://a.com'],
    ['https://a.com/x?', 'https://a.com/x'],
  ])('brackets and question marks at its end: %j', (text, link) => {
    expect(checkLink(text)).toHaveProperty('link', link);
  });

  it.each([
    '[A](javascript:alert(1))',
    '<a href="javascript:alert(1)">A</a>',
    'javascript:alert("中 https://a.com")',
    'view-source:https://a.com',
    'data:text/html,中 https://a.com',
    '你好(世界)',
  ])('%j leads to no website', (text) => {
    expect(checkLink(text)).toHaveProperty('refusal');
  });

  it.each(['javascript：alert(1)', '“javascript:alert(1)”', '://javascript:alert(1)', 'https://。', '，'])(
    '%j',
    (text) => {
      expect(checkLink(text)).toHaveProperty('refusal');
    },
  );
});

describe('a link is refused by name', () => {
  it.each([
    ['javascript:alert(1)', 'javascript'],
    ['JaVaScRiPt:alert(1)', 'javascript'],
    [' \u0001javascript:alert(1)', 'javascript'],
    ['java\tscript:alert(1)', 'javascript'],
    ['\njavascript\n:alert(1)', 'javascript'],
    ['data:text/html,<script>alert(1)</script>', 'data'],
    ['vbscript:msgbox', 'vbscript'],
    ['file:///etc/passwd', 'file'],
    ['blob:https://a.com/1', 'blob'],
    ['httpfoo:bar', 'httpfoo'],
    ['chrome://settings', 'chrome'],
    ['place:sort=8', 'place'],
    ['mailto:lin@example.com', 'mailto'],
    ['javascript:80/alert(1)', 'javascript'],
  ])('%j', (text, scheme) => {
    expect(checkLink(text)).toEqual({ refusal: { reason: 'scheme', scheme } });
  });

  it.each([
    ['', 'empty'],
    [' \n　', 'empty'],
    ['https://', 'invalid'],
    ['http://a b.com', 'invalid'],
    ['百度一下', 'invalid'],
    ['https://[', 'invalid'],
    [`https://a.com/${'a'.repeat(LINK_LENGTH_MAX)}`, 'too-long'],
  ])('%j', (text, reason) => {
    expect(checkLink(text)).toEqual({ refusal: { reason } });
  });
});

it('gives an http or https address or none, for any text', () => {
  const start = fc.constantFrom(
    '',
    'javascript:',
    'data:',
    'http:',
    'https://',
    '//',
    '\t',
    'java\nscript:',
    '\u0000data:',
    'a.com:',
  );
  fc.assert(
    fc.property(start, fc.string({ unit: anyCharacter, maxLength: 30 }), (scheme, rest) => {
      const href = toHref(scheme + rest);
      if (href !== null) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
    { numRuns: 2000 },
  );
});

it('gives the same address for a checked link', () => {
  fc.assert(
    fc.property(
      fc.webUrl().filter((url) => !url.endsWith(')')),
      (url) => {
        expect(toHref(toHref(url) ?? '')).toBe(url);
      },
    ),
  );
});

it.each([
  ['https://www.zhihu.com/', 'http://zhihu.com', true],
  ['zhihu.com/hot', 'https://zhihu.com/hot/', true],
  ['https://zhihu.com/?a=1', 'https://zhihu.com/?a=2', false],
  ['https://zhihu.com/#a', 'https://zhihu.com', false],
  ['https://a.com', 'https://a.com:8080', false],
  ['javascript:1', 'javascript:1', true],
])('%s and %s lead to the same page: %s', (one, other, isSame) => {
  expect(linkKey(one) === linkKey(other)).toBe(isSame);
});

describe('what the visitor typed is checked in order', () => {
  it.each([
    [{ name: ' ', link: '' }, { problem: { field: 'name' } }],
    [{ name: 'a', link: ' ' }, { problem: { field: 'link', refusal: { reason: 'empty' } } }],
    [
      { name: 'a', link: 'data:text/html,1' },
      { problem: { field: 'link', refusal: { reason: 'scheme', scheme: 'data' } } },
    ],
    [
      { name: ' 知乎 ', link: ' zhihu.com ' },
      { draft: { name: '知乎', link: 'https://zhihu.com', color: '#1976d2', type: 'uncategorized' } },
    ],
  ])('%j', (typed, expected) => {
    const { id: _id, ...draft } = anItem('1', typed);
    expect(checkDraft(draft)).toEqual(expected);
  });
});
