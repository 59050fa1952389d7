import { describe, expect, it } from 'vitest';
import { shownColumns } from '../../../../src/features/admin/lists/list-column.ts';
import { parseHiddenColumns, toggleColumn } from '../../../../src/features/admin/lists/model/column-choice.ts';

describe('the stored choice of columns', () => {
  it.each([
    ['{"users":["email","roles"]}', { users: ['email', 'roles'] }],
    ['{}', {}],
    ['{"users":["email",4],"admins":"email"}', { users: ['email'], admins: [] }],
    ['[]', null],
    ['null', null],
    ['{', null],
  ])('%s is read as %j', (text, choice) => {
    expect(parseHiddenColumns(text)).toEqual(choice);
  });
});

it('hides a shown column, shows a hidden one and leaves other lists alone', () => {
  const hidden = toggleColumn({ admins: ['roles'] }, 'users', 'email');
  expect(hidden).toEqual({ admins: ['roles'], users: ['email'] });
  expect(toggleColumn(hidden, 'users', 'email')).toEqual({ admins: ['roles'], users: [] });
});

it('the column that names the row is shown although it is stored as hidden', () => {
  const render = () => null;
  const columns = [
    { id: 'name', label: '名称', isName: true, render },
    { id: 'email', label: '邮箱', render },
  ] as const;
  expect(shownColumns(columns, ['name', 'email']).map(({ id }) => id)).toEqual(['name']);
});
