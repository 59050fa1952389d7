import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { JsonTask } from '../../../workers/json/json-wasm.ts';
import { createDice, writeDocument } from './documents.ts';
import { loadCore, MINIFY, PRETTY, readCore, runCore } from './load-core.ts';

const core = loadCore();
const small = loadCore(100);

/**
 * A value that the engine's own round trip does not change: no integer-like keys, repeated keys or unusual notations of
 * numbers.
 */
function plainValue(seed: number, depth = 0): unknown {
  switch (depth > 6 ? 2 + (seed % 5) : seed % 7) {
    case 0:
      return Array.from({ length: seed % 5 }, (_, i) => plainValue(seed * 31 + i + 7, depth + 1));
    case 1:
      return Object.fromEntries(
        Array.from({ length: seed % 5 }, (_, i) => [`key ${i} "汉"\n`, plainValue(seed * 17 + i + 3, depth + 1)]),
      );
    case 2:
      return seed * 1.5;
    case 3:
      return 'text\\ "quoted" 😀\u0007'.repeat(seed % 4);
    case 4:
      return seed % 2 === 0;
    case 5:
      return -seed;
    default:
      return null;
  }
}

test.each([2, 4, 8])('indents by %d like the engine where the engine changes nothing', (indent) => {
  for (let seed = 0; seed < 300; seed++) {
    const value = [plainValue(seed), plainValue(seed + 1)];
    const text = Buffer.from(JSON.stringify(value, null, seed % 3));
    const { output } = runCore(seed % 2 ? small : core, { mode: 'pretty', indent, maxDepth: 2000 }, text);
    expect(Buffer.from(output).toString()).toBe(JSON.stringify(value, null, indent));
    expect(Buffer.from(runCore(core, MINIFY, output).output).toString()).toBe(JSON.stringify(value));
  }
});

test('minifies minified and indented text to the same result', () => {
  for (let seed = 0; seed < 200; seed++) {
    const text = Buffer.from(writeDocument(createDice(new Uint8Array([seed, seed >> 3, seed * 7, 3, seed]))));
    const once = runCore(core, MINIFY, text).output;
    expect(runCore(small, MINIFY, once).output).toEqual(once);
    expect(runCore(small, MINIFY, runCore(core, PRETTY, text).output).output).toEqual(once);
  }
});

test('writes a result many times larger than its room, of the shortest tokens', () => {
  const value = Array.from({ length: 40_000 }, (_, i) => [
    [
      [1, {}],
      ['', { a: [i, -1, 0] }],
    ],
  ]);
  const { output } = runCore(core, { mode: 'pretty', indent: 8, maxDepth: 2000 }, Buffer.from(JSON.stringify(value)));
  expect(Buffer.from(output).toString() === JSON.stringify(value, null, 8)).toBe(true);
});

test('gives the beginning of every 64th line', () => {
  const value = Array.from({ length: 9000 }, (_, i) => ({ i, text: '汉'.repeat(i % 50), list: [1, 2, {}] }));
  for (const each of [core, small]) {
    const { output, lineStarts, lineBreaks } = runCore(each, PRETTY, Buffer.from(JSON.stringify(value)), 5000);
    const starts = [0];
    for (let at = output.indexOf(10); at >= 0; at = output.indexOf(10, at + 1)) starts.push(at + 1);
    expect(lineBreaks).toBe(starts.length - 1);
    expect(lineStarts).toEqual(starts.filter((_, line) => line > 0 && line % each.lineStride === 0));
  }
});

test('indents by tabs', () => {
  for (let seed = 0; seed < 100; seed++) {
    const value = [plainValue(seed), plainValue(seed + 1)];
    const task = { mode: 'pretty', indent: 1, usesTabs: true, maxDepth: 2000 } as const;
    const { output } = runCore(seed % 2 ? small : core, task, Buffer.from(JSON.stringify(value, null, '\t')));
    expect(Buffer.from(output).toString()).toBe(JSON.stringify(value, null, '\t'));
  }
});

