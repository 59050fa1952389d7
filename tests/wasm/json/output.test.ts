import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
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

test('is small, imports nothing, and its memory cannot grow', () => {
  const file = readCore();
  expect(gzipSync(file).length).toBeLessThanOrEqual(6 * 1024);
  const module = new WebAssembly.Module(new Uint8Array(file));
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  const { memory } = new WebAssembly.Instance(module).exports as { memory: WebAssembly.Memory };
  expect(() => memory.grow(1)).toThrow(RangeError);
});
