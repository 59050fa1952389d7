import { expect, test } from 'vitest';
import { toTab } from '../../../../src/features/json-yaml/model/tab.ts';

test.each([
  [null, 'json'],
  ['', 'json'],
  ['json', 'json'],
  ['yaml', 'yaml'],
  ['YAML', 'json'],
  ['xml', 'json'],
])('?tab=%s shows the tab %s', (value, expected) => {
  expect(toTab(value)).toBe(expected);
});
