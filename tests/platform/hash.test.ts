import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256Hex } from '../../src/platform/hash.ts';

afterEach(() => void vi.unstubAllGlobals());

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31 + 7) & 255);
const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each([
  ['with the interface of the browser', false],
  ['at an insecure address, without it', true],
])('SHA-256 %s', (_name, isInsecure) => {
  it.each([0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000])('hashes %i bytes', async (length) => {
    if (isInsecure) vi.stubGlobal('crypto', {});
    const bytes = bytesOf(length);
    expect(await sha256Hex(bytes)).toBe(expected(bytes));
  });
});
