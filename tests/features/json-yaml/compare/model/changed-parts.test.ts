import { expect, test } from 'vitest';
import { createChangedTokens, cutAtParts } from '../../../../../src/features/json-yaml/compare/model/changed-parts.ts';
import { createDifference } from '../a-difference.ts';

test('cuts the tokens of a line at its changed parts', () => {
  const difference = createDifference('changed', [2, 2]);
  const left = { ...difference.left, column: 7, marks: [{ start: 3, end: 5 }] };
  const toTokens = createChangedTokens([{ ...difference, left }], 'left');
  const line = '  "a": "xyABz",';
  expect(toTokens(line, 0).some(({ isChanged }) => isChanged)).toBe(false);
  expect(toTokens(line, 1).filter(({ isChanged }) => isChanged)).toEqual([
    { kind: 'string', text: 'AB', isChanged: true },
  ]);
  expect(
    toTokens(line, 1)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
  // The part of a wrapped line from its eleventh character on.
  const wrapped = toTokens(line.slice(11), 1, true, 11);
  expect(wrapped.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['B']);
});

test('cuts an excerpt that begins inside a value', () => {
  expect(
    cutAtParts(
      'cdefg',
      [
        { start: 0, end: 1 },
        { start: 3, end: 5 },
        { start: 6, end: 20 },
      ],
      2,
    ),
  ).toEqual([
    { text: 'c', isChanged: false },
    { text: 'de', isChanged: true },
    { text: 'f', isChanged: false },
    { text: 'g', isChanged: true },
  ]);
});
