import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../src/core/errors.ts';
import { readProperties } from '../../../workers/yaml/interchange/read-properties.ts';
import { DEPTH_MAX } from '../../../workers/yaml/limits.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

const { convertText } = createYamlService();

type Source = 'properties' | 'toml' | 'xml' | 'csv' | 'tsv';
const toYaml = (text: string, from: Source = 'properties') => convertText(text, { from, to: 'yaml', indent: 2 });
const toJson = (text: string, from: Source) => convertText(text, { from, to: 'json', indent: 2 });
const dataOf = (text: string, from: Source) => JSON.parse(toJson(text, from).text);
const toProperties = (text: string) => convertText(text, { from: 'yaml', to: 'properties' });
const pairsOf = (text: string) => readProperties(text).flatMap(({ entries }) => entries.map((e) => [e.key, e.value]));

function failureOf(step: () => unknown): AppError {
  try {
    step();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It went well');
}

describe('a properties file becomes YAML with', () => {
  it.each([
    [
      'nested keys and comments',
      '# server\nserver.port=8080\n\n! host\nserver.host = localhost\nname: x\n# end\n',
      'server:\n  # server\n  port: 8080\n  # host\n  host: localhost\nname: x\n# end\n',
    ],
    ['lists', 'a[1].k=v\na[0].k=w\nb[0]=1\nb[1]=2\n', 'a:\n  - k: w\n  - k: v\nb:\n  - 1\n  - 2\n'],
    ['comments in lists', '# c\na[0].k=x\n', 'a:\n  - # c\n    k: x\n'],
    ['names in brackets', 'm[a.b]=1\nm[/x]=2\n', 'm:\n  "[a.b]": 1\n  "[/x]": 2\n'],
    ['escapes', 'a\\:b\\ c=\\u4e2d\\t1\\\n   2\nempty=\nkey only\n', 'a:b c: "中\\t12"\nempty: ""\nkey: only\n'],
    [
      'text where YAML would change it',
      'v=1.10\nm=0755\nb=no\nt=true\nk=null\ne=1e3\ni=12345678901234567890\nr=-1.5\n',
      'v: "1.10"\nm: "0755"\nb: "no"\nt: true\nk: "null"\ne: "1e3"\ni: 12345678901234567890\nr: -1.5\n',
    ],
    ['several documents', 'a=1\n#---\nb=2\n', 'a: 1\n---\nb: 2\n'],
  ])('%s', (_case, text, expected) => {
    expect(toYaml(text)).toEqual({ text: expected, losses: { count: 0, losses: [] }, warnings: [] });
  });

  it.each([
    ['a=1\na.b=2\n', 'a: 1\na.b: 2\n', 'key-conflict', 2],
    ['a.b=1\na=2\n', 'a.b: 1\na: 2\n', 'key-conflict', 1],
    ['a[0]=1\na.b=2\n', 'a:\n  - 1\na.b: 2\n', 'key-conflict', 2],
    ['a[1]=1\n', 'a[1]: 1\n', 'key-conflict', 1],
    ['a=1\na=2\n', 'a: 2\n', 'duplicate-key', 1],
  ])('a report of conflicts: %j', (text, expected, kind, line) => {
    const { text: after, losses } = toYaml(text);
    expect([after, losses.losses.map((loss) => [loss.kind, loss.line])]).toEqual([expected, [[kind, line]]]);
  });
});

it('reports the comments of a properties file that JSON drops', () => {
  const { text, losses } = toJson('# c\na.b=1\n', 'properties');
  expect(JSON.parse(text)).toEqual({ a: { b: 1 } });
  expect(losses.losses).toMatchObject([{ kind: 'comment-dropped', line: 2, before: 'c' }]);
});

it('refuses an incomplete escape of a properties file at its place', () => {
  const { code, details } = failureOf(() => toYaml('a=1\nb=\\u12\n'));
  expect([code, details]).toMatchObject([
    'yaml-invalid',
    { language: 'properties', reason: 'bad-escape', line: 2, column: 3 },
  ]);
});

describe('YAML becomes a properties file with', () => {
  it.each([
    [
      'nested keys',
      'server:\n  port: 8080 # 端口\n  hosts: [a, {b: 1}]\n',
      '# 端口\nserver.port=8080\nserver.hosts[0]=a\nserver.hosts[1].b=1\n',
    ],
    ['comments', '# one\na:\n  # two\n  b: 1\n# end\n', '# one\n# two\n# end\na.b=1\n'],
    ['escapes', '"a:b c": " 中\\n\\\\"\n"#": x\n', 'a\\:b\\ c=\\ \\u4E2D\\n\\\\\n\\#=x\n'],
    ['the text of values', 'a: 1.10\nb: no\nc: 0x1F\nd: ""\n', 'a=1.10\nb=no\nc=31\nd=\n'],
    ['several documents', 'a: 1\n---\nb: 2\n', 'a=1\n#---\nb=2\n'],
  ])('%s', (_case, text, expected) => {
    expect(toProperties(text).text).toBe(expected);
  });

  it('a report of empty values and equal keys', () => {
    const { text, losses } = toProperties('a: {b: 1, c: ~, d: []}\na.b: 2\n');
    expect(text).toBe('a.b=1\na.c=\na.d=\na.b=2\n');
    expect(losses.losses.map(({ kind, path }) => [kind, path])).toEqual([
      ['empty-value', '$.a.c'],
      ['empty-value', '$.a.d'],
      ['key-conflict', "$['a.b']"],
    ]);
  });

  it('a warning of lines that were joined', () => {
    const { warnings } = toProperties('a:\n  b=1\n  c=2\n');
    expect(warnings).toEqual([{ kind: 'pairs-as-text', line: 2, count: 2, sign: '=', isUntouched: false }]);
  });

  it.each(['[1]', '- a\n', 'text', '"x"'])('keys only: %j is refused', (text) => {
    expect(failureOf(() => toProperties(text)).details).toMatchObject({ language: 'properties', reason: 'no-keys' });
  });
});

it.each([1, 2, 3])('keeps all pairs of a properties file through YAML and back, seed %i', (seed) => {
  const name = fc.stringMatching(/^[a-z0-9_:# =中.[\]-]{1,6}$/);
  const step = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('[0]', '[1]'), name);
  const key = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('.').replaceAll('.[', '['));
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('1.10', '007', 'true', 'no', '~', '', ' x ', '2020-01-01', '1e3', '- a', '#', '中\n文', '-0', '.5'),
    fc.integer().map(String),
    fc.double().map(String),
  );
  const toEscapes = (words: string) =>
    [...words].map((c) => `\\u${c.codePointAt(0)?.toString(16).padStart(4, '0')}`).join('');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { minLength: 1, maxLength: 8 }), (pairs) => {
      const written = [...new Map(pairs)].map(([k, v]) => [k, v.replace(/[^\0-\uffff]/gu, '?')] as const);
      const text = written.map(([k, v]) => `${toEscapes(k)}=${toEscapes(v)}\n`).join('');
      const back = pairsOf(toProperties(toYaml(text).text).text);
      expect(new Map(back as [string, string][])).toEqual(new Map(written));
    }),
    { seed, numRuns: 300 },
  );
});

