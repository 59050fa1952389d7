import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { attack, createAdministratorApp, expectHarmless } from './odd-attack.ts';

const MEGABYTE = 1024 * 1024;

export const COMPRESSIONS = { gzip: gzipSync, br: compressBrotli, deflate: deflateSync } as const;

/** Sends small bodies that would become large ones to these calls. */
export async function expectNoDecompression(
  calls: readonly Call[],
  encoding: keyof typeof COMPRESSIONS,
): Promise<void> {
  const compress = COMPRESSIONS[encoding];
  const test = await createAdministratorApp();
  const bomb = compress(Buffer.alloc(20 * MEGABYTE, ' '));
  const word = compress(Buffer.from(JSON.stringify({ email: 'bomb@example.com' })));
  const before = process.memoryUsage.rss();
  const headers = { 'content-encoding': encoding };
  const bodies = { 'a bomb': bomb.subarray(0, 60_000), 'a whole body': word, 'a bomb behind a bomb': compress(bomb) };
  const attempts = calls.flatMap((call) =>
    Object.entries(bodies).map(([name, payload]) => ({ call, name, payload, headers })),
  );
  const outcomes = await attack(test, attempts);
  expectHarmless(test, outcomes);
  expect(outcomes.filter(({ status }) => ![400, 413, 415].includes(status))).toEqual([]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(attempts.length * MEGABYTE + 40 * MEGABYTE);
}

/** The highest quality, which is the default, takes seconds. */
function compressBrotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
