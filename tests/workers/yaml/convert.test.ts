import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';
import { anyCharacter } from '../../any-character.ts';
import { COMPOSE } from './samples.ts';

const { format, compress, convert } = createYamlService();
const toJson = (text: string) => compress(text, { output: 'json', fixes: false });
const toYaml = (text: string) => format(text, { output: 'yaml', indent: 2, fixes: false }).text;

describe('YAML becomes JSON', () => {
  it.each([
    ['digits beyond 2^53', 'a: 12345678901234567890\n', '{"a":12345678901234567890}'],
    ['digits as they are written', '[1.0, 1.10, 1e400, -0, 2.50E+3]\n', '[1.0,1.10,1e400,-0,2.50E+3]'],
    ['numbers of other forms', '[0x1F, 0o17, +1, 017, .5, 1., -.5e3]', '[31,15,1,17,0.5,1.0,-0.5e3]'],
    ['nulls', '[~, null, NULL, ]\n', '[null,null,null]'],
    ['an empty value', 'a:\n', '{"a":null}'],
    ['truth', '[true, True, FALSE, yes, on]', '[true,true,false,"yes","on"]'],
    ['special floats', '[.inf, -.Inf, .NaN]', '[".inf","-.Inf",".NaN"]'],
    ['dates and times', '[2020-01-01, 12:30:45, 1_000]', '["2020-01-01","12:30:45","1_000"]'],
    ['quoted look-alikes', `["1", 'true', "null"]\n`, '["1","true","null"]'],
    ['escapes as they are written', '{a: "\\u0041\\/"}', '{"a":"\\u0041\\/"}'],
    ['escapes of YAML alone', '{a: "\\x41\\e"}', '{"a":"A\\u001b"}'],
    ['text blocks', 'a: |\n  x\n  y\nb: >-\n  p\n  q\n', '{"a":"x\\ny\\n","b":"p q"}'],
    ['several documents as an array', 'a: 1\n---\nb: 2\n', '[{"a":1},{"b":2}]'],
    ['aliases', 'a: &x [1]\nb: *x\n', '{"a":[1],"b":[1]}'],
    ['aliases of keys', '&a a: &b b\n*b : *a\n&n 1: *n\n', '{"a":"b","b":"a","1":1}'],
    ['an alias of a quoted key', '&a "x": *a\n', '{"x":"x"}'],
    [
      'merges, with own keys first',
      'a: &x {p: 1, q: 2}\nb: {<<: *x, q: 3, r: 4}\n',
      '{"a":{"p":1,"q":2},"b":{"p":1,"q":3,"r":4}}',
    ],
    [
      'merges of several, the first first',
      'a: &x {p: 1}\nb: &y {p: 2, q: 2}\nc: {<<: [*x, *y]}\n',
      '{"a":{"p":1},"b":{"p":2,"q":2},"c":{"p":1,"q":2}}',
    ],
    ['a quoted <<, which merges nothing', '{"<<": {a: 1}}\n', '{"<<":{"a":1}}'],
    ['keys of other types', '{1: a, true: b, ~: c, 1.5: d}\n', '{"1":"a","true":"b","null":"c","1.5":"d"}'],
    ['keys that are collections', '? [a, 1]\n: x\n', '{"[\\"a\\",1]":"x"}'],
    ['tags', '[!Ref X, !!str 12, !!int "3", !Sub [a], ! 5]', '["X","12",3,["a"],"5"]'],
    ['key order', 'b: 1\na: 2\n"10": 3\n"9": 4\n', '{"b":1,"a":2,"10":3,"9":4}'],
    ['__proto__', '{__proto__: 1}', '{"__proto__":1}'],
  ])('%s', (_case, text, expected) => {
    expect(toJson(text).text).toBe(expected);
  });

  it('uses the chosen indentation', () => {
    expect(format('a: [1, {}]\n', { output: 'json', indent: 4, fixes: false }).text).toBe(
      '{\n    "a": [\n        1,\n        {}\n    ]\n}',
    );
  });
});

