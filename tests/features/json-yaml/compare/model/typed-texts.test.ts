import { expect, test } from 'vitest';
import { looksLikeYaml, toPattern } from '../../../../../src/features/json-yaml/compare/model/typed-texts.ts';

test.each([
  ['traceId', '$..traceId'],
  [' 时间 ', '$..时间'],
  ['x-request-id', '$..["x-request-id"]'],
  ['$.items[*].ts', '$.items[*].ts'],
  ['..ts', '$..ts'],
  ['.a.b', '$.a.b'],
  ['[0].a', '$[0].a'],
  ['a.b', '$.a.b'],
  [' ', null],
])('reads %s as a path', (typed, pattern) => {
  expect(toPattern(typed)).toBe(pattern);
});

test.each([
  ['a: 1', true],
  ['# note\n\n---\na: 1', true],
  ['- a\n- b', true],
  ['"a b": 1', true],
  ['apiVersion: v1\nkind: List', true],
  ['{a: 1}', false],
  ['[1, 2', false],
  ['{"a":1,}', false],
  ['"a":1,\n"b":2', false],
  ['hello', false],
  ['2024-05-01 12:00:00 {"a":1}', false],
  ['a=1\nb=2', false],
  ['<a>1</a>', false],
  ['', false],
])('recognizes YAML in %j: %s', (text, isYaml) => {
  expect(looksLikeYaml(text)).toBe(isYaml);
});
