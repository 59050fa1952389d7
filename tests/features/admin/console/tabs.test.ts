import { describe, expect, it } from 'vitest';
import { type ConsoleTab, listVisibleTabs, toShownTab } from '../../../../src/features/admin/console/tabs.ts';
import { anAdmin } from '../an-admin.ts';

const idsOf = (tabs: readonly ConsoleTab[]) => tabs.map(({ id }) => id);

describe('tabs', () => {
  it.each([
    ['a super administrator', anAdmin('SUPER_ADMIN'), ['admins', 'users', 'roles', 'permissions', 'system']],
    ['a regular administrator', anAdmin('ADMIN'), ['users', 'roles', 'permissions']],
    ['an administrator who may only view users', anAdmin('ADMIN', ['ADMIN:USER:VIEW']), ['users']],
    ['an administrator without any right', anAdmin('ADMIN', []), []],
  ])('are those that %s may use, in the documented order', (_who, admin, ids) => {
    expect(idsOf(listVisibleTabs(admin))).toEqual(ids);
  });

  it.each([
    ['none', null, 'users'],
    ['a visible one', 'roles', 'roles'],
    ['one of super administrators', 'system', 'users'],
    ['an unknown one', 'nowhere', 'users'],
  ])('show the right one where the address names %s', (_what, named, shown) => {
    expect(toShownTab(named, listVisibleTabs(anAdmin('ADMIN')))?.id).toBe(shown);
  });
});
