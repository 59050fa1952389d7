import { describe, expect, it } from 'vitest';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { REALISTIC_CASES } from './realistic-cases.ts';
import { SPECIFIED_CASES } from './specified-cases.ts';

/** The cases whose repair loses, invents or regroups data, or drops more than a lead-in. All others are harmless. */
const RISKY_CASES = [
  ...['prose before a fence', 'prose on both sides of a fence', 'two fences', 'fences in a numbered list'],
  ...[
    'missing value',
    'MongoDB number and dots',
    'ellipsis in an array',
    'ellipsis in the middle',
    'ellipsis in an object',
  ],
  ...['call inside a string', 'sentence with braces behind', 'footnote before', 'command line', 'headers of a reply'],
  ...['stops in a string', 'stops in a key', 'stops behind a key', 'stops behind a colon', 'stops behind a comma'],
  ...['stops in a literal', 'stops in a Python literal', 'stops in a number', 'stops in an exponent'],
  ...['stops behind a sign', 'stops in an escape', 'stops in a code point', 'stops inside a fence'],
  ...['stops behind a code point in braces', 'closers missing at the end', 'not a number', 'undefined'],
  ...['function and spread in an object', 'arrow functions', 'function with brackets in strings'],
  ...['function that goes on', 'methods', 'component', 'class', 'function in an array', 'spreads'],
  ...['documents side by side', 'log line', 'labelled log line', 'log lines', 'event stream'],
  ...['missing brace between items', 'missing bracket before a brace', 'closed too early', 'closed too early, deeper'],
  ...['wrong closer in the middle', 'extra bracket in the middle', 'missing opening brace in an array'],
  ...['bracket missing in the middle', 'closers that are too many'],
];

function isRisky(given: string): boolean {
  const { groups, isTruncated } = repairJson(given);
  return isTruncated || groups.some(({ risk }) => risk === 'risky');
}

describe('the risk of a repair', () => {
  it.each([...REALISTIC_CASES, ...SPECIFIED_CASES])('is judged right: %s', (kind, given) => {
    expect(isRisky(given)).toBe(RISKY_CASES.includes(kind));
  });

  it.each([
    ['{"a": 1} tail with data: b=2', 'surrounding-text'],
    ['{"a": 1} {"b": 2}', 'several-values'],
    ['{"f": () => 1, "a": 1}', 'function'],
    ['{"a": 1, ...rest}', 'spread'],
    ['{"t": "see {"x": 1} there", "n": 1}', 'swallowed-structure'],
    ['], "k": {"z": 1}}', 'surrounding-text'],
    [': 5, "c": true}', 'surrounding-text'],
    ['{"re":"["]","n":1}', 'unescaped-quote'],
    ['{"a": }', 'missing-value'],
    ['{"a": NaN}', 'not-finite'],
    ['{ a: [Object] }', 'placeholder'],
    ['{ [k]: 1 }', 'computed-key'],
    ['{"id":1,"a":2 "id":3,"a":4}', 'duplicate-key'],
    ['{{"a"b": 1}}', 'odd-key'],
    ['{"a":tru', 'truncated-word'],
  ])('makes %s risky', (given, kind) => {
    expect(repairJson(given).groups).toContainEqual(expect.objectContaining({ kind, risk: 'risky' }));
  });

  it('does not blame a repair for keys that the text itself repeats', () => {
    expect(repairJson('{"a":1,"b":2,"a":3,}').groups).toEqual([{ kind: 'trailing-comma', risk: 'harmless', count: 1 }]);
    expect(isRisky('{a: 1, a: 2}')).toBe(false);
  });
});

describe('the groups of a report', () => {
  it('count every repair, also those that are not listed, and put risky kinds first', () => {
    const { groups, repairs, count } = repairJson(`[${'True\n'.repeat(500)}NaN]`);
    expect(groups).toEqual([
      { kind: 'not-finite', risk: 'risky', count: 1 },
      { kind: 'wrong-word', risk: 'harmless', count: 500 },
      { kind: 'missing-comma', risk: 'harmless', count: 500 },
    ]);
    expect(count).toBe(1001);
    expect(repairs.length).toBeLessThanOrEqual(200);
    expect(repairs.filter(({ kind }) => kind === 'not-finite')).toHaveLength(1);
    expect(repairs.filter(({ kind }) => kind === 'missing-comma').length).toBeGreaterThan(50);
  });

  it('name correct NDJSON as such, with the number of its records', () => {
    const lines = Array.from({ length: 1000 }, (_, id) => `{"id":${id}}`).join('\n');
    expect(repairJson(`${lines}\n\n`)).toMatchObject({
      count: 0,
      repairs: [],
      groups: [{ kind: 'json-lines', risk: 'harmless', count: 1000 }],
      isTruncated: false,
    });
  });

  it('give the repairs inside NDJSON beside its records', () => {
    expect(repairJson('{"a":1}\n{"a":2,}\n').groups).toEqual([
      { kind: 'json-lines', risk: 'harmless', count: 2 },
      { kind: 'trailing-comma', risk: 'harmless', count: 1 },
    ]);
  });

  it('give places in the original text, whatever was unpacked before', () => {
    const { repairs } = repairJson('"{""a"":1,\n ""b"": True}"');
    expect(repairs.find(({ kind }) => kind === 'wrong-word')).toMatchObject({ line: 2, column: 9, before: 'True' });
    const dump = repairJson('log: User(id=1,\n name=NaN)');
    expect(dump.repairs.find(({ before }) => before === 'NaN')).toMatchObject({ line: 2, column: 7 });
  });

  it.each([
    ['{"a" = 1}', 'wrong-separator'],
    ['{"a"＝1}', 'wrong-punctuation'],
    ['{"a": 1; "b": 2}', 'wrong-separator'],
    ['{"a"：1}', 'wrong-punctuation'],
  ])('tell wrong characters in %s from wrong widths', (given, kind) => {
    expect(repairJson(given).groups).toEqual([{ kind, risk: 'harmless', count: 1 }]);
  });
});
