// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AdminContext } from '../../../../src/features/admin/access/admin-context.ts';
import { copy } from '../../../../src/features/admin/console/copy.ts';
import { PermissionConsole } from '../../../../src/features/admin/console/PermissionConsole.tsx';
import type { ConsoleTab } from '../../../../src/features/admin/console/tabs.ts';
import { useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { declareUnsavedWork } from '../../../../src/shared/unsaved-work.ts';
import { click, render } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { anAdmin } from '../an-admin.ts';

type Load = ConsoleTab['load'];

const aTab = (id: ConsoleTab['id'], load: Load): ConsoleTab => ({
  id,
  label: copy.labels[id],
  description: copy.descriptions[id],
  visibleTo: () => true,
  load,
});
const UserList = () => <p>list of users</p>;
const RoleList = () => <p>list of roles</p>;
const TABS = [aTab('users', async () => UserList), aTab('roles', async () => RoleList)];

async function open(tabs: readonly ConsoleTab[], address: string) {
  const router = createMemoryRouter([{ path: '/', element: <PermissionConsole tabs={tabs} /> }], {
    initialEntries: [address],
  });
  const host = await render(
    <AdminContext value={anAdmin('SUPER_ADMIN')}>
      <RouterProvider router={router} />
    </AdminContext>,
  );
  const tab = (id: ConsoleTab['id']) =>
    [...host.querySelectorAll('[role="tab"]')].find((each) => each.textContent === copy.labels[id]) ?? null;
  return { host, tab, query: () => router.state.location.search };
}

it('shows the tab of the address with its description, and drops the parameters of its list with another tab', async () => {
  const { host, tab, query } = await open(TABS, '/?tab=users&page=3&sort=name');
  await until(() => host.textContent?.includes('list of users') ?? false);
  expect(host.textContent).toContain(copy.descriptions.users);
  await click(tab('roles'));
  await until(() => host.textContent?.includes('list of roles') ?? false);
  expect(query()).toBe('?tab=roles');
  expect(host.textContent).not.toContain('list of users');
});

it('says that a module is loading, and offers another attempt where it cannot be loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(UserList);
  const { host } = await open([aTab('users', load)], '/');
  expect(host.querySelector('[role="status"]')?.textContent).toBe(copy.loading);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(host.querySelector('[role="alert"]')?.textContent).toContain(copy.loadFailed);
  await click(host.querySelector('[role="alert"] button'));
  await until(() => host.textContent?.includes('list of users') ?? false);
});

it('asks before another tab ends unsaved work, and stays when the visitor wants to keep it', async () => {
  const { host, tab, query } = await open(TABS, '/?tab=users');
  await until(() => host.textContent?.includes('list of users') ?? false);
  const forget = declareUnsavedWork('a form');
  await click(tab('roles'));
  await until(() => useQuestions.getState().length === 1);
  await act(async () => useQuestions.getState()[0]?.answer('cancelled'));
  expect(query()).toBe('?tab=users');
  forget();
  await click(tab('roles'));
  await until(() => query() === '?tab=roles');
});
