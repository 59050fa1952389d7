// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminPage } from '../../../../src/features/admin/AdminPage.tsx';
import { reportAccessRefusal } from '../../../../src/features/admin/access/access-refusals.ts';
import { copy } from '../../../../src/features/admin/gate/copy.ts';
import { adminAccess } from '../../../../src/features/admin/gate/current-access.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { render } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';
import { aReply, aUser } from '../../../shared/session/a-session.ts';
import { hasField } from '../../account/open-account-dialog.tsx';
import { fakeServer } from '../fake-server.ts';

const STATUS = 'api/admin/status';
const MAIL = 'api/admin/email-config';

function aStatus(roles: readonly string[], duties: { password?: boolean; mail?: boolean } = {}) {
  return {
    needsPasswordChange: duties.password === true,
    needsEmailConfig: duties.mail === true,
    permissions: ['ADMIN:USER:MANAGE'],
    roles,
    user: aUser({ role: roles[0] ?? 'USER', roles: [...roles] }),
  };
}

beforeEach(() => {
  localStorage.clear();
  fakeServer({});
  sessionController.end();
});
afterEach(() => vi.unstubAllGlobals());

async function open(): Promise<HTMLElement> {
  const host = await render(
    <MemoryRouter initialEntries={['/admin']}>
      <AdminPage title="总览">
        <p>inside</p>
      </AdminPage>
    </MemoryRouter>,
  );
  return host;
}

const begin = () => act(async () => sessionController.begin(aReply('admin', { user: aUser({ roles: ['ADMIN'] }) })));
const isOpen = (host: HTMLElement) => host.textContent?.includes('inside') === true;

it('asks strangers for a login, without a failure', async () => {
  const host = await open();
  await until(() => hasField('管理员邮箱'));
  expect(host.querySelector('.MuiAlert-root')).toBeNull();
  expect(isOpen(host)).toBe(false);
});

it('shows that it checks, and opens for an administrator', async () => {
  const host = await open();
  fakeServer({ [STATUS]: { data: aStatus(['ADMIN']) } });
  sessionController.begin(aReply('admin'));
  await until(() => host.textContent?.includes('正在验证管理员权限') === true || isOpen(host));
  await until(() => isOpen(host));
  const links = [...host.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['总览', '权限管理']);
});

it('shows super administrators the audit log and the health page as well', async () => {
  const host = await open();
  fakeServer({ [STATUS]: { data: aStatus(['SUPER_ADMIN']) } });
  await begin();
  await until(() => isOpen(host));
  const links = [...host.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['总览', '权限管理', '审计日志', '系统健康']);
});

it('asks for a new password before anything else, and then for the mail server', async () => {
  const host = await open();
  fakeServer({ [STATUS]: { data: aStatus(['SUPER_ADMIN'], { password: true, mail: true }) } });
  await begin();
  await until(() => hasField('当前密码'));
  expect(host.textContent).toContain(copy.forced.title);
  const config = { host: '', port: 465, username: '', password: '', protocol: 'smtps', startTls: true, fromEmail: '' };
  const rest = { fromName: '', source: 'none', mailMode: 'local', isPostponed: false, test: null };
  fakeServer({
    [STATUS]: { data: aStatus(['SUPER_ADMIN'], { mail: true }) },
    [MAIL]: { data: { ...config, ...rest } },
  });
  await act(async () => adminAccess.check());
  await until(() => hasField('SMTP 服务器'));
  expect(isOpen(host)).toBe(false);
});

it.each([
  [403, '403', 'insufficient_role'],
  [401, 'UNAUTHENTICATED', 'not_authenticated'],
  [500, '500', 'backend_error'],
] as const)('leads to the login with the reason when the check is answered with %i', async (status, code, failure) => {
  const host = await open();
  fakeServer({ [STATUS]: { status, code, message: '' } });
  await begin();
  await until(() => host.textContent?.includes(copy.failures[failure]) === true);
  expect(isOpen(host)).toBe(false);
});

it('closes when the server refuses a call and has taken the role away', async () => {
  const host = await open();
  fakeServer({ [STATUS]: { data: aStatus(['ADMIN']) } });
  await begin();
  await until(() => isOpen(host));
  fakeServer({ [STATUS]: { status: 403, code: '403' } });
  await act(async () => reportAccessRefusal());
  await until(() => hasField('管理员邮箱'));
  expect(isOpen(host)).toBe(false);
});

it('signs out to the login, and switches the colors', async () => {
  const host = await open();
  fakeServer({ [STATUS]: { data: aStatus(['ADMIN']) } });
  await begin();
  await until(() => isOpen(host));
  const toggle = host.querySelector<HTMLButtonElement>('[aria-label^="切换到"]');
  const before = toggle?.getAttribute('aria-label');
  await act(async () => toggle?.click());
  expect(host.querySelector('[aria-label^="切换到"]')?.getAttribute('aria-label')).not.toBe(before);
  await act(async () => host.querySelector<HTMLButtonElement>('[aria-label="退出登录"]')?.click());
  await until(() => hasField('管理员邮箱'));
  expect(sessionController.store.getState().session).toBeNull();
});

it('gives the console of the browser names and counts, and no token', async () => {
  const host = await open();
  fakeServer({ [STATUS]: { data: aStatus(['ADMIN']) } });
  await begin();
  await until(() => isOpen(host));
  const info = window.mythinknAdmin?.permissions();
  expect(info).toEqual({
    step: 'open',
    roles: ['ADMIN'],
    permissionCount: 1,
    permissions: ['ADMIN:USER:MANAGE'],
  });
  expect(JSON.stringify(info)).not.toContain(sessionController.store.getState().session?.token ?? '-');
  expect(buttonOf('登录')).toBeUndefined();
});
