import { expect, it } from 'vitest';
import { findCommonFolder, toArchiveNames } from '../../../../src/features/lan-chat/model/archive-names.ts';

it.each([
  [
    ['a.png', 'b/a.png'],
    ['a.png', 'b/a.png'],
  ],
  [
    ['a.png', 'a.png', 'a.png'],
    ['a.png', 'a (2).png', 'a (3).png'],
  ],
  [
    ['a.png', 'a (2).png', 'a.png'],
    ['a.png', 'a (2).png', 'a (3).png'],
  ],
  [
    ['A.png', 'a.PNG'],
    ['A.png', 'a (2).PNG'],
  ],
  [
    ['x/.env', 'x/.env'],
    ['x/.env', 'x/.env (2)'],
  ],
  [
    ['notes', 'notes/a.txt'],
    ['notes (2)', 'notes/a.txt'],
  ],
  [
    ['e\u0301', '\u00e9'],
    ['e\u0301', '\u00e9 (2)'],
  ],
  [
    ['\ud800', '\ud801'],
    ['\ud800', '\ud801 (2)'],
  ],
])('names %j in an archive so that no two are equal', (names, expected) => {
  expect(toArchiveNames(names)).toEqual(expected);
});

it.each([
  [['Ferien/a', 'Ferien/b/c'], 'Ferien'],
  [['Ferien/a', 'c'], null],
  [['Ferien/a', 'Ferien2/a'], null],
  [['a'], null],
  [[], null],
])('finds the folder of %j', (names, folder) => {
  expect(findCommonFolder(names)).toBe(folder);
});