describe('JSON becomes YAML', () => {
  it.each([
    [
      'nested collections',
      '{"a":{"b":[1,{"c":2,"d":[]},[3]]},"e":{}}',
      'a:\n  b:\n    - 1\n    - c: 2\n      d: []\n    - - 3\ne: {}\n',
    ],
    ['numbers as they are', '[12345678901234567890,1.0,1E5,-0]', '- 12345678901234567890\n- 1.0\n- 1E5\n- -0\n'],
    ['plain strings', '["abc","你好","a b","1.2.y","3 apples"]', '- abc\n- 你好\n- a b\n- 1.2.y\n- 3 apples\n'],
    ['lines of text', '{"a":"x\\n y\\n","b":"p\\nq"}', 'a: |\n  x\n   y\nb: |-\n  p\n  q\n'],
    ['escapes as they are', '["\\u0041","a\\tb"]', '- "\\u0041"\n- "a\\tb"\n'],
    ['a bare value', '[]', '[]\n'],
  ])('%s', (_case, text, expected) => {
    expect(toYaml(text)).toBe(expected);
  });

  it.each([
    'no',
    'on',
    'yes',
    'off',
    'y',
    'N',
    'true',
    'null',
    '~',
    '',
    '1',
    '1e3',
    '0o17',
    '017',
    '0x1F',
    '1_000',
    '.5',
    '+1',
    '-1',
    '2020-01-01',
    '2020-01-01T00:00:00Z',
    '12:30:45',
    '.inf',
    '.nan',
    '<<',
    '=',
    '- a',
    '-',
    '?',
    '? a',
    ': a',
    'a: b',
    'a:',
    'a #b',
    '#a',
    '&a',
    '*a',
    '!a',
    '|',
    '>',
    '@a',
    '`a',
    '%a',
    '"a',
    "'a",
    '[a',
    '{a',
    ' a',
    'a ',
    '---',
    '...',
    '\ta',
    '\u00a0a',
    '0b1',
    'a\u2028b',
  ])('quotes the string %j', (value) => {
    const json = JSON.stringify({ key: value, [value]: 1 });
    const yaml = toYaml(json);
    expect(yaml).toMatch(/^key: "/m);
    expect(JSON.parse(toJson(yaml).text)).toEqual(JSON.parse(json));
  });

  it('writes keys that are too long for one line in the long form', () => {
    const json = JSON.stringify({ a: { ['k'.repeat(2000)]: [1], b: 2 } });
    expect(toYaml(json)).toContain('  ? kkk');
    expect(toJson(toYaml(json)).text).toBe(json);
  });
});

const scalar = fc.oneof(
  fc.constantFrom(
    'no',
    'on',
    '1e3',
    '2020-01-01',
    '~',
    '0o17',
    '<<',
    '',
    'a: b',
    '- x',
    '# c',
    'x\ny',
    'x\n\n',
    '\n',
    ' \n x',
    'a\r\nb',
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\t', 'a', '#', ':', '-', '"', "'", '\\', '\r', '[', ',', '1') }),
);
const numberText = fc.oneof(
  fc.bigInt({ min: -(2n ** 90n), max: 2n ** 90n }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.constantFrom('-0', '1.0', '1E400', '0.10', '1e-7'),
);
const { json: jsonText } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    scalar.map((value) => JSON.stringify(value)),
    numberText,
    fc.constantFrom('true', 'false', 'null'),
    fc.array(tie('json'), { maxLength: 5 }).map((items) => `[${items.join(',')}]`),
    fc
      .uniqueArray(fc.tuple(scalar, tie('json')), { maxLength: 5, selector: ([key]) => key })
      .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
  ),
}));