describe('NDJSON', () => {
  const read = (task: JsonTask, text: string, chunkBytes?: number) => {
    const outcome = runCore(
      chunkBytes === undefined ? core : small,
      { ...task, readsRecords: true },
      Buffer.from(text),
      chunkBytes,
    );
    return { ...outcome, text: Buffer.from(outcome.output).toString() };
  };

  test.each([1, 7, 64, 5000])('is read as one array, in chunks of %d bytes', (chunkBytes) => {
    const values = Array.from({ length: 150 }, (_, i) => plainValue(i));
    const text = values.map((value) => JSON.stringify(value)).join('\r\n\n ');
    const wanted = JSON.stringify(values, null, 2);
    const pretty = read(PRETTY, text, chunkBytes);
    expect(pretty.text).toBe(wanted);
    expect(pretty.lineBreaks).toBe(wanted.split('\n').length - 1);
    expect(read(MINIFY, `${text}\n`, chunkBytes).text).toBe(JSON.stringify(values));
    expect(read({ mode: 'lines' }, text, chunkBytes).text).toBe(
      values.map((value) => JSON.stringify(value)).join('\n'),
    );
  });

  test.each([
    ['1 2', 'trailing-content', 2],
    ['1,\n2', 'trailing-content', 1],
    ['{"a":1}\n]', 'unexpected-token', 8],
    ['[1\n2]', 'unexpected-token', 3],
    ['1\nx', 'unexpected-token', 2],
    ['\n', 'empty', 1],
    ['1\n{', 'unexpected-end', 3],
  ])('refuses %j', (text, kind, offset) => {
    for (const chunkBytes of [undefined, 1])
      expect(read(PRETTY, text, chunkBytes).refusal).toMatchObject({ kind, offset });
  });

  test.each([
    ['[{"a":[1, 2]},\n3 ,[]]', '{"a":[1,2]}\n3\n[]'],
    ['[]', ''],
    ['[[1,2]]', '[1,2]'],
    ['{"a":[1,2]}', '{"a":[1,2]}'],
  ])('is written from %j', (text, wanted) => {
    for (const chunkBytes of [1, 1000]) {
      const { output, lineBreaks } = runCore(small, { mode: 'lines' }, Buffer.from(text), chunkBytes);
      expect(Buffer.from(output).toString()).toBe(wanted);
      expect(lineBreaks).toBe(wanted.split('\n').length - 1);
    }
  });
});

describe('short arrays on one line', () => {
  const task = { mode: 'pretty', indent: 2, maxDepth: 2000, joinedColumns: 80 } as const;
  const join = (text: string, chunkBytes = 1000) => {
    const { output, ...outcome } = runCore(chunkBytes < 1000 ? small : core, task, Buffer.from(text), chunkBytes);
    return { ...outcome, text: Buffer.from(output).toString() };
  };

  test.each([
    ['[1,"a",null]', '[1, "a", null]'],
    [
      '{"a":[1,2],"b":[],"c":[{}],"d":[[1],2]}',
      '{\n  "a": [1, 2],\n  "b": [],\n  "c": [\n    {}\n  ],\n  "d": [\n    [1],\n    2\n  ]\n}',
    ],
    [`["${'x'.repeat(74)}"]`, `["${'x'.repeat(74)}"]`],
    [`["${'x'.repeat(76)}"]`, `[\n  "${'x'.repeat(76)}"\n]`],
    [`["${'汉'.repeat(37)}"]`, `["${'汉'.repeat(37)}"]`],
    [`["${'汉'.repeat(38)}"]`, `[\n  "${'汉'.repeat(38)}"\n]`],
    [`{"${'k'.repeat(70)}":[1]}`, `{\n  "${'k'.repeat(70)}": [1]\n}`],
    [`{"${'k'.repeat(72)}":[1]}`, `{\n  "${'k'.repeat(72)}": [\n    1\n  ]\n}`],
    ['["a\\n","  "]', '["a\\n", "  "]'],
  ])('%s', (text, wanted) => {
    for (const chunkBytes of [1, 1000]) expect(join(text, chunkBytes).text).toBe(wanted);
  });

  test('do not depend on the windows, keep every token, and count the lines', () => {
    for (let seed = 0; seed < 150; seed++) {
      const text = writeDocument(createDice(new Uint8Array([seed, seed >> 3, seed * 7, 3, seed])));
      const whole = join(text, 100_000);
      expect(join(text, 13).text).toBe(whole.text);
      expect(runCore(core, MINIFY, Buffer.from(whole.text)).output).toEqual(
        runCore(core, MINIFY, Buffer.from(text)).output,
      );
    }
  });

  test('give the beginning of every 64th line', () => {
    const value = Array.from({ length: 9000 }, (_, i) => ({
      i,
      list: Array.from({ length: i % 40 }, (_, at) => i * at),
    }));
    for (const chunkBytes of [999, 5_000_000]) {
      const { text, lineStarts, lineBreaks } = join(JSON.stringify(value), chunkBytes);
      const bytes = Buffer.from(text);
      const starts = [0];
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) starts.push(at + 1);
      expect(lineBreaks).toBe(starts.length - 1);
      expect(lineStarts).toEqual(starts.filter((_, line) => line > 0 && line % core.lineStride === 0));
      expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
    }
  });
});

test('is small, imports nothing, and its memory cannot grow', () => {
  const file = readCore();
  expect(gzipSync(file).length).toBeLessThanOrEqual(6 * 1024);
  const module = new WebAssembly.Module(new Uint8Array(file));
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  const { memory } = new WebAssembly.Instance(module).exports as { memory: WebAssembly.Memory };
  expect(() => memory.grow(1)).toThrow(RangeError);
});
