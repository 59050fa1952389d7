import { expect, it } from 'vitest';
import { cutGraphemes, endGraphemes, firstGrapheme } from '../../../src/core/text/graphemes.ts';

it.each([
  ['', ''],
  ['小林', '小'],
  ['adam', 'a'],
  ['e\u0301va', 'e\u0301'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧'],
  ['𠮷野', '𠮷'],
])('finds in "%s" the first character "%s"', (text, first) => {
  expect(firstGrapheme(text)).toBe(first);
});

it.each([
  ['', 8, ''],
  ['写第一章', 8, '写第一章'],
  ['一二三四五六七八', 8, '一二三四五六七八'],
  ['一二三四五六七八九', 8, '一二三四五六七八…'],
  ['𠮷𠮷𠮷', 3, '𠮷𠮷𠮷'],
  ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧…'],
  ['e\u0301va', 3, 'e\u0301va'],
])('cuts "%s" after %i characters to "%s"', (text, max, cut) => {
  expect(cutGraphemes(text, max)).toBe(cut);
});

it.each([
  ['小林0', '小0'],
  ['阿哲', '阿哲'],
  ['Ann', 'An'],
  ['夏', '夏'],
  ['👨‍👩‍👧一家👋🏽', '👨‍👩‍👧👋🏽'],
  ['', ''],
])('the ends of %j are %j', (text, ends) => {
  expect(endGraphemes(text)).toBe(ends);
});
