import { expect, it } from 'vitest';
import { hashText } from '../../../src/core/text/hash-text.ts';

// Published FNV-1a test vectors (Noll); an ASCII text has the same units as bytes.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as FNV-1a does', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});
