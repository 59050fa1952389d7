import { describe, expect, it } from 'vitest';
import { YAML_TEMPLATES } from '../../../src/features/json-yaml/yaml/templates.ts';
import { findComments } from '../../../workers/yaml/read/comments.ts';
import { readYaml } from '../../../workers/yaml/read/read-yaml.ts';
import { areSame } from '../../../workers/yaml/reformat/compare.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';
import { CLOUD_FORMATION, COMPOSE, KUBERNETES } from './samples.ts';

const { format, compress } = createYamlService();
const reformat = (text: string, indent: 2 | 4 | 8 = 2) => format(text, { output: 'yaml', indent, fixes: false });

const commentsOf = (text: string) => findComments(text, readYaml(text).events).map((comment) => comment.text);

describe('reformatting keeps', () => {
  it.each([
    [
      'a manifest of several documents',
      KUBERNETES,
      [
        '# Release 1.10 of the shop\n# Keep in step with the chart.\napiVersion: v1',
        'name: shop   # the service',
        '{app: shop, tier: "backend"}',
        '  # Everything here is text.\n  VERSION: 1.10\n  MODE: 0755\n  ID: 12345678901234567890\n  RATIO: 1e3\n  COUNTRY: NO\n  SINCE: 2020-01-01\n',
        '  page.html: |\n    <a href="x">&lt;b&gt;</a>\n    # not a comment\n',
        '# after the block',
        '\n---\n# The deployment\n',
        'replicas: 3 # three is enough',
        '# the only container\n',
        "image: 'shop:1.10'",
        'args: ["--port", "8080"] # flow',
        'containerPort: 0x1F90',
        'command: [sh, -c, \'echo "hi"\']',
        '# the end\n',
        'kind: Empty\n',
      ],
    ],
    [
      'anchors and merge keys',
      COMPOSE,
      [
        '# Shared settings\n',
        'x-base: &base   # anchor\n',
        'environment: &env\n',
        'DEBUG: "no"',
        '&more {cpus: 0.50, mem: 512m}',
        '<<: *base\n',
        '["80:80", 22:22]',
        '<<: [*base, *more]',
        'restart: always # overrides',
        '<<: *env',
        'EXTRA: yes',
        'db: *base\n',
      ],
    ],
    [
      'local tags',
      CLOUD_FORMATION,
      [
        'AWSTemplateFormatVersion: 2010-09-09',
        'Type: AWS::S3::Bucket',
        `!Sub "\${AWS::StackName}-data" # named after the stack`,
        '!Ref Environment',
        '!If [IsProd, !GetAtt Key.Arn, !Ref AWS::NoValue]',
        '!Join\n',
        '!!str 123',
        'Value: !GetAtt Bucket.Arn',
      ],
    ],
  ])('%s', (_case, text, survivors) => {
    const { text: after, warnings } = reformat(text);
    expect(warnings).toEqual([]);
    expect(after).not.toBe(text);
    for (const survivor of survivors) expect(after).toContain(survivor);
    expect(commentsOf(after)).toEqual(commentsOf(text));
  });

  it.each([2, 4, 8] as const)('meaning and comments at %i spaces, and changes nothing the second time', (indent) => {
    for (const text of [KUBERNETES, COMPOSE, CLOUD_FORMATION]) {
      const { text: after, warnings } = reformat(text, indent);
      expect(warnings).toEqual([]);
      expect(areSame(readYaml(text).documents, readYaml(after).documents, 'written')).toBe(true);
      expect(commentsOf(after)).toEqual(commentsOf(text));
      expect(reformat(after, indent).text).toBe(after);
    }
  });

  it.each([
    ['comments alone', '# only\n# comments\n', '# only\n# comments\n'],
    ['directives', '%YAML 1.2\n---\na:   1\n', '%YAML 1.2\n---\na: 1\n'],
  ])('%s', (_case, text, expected) => {
    expect(reformat(text).text).toBe(expected);
  });

  it.each([
    ['{a: b,  c: [d]}\n', 'a: b\nc:\n  - d\n'],
    ['{"a":1,}', '"a": 1\n'],
    ['[{"a": [], "b": {},}, 1.10,]', '- "a": []\n  "b": {}\n- 1.10\n'],
    ['--- {a: 1}\n--- [b]\n', '---\na: 1\n---\n- b\n'],
  ])('the contents of a document that is entirely in brackets, which is split into lines: %j', (text, expected) => {
    expect(reformat(text)).toMatchObject({ text: expected, warnings: [] });
  });

  it.each([
    ['a: { b: 1 }\nc:   { d: [1, 2] }\n', 'a: { b: 1 }\nc: { d: [1, 2] }\n'],
    ['a: {b: 1}\nc:   {d: 1}\ne: { f: 1 }\n', 'a: {b: 1}\nc: {d: 1}\ne: {f: 1}\n'],
    [
      'a: [ 1, 2 ]\nb:   [3,4,]\nc: [ [ 5 ], &x {d: 1}, *x ]\n',
      'a: [ 1, 2 ]\nb: [ 3, 4 ]\nc: [ [ 5 ], &x {d: 1}, *x ]\n',
    ],
    ['a: { b: "}", \'c\': "x]" }\nd:   { e: {} , f: [] }\n', 'a: { b: "}", \'c\': "x]" }\nd: { e: {}, f: [] }\n'],
    ['a: { b: 1 } # { c: 1}\nd:   e\n', 'a: { b: 1 } # { c: 1}\nd: e\n'],
    ['d: &x 1\na:   !t { b: *x, c }\n', 'd: &x 1\na: !t { b: *x, c }\n'],
  ])('spaces in brackets where most of their kind have them: %j', (text, expected) => {
    expect(reformat(text)).toMatchObject({ text: expected, warnings: [] });
  });

  it.each([
    ['a: 1     # one\nbcd:   2 # two\n', 'a: 1   # one\nbcd: 2 # two\n'],
    ['a: 1  # one\nb:   2\n', 'a: 1  # one\nb: 2\n'],
    ['a: 1 # one\nb:   2 # two\n', 'a: 1 # one\nb: 2 # two\n'],
    ['名: 中文  # 一\nb:   12345  # 二\n', '名: 中文  # 一\nb: 12345  # 二\n'],
    ['名: 中文   # 一\nb: 12345   # 二\nc:   1     # 三\n', '名: 中文   # 一\nb: 12345   # 二\nc: 1       # 三\n'],
    [
      'a:\n    b: 1     # one\n    c: "x"   # two\n    # alone\n    d: 3\te\n',
      'a:\n  b: 1     # one\n  c: "x"   # two\n  # alone\n  d: 3\te\n',
    ],
    [
      'a:         # list\n    - 1    # first\n    - 22   # second\n',
      'a:       # list\n  - 1    # first\n  - 22   # second\n',
    ],
    ['a: 1\t# one\nb:   2\n', 'a: 1 # one\nb: 2\n'],
  ])('the places of comments behind values: %j', (text, expected) => {
    expect(reformat(text)).toMatchObject({ text: expected, warnings: [] });
  });

  it.each([
    ['a: "\\U0001F600 \\x41\\/\\e"\nb:   { c: "\\u4e2d" }\n', 'a: "\\U0001F600 \\x41\\/\\e"\nb: { c: "\\u4e2d" }\n'],
    ['? "\\u0041"\n:   !t "\\_"\n', '"\\u0041": !t "\\_"\n'],
  ])('escapes as they are written: %j', (text, expected) => {
    expect(reformat(text)).toMatchObject({ text: expected, warnings: [] });
  });

  it('brackets around a part of a document', () => {
    expect(reformat('a: {b: 1}\n')).toMatchObject({ text: 'a: {b: 1}\n', warnings: [] });
  });

  it('comments between the brackets of a document', () => {
    const { text, warnings } = reformat('{a: 1, # one\n  # two\n  b: 2 }\n');
    expect([commentsOf(text), warnings]).toEqual([['# one', '# two'], []]);
  });

  it('duplicate keys, with a warning', () => {
    const { text, warnings } = reformat('a: 1\nb:   2\na: 3\n');
    expect(text).toBe('a: 1\nb: 2\na: 3\n');
    expect(warnings).toEqual([{ kind: 'duplicate-key', key: 'a', line: 3, firstLine: 1 }]);
  });
});

