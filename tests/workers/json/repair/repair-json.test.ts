import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { SPECIFIED_CASES } from './specified-cases.ts';

describe('the documented repairs', () => {
  it.each(SPECIFIED_CASES)('%s', (_kind, given, expected) => {
    expect(JSON.parse(repairJson(given).text)).toEqual(JSON.parse(expected));
  });
});

describe('the report', () => {
  it('is empty for valid text', () => {
    expect(repairJson('{"a": [1.50, "x"]}\n')).toEqual({
      text: '{"a": [1.50, "x"]}\n',
      count: 0,
      repairs: [],
      groups: [],
      isTruncated: false,
    });
  });

  it('gives place, before and after of each change', () => {
    const { repairs, count } = repairJson('{\n  "\u{1f600}": \u{ff11},\n  "b": 2,\n}');
    expect(count).toBe(2);
    expect(repairs).toEqual([
      { kind: 'wrong-number', risk: 'harmless', line: 2, column: 8, before: '\uff11', after: '1' },
      { kind: 'trailing-comma', risk: 'harmless', line: 3, column: 9, before: ',', after: '' },
    ]);
  });

  it('counts all and lists the first of many, shortened', () => {
    const { repairs, count } = repairJson(`[${'True,'.repeat(500)}${'x'.repeat(100)}]`);
    expect(count).toBe(501);
    expect(repairs).toHaveLength(200);
    expect(repairJson(`[${'x'.repeat(100)}]`).repairs[0]?.before).toBe(`${'x'.repeat(59)}…`);
  });

  it.each([
    ['a string', '{"a": "hel'],
    ['a key', '{"a": 1, "b'],
    ['a number', '{"a": 12.'],
    ['a literal', '[tru'],
    ['an escape', '["a\\u12'],
    ['an array', '[1, 2'],
    ['a fenced object', '```json\n{"a": 1,\n```'],
  ])('marks a text that stops inside %s as truncated', (_name, given) => {
    const { text, isTruncated } = repairJson(given);
    expect(isTruncated).toBe(true);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it.each(['{"a": 1,}', '"a": 1', '{"a": [1, 2}', "['a']", '{"a": "b}'])('does not regard %s as truncated', (given) => {
    expect(repairJson(given).isTruncated).toBe(false);
  });
});

it.each([
  ['{a: () => 1}', 'function', '() => 1', 'null'],
  ['{a() { return 1 }}', 'function', 'a() { return 1 }', '"a":null'],
  ['[1, ...rest]', 'spread', '...rest', ''],
])('lists values without a JSON counterpart, in %s', (given, kind, before, after) => {
  expect(repairJson(given).repairs).toContainEqual(expect.objectContaining({ kind, before, after }));
});

describe('unchanged text', () => {
  it.each([
    '"{\\"a\\":1}"',
    '["a [b", "c {", "d]"]',
    '{"a": "x, \\"b\\": 1", "c": "}"}',
    '[123456789012345678901234567890, 1E400, -0, 1.10]',
    '{"a":1,"a":2}',
    '["a, b", ", ", ":", "\\u0000", "//x", "```"]',
    ' \r\n\t{ } ',
    '["C:\\new\\temp"]',
    '[{"f": "function(){}"}, "a=1&b=2", "...rest"]',
    '"{"',
  ])('%s', (given) => {
    expect(repairJson(given)).toMatchObject({ text: given, count: 0 });
  });

  it('keeps digits beside a repair', () => {
    expect(repairJson('[12345678901234567890, 1.10,]').text).toBe('[12345678901234567890, 1.10]');
  });
});

describe('unrepairable text', () => {
  it.each(['', '  \n', 'hello world', ',,,', '好的。', '}}}'])('refuses %j with a place', (given) => {
    const refusal = (() => {
      try {
        return repairJson(given);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'json-unrepairable', details: { line: expect.any(Number) } });
  });
});

it('accepts 100,000 levels', () => {
  const depth = 100_000;
  expect(repairJson('['.repeat(depth)).text).toBe('['.repeat(depth) + ']'.repeat(depth));
  expect(repairJson('{"a":'.repeat(depth)).text).toHaveLength(depth * 6 + 4);
  expect(() => repairJson(`${'{"a":['.repeat(depth / 2)}${']'.repeat(depth)}`)).not.toThrow();
});
