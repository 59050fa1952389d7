import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks } from '../../../../src/features/lan-chat/model/find-links.ts';

const linksOf = (text: string) =>
  findLinks(text)
    .filter(({ link }) => link)
    .map(({ text: address }) => address);

describe('finding links in a text', () => {
  it.each([
    ['an address alone', 'https://example.com/a?b=1#c', ['https://example.com/a?b=1#c']],
    ['two of them', 'http://a.example https://b.example/', ['http://a.example', 'https://b.example/']],
    ['Chinese around it', '看https://example.com/a，再说', ['https://example.com/a']],
    ['a final full stop', 'See https://example.com/a.', ['https://example.com/a']],
    ['brackets around it', '(https://example.com/a)', ['https://example.com/a']],
    ['brackets and punctuation at its end', 'https://example.com/a).)!', ['https://example.com/a']],
    ['brackets within it', 'https://example.com/a_(b)', ['https://example.com/a_(b)']],
    ['a port and an address of numbers', 'http://192.168.1.5:8080/x', ['http://192.168.1.5:8080/x']],
    ['IPv6', 'http://[fe80::1]:80/', ['http://[fe80::1]:80/']],
    ['upper case', 'HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
  ])('takes %s', (_case, text, expected) => {
    expect(linksOf(text)).toEqual(expected);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script behind an address of the web', 'javascript://example.com/%0aalert(1)'],
    ['a data address', 'data:text/html,<b>'],
    ['a file', 'file:///etc/passwd'],
    ['another host than the one it shows', 'https://bank.example@evil.example/'],
    ['no host', 'https:///a'],
    ['a scheme without an address', 'http://'],
  ])('refuses %s', (_case, text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it('keeps every character, in order', () => {
    const text = fc
      .array(fc.constantFrom('https://', 'a.b/', '，', '(', ')', '.', ' ', '@', '\n', '中', 'http://x.y'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const pieces = findLinks(written);
        expect(pieces.map((piece) => piece.text).join('')).toBe(written);
        for (const { text: address, link } of pieces)
          if (link) expect(address).toMatch(/^https?:\/\/[^\s@/]+(?:\/|$|[?#])/i);
      }),
    );
  });
});