it('reformatting writes a long text as it writes a short one, with comments, blank lines and distant anchors', () => {
  const entry = (i: number) => `# comment ${i}\nkey${i}:\n    <<: *base # merged\n    list:\n    - ${i}.10\n\n\n`;
  const expected = (i: number) => `# comment ${i}\nkey${i}:\n  <<: *base # merged\n  list:\n  - ${i}.10\n`;
  const write = (count: number, toEntry: (i: number) => string, gap: string) =>
    `base: &base\n  a: 1\n${gap}${Array.from({ length: count }, (_, i) => toEntry(i)).join(gap)}`;
  for (const count of [3, 300]) {
    const { text, warnings } = reformat(write(count, entry, '').replace('a: 1\n', 'a: 1\n\n'));
    expect([text, warnings]).toEqual([write(count, expected, '\n'), []]);
    expect(reformat(text).text).toBe(text);
  }
});

it('reformatting turns CRLF into LF', () => {
  expect(reformat('a: 1 # c\r\nb: 2\r\n').text).toBe('a: 1 # c\nb: 2\n');
});

describe('reformatting leaves each comment on its line', () => {
  it.each([
    ['a: # c\n    b: 1\n', 'a: # c\n  b: 1\n'],
    ['a: &x # c\n    b: 1\n', 'a: &x # c\n  b: 1\n'],
    ['a: !t # c\n    - 1\n', 'a: !t # c\n  - 1\n'],
    ['a:\n    # c\n    b: 1\n', 'a:\n  # c\n  b: 1\n'],
    ['a: # c1\n    # c2\n    b: 1\n', 'a: # c1\n  # c2\n  b: 1\n'],
    ['a: | # c\n    x\n', 'a: | # c\n  x\n'],
    ['--- # c\na:  1\n', '--- # c\na: 1\n'],
  ])('%j', (text, expected) => {
    expect(reformat(text)).toMatchObject({ text: expected, warnings: [] });
  });
});

