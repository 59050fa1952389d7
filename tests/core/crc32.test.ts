import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { addCrc32, readCrc32 } from '../../src/core/crc32.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 37 + (at >> 7) * 11 + 5) & 255);

it.each([0, 1, 3, 4, 5, 7, 8, 9, 1023, 65_537])('equals the CRC-32 of zlib over %i bytes', (length) => {
  expect(addCrc32(0, bytesOf(length))).toBe(crc32(bytesOf(length)));
});

it('is the same however the bytes are divided', () => {
  const bytes = bytesOf(1000);
  for (const at of [0, 1, 2, 3, 500, 999]) {
    expect(addCrc32(addCrc32(0, bytes.subarray(0, at)), bytes.subarray(at))).toBe(crc32(bytes));
  }
});

it('reads a blob of more than one piece', async () => {
  const bytes = bytesOf((2 << 20) + 3);
  expect(await readCrc32(new Blob([bytes]))).toBe(crc32(bytes));
});
