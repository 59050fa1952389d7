import { describe, expect, test } from 'vitest';
import { charColumns } from '../../../../src/core/text/char-columns.ts';
import type { TextRow } from '../../../../workers/json/json.api.ts';
import { createService, failureOf, openText } from '../a-service.ts';

const ALPHABET = ['a', '"', ' ', '{', ',', '汉', '字', '😀', 'é', 'e\u0301', '👩‍👧', '\t', '\n', '\r\n', '1234567890'];

/** Random numbers below a limit, the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function randomText(random: (limit: number) => number, length: number): string {
  return Array.from({ length }, () => ALPHABET[random(random(4) === 0 ? ALPHABET.length : 12)]).join('');
}

const columnsOf = (text: string, wide: number) =>
  [...text].reduce((sum, char) => sum + charColumns(char.codePointAt(0) ?? 0, wide), 0);

/** The lines that rows add up to. */
function join(rows: readonly TextRow[]): string[] {
  const lines: string[] = [];
  for (const { line, column, text } of rows) {
    expect(column).toBe(lines[line]?.length ?? 0);
    lines[line] = (lines[line] ?? '') + text;
  }
  return lines;
}

describe.each([1, 2, 3])('random text %i', (seed) => {
  const random = createRandom(seed);
  const text = randomText(random, 20_000);
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const cut = { columns: 7 + random(60), wide: 2, line: null };

  test('is cut into rows that fit and add up to the text', async () => {
    const service = createService();
    const id = await openText(service, text);
    const count = await service.countRows(id, cut);
    const rows = await service.getRows(id, cut, 0, count + 10);
    expect(rows).toHaveLength(count);
    expect(join(rows)).toEqual(lines);
    for (const { text: row } of rows) expect(columnsOf(row, 2)).toBeLessThanOrEqual(cut.columns + 2);
    for (let round = 0; round < 20; round++) {
      const [from, size] = [random(count), random(300)];
      expect(await service.getRows(id, cut, from, size)).toEqual(rows.slice(from, from + size));
    }
  });

  test('has every place in the row that shows it', async () => {
    const service = createService();
    const id = await openText(service, text);
    for (let round = 0; round < 100; round++) {
      const line = random(lines.length);
      const place = { line, column: random((lines[line]?.length ?? 0) + 1) };
      const at = await service.getRowOf(id, cut, place);
      const [row, next] = await service.getRows(id, cut, at, 2);
      expect(row?.line).toBe(line);
      expect(row?.column).toBeLessThanOrEqual(place.column);
      if (next?.line === line) expect(next.column).toBeGreaterThan(place.column);
    }
  });

  test('gives any part byte for byte', async () => {
    const service = createService();
    const id = await openText(service, text);
    const starts: number[] = [0];
    for (const line of text.split('\n')) starts.push((starts.at(-1) ?? 0) + line.length + 1);
    for (let round = 0; round < 50; round++) {
      const places = [random(lines.length), random(lines.length)]
        .map((line) => ({ line, column: boundary(lines[line] ?? '', random) }))
        .sort((a, b) => a.line - b.line || a.column - b.column);
      const [from, to] = places.map(({ line, column }) => (starts[line] ?? 0) + column);
      const [start, end] = places;
      if (start === undefined || end === undefined) throw new Error('No places');
      const part = await service.getRange(id, start, end);
      expect(await part.text()).toBe(text.slice(from, to));
    }
    const all = await service.getRange(id, { line: 0, column: 0 }, { line: lines.length, column: 0 });
    expect(await all.text()).toBe(text);
  });
});

/** A column that is not inside a surrogate pair. */
function boundary(line: string, random: (limit: number) => number): number {
  const column = random(line.length + 1);
  return /[\udc00-\udfff]/.test(line.charAt(column)) ? column - 1 : column;
}

describe('a single long line', () => {
  const line = `["${'中文 text 😀 '.repeat(200_000)}"]`;

  test('is read to its end', async () => {
    const service = createService();
    const id = await openText(service, `${line}\n1`);
    for (const cut of [
      { columns: 1000, wide: 1.6, line: 0 },
      { columns: 80, wide: 1.6, line: null },
    ]) {
      const last = await service.getRowOf(id, cut, { line: 0, column: Number.POSITIVE_INFINITY });
      const rows = await service.getRows(id, cut, last - 2, 3);
      expect(rows.at(-1)).toMatchObject({ line: 0, isEnd: true });
      expect(line.endsWith(rows.map(({ text }) => text).join(''))).toBe(true);
      expect((rows.at(-1)?.column ?? 0) + (rows.at(-1)?.text.length ?? 0)).toBe(line.length);
    }
  });
});

test('copies 300,000 lines and 50 MB byte for byte', async () => {
  const service = createService();
  const lines = Array.from({ length: 320_000 }, (_, at) => `  {"id": ${at}, "名称": "${'值'.repeat(48)}"},`);
  const text = lines.join('\n');
  const id = await openText(service, new Uint8Array(Buffer.from(text)));
  const blob = await service.getRange(id, { line: 10_000, column: 3 }, { line: 310_000, column: 8 });
  const expected = lines.slice(10_000, 310_001).join('\n').slice(3);
  const cut = expected.slice(0, expected.length - ((lines[310_000]?.length ?? 0) - 8));
  expect(blob.size).toBeGreaterThan(48 << 20);
  expect(Buffer.from(await blob.arrayBuffer()).equals(Buffer.from(cut))).toBe(true);
});

test('ends the cutting for a width that is no longer wanted', async () => {
  const service = createService();
  const id = await openText(service, 'x\n'.repeat(2_000_000));
  const first = failureOf(service.countRows(id, { columns: 10, wide: 2, line: null }));
  expect(await service.countRows(id, { columns: 20, wide: 2, line: null })).toBe(2_000_001);
  expect((await first).code).toBe('cancelled');
});

test('fails as closed when its text is closed', async () => {
  const service = createService();
  const id = await openText(service, 'x\n'.repeat(2_000_000));
  const count = failureOf(service.countRows(id, { columns: 10, wide: 2, line: null }));
  service.close(id);
  expect((await count).code).toBe('document-closed');
});

test.each([
  ['{\n  "a": [\n    1\n  ],\n  "b": "}]"\n}', [5, 3, null, null, null, null]],
  ['[\n  "[",\n  {\n    "x": "\\"{"\n  }\n]', [5, null, 4, null, null, null]],
  ['1', [null]],
])('finds the end of what a line opens: %j', async (text, ends) => {
  const service = createService();
  const id = await openText(service, text);
  expect(await Promise.all(ends.map((_, line) => service.getFoldEnd(id, line)))).toEqual(ends);
});
