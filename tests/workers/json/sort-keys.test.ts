import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonApi } from '../../../workers/json/json.api.ts';
import { createKeyIds } from '../../../workers/json/key-ids.ts';
import { readNodes } from '../../../workers/json/node-table.ts';
import { SORT_LIMIT } from '../../../workers/json/sort-keys.ts';
import { createService, failureOf, openText, problemOf, readText } from './a-service.ts';
import { anyJsonText, keysOfObjects, toTokens } from './json-texts.ts';

async function sort(service: JsonApi, text: string): Promise<string> {
  const { document } = await service.minify(await openText(service, text), { sortsKeys: true });
  return readText(service, document.id);
}

describe('sorted keys', () => {
  test.each([
    ['{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['{"10":1,"9":2,"1":3,"a":4,"":5}', '{"":5,"1":3,"10":1,"9":2,"a":4}'],
    ['{"b":1,"\\u0061":2,"A":3,"a":4}', '{"A":3,"\\u0061":2,"a":4,"b":1}'],
    // By UTF-16 units the emoji's surrogates come before U+FF5E, by code points behind it.
    ['{"～":1,"😀":2,"汉":3,"\\ud83d\\ude01":4}', '{"汉":3,"😀":2,"\\ud83d\\ude01":4,"～":1}'],
    ['{"\\udfff":1,"\\ud800":2}', '{"\\ud800":2,"\\udfff":1}'],
    ['{"b":1,"a":1.0,"b":2e2,"a":{}}', '{"a":1.0,"a":{},"b":1,"b":2e2}'],
    ['[{"b":{"d":1,"c":[{"f":1,"e":2}]},"a":[]},[3,1,2]]', '[{"a":[],"b":{"c":[{"e":2,"f":1}],"d":1}},[3,1,2]]'],
    [
      ' {\n"a,\\"}" :\t12345678901234567890 , "A{" : "\\u0041\\/" }\r\n',
      '{"A{":"\\u0041\\/","a,\\"}":12345678901234567890}',
    ],
    ['-0.0', '-0.0'],
    ['{}', '{}'],
  ])('%s', async (text, wanted) => {
    expect(await sort(createService(), text)).toBe(wanted);
  });

  test('of any text: sorting twice changes nothing more, tokens and value stay, and the keys are in order', async () => {
    const service = createService();
    await fc.assert(
      fc.asyncProperty(anyJsonText(), async ({ text, hasDuplicates }) => {
        const sorted = await sort(service, text);
        expect(await sort(service, sorted)).toBe(sorted);
        expect(toTokens(sorted).sort()).toEqual(toTokens(text).sort());
        if (!hasDuplicates) expect(JSON.parse(sorted)).toEqual(JSON.parse(text));
        for (const keys of keysOfObjects(sorted)) expect(keys).toEqual([...keys].sort());
      }),
      { numRuns: 300 },
    );
  });

  test('are indented, and the lines are counted', async () => {
    const service = createService();
    const id = await openText(service, '{"b":[1],"a":{}}');
    const { document, repair } = await service.format(id, { indent: 2, repairs: true, sortsKeys: true });
    expect(await readText(service, document.id)).toBe('{\n  "a": {},\n  "b": [\n    1\n  ]\n}');
    expect(document.lineCount).toBe(6);
    expect(repair).toBeNull();
  });

  test('are sorted after a repair', async () => {
    const service = createService({
      repair: (text) => ({ text: `${text}}`, count: 1, repairs: [], groups: [], isTruncated: true }),
    });
    const id = await openText(service, '{"b":"汉","a":1');
    const { document, repair } = await service.format(id, { indent: 2, repairs: true, sortsKeys: true });
    expect(await readText(service, document.id)).toBe('{\n  "a": 1,\n  "b": "汉"\n}');
    expect(repair?.count).toBe(1);
  });

  test('report an error at its place in the original text, and so a text that is too deep to be indented', async () => {
    const service = createService();
    const options = { indent: 2, repairs: false, sortsKeys: true } as const;
    const wrong = await openText(service, '{"b":1,\n"a":tru}');
    expect(await problemOf(service.format(wrong, options))).toMatchObject({ kind: 'bad-literal', line: 2 });
    const deep = await openText(service, `{"b":1,"a":${'['.repeat(2000)}${']'.repeat(2000)}}`);
    expect(await problemOf(service.format(deep, options))).toMatchObject({ kind: 'too-deep', offset: 2010 });
  });

  test('work at any depth when nothing is indented', async () => {
    const levels = 20_000;
    const text = `${'{"b":1,"a":'.repeat(levels)}0${'}'.repeat(levels)}`;
    expect(await sort(createService(), text)).toBe(`${'{"a":'.repeat(levels)}0${',"b":1}'.repeat(levels)}`);
  });

  test('are written in blocks without losing a byte of a long text', async () => {
    const items = Array.from({ length: 60_000 }, (_, i) => `{"name":"名${i}","id":${i}}`);
    const wanted = Array.from({ length: 60_000 }, (_, i) => `{"id":${i},"name":"名${i}"}`);
    const long = 'x'.repeat(600_000);
    const text = `{"z":[${items.join()}],"y":"${long}"}`;
    expect((await sort(createService(), text)) === `{"y":"${long}","z":[${wanted.join()}]}`).toBe(true);
  });

  test('refuse a text above the limit before it is read', async () => {
    const service = createService();
    const { id } = await service.open(new Blob([new Uint8Array(SORT_LIMIT.bytes + 1).fill(0x20)]));
    const { code, details } = await failureOf(service.minify(id, { sortsKeys: true }));
    expect(code).toBe('json-too-large');
    expect(details).toMatchObject({ maxBytes: SORT_LIMIT.bytes });
  });

  test('refuse too many values', () => {
    const bytes = new TextEncoder().encode(`[${'1,'.repeat(99)}1]`);
    const read = (maxNodes: number) => {
      const reading = readNodes(bytes, createKeyIds(), maxNodes);
      for (;;) {
        const { done, value } = reading.next();
        if (done) return value.count;
      }
    };
    expect(read(101)).toBe(101);
    expect(() => read(100)).toThrow(expect.objectContaining({ code: 'json-too-large' }));
  });

  test('can be cancelled', async () => {
    let clock = 0;
    const service = createService({ now: () => (clock += 10) });
    const id = await openText(service, `[${'{"b":1,"a":2},'.repeat(200_000)}0]`);
    const sorting = failureOf(service.minify(id, { sortsKeys: true }));
    while ((service.progress() ?? 0) < 0.6) await new Promise((resolve) => setImmediate(resolve));
    service.cancel();
    expect((await sorting).code).toBe('cancelled');
  });
});
