import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_LENGTH_MAX } from '../../../../src/features/custom-nav/constants.ts';
import { checkDraft } from '../../../../src/features/custom-nav/model/check-draft.ts';
import { checkLink, linkKey, toHref } from '../../../../src/features/custom-nav/model/link.ts';
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
    fc.property(start, fc.string({ unit: 'binary', maxLength: 30 }), (scheme, rest) => {
      const href = toHref(scheme + rest);
      if (href !== null) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
    { numRuns: 2000 },
  );
});

it('gives the same address for a checked link', () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      expect(toHref(toHref(url) ?? '')).toBe(url);
    }),
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
