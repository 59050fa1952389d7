import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createService, openText, problemOf, readText } from './a-service.ts';
import { anyJsonText } from './json-texts.ts';

const KEEP = { repairs: false } as const;

describe('NDJSON', () => {
  const records = (count: number) => Array.from({ length: count }, (_, i) => ({ i, t: '汉{\n'.repeat(i % 3) }));
  const write = (count: number) =>
    records(count)
      .map((each) => JSON.stringify(each))
      .join('\n');

  test.each([
    [write(2), 2],
    [`${write(500)}\r\n\n`, 500],
    ['1.0\n"a"\n\nnull\n', 3],
  ])('is formatted as an array without a repair', async (text, count) => {
    const service = createService({ repair: () => Promise.reject(new Error('must not be called')) as never });
    const result = await service.format(await openText(service, text), { indent: 2, repairs: true });
    expect(result).toMatchObject({ repair: null, records: count });
    const values = text.split('\n').filter((line) => line.trim() !== '');
    const array = await openText(service, `[${values.join(',')}]`);
    const wanted = await service.format(array, { indent: 2, ...KEEP });
    expect(wanted.records).toBeUndefined();
    expect(await readText(service, result.document.id)).toBe(await readText(service, wanted.document.id));
    expect(result.document.lineCount).toBe(wanted.document.lineCount);
    const sorted = await service.format(await openText(service, text), { indent: 2, ...KEEP, sortsKeys: true });
    expect(sorted.records).toBe(count);
  });

  test.each([
    ['{"a":1} {"b":2}', 'trailing-content', 1],
    ['{\n"a":1}\n{"b":2}', 'trailing-content', 3],
    ['1\n2\n3\n4 5\n', 'trailing-content', 4],
    ['1\n2\n{"a":}\n4', 'unexpected-token', 3],
  ])('is not %j', async (text, kind, line) => {
    const service = createService();
    const problem = await problemOf(service.format(await openText(service, text), { indent: 2, ...KEEP }));
    expect(problem).toMatchObject({ kind, line });
  });

  test.each([
    ['[{"a": [1, 2]}, 3]', '{"a":[1,2]}\n3'],
    ['{"a": 1}\n{"b": 2}\n', '{"a":1}\n{"b":2}'],
    ['{ "a": 1 }', '{"a":1}'],
  ])('is written from %j', async (text, wanted) => {
    const service = createService();
    const { document } = await service.toJsonLines(await openText(service, text));
    expect(await readText(service, document.id)).toBe(wanted);
    expect(document.lineCount).toBe(wanted.split('\n').length);
  });

  test('is written and read back without a change', async () => {
    const service = createService();
    await fc.assert(
      fc.asyncProperty(fc.array(anyJsonText(), { minLength: 2, maxLength: 6 }), async (texts) => {
        const array = await openText(service, `[${texts.map(({ text }) => text).join(',')}]`);
        const lines = await service.toJsonLines(array);
        const back = await service.format(lines.document.id, { indent: 4, ...KEEP });
        const wanted = await service.format(array, { indent: 4, ...KEEP });
        expect(back.records).toBe(texts.length);
        expect(await readText(service, back.document.id)).toBe(await readText(service, wanted.document.id));
      }),
      { numRuns: 150 },
    );
  });
});

test.each([
  ['tab', '{\n\t"a": [\n\t\t1\n\t]\n}'],
  [3, '{\n   "a": [\n      1\n   ]\n}'],
] as const)('indents by %s', async (indent, wanted) => {
  const service = createService();
  const { document } = await service.format(await openText(service, '{"a":[1]}'), { indent, ...KEEP });
  expect(await readText(service, document.id)).toBe(wanted);
});

test('writes short arrays on one line', async () => {
  const service = createService();
  const id = await openText(service, '{"a":[1,2],"b":[{}]}');
  const { document } = await service.format(id, { indent: 2, joinsArrays: true, ...KEEP });
  expect(await readText(service, document.id)).toBe('{\n  "a": [1, 2],\n  "b": [\n    {}\n  ]\n}');
  expect(document.lineCount).toBe(6);
});

test('sorts the last key first, and keeps the order of repeated keys', async () => {
  const service = createService();
  const id = await openText(service, '{"a":1,"c":{"x":1,"y":2},"b":1.0,"b":2}');
  const { document } = await service.minify(id, { sortsKeys: true, sortsDescending: true });
  expect(await readText(service, document.id)).toBe('{"c":{"y":2,"x":1},"b":1.0,"b":2,"a":1}');
});

describe('removeMembers', () => {
  const NESTED = '{"a":null,"b":{"c":null,"d":""},"e":[null,{"f":null,"g":1.0}],"h":[],"i":{}}';
  test.each([
    [NESTED, false, '{"b":{"d":""},"e":[null,{"g":1.0}],"h":[],"i":{}}', ['$.a', '$.b.c', '$.e[1].f']],
    [NESTED, true, '{"e":[null,{"g":1.0}]}', ['$.a', '$.b', '$.e[1].f', '$.h', '$.i']],
    ['{"a":{"b":{"c":null}}}', true, '{}', ['$.a']],
    ['null', true, 'null', []],
    ['[null,"",[],{}]', true, '[null,"",[],{}]', []],
    ['{"a":null,"a":1,"b":" "}', true, '{"a":1,"b":" "}', ['$.a']],
  ])('%s, empties: %s', async (text, empties, wanted, paths) => {
    const service = createService();
    const result = await service.removeMembers(await openText(service, text), { indent: 2, empties });
    const minified = await service.minify(result.document.id);
    expect(await readText(service, minified.document.id)).toBe(wanted);
    expect(result.changes).toEqual(paths.length === 0 ? [] : [{ kind: 'removed', count: paths.length, paths }]);
  });

  test('removes what a walk over the values removes', async () => {
    const service = createService();
    const strip = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(strip);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, strip(each)]])),
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const id = await openText(service, JSON.stringify(value));
        const { document } = await service.removeMembers(id, { indent: 2, empties: false });
        expect(JSON.parse(await readText(service, document.id))).toEqual(JSON.parse(JSON.stringify(strip(value))));
      }),
      { numRuns: 150 },
    );
  });
});