describe('TOML becomes', () => {
  it.each([
    ['title = "x"\n[a.b]\nn = 1\n"k l" = \'v\'\n', { title: 'x', a: { b: { n: 1, 'k l': 'v' } } }],
    ['[[p]]\nn = 1\n[[p.q]]\nm = 2\n[[p]]\nn = 3\n', { p: [{ n: 1, q: [{ m: 2 }] }, { n: 3 }] }],
    ['a.b.c = 1\na.d = [1, [2], {x = true}]\n', { a: { b: { c: 1 }, d: [1, [2], { x: true }] } }],
    ['s = """\nx\n  y\\\n   z"""\n', { s: 'x\n  yz' }],
    ['"__proto__" = 1\n', JSON.parse('{"__proto__": 1}')],
  ])('JSON: %j', (text, value) => {
    expect(dataOf(text, 'toml')).toEqual(value);
  });

  it('values with their digits, and dates as text', () => {
    const { text, losses } = toYaml(
      'i = 9223372036854775807\nv = 1.10\nx = 0xFF\nm = 1_000\nd = 1979-05-27T07:32:00.10Z\nt = 07:32:00\nf = -inf\np = +1e06\n',
      'toml',
    );
    expect(text).toBe(
      'i: 9223372036854775807\nv: 1.10\nx: 255\nm: 1000\nd: "1979-05-27T07:32:00.10Z"\nt: "07:32:00"\nf: "-inf"\np: 1e06\n',
    );
    expect(losses.losses.map(({ kind, line, path }) => [kind, line, path])).toEqual([
      ['number-rewritten', 3, '$.x'],
      ['number-rewritten', 4, '$.m'],
      ['date-stringified', 5, '$.d'],
      ['date-stringified', 6, '$.t'],
      ['special-float', 7, '$.f'],
      ['number-rewritten', 8, '$.p'],
    ]);
  });

  it.each([
    ['a = 1\na = 2\n', 2, 1],
    ['a = \n', 1, 5],
    ['a = "x\nb = 1\n', 1, 7],
    ['[a\nb = 1\n', 1, 3],
  ])('an error at its place: %j', (text, line, column) => {
    const { details } = failureOf(() => toJson(text, 'toml'));
    expect(details).toMatchObject({ language: 'toml', reason: 'bad-toml', line, column });
  });
});

