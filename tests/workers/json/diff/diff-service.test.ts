import { describe, expect, test } from 'vitest';
import type { JsonApi } from '../../../../workers/json/json.api.ts';
import { createService, failureOf, openText } from '../a-service.ts';

const IN_ANY_ORDER = { ignoresKeyOrder: true } as const;

async function diff(service: JsonApi, left: string, right: string, ignoresKeyOrder = true) {
  return service.diff(await openText(service, left), await openText(service, right), { ignoresKeyOrder });
}

describe('the report on two texts', () => {
  test('has counts, paths, lines and values', async () => {
    const left = '{\n  "a b": [\n    1,\n    {"x": {"y": [ 1, "t  w" ]}}\n  ],\n  "gone": null\n}';
    const right = '{\n  "new": true,\n  "a b": [\n    0,\n    1,\n    {"x": {"y": [ 1, "u" ]}}\n  ]\n}';
    const { counts, differences, coarseArrayCount } = await diff(createService(), left, right);
    expect(counts).toEqual({ added: 2, removed: 1, changed: 1, moved: 0, reordered: 0, notation: 0 });
    expect(coarseArrayCount).toBe(0);
    const cut = { isCutBefore: false, isCutBehind: false };
    const absent = { text: null, offset: null, ...cut };
    expect(differences).toMatchObject([
      {
        kind: 'added',
        path: '$.new',
        rightPath: null,
        left: { line: 1, endLine: 1, ...absent },
        right: { line: 2, endLine: 2, text: 'true', ...cut },
      },
      {
        kind: 'added',
        path: '$["a b"][0]',
        rightPath: null,
        left: { line: 2, endLine: 2, ...absent },
        right: { line: 4, endLine: 4, text: '0', ...cut },
      },
      {
        kind: 'changed',
        path: '$["a b"][1].x.y[1]',
        rightPath: '$["a b"][2].x.y[1]',
        left: { line: 4, endLine: 4, text: '"t  w"', ...cut },
        right: { line: 6, endLine: 6, text: '"u"', ...cut },
      },
      {
        kind: 'removed',
        path: '$.gone',
        rightPath: null,
        left: { line: 6, endLine: 6, text: 'null', ...cut },
        right: { line: 7, endLine: 7, ...absent },
      },
    ]);
  });

  test('gives a value of several lines on one line', async () => {
    const left = '{\n  "a": {\n    "b": [ 1, "x  y" ]\n  }\n}';
    const { differences } = await diff(createService(), left, '{}');
    expect(differences[0]).toMatchObject({ left: { line: 2, endLine: 4, text: '{"b":[1,"x  y"]}' } });
  });

  test('gives the differing part of long values', async () => {
    const same = '汉字\\n'.repeat(1000);
    const { differences } = await diff(createService(), `"${same}left${same}"`, `"${same}right${same}"`);
    const [difference] = differences;
    expect(difference?.left).toMatchObject({ isCutBefore: true, isCutBehind: true });
    expect(difference?.left.text).toMatch(/^(\\n|字\\n|汉字\\n)(汉字\\n)*left(汉字\\n)*[汉字\\n]*$/);
    expect(difference?.right.text).toMatch(/^(\\n|字\\n|汉字\\n)(汉字\\n)*right(汉字\\n)*[汉字\\n]*$/);
    expect(difference?.left.text?.length).toBeLessThan(200);
  });

  test('cuts a long path in its middle, and a long key at its end', async () => {
    const deep = (value: number) => `${'{"level":'.repeat(500)}${value}${'}'.repeat(500)}`;
    const { differences } = await diff(createService(), deep(1), deep(2));
    expect(differences[0]?.path).toMatch(/^\$(\.level)+…(\.level)+$/);
    expect(differences[0]?.path.length).toBeLessThan(420);
    const key = 'k'.repeat(100_000);
    const wide = await diff(createService(), `{"${key}":1}`, `{"${key}":2}`);
    expect(wide.differences[0]?.path).toBe(`$["${'k'.repeat(200)}…"]`);
  });

  test('lists a thousand of each kind, and counts all', async () => {
    const items = (change: number) => Array.from({ length: 3000 }, (_, at) => (at % 2 ? at : at + change / 10));
    const [left, right] = [JSON.stringify({ a: items(1), z: 1 }), JSON.stringify({ a: items(2), y: 1 })];
    const { counts, differences } = await diff(createService(), left, right);
    expect(counts).toMatchObject({ changed: 1500, added: 1, removed: 1 });
    expect(differences.length).toBe(1002);
    expect(differences.map(({ kind }) => kind).slice(-2)).toEqual(['removed', 'added']);
  });

  test('compares texts in different encodings by their contents', async () => {
    const service = createService();
    const gbk = new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xba, 0xba, 0x22, 0x7d]);
    const { differences } = await service.diff(
      await openText(service, gbk),
      await openText(service, '{"a":"汉"}'),
      IN_ANY_ORDER,
    );
    expect(differences).toEqual([]);
  });

  test('has the order of keys when requested', async () => {
    const { counts, differences } = await diff(createService(), '{"a":1,"b":2}', '{"b":2,"a":1}', false);
    expect(counts.reordered).toBe(1);
    expect(differences[0]).toMatchObject({ kind: 'reordered', path: '$', left: { text: '"a", "b"' } });
    expect(differences[0]?.right.text).toBe('"b", "a"');
  });
});

describe('texts that cannot be compared', () => {
  test.each([
    ['{"a":1,}', '{}', 'left'],
    ['{}', '[1 2]', 'right'],
  ])('%s with %s', async (left, right, side) => {
    const { code, details } = await failureOf(diff(createService(), left, right));
    expect([code, details.side]).toEqual(['json-invalid', side]);
    expect(details.line).toBe(1);
  });

  test('texts above the limit', async () => {
    const service = createService();
    const { id } = await service.open(new Blob([new Uint8Array((64 << 20) + 1).fill(0x20)]));
    const failing = service.diff(await openText(service, '1'), id, IN_ANY_ORDER);
    expect(await failureOf(failing)).toMatchObject({ code: 'json-too-large', details: { side: 'right' } });
  });

  test('a text that is closed', async () => {
    const service = createService();
    const [left, right] = [await openText(service, '1'), await openText(service, '1')];
    service.close(right);
    expect((await failureOf(service.diff(left, right, IN_ANY_ORDER))).code).toBe('document-closed');
  });
});

describe('two long texts', () => {
  const records = (change: (at: number) => unknown) =>
    JSON.stringify(
      Array.from({ length: 40_000 }, (_, at) => ({ no: at, name: `名称${at}`, tags: ['a', 'b'], v: change(at) })),
    );

  test('differ where one value was changed', async () => {
    const left = records(() => 1);
    const right = records((at) => (at === 31_234 ? 2 : 1));
    const { differences } = await diff(createService(), left, right);
    expect(differences.map(({ kind, path }) => [kind, path])).toEqual([['changed', '$[31234].v']]);
  });

  test('reports its progress and can be cancelled', async () => {
    let clock = 0;
    const service = createService({ now: () => (clock += 10) });
    const [left, right] = [
      await openText(
        service,
        records(() => 1),
      ),
      await openText(
        service,
        records((at) => at),
      ),
    ];
    const shares: number[] = [];
    const failing = failureOf(service.diff(left, right, IN_ANY_ORDER));
    while ((shares.at(-1) ?? 0) < 0.9) {
      shares.push(service.progress() ?? 0);
      await new Promise((resolve) => setImmediate(resolve));
    }
    service.cancel();
    expect((await failing).code).toBe('cancelled');
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});
