import { describe, expect, it } from 'vitest';
import { checkPattern, createPattern } from '../../../../workers/json/query/pattern.ts';

describe('a pattern of RFC 9485', () => {
  it.each([
    ['a.c', ['abc', 'a.c', 'a😀c'], ['ac', 'a\nc', 'a\rc', 'abcd']],
    ['a\\.c', ['a.c'], ['abc']],
    ['[a-c]+', ['abc', 'a'], ['', 'd', 'abd']],
    ['[^a-c]*', ['', 'xyz'], ['xa']],
    ['[-a]', ['-', 'a'], ['b']],
    ['[a-]', ['-', 'a'], ['b']],
    ['[\\]\\-]', [']', '-'], ['\\']],
    ['[.]', ['.'], ['a']],
    ['(ab|c)?d', ['abd', 'cd', 'd'], ['abcd']],
    ['a{2}', ['aa'], ['a', 'aaa']],
    ['a{2,}', ['aa', 'aaaa'], ['a']],
    ['a{1,3}', ['a', 'aaa'], ['', 'aaaa']],
    ['(a{0,2}b){2}', ['bb', 'aabab'], ['aaab', 'b']],
    ['\\p{Lu}\\P{Lu}', ['Aa', 'Ä中'], ['aA', 'AA']],
    ['[\\p{L}0-9]+', ['Ab9中'], ['a-b']],
    ['|a', ['', 'a'], ['b']],
    ['(a*)*', ['', 'aaa'], ['b']],
    ['(((){9999}){9999}){9999}b', ['b'], ['']],
    ['^ab$', ['ab'], ['xab']],
    ['\\n\\t\\$', ['\n\t$'], ['nt$']],
    ['😀{2}', ['😀😀'], ['😀']],
  ])('%s', (pattern, whole, others) => {
    const { matches } = createPattern(pattern);
    for (const text of whole) expect([text, matches(text)]).toEqual([text, true]);
    for (const text of others) expect([text, matches(text)]).toEqual([text, false]);
  });

  it.each([
    ['b+', 'abbc', true],
    ['^b', 'abc', false],
    ['c$', 'abc', true],
    ['c$', 'abcd', false],
    ['', '', true],
    ['a|^$', '', true],
    ['(^a|b$)c?', 'xab', true],
  ])('%s is found in "%s": %s', (pattern, text, isFound) => {
    expect(createPattern(pattern).finds(text)).toBe(isFound);
  });

  it.each([
    ['(', '('],
    [')', ')'],
    ['*a', '*'],
    ['a**', '*'],
    ['a{2,1}', '{2,1}'],
    ['a{x}', '{'],
    ['[]', '[]'],
    ['[a', '[a'],
    ['[b-a]', '[b-a]'],
    ['[a-\\p{L}]', '[a-\\p{L}]'],
    ['\\d', '\\d'],
    ['\\1', '\\1'],
    ['(?:a)', '?'],
    ['(?=a)', '?'],
    ['\\p{Han}', '\\p'],
    ['a+?', '?'],
    ['(a{999}){999}', '{…}'],
  ])('%s is refused for %s', (pattern, part) => {
    expect(checkPattern(pattern)).toBe(part);
  });

  it('needs no more steps for a pattern that makes other engines slow', () => {
    const { matches, finds } = createPattern('(a+)+b|(a|aa)*c');
    const text = 'a'.repeat(100_000);
    expect(matches(text)).toBe(false);
    expect(finds(text)).toBe(false);
    expect(matches(`${text}b`)).toBe(true);
  });
});
