import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { readYaml } from '../../../workers/yaml/read/read-yaml.ts';
import { repairYaml } from '../../../workers/yaml/repair/repair.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';
import { CLOUD_FORMATION, COMPOSE, KUBERNETES } from './samples.ts';

const { format, validate } = createYamlService();
const mend = (text: string) => format(text, { output: 'yaml', indent: 2, fixes: true });

describe('the smart fix repairs', () => {
  it.each([
    [
      'a text block at its key',
      'run: |\n#!/bin/sh\necho hi\n',
      'run: |\n  #!/bin/sh\n  echo hi\n',
      'block-scalar-indent',
      [2, 3],
    ],
    [
      'a text block in a list',
      '- name: x\n  run: |\n  npm ci\n  npm test\n- name: y\n',
      '- name: x\n  run: |\n    npm ci\n    npm test\n- name: y\n',
      'block-scalar-indent',
      [3, 4],
    ],
    ['a text block before the next key', 'a: |\nx\ny\nb: 1\n', 'a: |\n  x\n  y\nb: 1\n', 'block-scalar-indent', [2, 3]],
    ['tabs', 'a:\n\tb:\n\t\tc: 1\n', 'a:\n  b:\n    c: 1\n', 'tab', [2, 3]],
    [
      'full-width spaces in the margin',
      'a:\n\u3000b: 1\n\u00a0 c: 2\n  d: 3\n',
      'a:\n  b: 1\n  c: 2\n  d: 3\n',
      'indentation-space',
      [2, 3],
    ],
    ['full-width colons', '名称: x\n端口：80\n主机：a\n', '名称: x\n端口: 80\n主机: a\n', 'full-width-colon', [2, 3]],
    [
      'full-width colons before a block',
      'a: 1\n服务：\n  端口：80\n  主机：b\n',
      'a: 1\n服务:\n  端口: 80\n  主机: b\n',
      'full-width-colon',
      [2, 3, 4],
    ],
    ['full-width quotes', 'a: “x: y”\n', 'a: "x: y"\n', 'full-width-quote', [1]],
    ['a quote closed by a full-width one', 'a: "x”\nb: 1\n', 'a: "x"\nb: 1\n', 'full-width-quote', [1]],
    ['full-width commas in brackets', 'a: {x: 1，y: 2}\n', 'a: {x: 1, y: 2}\n', 'full-width-bracket', [1]],
    ['full-width brackets', 'a: [1, 2］\nb: 1\n', 'a: [1, 2]\nb: 1\n', 'full-width-bracket', [1]],
    ['a missing space behind a colon', 'a: 1\nname:foo\n', 'a: 1\nname: foo\n', 'missing-space', [2]],
    ['a missing space behind a dash', '- a\n-b\n- c\n', '- a\n- b\n- c\n', 'missing-space', [2]],
    [
      'lines between the levels',
      'a:\n  b: 1\n   c: 2\n d: 3\ne: 4\n',
      'a:\n  b: 1\n  c: 2\n  d: 3\ne: 4\n',
      'indentation-step',
      [3, 4],
    ],
    ['entities', 'cmd: &quot;a &amp;&amp; b&quot;\n', 'cmd: "a && b"\n', 'html-entity', [1]],
    ['reserved signs', 'user: @admin # me\n', 'user: "@admin" # me\n', 'unquoted-value', [1]],
    ['colons in words', 'title: Notes: part 1\n', 'title: "Notes: part 1"\n', 'unquoted-value', [1]],
  ])('%s', (_case, text, expected, kind, lines) => {
    expect(() => validate(text)).toThrow(AppError);
    const result = mend(text);
    expect(result.text).toBe(expected);
    expect(result.fixes.map((fix) => [fix.kind, fix.line])).toEqual(lines.map((line) => [kind, line]));
    const before = text.split('\n');
    for (const fix of result.fixes) expect(fix.before).toBe(before[fix.line - 1]);
  });

  it('damage of several kinds', () => {
    const { text, fixes } = mend('服务：\n\t端口：80\n\tname:x\nuser: @admin\n');
    expect(text).toBe('服务:\n  端口: 80\n  name: x\nuser: "@admin"\n');
    expect(new Set(fixes.map(({ kind }) => kind))).toEqual(
      new Set(['tab', 'full-width-colon', 'missing-space', 'unquoted-value']),
    );
  });

  it('only the lines that need it', () => {
    const { fixes } = mend('html: a &lt; b\ncmd: &quot;a &amp;&amp; b&quot;\nnote: x:y\n');
    expect(fixes.map(({ line }) => line)).toEqual([2]);
  });

  it.each([
    ['web addresses', 'a: 1\nurl: http://x.y:80/z\nb:2\n', 'url: http://x.y:80/z'],
    ['words of a text block', 'a:\n\tb: 1\nt: |\n  x：y\n  \tk:v &lt;\n', '  x：y\n  \tk:v &lt;'],
    ['words in quotes', 'a:\n\tb: 1\nt: "x：y，\n  z:1"\n', 'x：y， z:1'],
  ])('nothing in %s', (_case, text, survivor) => {
    expect(mend(text).text).toContain(survivor);
  });

  it.each(['a: [1, 2\nb: }\n', 'a: "x\nb: 1\n', '{{ .Values.x }}: @\n', 'a: *missing\n', 'a: 1\na: 2\n: : :\n'])(
    'nothing of %j, and gives the problem of the original text',
    (text) => {
      const failure = (fixes: boolean) => {
        try {
          format(text, { output: 'json', indent: 2, fixes });
          return null;
        } catch (error) {
          return error instanceof AppError ? error.details : error;
        }
      };
      expect(failure(true)).not.toBeNull();
      expect(failure(true)).toEqual(failure(false));
    },
  );

  it('nothing without the option', () => {
    expect(() => format('a:\n\tb: 1\n', { output: 'yaml', indent: 2, fixes: false })).toThrow(AppError);
  });

  it('a long text within its budget of readings', () => {
    const text = `a:\n${Array.from({ length: 3000 }, (_, i) => `\tk${i}: v\n`).join('')}`;
    const repair = repairYaml(text);
    expect(repair?.fixes).toHaveLength(3000);
    expect(() => readYaml(repair?.text ?? '\t')).not.toThrow();
  });
});

