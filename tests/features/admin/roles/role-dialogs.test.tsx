// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { copy as codes } from '../../../../src/features/admin/codes/copy.ts';
import { copy } from '../../../../src/features/admin/roles/copy.ts';
import { RolesPanel } from '../../../../src/features/admin/roles/RolesPanel.tsx';
import { clearRoleDrafts } from '../../../../src/features/admin/roles/role-drafts.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf, type as typeInto, until } from '../../../shared/dom.ts';
import { ADMIN, SUPER_ADMIN } from '../people.ts';
import { renderPanel } from '../render-panel.tsx';
import { aRole } from './a-role.ts';
import { type RolesServer, startRolesServer } from './roles-server.ts';

const REFUSED = { status: 409, code: 'ROLE_TAKEN', message: '已存在' };

let server: RolesServer;

beforeEach(() => {
  server = startRolesServer();
  return () => act(clearRoleDrafts);
});

const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const submit = () => click(document.querySelector('[role="dialog"] button[type="submit"]'));
const sentAs = (method: string) => server.sent.filter((request) => request.method === method);

async function open(address: string, user = SUPER_ADMIN) {
  const panel = await renderPanel(<RolesPanel />, user, address);
  await until(() => panel.host.querySelector('nav a') !== null);
  return panel;
}

it('creates a role under a name in capital letters, and opens it', async () => {
  server.answers['POST roles'] = () => {
    server.roles = [...server.roles, aRole({ name: 'REPORT_READER', label: '读者' })];
    return { data: null };
  };
  server.answers['GET roles/REPORT_READER/members'] = () => ({ data: { rows: [], total: 0, page: 1, size: 20 } });
  const { search } = await open('/?tab=roles');
  await click(buttonOf(copy.list.create));
  await typeInto(field('label'), ' 读者 ');
  await typeInto(field('name'), 'report reader');
  expect(field('name')?.value).toBe('REPORT_READER');
  await submit();
  await until(() => search() === '?tab=roles&role=REPORT_READER');
  expect(sentAs('POST')[0]?.body).toEqual({ name: 'REPORT_READER', label: '读者', permissions: [] });
});

it.each([
  ['1A', '新的', copy.create.malformed],
  ['ADMIN', '新的', copy.create.reserved],
  ['EDITOR', '新的', copy.create.taken],
  ['NEW', '', copy.create.labelEmpty],
  ['NEW', '报表编辑', copy.create.labelTaken('EDITOR')],
  ['NEW', 'a\u202eb', copy.create.labelUnseen],
  ['NEW', '长'.repeat(51), copy.create.labelLong(50)],
])('does not send the name %j with the label %j', async (name, label, problem) => {
  await open('/');
  await click(buttonOf(copy.list.create));
  await typeInto(field('name'), name);
  await typeInto(field('label'), label);
  await submit();
  await until(() => dialog().includes(problem));
  expect(sentAs('POST')).toEqual([]);
});

it('keeps the typed texts when the server refuses a new role', async () => {
  server.answers['POST roles'] = () => REFUSED;
  await open('/');
  await click(buttonOf(copy.list.create));
  await typeInto(field('label'), '读者');
  await typeInto(field('name'), 'READER');
  await submit();
  await until(() => dialog().includes(REFUSED.message));
  expect(field('name')?.value).toBe('READER');
});

