import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../src/platform/base64.ts';

it('decodes to the encoded bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
    }),
  );
});

it('produces standard base64', () => {
  expect(toBase64(Uint8Array.of(0, 255, 127, 128))).toBe('AP9/gA==');
});

it('encodes many bytes without overflowing the stack', () => {
  const bytes = new Uint8Array(1_000_000).fill(200);
  expect(Buffer.compare(fromBase64(toBase64(bytes)), bytes)).toBe(0);
});

it('rejects text that is not base64', () => {
  expect(() => fromBase64('***')).toThrow();
});