describe('JSON to YAML to JSON', () => {
  const wrap = (json: string) => `[${json}]`;

  const thereAndBack = (json: string, indent: 2 | 4 | 8) =>
    toJson(`---\n${convert(json, { indent, fixes: false }).text}`).text;

  it.each([2, 4, 8] as const)('changes no character of any text at %i spaces', (indent) => {
    fc.assert(
      fc.property(jsonText.map(wrap), (json) => {
        expect(thereAndBack(json, indent)).toBe(json);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('changes no string that other tools read as another type', () => {
    const strings = ['no', 'on', '1e3', '2020-01-01', '~', '0o17', 'null', '<<', '', ' ', '- a', 'a: b', '#', '1_000'];
    const numbers = '9007199254740993,-9007199254740993,12345678901234567890,1e3,1.0,0.10,-0,1E400';
    const json = `{"keys":{${strings.map((text) => `${JSON.stringify(text)}:1`).join(',')}},"values":${JSON.stringify(strings)},"numbers":[${numbers}]}`;
    for (const indent of [2, 4, 8] as const) expect(thereAndBack(json, indent)).toBe(json);
  });
});

describe('smart convert', () => {
  it.each([
    ['{"a": 1}', 'a: 1\n', 'json', 'yaml'],
    ['a: 1\n', '{\n  "a": 1\n}', 'yaml', 'json'],
    ['{a: 1}\n', '{\n  "a": 1\n}', 'yaml', 'json'],
  ] as const)('turns %j into %j', (text, expected, input, output) => {
    expect(convert(text, { indent: 2, fixes: false })).toMatchObject({ text: expected, input, output });
  });

  it('formats JSON as JSON without touching its values', () => {
    const json = '{"b":1.0,"a":"\\u0041","n":12345678901234567890}';
    const { text } = format(json, { output: 'json', indent: 2, fixes: false });
    expect(toJson(text).text).toBe(json);
  });
});

describe('the loss report gives path, line, kind, before and after', () => {
  it.each([
    ['# c\na: 1\n', ['$.a', 1, 'comment-dropped', '# c', '']],
    ['a:\n  - 1 # c\n', ['$.a[0]', 2, 'comment-dropped', '# c', '']],
    ['a: &x 1\nb: *x\n', ['$.b', 2, 'anchor-expanded', '*x', '1']],
    ['a: &x [1]\n', ['$.a', 1, 'anchor-dropped', '&x', '[1]']],
    ['a: !Ref B\n', ['$.a', 1, 'tag-dropped', '!Ref', '"B"']],
    ['1: a\n', ["$['1']", 1, 'key-stringified', '1', '"1"']],
    ['a/b~:\n  ~: 1\n', ["$['a/b~'].null", 2, 'key-stringified', '~', '"null"']],
    ['a: .inf\n', ['$.a', 1, 'special-float', '.inf', '".inf"']],
    ['a: +1\n', ['$.a', 1, 'number-rewritten', '+1', '1']],
    ['a:\n  b: no\n', ['$.a.b', 2, 'yaml11-boolean', 'no', '"no"']],
    ['on: 1\n', ['$.on', 1, 'yaml11-boolean', 'on', '"on"']],
    ['v: 3.10\n', ['$.v', 1, 'trailing-zero', '3.10', '3.10']],
    ['go: [1.20]\n', ['$.go[0]', 1, 'trailing-zero', '1.20', '1.20']],
    ['a: 0o17\n', ['$.a', 1, 'yaml11-number', '0o17', '15']],
    ['a: 017\n', ['$.a', 1, 'yaml11-number', '017', '17']],
    ['a: 1e3\n', ['$.a', 1, 'yaml11-number', '1e3', '1e3']],
    ['a: 12:30:45\n', ['$.a', 1, 'yaml11-number', '12:30:45', '"12:30:45"']],
    ['a: 2020-01-01\n', ['$.a', 1, 'yaml11-date', '2020-01-01', '"2020-01-01"']],
    ['1: a\n"1": b\n', ["$['1']", 2, 'duplicate-key', '"a"', '"b"']],
    ['{"a": 1,\n "a": 2}', ['$.a', 2, 'duplicate-key', '1', '2']],
    ['a: 1\n---\nb: 2\n', ['$', 3, 'documents-merged', '--- × 2', '[2]']],
  ])('%j', (text, expected) => {
    const found = toJson(text).losses.losses.map(({ path, line, kind, before, after }) => [
      path,
      line,
      kind,
      before,
      after,
    ]);
    expect(found).toContainEqual(expected);
  });

  it('finds nothing in a text that loses nothing', () => {
    expect(toJson('a: [1, "no", x, 1.5, 0, 1.0, 10.05, "3.10"]\n').losses).toEqual({ count: 0, losses: [] });
  });

  it('reports all losses of a file, by line', () => {
    const found = toJson(COMPOSE).losses.losses.map(({ path, line, kind }) => `${line} ${kind} ${path}`);
    expect(found).toEqual([
      "1 comment-dropped $['x-base']",
      "2 comment-dropped $['x-base']",
      '10 anchor-expanded $.services.web',
      '10 merge-resolved $.services.web',
      '12 yaml11-number $.services.web.ports[1]',
      '14 anchor-expanded $.services.api',
      '14 anchor-expanded $.services.api',
      '14 merge-resolved $.services.api',
      '15 comment-dropped $.services.api.restart',
      '17 anchor-expanded $.services.api.environment',
      '17 merge-resolved $.services.api.environment',
      '18 yaml11-boolean $.services.api.environment.EXTRA',
      '19 anchor-expanded $.services.db',
    ]);
  });

  it('counts all, and lists a readable number', () => {
    const { count, losses } = toJson(Array.from({ length: 600 }, (_, i) => `k${i}: no # c\n`).join('')).losses;
    expect([count, losses.length]).toEqual([1200, 500]);
  });
});

describe('without a choice of the output', () => {
  it.each([
    ['a:   1\n', 'a: 1\n', '{a: 1}\n', 'yaml'],
    ['{"a":1}', '{\n  "a": 1\n}', '{"a":1}', 'json'],
    ['{a: 1}\n', 'a: 1\n', '{a: 1}\n', 'yaml'],
  ])('%j keeps its language', (text, formatted, compressed, language) => {
    const both = [
      format(text, { output: 'auto', indent: 2, fixes: true }),
      compress(text, { output: 'auto', fixes: true }),
    ];
    expect(both.map(({ text, input, output }) => [text, input, output])).toEqual([
      [formatted, language, language],
      [compressed, language, language],
    ]);
  });
});