it('shows at the field what the server finds malformed', async () => {
  const message = '请检查：名称太长，最多 50 个字符';
  const data = { issues: [{ field: 'label', code: 'tooLong', limit: 50 }] };
  server.answers['POST roles'] = () => ({ status: 400, code: '400', message, data });
  await open('/');
  await click(buttonOf(copy.list.create));
  await typeInto(field('label'), '读者');
  await typeInto(field('name'), 'READER');
  await submit();
  await until(() => field('label')?.getAttribute('aria-invalid') === 'true');
  expect(dialog().split(message)).toHaveLength(2);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it('changes the label of a role', async () => {
  server.answers['PATCH roles/EDITOR'] = () => ({ data: null });
  await open('/?role=EDITOR');
  await click(buttonOf(copy.relabel.action));
  expect(field('label')?.value).toBe('报表编辑');
  await typeInto(field('label'), '编辑');
  await submit();
  await until(() => sentAs('PATCH').length === 1);
  expect(sentAs('PATCH')[0]?.body).toEqual({ label: '编辑', expected: '报表编辑' });
});

it('shows both labels when somebody else has changed it, and overwrites the other at the second attempt', async () => {
  server.answers['PATCH roles/EDITOR'] = () => ({
    ...{ status: 409, code: 'CHANGED_MEANWHILE', message: '' },
    data: { present: '周报编辑' },
  });
  await open('/?role=EDITOR');
  await click(buttonOf(copy.relabel.action));
  await typeInto(field('label'), '编辑');
  await submit();
  await until(() => document.body.textContent?.includes('现在是：周报编辑；你的是：编辑') === true);
  await submit();
  await until(() => sentAs('PATCH').length === 2);
  expect(sentAs('PATCH')[1]?.body).toEqual({ label: '编辑', expected: '周报编辑' });
});

it('deletes a role without members at once', async () => {
  server.answers['DELETE roles/EMPTY'] = () => ({ data: null });
  const { search } = await open('/?role=EMPTY&tab=roles');
  await click(buttonOf(copy.remove.action));
  await until(() => dialog().includes(copy.remove.empty));
  await submit();
  await until(() => search() === '?tab=roles');
});

it('names the members who lose a role, and takes it from them before it deletes the role', async () => {
  server.answers['POST users/bulk'] = () => ({ data: { changed: 2 } });
  server.answers['DELETE roles/EDITOR'] = () => ({ data: null });
  const { search } = await open('/?role=EDITOR');
  await click(buttonOf(copy.remove.action));
  await until(() => dialog().includes(copy.remove.losers(2)));
  expect(dialog()).toContain('lin@example.com');
  expect(dialog()).toContain('USER:REPORT:READ');
  await submit();
  await until(() => search() === '');
  expect(sentAs('POST')[0]?.body).toEqual({ action: 'removeRole', ids: ['1', '2'], role: 'EDITOR' });
});

it('wants the name typed before administrators lose a role, and changes them by their own call', async () => {
  const admin = {
    id: '2',
    username: '王',
    email: 'w@example.com',
    status: 'active',
    roles: ['ADMIN'],
    createdAt: 0,
    lastLoginAt: null,
    isManageable: true,
    isLocked: false,
  };
  server.answers['GET admins'] = () => ({ data: { rows: [admin], total: 1, page: 1, size: 100 } });
  server.answers['POST admins/bulk'] = () => ({ data: { changed: 1 } });
  server.answers['POST users/bulk'] = () => ({ data: { changed: 1 } });
  server.answers['DELETE roles/EDITOR'] = () => ({ data: null });
  await open('/?role=EDITOR');
  await click(buttonOf(copy.remove.action));
  await until(() => dialog().includes(copy.preview.second({ kind: 'affected', names: ['王'] })));
  await submit();
  expect(dialog()).toContain(codes.wrongName('EDITOR'));
  expect(sentAs('POST')).toEqual([]);
  await typeInto(document.querySelector('[role="dialog"] input'), 'EDITOR');
  await submit();
  await until(() => sentAs('DELETE').length === 1);
  expect(sentAs('POST').map(({ path, body }) => [path, (body as { ids: string[] }).ids])).toEqual([
    ['admins/bulk', ['2']],
    ['users/bulk', ['1']],
  ]);
});

it('says that the members are removed when only the deletion failed', async () => {
  server.answers['POST users/bulk'] = () => ({ data: { changed: 2 } });
  server.answers['DELETE roles/EDITOR'] = () => ({ status: 500, code: '500' });
  await open('/?role=EDITOR');
  await click(buttonOf(copy.remove.action));
  await until(() => dialog().includes(copy.remove.losers(2)));
  await submit();
  await until(() => dialog().includes(copy.remove.failedAfterMembers));
  expect(dialog()).toContain(copy.remove.empty);
});

it('says who can help where the administrator may not change accounts', async () => {
  server.roles = [aRole({ permissions: [] })];
  await open('/?role=EDITOR', { ...ADMIN, permissions: ['ADMIN:ROLE:MANAGE', 'ADMIN:PERMISSION:MANAGE'] });
  await click(buttonOf(copy.remove.action));
  await until(() => dialog().includes(copy.remove.noRight));
  expect(document.querySelector('[role="dialog"] button[type="submit"]')).toBeNull();
});
