import { describe, expect, it } from 'vitest';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

const { format, compress, convert, validate } = createYamlService();

const PAIRS = 'a:1\nb:2\nurl:http://x\n';

describe('lines that look like pairs or items are not folded into one', () => {
  it.each([
    ['at the root', PAIRS, 1, 3, ':', ['a: 1', 'b: 2', 'url: http://x']],
    ['with full-width colons', '名称：测试\n端口：80\n', 1, 2, ':', ['名称: 测试', '端口: 80']],
    [
      'with a space behind a full-width colon, or nothing',
      'name：张三\nage： 18\nlist：\n  - a\n',
      1,
      3,
      ':',
      ['name: 张三', 'age: 18', 'list:'],
    ],
    ['inside', 'server:\n  port:80\n  host:x\n', 2, 2, ':', ['  port: 80', '  host: x']],
    ['between others', 'a\nb:1\nc:2\n', 1, 2, ':', ['b: 1', 'c: 2']],
    ['with equals signs', 'env:\n  A=1\n  B=\n  C = - x\n', 2, 3, '=', ['  A: 1', '  B:', '  C: "- x"']],
    ['that are items with a wrong indentation', 'list:\n- a\n - b\n- c\n', 2, 1, '-', ['- b']],
    ['that are items below the text of a key', 'list: a\n  - b\n', 1, 1, '-', []],
  ] as const)('%s', (_case, text, line, count, sign, mended) => {
    const warning = { kind: 'pairs-as-text', line, count, sign };
    for (const result of [
      format(text, { output: 'yaml', indent: 2, fixes: true }),
      compress(text, { output: 'yaml', fixes: true }),
    ]) {
      expect(result).toMatchObject({ text, warnings: [{ ...warning, isUntouched: true }] });
      expect(result.suggestions.map(({ after }) => after)).toEqual(mended);
    }
    const check = validate(text);
    expect(check.warnings).toEqual([{ ...warning, isUntouched: true }]);
    expect(check.suggestions.map(({ after }) => after)).toEqual(mended);
    const converted = convert(text, { indent: 2, fixes: true });
    expect(converted.warnings).toEqual([{ ...warning, isUntouched: false }]);
  });

  it.each([
    ['words of several lines', 'note this: \n  one\n  two\n'],
    ['one address', 'http://a.b\nhttp://c.d\n'],
    ['text in quotes', '"a:1\nb:2"\n'],
    ['text blocks', 'a: |\n  b:1\n  c:2\n'],
    ['times', 'from\n10:30\n11:45\n'],
    ['options of a command', 'run: docker run\n  --rm\n  -e A=1\n  -e B=2\n'],
    ['conditions', 'if: a == 1 &&\n  b == 2\n'],
    ['one assignment', 'run: make\n  A=1\n'],
  ])('but %s are', (_case, text) => {
    expect(validate(text).warnings).toEqual([]);
    expect(format(text, { output: 'yaml', indent: 2, fixes: true }).warnings).toEqual([]);
  });

  it('and a repaired one is read as intended', () => {
    const text = validate(PAIRS)
      .suggestions.map(({ after }) => after)
      .join('\n');
    expect(JSON.parse(convert(text, { indent: 2, fixes: false }).text)).toEqual({ a: 1, b: 2, url: 'http://x' });
  });
});

describe('a text of another format is not joined to one line', () => {
  it.each([
    ['properties', 'server.port=8080\nserver.host=localhost\n'],
    ['toml', 'title = "x"\nn = 1\n'],
    ['xml', '<a>\n  <b>1</b>\n</a>\n'],
    ['csv', 'id,name\n1,x\n'],
  ] as const)('%s', (name, text) => {
    const warning = { kind: 'other-format', format: name };
    for (const result of [
      format(text, { output: 'auto', indent: 2, fixes: true }),
      compress(text, { output: 'auto', fixes: true }),
    ]) {
      expect(result).toMatchObject({ text, suggestions: [], warnings: [{ ...warning, isUntouched: true }] });
    }
    expect(validate(text).warnings).toEqual([{ ...warning, isUntouched: true }]);
    expect(convert(text, { indent: 2, fixes: true }).warnings).toEqual([{ ...warning, isUntouched: false }]);
  });

  it.each(['a.b=1\nurl=jdbc: x\n', '[package]\nname = "x: y"\n', '<a>\n  <b>x: 1</b>\n</a>\n'])(
    'and not repaired: %j',
    (text) => {
      expect(() => format(text, { output: 'auto', indent: 2, fixes: true })).toThrow();
    },
  );
});
