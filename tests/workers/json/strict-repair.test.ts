import { expect, test } from 'vitest';
import { decodeLossy } from '../../../workers/json/lossy-text.ts';
import { repairJson } from '../../../workers/json/repair/repair-json.ts';
import { createService, failureOf, openText, readText } from './a-service.ts';

const options = { indent: 2, repairs: true } as const;
const strict = { ...options, strict: true } as const;

function bytes(...parts: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );
}

test('the strict mode refuses risky repairs with their kinds and counts', async () => {
  const service = createService({ repair: repairJson });
  const id = await openText(service, '{"a": NaN, "b": () => 1, "c": Infinity, d: 1}');
  const { code, details } = await failureOf(service.format(id, strict));
  expect(code).toBe('repair-risky');
  expect(details).toEqual({
    groups: [
      { kind: 'not-finite', risk: 'risky', count: 2 },
      { kind: 'function', risk: 'risky', count: 1 },
    ],
    isTruncated: false,
  });
  expect((await service.format(id, options)).repair?.count).toBe(4);
});

test('the strict mode refuses truncated texts and lets harmless repairs pass', async () => {
  const service = createService({ repair: repairJson });
  const cut = await failureOf(service.format(await openText(service, '{"a": [1, 2'), strict));
  expect(cut).toMatchObject({ code: 'repair-risky', details: { groups: [], isTruncated: true } });
  const { document, repair } = await service.format(await openText(service, "{'a': 1,}"), strict);
  expect(await readText(service, document.id)).toBe('{\n  "a": 1\n}');
  expect(repair?.groups.every(({ risk }) => risk === 'harmless')).toBe(true);
});

test('bytes that are not UTF-8 are risky repairs of their own kind', async () => {
  const service = createService({ repair: repairJson });
  const id = await openText(service, bytes('{"a": "x', [0xff], '",\n "b": "y', [0xe4, 0xb8], '"}'));
  const { repair } = await service.format(id, options);
  expect(repair).toMatchObject({
    count: 2,
    groups: [{ kind: 'replaced-bytes', risk: 'risky', count: 2 }],
    repairs: [
      { line: 1, column: 9, after: '\ufffd' },
      { line: 2, column: 9, after: '\ufffd' },
    ],
  });
});

test.each([
  [['a', [0xff], 'b'], [1]],
  [
    ['😀', [0xf0, 0x9f], '中', [0x80]],
    [2, 4],
  ],
  [
    ['\ufffd', [0xc0, 0x80]],
    [1, 2],
  ],
  [
    [[0xed, 0xa0, 0x80], 'x'],
    [0, 1, 2],
  ],
  [[[0xe4, 0xb8]], [0]],
  [['中\ufffd'], []],
])('finds the characters that replace bytes in %j', (parts, replaced) => {
  const decoded = decodeLossy(bytes(...(parts as (string | number[])[])));
  expect(decoded.replaced).toEqual(replaced);
  for (const index of decoded.replaced) expect(decoded.text[index]).toBe('\ufffd');
});