describe('a valid text is never changed', () => {
  it.each([
    KUBERNETES,
    COMPOSE,
    CLOUD_FORMATION,
    'html: "a &lt; b &amp; c" # &lt;\n',
    'html: \'&lt;\'\n"&gt;": [ "&quot;" ]\n',
    'a: "x\n  &lt;y"\n',
    'name：foo\n',
    'a: “x”，［1］\n',
    'url:x\n',
    'a: |\n  &quot;x&quot;\n\ty\n',
  ])('%j', (text) => {
    try {
      readYaml(text);
    } catch {
      return;
    }
    expect(mend(text).fixes).toEqual([]);
    expect(mend(text).text).toBe(format(text, { output: 'yaml', indent: 2, fixes: false }).text);
  });

  it.each([
    ['名称：foo\n', { kind: 'full-width-colon', line: 1, before: '名称：foo', after: '名称: foo' }],
    ['a:\n\u3000b: 1\n', { kind: 'indentation-space', line: 2, before: '\u3000b: 1', after: '  b: 1' }],
  ])('but %j gets a suggestion', (text, suggestion) => {
    expect(validate(text).suggestions).toEqual([suggestion]);
    expect(mend(text).suggestions).toEqual([suggestion]);
  });

  it.each([
    ['a: &quot;b c&quot; &amp; # &lt;\n', 'a: "b c" & # &lt;'],
    ['a: 1 &lt; 2\nb: "&lt;"\n', 'a: 1 < 2'],
  ])('and its entities in quotes and comments are never touched: %j', (text, after) => {
    const { suggestions, fixes } = format(text, { output: 'yaml', indent: 2, fixes: false });
    expect([suggestions.map((suggestion) => suggestion.after), fixes]).toEqual([[after], []]);
  });
});

describe('entities outside quotes of a valid text', () => {
  it.each([
    ['a: x &lt; y &amp;&amp; z # &lt;\nb: "&lt;"\n', 'a: x < y && z # &lt;\nb: "&lt;"\n', [1]],
    ['url: http://x?a=1&amp;b=2\n', 'url: http://x?a=1&b=2\n', [1]],
    ['a: &quot;x y&quot;\nb: 1\n', 'a: "x y"\nb: 1\n', [1]],
    ['a: |\n  &lt;\nb: &gt; 1\n', 'a: |\n  &lt;\nb: &gt; 1\n', []],
  ])('are replaced and listed while the structure stays: %j', (text, after, lines) => {
    const result = mend(text);
    expect(result.text).toBe(after);
    expect(result.fixes.map(({ line, kind }) => [line, kind])).toEqual(lines.map((line) => [line, 'html-entity']));
  });

  it('stay without the smart fix, with a suggestion', () => {
    const text = 'a: x &lt; y\n';
    const { text: after, suggestions, fixes } = format(text, { output: 'yaml', indent: 2, fixes: false });
    expect([after, fixes]).toEqual([text, []]);
    expect(suggestions).toEqual([{ kind: 'html-entity', line: 1, before: 'a: x &lt; y', after: 'a: x < y' }]);
  });
});
