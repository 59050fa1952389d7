import { expect, it } from 'vitest';
import { restoreParts } from '../../../src/shared/storage/restore-parts.ts';

it.each([
  [
    'a part that another tab overwrote with its value from before',
    { a: 1, b: 9 },
    { a: 1, b: 0 },
    { a: 2, b: 0 },
    { a: 2, b: 9 },
  ],
  ['an added part', { b: 9 }, {}, { a: 2 }, { a: 2, b: 9 }],
  ['a removed part', { a: 1, b: 9 }, { a: 1 }, {}, { b: 9 }],
  ['a part of a part', { users: { x: 1, y: 5 } }, { users: { x: 1 } }, { users: { x: 2 } }, { users: { x: 2, y: 5 } }],
  ['a whole text', 'old', 'old', 'new', 'new'],
])('restores %s', (_case, current, before, after, restored) => {
  expect(restoreParts<unknown>(current, before, after)).toEqual(restored);
});

it.each([
  ['a part that another tab changed later', { a: 3 }, { a: 1 }, { a: 2 }],
  ['a value that has the change', { a: 2, b: 9 }, { a: 1 }, { a: 2 }],
  ['a whole text that another tab wrote', 'theirs', 'old', 'mine'],
])('keeps %s', (_case, current, before, after) => {
  expect(restoreParts<unknown>(current, before, after)).toEqual(current);
});
