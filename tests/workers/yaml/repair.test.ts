import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { readYaml } from '../../../workers/yaml/read/read-yaml.ts';
import { repairYaml } from '../../../workers/yaml/repair/repair.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';
import { CLOUD_FORMATION, COMPOSE, KUBERNETES } from './samples.ts';

const { convert, format, validate } = createYamlService();
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
      'a missing space behind the dash of a mapping, whose other lines follow',
      'x:\n  -name: a\n   n: 1\n  -name: b\n   t: |\n     l\n',
      'x:\n  - name: a\n    n: 1\n  - name: b\n    t: |\n      l\n',
      'missing-space',
      [2, 3, 4, 5],
    ],
    ['a missing space before a bracket', '- a\n-[1]\n', '- a\n- [1]\n', 'missing-space', [2]],
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
    ['a pattern with stars', 'path: **/*.js\nid: 1\n', 'path: "**/*.js"\nid: 1\n', 'unquoted-value', [1]],
    [
      'a schedule',
      'on:\n  - cron: */5 * * * * # often\n',
      'on:\n  - cron: "*/5 * * * *" # often\n',
      'unquoted-value',
      [2],
    ],
    [
      'patterns in brackets',
      'files: [*.js, src/*.ts, *.md]\n',
      'files: ["*.js", src/*.ts, "*.md"]\n',
      'unquoted-value',
      [1],
    ],
    ['words behind brackets', 'title: [置顶] 标题\nid: 1\n', 'title: "[置顶] 标题"\nid: 1\n', 'unquoted-value', [1]],
    ['a task list', '- [ ] one\n- [x] two: three\n', '- "[ ] one"\n- "[x] two: three"\n', 'unquoted-value', [1, 2]],
    ['words behind braces', 'path: {id} of {all}\nb: 1\n', 'path: "{id} of {all}"\nb: 1\n', 'unquoted-value', [1]],
    [
      'words behind quotes',
      'a: "b" c\nd: \'e\' and "f"\n',
      'a: "\\"b\\" c"\nd: "\'e\' and \\"f\\""\n',
      'unquoted-value',
      [1, 2],
    ],
    ['a comparison', 'version: >= 1.0\nb: 1\n', 'version: ">= 1.0"\nb: 1\n', 'unquoted-value', [1]],
    [
      'a command behind signs',
      'a: & b\nc: | d\ne: , f\n',
      'a: "& b"\nc: "| d"\ne: ", f"\n',
      'unquoted-value',
      [1, 2, 3],
    ],
    ['quotes inside quotes', 't: "say "hi" now"\nid: 1\n', 't: "say \\"hi\\" now"\nid: 1\n', 'inner-quote', [1]],
    [
      'quotes inside quotes of Chinese words',
      '- "他说"你好"，走了" # x\n',
      '- "他说\\"你好\\"，走了" # x\n',
      'inner-quote',
      [1],
    ],
    [
      'quotes at both ends of quotes',
      't: ""hi" he said "ok""\n',
      't: "\\"hi\\" he said \\"ok\\""\n',
      'inner-quote',
      [1],
    ],
    ['a sign of inches inside quotes', 't: "5" disk"\nb: 1\n', 't: "5\\" disk"\nb: 1\n', 'inner-quote', [1]],
    ["a server's path", 'p: "\\\\nas\\share"\n', 'p: "\\\\\\\\nas\\\\share"\n', 'backslash', [1]],
    ['a picture of Markdown', 'a: ![b](c.png)\n', 'a: "![b](c.png)"\n', 'unquoted-value', [1]],
    ['an apostrophe inside quotes', "t: 'it's fine'\nb: 1\n", 't: "it\'s fine"\nb: 1\n', 'inner-quote', [1]],
    ['quotes inside quotes with escapes', 't: "a "b\\tc" d"\n', 't: "a \\"b\\tc\\" d"\n', 'inner-quote', [1]],
    ['a path with backslashes', 'p: "C:\\Users\\me"\nid: 1\n', 'p: "C:\\\\Users\\\\me"\nid: 1\n', 'backslash', [1]],
    ['a path with a letter that is an escape', '- "C:\\my\\new"\n', '- "C:\\\\my\\\\new"\n', 'backslash', [1]],
    ['a regular expression', 're: "^\\d+\\.\\w$" # x\n', 're: "^\\\\d+\\\\.\\\\w$" # x\n', 'backslash', [1]],
    [
      'paths in brackets',
      'p: ["C:\\me", "D:\\\\x", "a\\n"]\n',
      'p: ["C:\\\\me", "D:\\\\x", "a\\n"]\n',
      'backslash',
      [1],
    ],
    ['a path that ends with a backslash', 'p: "C:\\me\\"\nb: 1\n', 'p: "C:\\\\me\\\\"\nb: 1\n', 'backslash', [1]],
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

  it.each([
    ['```yaml\na: 1\nb: [2]\n```\n', { a: 1, b: [2] }, [1, 4]],
    ['好的，如下：\n\n```yml\na: 1\n```\n\n需要的话可以再改。\n', { a: 1 }, [1, 3, 5, 7]],
    ['```\n- a\n- b: |\n    ```\n```', ['a', { b: '```\n' }], [1, 5]],
    ['~~~yaml\na:\n\tb: 1\n~~~\n', { a: { b: 1 } }, [1, 3, 4]],
    ['```yaml\na: 1\n', { a: 1 }, [1]],
    ['A:\n```yaml\na: 1\n```\nB:\n```yaml\nb: |\n  ```\n```\n', [{ a: 1 }, { b: '```\n' }], [1, 2, 4, 5, 6, 9]],
  ])('the fence of an answer: %j', (text, value, lines) => {
    const { text: json, fixes } = convert(text, { indent: 2, fixes: true });
    expect(JSON.parse(json)).toEqual(value);
    expect(fixes.map(({ line }) => line)).toEqual(lines);
    expect(fixes[0]?.kind).toBe('code-fence');
  });

  it.each([
    ['files:\n  - a\n  - !*.log\n  - !dist/**\n', { files: ['a', '!*.log', '!dist/**'] }],
    ['msg: &欢迎\nb: 1\n', { msg: '&欢迎', b: 1 }],
    ['a: &x\nb: *x\nc: !Ref y\nd: !Empty\n', { a: null, b: null, c: 'y', d: '' }],
    ['list: ["say "hi"", "a, b", c] # n\n', { list: ['say "hi"', 'a, b', 'c'] }],
    ['m: ["a", "b"]\nx: @y\n', { m: ['a', 'b'], x: '@y' }],
    ['```yaml title="a.yml"\na: 1\n```\n', { a: 1 }],
    ['a: 1\n```\n', { a: 1 }],
  ])('signs, quotes and fences as they are meant: %j', (text, value) => {
    expect(JSON.parse(convert(text, { indent: 2, fixes: true }).text)).toEqual(value);
  });

  it.each([
    ['list:\n  -a\n  -b\n', { list: ['a', 'b'] }, [2, 3]],
    ['a: 1\nlist:\n-x\n-"y z"\nb: 2\n', { a: 1, list: ['x', 'y z'], b: 2 }, [3, 4]],
    ['-a\n-b\n', ['a', 'b'], [1, 2]],
    ['s:\n  list:\n    -苹果\n    -梨 # x\n  n: 1\n', { s: { list: ['苹果', '梨'], n: 1 } }, [3, 4]],
    ['- x:\n    -a\n    -b\n', [{ x: ['a', 'b'] }], [2, 3]],
    ["list:\n  -'a'\n  - b\n  -[1]\n", { list: ['a', 'b', [1]] }, [2, 4]],
    ['```\nlist:\n  -a\n  -b\n```\n', { list: ['a', 'b'] }, [3, 4]],
    ['x: @y\nlist:\n  -a\n  -b\n', { x: '@y', list: ['a', 'b'] }, [3, 4]],
    ['list:\n  -name: a\n  -name: b\n', { list: [{ name: 'a' }, { name: 'b' }] }, [2, 3]],
  ])('items without a space behind their hyphens: %j', (text, value, lines) => {
    const { text: json, fixes } = convert(text, { indent: 2, fixes: true });
    expect(JSON.parse(json)).toEqual(value);
    const spaced = fixes.filter(({ kind }) => kind === 'missing-space');
    expect(spaced.map(({ line }) => line)).toEqual(lines);
  });

  it.each(['run: x\n  -a\n  -b\n', 'n:\n  -1\n  -2\n', 'a: "\n  -x\n  -y"\n', 'a:\n  -x\n', 'a: |\n  -x\n  -y\n'])(
    'no hyphen in %j',
    (text) => {
      expect(convert(text, { indent: 2, fixes: true }).fixes).toEqual([]);
    },
  );

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
