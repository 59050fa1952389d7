import { describe, expect, it } from 'vitest';
import {
  applyListChange,
  type ListChange,
  type ListState,
  lastPageOf,
  parseListState,
  toListQuery,
  withListState,
} from '../../../../src/features/admin/lists/model/list-state.ts';

type Filter = 'text' | 'status';

const OPTIONS = { sorts: ['createdAt', 'username'], initialSort: '-createdAt', filters: ['text', 'status'] } as const;
const FIRST: ListState<Filter> = { page: 1, size: 20, sort: '-createdAt', filters: {} };

const parse = (query: string) => parseListState<Filter>(new URLSearchParams(query), OPTIONS);

describe('the address of a list is read', () => {
  it.each<[query: string, state: ListState<Filter>]>([
    ['', FIRST],
    [
      'page=3&size=50&sort=username&text=lin&status=active',
      { page: 3, size: 50, sort: 'username', filters: { text: 'lin', status: 'active' } },
    ],
    ['page=0&size=7&sort=password', FIRST],
    ['page=1.5&size=1000&sort=--createdAt', FIRST],
    ['page=99999999999', FIRST],
    ['text=&role=ADMIN', FIRST],
  ])('%s', (query, state) => {
    expect(parse(query)).toEqual(state);
  });
});

describe('a change of a list', () => {
  const onThird: ListState<Filter> = { ...FIRST, page: 3, filters: { text: 'lin' } };

  it.each<[name: string, change: ListChange<Filter>, after: ListState<Filter>]>([
    ['to another page keeps the filters', { kind: 'page', page: 4 }, { ...onThird, page: 4 }],
    ['of the size leads to the first page', { kind: 'size', size: 100 }, { ...onThird, page: 1, size: 100 }],
    ['of the column sorts it upwards', { kind: 'sort', column: 'username' }, { ...onThird, page: 1, sort: 'username' }],
    ['of the direction', { kind: 'sort', column: 'createdAt' }, { ...onThird, page: 1, sort: 'createdAt' }],
    [
      'of a filter keeps the other filters',
      { kind: 'filters', filters: { status: 'disabled' } },
      { ...onThird, page: 1, filters: { text: 'lin', status: 'disabled' } },
    ],
    ['to an empty filter removes it', { kind: 'filters', filters: { text: '' } }, { ...onThird, page: 1, filters: {} }],
    ['that clears the filters keeps the order', { kind: 'clear' }, { ...onThird, page: 1, filters: {} }],
  ])('%s', (_name, change, after) => {
    expect(applyListChange(onThird, change)).toEqual(after);
  });

  it('sorts downwards at the second press on a column', () => {
    const once = applyListChange(FIRST, { kind: 'sort', column: 'username' });
    expect(applyListChange(once, { kind: 'sort', column: 'username' }).sort).toBe('-username');
  });
});

it('an address with a state leads back to the state and keeps the entries of others', () => {
  const state: ListState<Filter> = { page: 2, size: 100, sort: 'username', filters: { text: 'a&b=中' } };
  const address = withListState(new URLSearchParams('tab=users&status=active'), state, OPTIONS);
  expect(address.get('tab')).toBe('users');
  expect(parse(address.toString())).toEqual(state);
});

it('an address without changes has no entries of the list', () => {
  expect(withListState(new URLSearchParams('tab=users&page=4&text=x'), FIRST, OPTIONS).toString()).toBe('tab=users');
});

it('the query of a call has the filters beside page, size and order', () => {
  expect(toListQuery({ ...FIRST, filters: { text: 'lin' } })).toEqual({
    text: 'lin',
    page: 1,
    size: 20,
    sort: '-createdAt',
  });
});

it.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [100_000, 100, 1000],
])('%i rows on pages of %i end at page %i', (total, size, page) => {
  expect(lastPageOf(total, size)).toBe(page);
});
