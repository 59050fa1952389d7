import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSha256, toHex } from '../../../src/core/sha256.ts';
import { createSha256Core } from '../../../workers/lan-transfer/sha256-wasm.ts';

const CORE = new Uint8Array(readFileSync(join(import.meta.dirname, '../../../wasm/build/sha256.wasm')));
const startInCore = createSha256Core(new WebAssembly.Instance(new WebAssembly.Module(CORE)));

/** Lengths around one block, four blocks and a full input of the core, each with and without its padding. */
const LENGTHS = [0, 55, 64, 119, 128, 192, 256, 320, 64 << 10, 128 << 10].flatMap((length) =>
  [-1, 0, 1, 8, 9].map((more) => Math.max(0, length + more)),
);

const contentOf = (length: number, salt = 0) =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8) * 7 + salt) & 255);
const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Lengths of pieces, most of them short, as many as have come from the channel. */
const pieces = fc.array(fc.oneof(fc.nat(200), fc.nat(100_000)), { maxLength: 12 });

describe.each([
  ['the core', startInCore],
  ['the script', () => createSha256()],
])('SHA-256 in %s', (_name, start) => {
  it('is that of Node for every number of blocks', () => {
    for (const length of LENGTHS) {
      const content = contentOf(length);
      const hash = start();
      hash.update(content);
      expect(toHex(hash.digest()), `${length} bytes`).toBe(expected(content));
    }
  });

  it('is that of Node for any pieces, wherever they stand in their buffer', () => {
    fc.assert(
      fc.property(pieces, fc.nat(255), (lengths, salt) => {
        const content = contentOf(lengths.reduce((sum, length) => sum + length, 0) + 3, salt).subarray(3);
        const hash = start();
        let at = 0;
        for (const length of lengths) {
          hash.update(content.subarray(at, at + length));
          at += length;
        }
        expect(toHex(hash.digest())).toBe(expected(content));
      }),
      { numRuns: 30 },
    );
  });

  it('is kept apart for files that arrive in turns', () => {
    const contents = [contentOf(100_000, 1), contentOf(70_001, 2), contentOf(300, 3)];
    const hashes = contents.map(() => start());
    for (let at = 0; at < 100_000; at += 777) {
      for (const [index, content] of contents.entries()) hashes[index]?.update(content.subarray(at, at + 777));
    }
    expect(hashes.map((hash) => toHex(hash.digest()))).toEqual(contents.map(expected));
  });
});
