import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createService, failureOf, openText, problemOf, readText } from '../a-service.ts';
import { anyJsonText, keysOfObjects } from '../json-texts.ts';

async function expand(text: string | Uint8Array<ArrayBuffer>) {
  const service = createService();
  const { document, changes } = await service.expandNested(await openText(service, text), { indent: 2 });
  const minified = await readText(service, (await service.minify(document.id)).document.id);
  return { service, document, minified, changes: changes ?? [] };
}

describe('expandNested', () => {
  test.each([
    ['{"a":"[1.10,12345678901234567890]"}', '{"a":[1.10,12345678901234567890]}', ['$.a']],
    [
      '["{}","[]","{","x","[INFO] ok","1","true"," {}"]',
      '[{},[],"{","x","[INFO] ok","1","true"," {}"]',
      ['$[0]', '$[1]'],
    ],
    ['{"{\\"a\\":1}":"\\u007b\\"a b\\":{\\u007d}"}', '{"{\\"a\\":1}":{"a b":{}}}', ['$[\'{"a":1}\']']],
    [
      '{"a":"\\n{}","b":"{\\"c\\":\\"\\\\ud800\\"}","d":"[\\"\\ud800\\"]"}',
      '{"a":"\\n{}","b":{"c":"\\ud800"},"d":"[\\"\\ud800\\"]"}',
      ['$.b'],
    ],
    ['"{\\"a\\":\\"[]\\"}"', '{"a":[]}', ['$', '$.a']],
    ['{"a":"[\\"中\\\\n😀\\"]","a":"{}"}', '{"a":["中\\n😀"],"a":{}}', ['$.a', '$.a']],
  ])('%s', async (text, wanted, paths) => {
    const { minified, changes } = await expand(text);
    expect(minified).toBe(wanted);
    expect(changes.find(({ kind }) => kind === 'expanded')).toEqual({ kind: 'expanded', count: paths.length, paths });
  });

  test('reports nothing where there is nothing', async () => {
    expect((await expand('{"a":"b"}')).changes).toEqual([]);
  });

  test('keeps strings behind the eighth level, too long ones, and what would be too deep', async () => {
    let text = '{}';
    for (let level = 0; level < 10; level++) text = JSON.stringify({ a: text });
    const levels = await expand(text);
    expect(levels.changes).toEqual([
      { kind: 'expanded', count: 8, paths: Array.from({ length: 8 }, (_, i) => `$${'.a'.repeat(i + 1)}`) },
      { kind: 'kept', count: 1, paths: [`$${'.a'.repeat(9)}`] },
    ]);
    const long = JSON.stringify({ long: `[${'1,'.repeat(4_200_000)}1]`, short: '[1]' });
    expect((await expand(long)).changes).toEqual([
      { kind: 'kept', count: 1, paths: ['$.long'] },
      { kind: 'expanded', count: 1, paths: ['$.short'] },
    ]);
    const deep = JSON.stringify(['['.repeat(2000) + ']'.repeat(2000)]);
    expect((await expand(deep)).changes).toEqual([{ kind: 'kept', count: 1, paths: ['$[0]'] }]);
  });

  test('lists the first hundred places and works across the seams of pieces', async () => {
    const value = Array.from({ length: 40_000 }, (_, i) => ({
      i,
      data: JSON.stringify({ i, 名: 'x'.repeat(i % 90) }),
    }));
    const { minified, changes } = await expand(new Uint8Array(Buffer.from(JSON.stringify(value, null, 1))));
    expect(minified === JSON.stringify(value.map(({ i, data }) => ({ i, data: JSON.parse(data) })))).toBe(true);
    expect(changes).toMatchObject([{ kind: 'expanded', count: 40_000 }]);
    expect(changes[0]?.paths).toHaveLength(100);
  });

  test('refuses a text that is not JSON', async () => {
    const service = createService();
    expect((await problemOf(service.expandNested(await openText(service, '{a}'), { indent: 2 }))).column).toBe(2);
  });
});

describe('expandValue', () => {
  test('gives the content of one string as a text', async () => {
    const service = createService();
    const text = '{"a":"{\\"b\\":1.0,\\"c\\":\\"[1]\\"}"}';
    const { document } = await service.expandValue(await openText(service, text), text.indexOf(':') + 1, { indent: 4 });
    expect(await readText(service, document.id)).toBe('{\n    "b": 1.0,\n    "c": "[1]"\n}');
  });

  test.each([
    ['["a{"]', 'unexpected-token'],
    ['["[\\"\\ud800\\"]"]', 'empty'],
    ['[12]', 'empty'],
  ])('refuses %s', async (text, kind) => {
    const service = createService();
    expect((await problemOf(service.expandValue(await openText(service, text), 1, { indent: 2 }))).kind).toBe(kind);
  });

  test('refuses a string above the limit', async () => {
    const service = createService();
    const id = await openText(service, JSON.stringify([`[${'1,'.repeat(4_200_000)}1]`]));
    expect((await failureOf(service.expandValue(id, 1, { indent: 2 }))).code).toBe('json-too-large');
  });
});

describe('collapseNested', () => {
  test('makes the whole text one string without blanks', async () => {
    const service = createService();
    const { document } = await service.collapseNested(await openText(service, '{ "a" : ["汉\\n", 1.0] }'), {
      indent: 2,
    });
    expect(await readText(service, document.id)).toBe('"{\\"a\\":[\\"汉\\\\n\\",1.0]}"');
  });

  test.each([
    ['{"a":{"b":[1, 2]},"c":3}', ['$.a'], '{"a":"{\\"b\\":[1,2]}","c":3}', 1],
    ['{"a":{"b":[1, 2]},"c":3}', ['$.a.b', '$.a'], '{"a":"{\\"b\\":\\"[1,2]\\"}","c":3}', 2],
    ['[[1],[2]]', ['$[1]', '$[7]', '$.x', 'nonsense'], '[[1],"[2]"]', 1],
    ['{"a":[1],"a":[2]}', ['$.a'], '{"a":"[1]","a":"[2]"}', 2],
  ])('%s at %j', async (text, paths, wanted, count) => {
    const service = createService();
    const { document, changes } = await service.collapseNested(await openText(service, text), { indent: 2, paths });
    expect(await readText(service, (await service.minify(document.id)).document.id)).toBe(wanted);
    expect(changes).toMatchObject([{ kind: 'collapsed', count }]);
  });

  test('undoes what expanding has done', async () => {
    const withNested = anyJsonText()
      .filter(({ text }) => keysOfObjects(text).every((keys) => new Set(keys).size === keys.length))
      .map(({ text }) => text.replaceAll(/[\t\n\r ]/g, ''));
    const nested = fc
      .tuple(withNested, withNested, withNested)
      .map(([a, b, c]) =>
        JSON.stringify({ a: `{"x":${a},"y":${JSON.stringify(`[${b}]`)}}`, "b'\\": [`[${c}]`, 'text'] }),
      );
    await fc.assert(
      fc.asyncProperty(nested, async (text) => {
        const { service, document, changes } = await expand(text);
        const paths = changes.find(({ kind }) => kind === 'expanded')?.paths ?? [];
        fc.pre(paths.length < 100);
        const back = await service.collapseNested(document.id, { indent: 2, paths });
        const minified = await service.minify(back.document.id);
        expect(JSON.parse(await readText(service, minified.document.id))).toEqual(JSON.parse(text));
        expect(await readText(service, minified.document.id)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });
});
