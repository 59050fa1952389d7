import { expect, test } from 'vitest';
import { formatCount } from '../../../../src/features/json-yaml/model/quantity-text.ts';

test('groups the digits of a count', () => {
  expect(formatCount(2_100_000)).toBe('2,100,000');
});
