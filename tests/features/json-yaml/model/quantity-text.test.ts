import { expect, test } from 'vitest';
import { formatCount, formatSize } from '../../../../src/features/json-yaml/model/quantity-text.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1_468_006, '1.4 MB'],
  [314_572_800, '300 MB'],
  [5 * 2 ** 40, '5120 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('counts are grouped', () => {
  expect(formatCount(2_100_000)).toBe('2,100,000');
});
