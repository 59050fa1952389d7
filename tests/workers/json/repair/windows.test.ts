import { expect, test } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import type { WindowSizes } from '../../../../workers/json/repair/windows/read-windows.ts';
import { repairWindows } from '../../../../workers/json/repair/windows/repair-windows.ts';

/** As small as the rules allow, which look some hundred characters ahead. */
const SIZES: WindowSizes = { window: 2400, reserve: 1300, margin: 1200, behind: 500, turn: 50 };
const WHOLE: WindowSizes = { ...SIZES, window: 1e9, reserve: 0 };
const ITEM = '{"id":17,"name":"n","tags":["a",null]}';

/** Damaged values in the middle of a list. */
const DAMAGED: readonly string[] = [
  '{"a":1 "b":2,}',
  "{'a': 'it''s', 'b': None}",
  '{"a":"say "so", he said","b":[1,2}',
  '{"a":[1,2,"b":3}',
  '{a: 1, /* why, "not" */ b: tru, c: 1,234}',
  '“键”：“值”，｛"x"：１｝',
  '{"url":"C:\\new\\x","s":"a\nb"}',
  '{"data":"{"id":1}","m":"ok"}',
  '{f: function () { return "]" }, g: new Date("2024")}',
  '[[1, 2], 3,, 4] }, {"z": 😀"}',
];

/** A text whose damaged part begins at `offset`. */
function surround(damaged: string, offset: number): string {
  const count = Math.floor((offset - 60) / (ITEM.length + 1));
  const items = `${ITEM},`.repeat(count);
  const head = `[${items}"${'x'.repeat(offset - items.length - 4)}",`;
  return `${head}${damaged}${`,${ITEM}`.repeat(80)}]`;
}

test.each(DAMAGED)('the border of a window changes nothing: %s', async (damaged) => {
  // The end of the first window, and the place where the second one begins.
  for (const border of [SIZES.window, SIZES.window - SIZES.reserve]) {
    for (let offset = border - damaged.length - 2; offset <= border + 2; offset++) {
      const text = surround(damaged, offset);
      expect(await repairIn(SIZES, text), `at ${offset}`).toEqual(await repairIn(WHOLE, text));
    }
  }
});

test.each(DAMAGED)('pieces of any length have the same result: %s', async (damaged) => {
  const text = surround(damaged, 1090);
  const whole = await repairIn(WHOLE, text);
  for (const length of [1, 2, 3, 7, 64, 1000, 5000]) expect(await repairIn(SIZES, text, length)).toEqual(whole);
});

test('records with one value a line are NDJSON, whatever the windows', async () => {
  const lines = Array.from({ length: 300 }, (_, id) => `{"id":${id},"n":[${id}]}`);
  lines[150] = '{"id":150,"n":[150}';
  const text = `${lines.join('\r\n')}\r\n`;
  const { text: repaired, ...report } = repairJson(text);
  expect(await repairIn(SIZES, text, 5)).toEqual({ text: repaired, report });
  expect(report.groups).toContainEqual({ kind: 'json-lines', risk: 'harmless', count: 300 });
});

test('a string that is longer than a window is read with the next size', async () => {
  const text = `{'a': '${'long, '.repeat(2000)}', b: 1}`;
  const narrow = await repairWindows(
    () => cut(text, 100),
    text.length,
    async () => undefined,
    [SIZES],
  );
  expect(narrow).toEqual({ kind: 'limit', limit: 'span' });
  expect(await repairIn([SIZES, WHOLE], text)).toEqual(await repairIn(WHOLE, text));
});

test('a notation that is rewritten as a whole is left to the other repair', async () => {
  const text = `${ITEM}\n`.repeat(100);
  for (const dump of ['User(id=1, name=x)', '{Id:1 Name:x}', '{ e: Error: boom\n    at x (y.js:1:2),\n n: 1 }']) {
    const given = `${text}${dump}`;
    const outcome = await repairWindows(
      () => cut(given, 100),
      given.length,
      async () => undefined,
      [SIZES],
    );
    expect(outcome).toEqual({ kind: 'limit', limit: 'notation' });
  }
});

test('text that is not like JSON is refused', async () => {
  const text = 'just words, and more of them\n'.repeat(200);
  expect(
    await repairWindows(
      () => cut(text, 100),
      text.length,
      async () => undefined,
      [SIZES],
    ),
  ).toEqual({
    kind: 'hopeless',
  });
});

test('stops between two turns, in the reading and in the counting', async () => {
  const text = surround("{'a': 1}", 2400);
  for (const limit of [3, 70]) {
    let turns = 0;
    let read = 0;
    const open = async function* () {
      for await (const piece of cut(text, 100)) {
        read += piece.length;
        yield piece;
      }
    };
    const stopped = repairWindows(
      open,
      text.length,
      async () => {
        turns++;
        if (turns === limit) throw new AppError('cancelled', 'The work was stopped');
      },
      [SIZES],
    );
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    expect(turns).toBe(limit);
    expect(read).toBeLessThan(2 * text.length);
  }
});

async function repairIn(sizes: WindowSizes | readonly WindowSizes[], text: string, length = 90) {
  const all = 'window' in sizes ? [sizes] : sizes;
  const outcome = await repairWindows(
    () => cut(text, length),
    text.length,
    async () => undefined,
    all,
  );
  if (outcome.kind !== 'repaired') return outcome;
  let repaired = '';
  for await (const piece of outcome.pieces()) repaired += piece;
  return { text: repaired, report: outcome.report };
}

async function* cut(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