describe('XML becomes', () => {
  it.each([
    ['<a/>', { a: '' }],
    ['<a x="1">t</a>', { a: { '@x': '1', '#text': 't' } }],
    ['<a>\n  <b>1</b>\n  <b/>\n  <c n="x"/>\n</a>', { a: { b: ['1', ''], c: { '@n': 'x' } } }],
    ['<a>&lt;&#20013;<![CDATA[<b>]]></a>', { a: '<中<b>' }],
    ['<n:a xmlns:n="u"><n:b>01</n:b></n:a>', { 'n:a': { '@xmlns:n': 'u', 'n:b': '01' } }],
    ['\ufeff<?xml version="1.0"?>\n<a> x </a>', { a: ' x ' }],
    ['<__proto__><constructor>1</constructor></__proto__>', JSON.parse('{"__proto__": {"constructor": "1"}}')],
  ])('JSON: %j', (text, value) => {
    expect(dataOf(text, 'xml')).toEqual(value);
  });

  it('a report of everything that JSON cannot hold', () => {
    const { losses } = toJson('<!DOCTYPE a>\n<!-- c -->\n<a>x<b/>y<c/><b/></a>\n<?p i?>', 'xml');
    expect(losses.losses.map(({ kind }) => kind).toSorted()).toEqual([
      'markup-dropped',
      'markup-dropped',
      'markup-dropped',
      'order-lost',
    ]);
  });

  it.each([
    '<a><b></a>',
    '<a>',
    'x',
    '<a/><b/>',
    '<a x=1/>',
    '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>',
    '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>',
  ])('an error: %j', (text) => {
    const { code, details } = failureOf(() => toJson(text, 'xml'));
    expect([code, details]).toMatchObject(['yaml-invalid', { language: 'xml', reason: 'bad-xml', line: 1 }]);
  });

  it('an error above the maximum depth', () => {
    const nest = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(toJson(nest(DEPTH_MAX), 'xml').text).toContain('"a": ""');
    expect(failureOf(() => toJson(nest(DEPTH_MAX + 1), 'xml')).code).toBe('yaml-too-deep');
  });
});

describe('a table becomes', () => {
  it.each([
    [
      'csv',
      'id,name\r\n01,"a, ""b""\nc"\r\n\r\n2,\r\n',
      [
        { id: '01', name: 'a, "b"\nc' },
        { id: '2', name: '' },
      ],
    ],
    ['tsv', 'id\tn\n1\tx,y\n', [{ id: '1', n: 'x,y' }]],
    ['csv', 'a,,a\n1,2,3,4\n', [{ a: '1', '2': '2', a_2: '3', '4': '4' }]],
  ] as const)('JSON with objects: %s %j', (from, text, value) => {
    expect(dataOf(text, from)).toEqual(value);
  });

  it('an error for a quote without an end', () => {
    const { details } = failureOf(() => toJson('a,b\n1,"x\n', 'csv'));
    expect(details).toMatchObject({ language: 'csv', reason: 'unclosed-quote', line: 2, column: 3 });
  });
});
