import { expect, test } from 'vitest';
import { writeCorpus } from '../../bench/json/corpora.ts';
import { hashIndented } from '../../bench/json/slow-indent.ts';

/** The hash of the bytes of a string, which the oracle copies unchanged. */
function hashOf(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}

test.each(['records', 'chinese', 'prose', 'nested', 'escaped'] as const)('indents %s as the engine does', (corpus) => {
  const value: unknown = JSON.parse(writeCorpus(corpus, 20_000));
  const compact = Buffer.from(JSON.stringify(value));
  const wanted = Buffer.from(JSON.stringify(value, null, 2));
  const pieces = [compact.subarray(0, 777), compact.subarray(777)];
  expect(hashIndented(pieces)).toEqual({ hash: hashOf(wanted), byteLength: wanted.length });
});
