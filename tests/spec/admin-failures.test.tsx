// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { AccountUser } from '../../src/core/contracts/accounts.ts';
import { AdminPage } from '../../src/features/admin/AdminPage.tsx';
import { UsersPanel } from '../../src/features/admin/people/UsersPanel.tsx';
import { sessionController } from '../../src/shared/session/session.ts';
import { useToastStore } from '../../src/shared/toast-store.ts';
import { render } from '../app/render.tsx';
import {
  alertText,
  apiError,
  fakeAccountApi,
  fill,
  hasField,
  openDialog,
  press,
} from '../features/account/open-account-dialog.tsx';
import { CHOICES } from '../features/admin/people/people-data.ts';
import { ADMIN } from '../features/admin/people.ts';
import { type FakeAnswer, fakeCalls } from '../features/admin/render-panel.tsx';
import { until } from '../shared/dom.ts';
import { aReply, aUser } from '../shared/session/a-session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionController.end();
  useToastStore.setState({ toasts: [] });
});

const STATUS: FakeAnswer = {
  data: {
    needsPasswordChange: false,
    needsEmailConfig: false,
    permissions: ADMIN.permissions,
    roles: ADMIN.roles,
    user: ADMIN,
  },
};

/** The list of users behind the gate, which the server answers with `users`; null loses the connection. */
async function openUsers(users: FakeAnswer | null): Promise<HTMLElement> {
  fakeCalls({ 'GET status': () => STATUS, 'GET people/choices': () => ({ data: CHOICES }), 'GET users': () => users });
  await act(async () => sessionController.begin(aReply('a', { user: ADMIN })));
  const screen = (
    <AdminPage title="用户">
      <UsersPanel />
    </AdminPage>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />);
}

/** The words of doc 1 §8 are in English; these are the product's, typed a second time. */
it.each<[words: string, users: FakeAnswer | null]>([
  ['没有成功，请稍后再试', { status: 200, code: 'SOME_RULE' }],
  ['没有成功，请稍后再试', { status: 409, code: 'SOME_RULE' }],
  ['填写的内容有误，请检查', { status: 400, code: '400' }],
  ['权限不足，请联系管理员', { status: 403, code: '403' }],
  ['没有找到要访问的内容', { status: 404, code: '404' }],
  ['操作太频繁，请稍后再试', { status: 429, code: '429' }],
  ['服务器内部错误，请稍后重试', { status: 500, code: '500' }],
  ['服务器错误，请稍后重试', { status: 502, code: '502' }],
  ['服务器错误，请稍后重试', { status: 503, code: '503' }],
  ['操作失败，请稍后重试', { status: 409, code: '409' }],
  ['操作失败，请稍后重试', { status: 418, code: '418' }],
  ['网络错误或服务器不可用，请检查网络后重试', null],
  ['服务器自己的话', { status: 500, code: '500', message: '服务器自己的话' }],
  ['服务器自己的话', { status: 400, code: 'SOME_RULE', message: '服务器自己的话' }],
])('a list of the administration shows “%s” for %o (doc 1 §8)', async (words, users) => {
  const host = await openUsers(users);
  await until(() => host.querySelector('[role="alert"]') !== null);
  const [alert, ...others] = host.querySelectorAll('[role="alert"]');
  expect(others).toEqual([]);
  expect(alert?.textContent).toContain(`列表没有读取成功${words}`);
});

it('a refused session ends at the login with its words (401 of doc 1 §8)', async () => {
  await openUsers({ status: 401, code: '401' });
  await until(() => hasField('管理员邮箱'));
  expect(useToastStore.getState().toasts.map(({ message }) => message)).toEqual(['登录已失效，请重新登录']);
});

it.each<[user: string, account: Partial<AccountUser>]>([
  ['a user', {}],
  ['an administrator', { role: 'ADMIN', roles: ['ADMIN'] }],
])('the change of the password shows that the address of %s is missing (doc 1 §8)', async (_user, account) => {
  const api = fakeAccountApi();
  api.checkPassword.mockResolvedValue();
  await act(async () => sessionController.begin(aReply('a', { user: aUser({ ...account, email: '' }) })));
  await openDialog('change-password');
  await fill('当前密码', 'Sunny-day-42');
  await press('下一步');
  await until(() => hasField('邮箱验证码'));
  await press('发送验证码');
  await until(() => alertText() === '没有取到你的邮箱，请重新登录后再试');
  expect(api.sendChangeCode).not.toHaveBeenCalled();
});

it('the change of the password shows that it failed (doc 1 §8)', async () => {
  const api = fakeAccountApi();
  api.checkPassword.mockRejectedValue(apiError('500', ''));
  await act(async () => sessionController.begin(aReply('a')));
  await openDialog('change-password');
  await fill('当前密码', 'Sunny-day-42');
  await press('下一步');
  await until(() => alertText() === '密码修改失败');
});