describe('reformatting keeps the lines of folded blocks', () => {
  it.each([
    ['a: >-\n    one\n    two\n\n    three\n', 'a: >-\n  one\n  two\n\n  three\n'],
    ['a: > # c\n    one\n    two\nb:   1\n', 'a: > # c\n  one\n  two\nb: 1\n'],
    ['a: >+\n    one\n    two\n\n\nb: 1\n', 'a: >+\n  one\n  two\n\n\nb: 1\n'],
    ['- >\n    one\n      more\n    two\n', '- >\n  one\n    more\n  two\n'],
    ['a: !t &x >-\n    one\n    two\n', 'a: &x !t >-\n  one\n  two\n'],
    ['a: "x | # y"\nb: >\n  | #z\n  w\n', 'a: "x | # y"\nb: >\n  | #z\n  w\n'],
  ])('%j', (text, expected) => {
    expect(reformat(text)).toMatchObject({ text: expected, warnings: [] });
  });
});

describe('reformatting returns a text unchanged, with a warning, where the `yaml` writer', () => {
  it.each([
    ['would change a key', '- ::\n'],
    ['would drop the break at the end of a binary block', 'a: !!binary |\n    R0lG\n'],
  ])('%s', (_case, text) => {
    expect(() => readYaml(text)).not.toThrow();
    expect(reformat(text)).toMatchObject({ text, warnings: [{ kind: 'left-untouched' }] });
  });
});

describe('compressing YAML', () => {
  it.each([
    ['block collections', 'a:\n  - 1.10\n  - b: no\n', '{a: [1.10, {b: no}]}\n'],
    ['documents', 'a: 1\n---\nb: 2\n', '{a: 1}\n---\n{b: 2}\n'],
    ['anchors, merges and aliases', 'a: &x {b: 1}\nc:\n  <<: *x\nd: *x\n', '{a: &x {b: 1}, c: {<<: *x}, d: *x}\n'],
    ['an alias for a key', 'a: &x k\n*x : 1\n', '{a: &x k, ? *x : 1}\n'],
    ['tags', 'a: !Ref b\nc: !!map {}\n', '{a: !Ref b, c: !!map {}}\n'],
    ['text that brackets would split', 'a: x, y [z]\n', '{a: "x, y [z]"}\n'],
    ['text blocks', 'a: |\n  x\n  y\n', '{a: "x\\ny\\n"}\n'],
    ['empty values', 'a:\nb: ~\n', '{a: , b: ~}\n'],
    ['quotes', `a: 'it''s'\nb: "\\u0041"\n`, `{a: 'it''s', b: "\\u0041"}\n`],
    ['keys that are collections', '? [a, b]\n: 1\n', '{? [a, b] : 1}\n'],
  ])('keeps %s', (_case, text, expected) => {
    expect(compress(text, { output: 'yaml', fixes: false })).toMatchObject({ text: expected, warnings: [] });
  });

  it('reports the comments that it drops', () => {
    const { text, losses } = compress('# one\na: 1 # two\n', { output: 'yaml', fixes: false });
    expect(text).toBe('{a: 1}\n');
    expect(losses.losses.map(({ line, path, before }) => [line, path, before])).toEqual([
      [1, '$.a', '# one'],
      [2, '$.a', '# two'],
    ]);
  });

  it.each([KUBERNETES, COMPOSE, CLOUD_FORMATION])('keeps the meaning of whole files', (text) => {
    const { text: after, warnings } = compress(text, { output: 'yaml', fixes: false });
    expect(warnings).toEqual([]);
    expect(areSame(readYaml(text).documents, readYaml(after).documents, 'meant')).toBe(true);
  });
});

describe('every template', () => {
  it.each(Object.entries(YAML_TEMPLATES))('%s is valid and stays as it is', (_name, text) => {
    const { format: formatAgain, validate } = createYamlService();
    expect(validate(text).suggestions).toEqual([]);
    expect(formatAgain(text, { output: 'yaml', indent: 2, fixes: true })).toMatchObject({
      text,
      warnings: [],
      fixes: [],
    });
    const { text: json } = formatAgain(text, { output: 'json', indent: 2, fixes: false });
    expect(() => JSON.parse(json)).not.toThrow();
  });
});
