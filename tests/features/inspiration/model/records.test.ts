import { expect, it } from 'vitest';
import { parseEvent, parseInspiration, parseTask } from '../../../../src/features/inspiration/model/records.ts';

const NOW = 1_795_334_400_000;
const record = { id: 'a', inspiration_id: 'goal' };

it.each([
  ['a number', 1_700_000_000_000, 1_700_000_000_000],
  ['a number with a fraction', 1_700_000_000_000.9, 1_700_000_000_000],
  ['a time before 1970', -5, -5],
  ['digits', '1700000000000', 1_700_000_000_000],
  ['an ISO time', '2023-11-14T22:13:20.000Z', 1_700_000_000_000],
])('%s is read as a time', (_case, written, time) => {
  expect(parseInspiration({ ...record, created_at: written, updated_at: 1 }, NOW)).toMatchObject({
    row: { created_at: time },
    isTimeReplaced: false,
  });
});

it.each([
  ['a word', 'yesterday'],
  ['nothing', undefined],
  ['an empty text', ' '],
  ['a number that no calendar reaches', 8.64e15 + 1],
  ['a huge number', 1e300],
  ['a huge negative number', -1e17],
  ['digits that no calendar reaches', '99999999999999999'],
])('%s as a time is replaced by now', (_case, written) => {
  const replaced = { isTimeReplaced: true };
  expect(parseEvent({ ...record, date: written }, NOW)).toMatchObject({ row: { date: NOW }, ...replaced });
  expect(parseTask({ ...record, created_at: written }, NOW)).toMatchObject({ row: { created_at: NOW }, ...replaced });
});

it('a missing completion time stays missing', () => {
  const parsed = parseTask({ ...record, created_at: 1 }, NOW);
  expect(parsed).toMatchObject({ row: { completed_at: null }, isTimeReplaced: false });
});
