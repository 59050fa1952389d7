import { describe, expect, it } from 'vitest';
import { BULK_MAX, peopleQuerySchema } from '../../../../../src/core/contracts/admin-people.ts';
import { parseListState } from '../../../../../src/features/admin/lists/model/list-state.ts';
import { PEOPLE_LIST, toPeopleQuery } from '../../../../../src/features/admin/people/model/people-list.ts';
import { groupPermissions } from '../../../../../src/features/admin/people/model/permission-groups.ts';
import { fieldOf, toEditRequest, toPerson } from '../../../../../src/features/admin/people/model/person-form.ts';
import { readRefusedIds } from '../../../../../src/features/admin/people/model/refused-ids.ts';
import {
  NO_SELECTION,
  selectedUnder,
  selectIds,
  toFilterKey,
  withoutIds,
} from '../../../../../src/features/admin/people/model/selection.ts';
import { aPerson } from '../people-data.ts';

const queryOf = (search: string) => toPeopleQuery(parseListState(new URLSearchParams(search), PEOPLE_LIST));

describe('the query of a list', () => {
  it('has the filters, the order and the page of the address', () => {
    const search = 'tab=users&text=林&role=VIP&status=disabled&createdFrom=5&lastLoginTo=9&sort=email&page=3&size=50';
    expect(queryOf(search)).toEqual({
      ...{ text: '林', role: 'VIP', status: 'disabled', createdFrom: '5', lastLoginTo: '9' },
      ...{ sort: 'email', page: 3, size: 50 },
    });
  });

  it.each(['status=gone', 'createdFrom=yesterday', 'createdTo=-1', `lastLoginFrom=${'9'.repeat(20)}`])(
    'leaves out what the server would refuse: %s',
    (search) => expect(queryOf(search)).toEqual({ sort: '-createdAt', page: 1, size: 20 }),
  );

  it('is accepted by the contract for every address', () => {
    const search = `text=${'林'.repeat(300)}&role=${'R'.repeat(300)}&status=x&createdTo=999999999999999&size=7&sort=x`;
    expect(peopleQuerySchema.safeParse(queryOf(search)).success).toBe(true);
  });
});

describe('the selection', () => {
  const rows = ['1', '2', '3'].map((id) => aPerson(id));
  const none = NO_SELECTION.people;

  it('keeps accounts of other pages', () => {
    const first = selectIds(none, new Set(['1', '2']), rows).people;
    const { people } = selectIds(first, new Set(['1', '2', '9']), [aPerson('9')]);
    expect([...people.keys()]).toEqual(['1', '2', '9']);
    expect([...withoutIds(people, ['2']).keys()]).toEqual(['1', '9']);
  });

  it('is empty under other filters', () => {
    const { people } = selectIds(none, new Set(['1']), rows);
    const selection = { filters: toFilterKey({ text: '林', role: 'VIP' }), people };
    expect(selectedUnder(selection, toFilterKey({ role: 'VIP', text: '林' })).size).toBe(1);
    expect(selectedUnder(selection, toFilterKey({ text: '林' })).size).toBe(0);
  });

  it('ends at the number that one call accepts', () => {
    const many = Array.from({ length: BULK_MAX + 1 }, (_, at) => aPerson(String(at)));
    const { people, isCut } = selectIds(none, new Set(many.map(({ id }) => id)), many);
    expect([people.size, isCut]).toEqual([BULK_MAX, true]);
  });
});

it('sorts permissions by their module', () => {
  expect(groupPermissions(['USER:REPORT:READ', 'ALL', 'ADMIN:USER:VIEW', 'ADMIN:ROLE:MANAGE', 'odd'])).toEqual([
    { id: 'everything', codes: ['ALL'] },
    { id: 'ADMIN', codes: ['ADMIN:ROLE:MANAGE', 'ADMIN:USER:VIEW'] },
    { id: 'USER', codes: ['USER:REPORT:READ'] },
    { id: 'other', codes: ['odd'] },
  ]);
});

it('sends only changed fields, in the form in which it is stored', () => {
  const before = { email: 'lin@example.com', username: '小林' };
  expect(toPerson({ email: ' Lin@Example.com ', username: ' 小  林 ' })).toEqual({ ...before, username: '小 林' });
  expect(toEditRequest({ email: 'LIN@example.com', username: '大林' }, before)).toEqual({ username: '大林' });
  expect(toEditRequest(before, before)).toEqual({});
});

it.each([
  ['EMAIL_TAKEN', 'email'],
  ['USERNAME_RESERVED', 'username'],
  ['WRONG_PASSWORD', null],
  ['RIGHTS_EXCEEDED', null],
])('the refusal %s is about the field %j', (code, field) => expect(fieldOf(code)).toBe(field));

it.each([
  [{ ids: ['a', 'b'] }, ['a', 'b']],
  [{ ids: ['a', 7] }, ['a']],
  [{ ids: 'a' }, []],
  [null, []],
])('a refusal with the data %j names %j', (data, ids) => expect(readRefusedIds({ data })).toEqual(ids));
