import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonApi } from '../../../workers/json/json.api.ts';
import { createService, openText, problemOf, readText } from './a-service.ts';
import { anyJsonText } from './json-texts.ts';

async function unescapeText(text: string, service: JsonApi = createService()) {
  const { document, changes, doubt } = await service.unescape(await openText(service, text), { indent: 2 });
  return { text: await readText(service, document.id), changes, doubt: doubt ?? null };
}

/** The text without blanks between its tokens. */
const compact = async (text: string) => {
  const service = createService();
  return readText(service, (await service.minify(await openText(service, text))).document.id);
};

describe('unescaping an object or array changes strings alone', () => {
  test.each([
    [String.raw`{"name":"\u5f20\u4e09","p":"C:\\new"}`, String.raw`{"name":"张三","p":"C:\\new"}`, ['decoded $.name']],
    [
      String.raw`{"name":"\u5f20","say":"他说\"hi\""}`,
      String.raw`{"name":"张","say":"他说\"hi\""}`,
      ['decoded $.name'],
    ],
    [
      String.raw`{"code":0,"data":"{\"id\":1,\"inner\":\"{\\\"x\\\":2}\"}"}`,
      '{"code":0,"data":{"id":1,"inner":{"x":2}}}',
      ['expanded $.data $.data.inner'],
    ],
    [
      String.raw`["http:\/\/a\/b","\u000a\u0022\u005c\u200b\ud83d\ude00"]`,
      String.raw`["http://a/b","\u000a\u0022\u005c\u200b😀"]`,
      ['decoded $[0] $[1]'],
    ],
    [String.raw`{"\u540d":1,"half":"\ud83d \udE00"}`, String.raw`{"名":1,"half":"\ud83d \udE00"}`, ["decoded $['名']"]],
    ['{"a":[1.0,1e400,"x"]}', '{"a":[1.0,1e400,"x"]}', []],
    [String.raw`{"a":"[\"\\u4e2d\",1.10]"}`, '{"a":["中",1.10]}', ['expanded $.a', 'decoded $.a[0]']],
    [String.raw`"{\"p\":\"C:\\\\new\"}"`, String.raw`{"p":"C:\\new"}`, null],
    [String.raw`"{"p":"C:\\new","n":"\u5f20"}"`, String.raw`{"p":"C:\\new","n":"张"}`, ['decoded $.n']],
  ])('%s', async (text, wanted, changes) => {
    const result = await unescapeText(text);
    expect(await compact(result.text)).toBe(wanted);
    expect(result.doubt).toBeNull();
    const listed = result.changes?.map(({ kind, paths }) => `${kind} ${paths.join(' ')}`) ?? null;
    expect(listed).toEqual(changes?.map((each) => each.replace("$['名']", '$.名')) ?? null);
  });

  test.each([
    ['{"a":"\\u5f20",}', 'trailing-comma'],
    ['{\\"a\\":1,"p":"C:\\\\new"}', 'unexpected-token'],
    ['"{"a":"C:\\\\new",}"', 'trailing-content'],
  ])('refuses %s, whose structure has quotes without backslashes', async (text, kind) => {
    const service = createService();
    expect((await problemOf(service.unescape(await openText(service, text), { indent: 2 }))).kind).toBe(kind);
  });
});

describe('unescaping other text', () => {
  test.each([
    ['"{\\"a\\":1," +\n "\\"b\\":2}"', '{"a":1,"b":2}'],
    ['String json = "{\\"a\\":1," +\n "\\"b\\":\\"\\u4e2d\\"}";', '{"a":1,"b":"中"}'],
    ['\'{"a":"\\x41\\u{1f600}"}\'', '{"a":"A😀"}'],
    ['return `{"a":\n1}`;', '{"a":1}'],
    ['{\\"a\\":[1]}', '{"a":[1]}'],
    ['{\\u0022a\\u0022:[1]}', '{"a":[1]}'],
  ])('reads %s', async (text, wanted) => {
    const result = await unescapeText(text);
    expect(result.doubt).toBeNull();
    expect(await compact(result.text)).toBe(wanted);
  });

  test('refuses source code that is more than literals, at an escape that JSON does not have', async () => {
    const service = createService();
    const id = await openText(service, 'const x = \'{"a": \\\'x\\\'}\'.length("\\n")');
    expect(await problemOf(service.unescape(id, { indent: 2 }))).toMatchObject({ kind: 'bad-escape', offset: 17 });
  });

  test.each([
    ['no \\"quotes\\"', 'no "quotes"', 'not-json'],
    ['{\\\\\\"code\\\\\\":0}', '{\\"code\\":0}', 'not-json'],
    ['\\n{"p":"C:\\\\new"}', '{\n  "p": "C:\\new"\n}', 'bare-quotes'],
    ['', '', null],
  ])('%j gives %j, with the doubt %s', async (text, wanted, doubt) => {
    const result = await unescapeText(text);
    expect(result.text).toBe(wanted);
    expect(result.doubt?.kind ?? null).toBe(doubt);
  });

  test('says where the result is not JSON', async () => {
    const { doubt } = await unescapeText('"{\\"a\\":1,}"');
    expect(doubt).toMatchObject({ kind: 'not-json', problem: { kind: 'trailing-comma', line: 1, column: 8 } });
  });
});

test('a result without doubt is JSON, and unescaping again keeps the values of an object or array', async () => {
  const service = createService();
  const anyText = fc.oneof(
    anyJsonText().map(({ text }) => text),
    anyJsonText().map(({ text }) => JSON.stringify(text)),
    anyJsonText().map(({ text }) => JSON.stringify(text).slice(1, -1)),
    anyJsonText().map(({ text }) => JSON.stringify({ data: text, more: [text] })),
    fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', 'a', ':', ',', '1', '[', ']', '\\n', '\\u4e2d', '+', ' ') }),
  );
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const once = await unescapeText(text, service).catch(() => null);
      if (once === null || once.doubt !== null || once.text.trim() === '') return;
      JSON.parse(once.text);
      if (!/^\s*[[{]/.test(once.text)) return;
      const twice = await unescapeText(once.text, service);
      expect(twice.doubt).toBeNull();
      if (twice.changes?.length === 0) expect(twice.text).toBe(once.text);
      JSON.parse(twice.text);
    }),
    { numRuns: 400 },
  );
});
