import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../src/platform/base64.ts';

it('bytes come back from their text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
    }),
  );
});

it('is the standard one', () => {
  expect(toBase64(Uint8Array.of(0, 255, 127, 128))).toBe('AP9/gA==');
});

it('many bytes do not overflow the stack', () => {
  const bytes = new Uint8Array(1_000_000).fill(200);
  expect(Buffer.compare(fromBase64(toBase64(bytes)), bytes)).toBe(0);
});

it('refuses what is no base64', () => {
  expect(() => fromBase64('***')).toThrow();
});
