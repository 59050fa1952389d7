import { expect, it } from 'vitest';
import { countSettled, isAllSettled, type SetupEntry } from '../../../../src/features/admin/home/model/setup-list.ts';

const entry = (state: SetupEntry['state']): SetupEntry => ({ step: 'mail', state, failure: null, at: null });

it.each<[state: SetupEntry['state'], isSettled: boolean]>([
  ['done', true],
  ['unknown', true],
  ['open', false],
  ['postponed', false],
  ['failed', false],
])('a step that is %s is settled: %s', (state, isSettled) => {
  expect(isAllSettled([entry('done'), entry(state)])).toBe(isSettled);
  expect(countSettled([entry('done'), entry(state)])).toBe(isSettled ? 2 : 1);
});
