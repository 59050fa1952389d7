import { expect, test } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { createByteSink } from '../../../workers/json/byte-sink.ts';
import { createJsonContext } from '../../../workers/json/json-context.ts';
import type { JsonRefusal } from '../../../workers/json/json-wasm.ts';
import { repairJson } from '../../../workers/json/repair/repair-json.ts';
import { type RepairSizes, repairStored } from '../../../workers/json/repairing.ts';
import { storeText } from '../../../workers/json/text-store.ts';
import { loadCore } from '../../wasm/json/load-core.ts';
import { failureOf } from './a-service.ts';

const SIZES: RepairSizes = { wholeUnits: 1000, wholeAtMost: 20_000, max: 100_000 };
const REFUSAL: JsonRefusal = { kind: 'unexpected-token', expected: 'value', offset: 1, depth: 1 };
const RECORD = '{"id":1,"name":"名称","tags":["alpha","beta",null]}';
const LINES = 60;
const records = (count: number) => `${RECORD},\n`.repeat(count);
/** A value that is rewritten as a whole before the repair. */
const DUMP = 'User(id=1, name=x)';

async function repair(given: string | Uint8Array, step: (share: number) => Promise<void> = async () => undefined) {
  const context = createJsonContext({
    loadCore: async () => loadCore(),
    openScratch: async () => null,
    now: () => 0,
    pause: async () => undefined,
    repair: repairJson,
  });
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given;
  const pieces = [bytes.subarray(0, 700), bytes.subarray(700)];
  const text = await storeText(
    createByteSink(async () => null),
    pieces,
    async () => undefined,
  );
  const { chunks, report } = await repairStored(context, text, REFUSAL, { step }, SIZES);
  const decoder = new TextDecoder();
  let repaired = '';
  for await (const chunk of chunks) repaired += decoder.decode(chunk, { stream: true });
  return { text: repaired, ...report };
}

test.each([
  ['a trailing comma', `[${records(LINES)}]`],
  ['a missing comma and bracket', `[${records(LINES)}{"a":["😀" "b"},{"c":1}`],
  ['one broken record of NDJSON', `${`${RECORD}\n`.repeat(LINES)}{"id":2 "n":1}\n`],
  ['several values', `${records(LINES)}{"a":1}\n\n[2,]`],
  ['single quotes', `[${records(LINES).replaceAll('"', "'")}]`],
  ['a part at the end', `[${records(LINES)}{"a":`],
])('the repair in windows is the repair of the whole: %s', async (_, given) => {
  expect(await repair(given)).toEqual(repairJson(given));
});

test('a text that is rewritten before its repair is repaired whole', async () => {
  const given = `[${records(LINES)}${DUMP}]`;
  expect(await repair(given)).toEqual(repairJson(given));
});

test('bytes that are not UTF-8 are listed with their places', async () => {
  const given = new TextEncoder().encode(`[${records(LINES)}{"a":"?"} {"b":"??"}]`);
  // The `p` of a string near the border of two pieces, and a question mark at the end.
  for (const at of [given.indexOf(0x70, 690), given.lastIndexOf(0x3f)]) given[at] = 0xff;
  const { groups, repairs, text } = await repair(given);
  expect(groups).toEqual([
    { kind: 'replaced-bytes', risk: 'risky', count: 2 },
    { kind: 'missing-comma', risk: 'harmless', count: 1 },
  ]);
  expect(repairs.at(-1)).toMatchObject({ kind: 'replaced-bytes', line: LINES + 1, column: 18 });
  expect(text.endsWith('{"a":"?"}, {"b":"?\ufffd"}]')).toBe(true);
});

test.each([
  ['its length', `[${records(2000)}]`, { repairMaxBytes: SIZES.max }],
  ['its notation', `[${records(500)}${DUMP}]`, { repairLimit: 'notation' }],
])('a text is refused for %s, with the limit', async (_, given, limits) => {
  const { code, details } = await failureOf(repair(given));
  expect(code).toBe('json-invalid');
  expect(details).toMatchObject(limits);
});

test('a text that is not like JSON is refused without a limit', async () => {
  const { details } = await failureOf(repair('words, and more of them\n'.repeat(100)));
  expect(details).toMatchObject({ kind: REFUSAL.kind });
  expect(details).not.toHaveProperty('repairLimit');
  expect(details).not.toHaveProperty('repairMaxBytes');
});

test('the repair in windows stops at any of its steps', async () => {
  const given = `[${records(LINES)}]`;
  const shares: number[] = [];
  await repair(given, async (share) => void shares.push(share));
  expect(shares.length).toBeGreaterThan(1);
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  for (let stop = 1; stop <= shares.length; stop++) {
    let steps = 0;
    const stopped = repair(given, async () => {
      steps++;
      if (steps === stop) throw new AppError('cancelled', 'The work was stopped');
    });
    expect((await failureOf(stopped)).code).toBe('cancelled');
    expect(steps).toBe(stop);
  }
});
