// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Permission } from '../../../../src/core/contracts/admin-roles.ts';
import { copy as codes } from '../../../../src/features/admin/codes/copy.ts';
import { copy } from '../../../../src/features/admin/permissions/copy.ts';
import { PermissionsPanel } from '../../../../src/features/admin/permissions/PermissionsPanel.tsx';
import { click } from '../../../app/render.tsx';
import { buttonOf, type as typeInto, until } from '../../../shared/dom.ts';
import { ADMIN, SUPER_ADMIN } from '../people.ts';
import { type FakeAnswers, type FakeRequest, fakeCalls, renderPanel } from '../render-panel.tsx';
import { aPermission, aRole } from '../roles/a-role.ts';

let permissions: Permission[];
let answers: FakeAnswers;
let sent: FakeRequest[];

beforeEach(() => {
  permissions = [
    aPermission('ADMIN:USER:VIEW', { isDocumented: true, roles: ['ADMIN'] }),
    aPermission('USER:REPORT:READ', { roles: ['EDITOR', 'OTHER'] }),
    aPermission('USER:REPORT:WRITE'),
    aPermission('USER:*:*'),
  ];
  answers = {
    'GET permissions': () => ({ data: { permissions } }),
    'GET roles': () => ({ data: { roles: [aRole()] } }),
  };
  sent = fakeCalls(answers);
});

async function open(address = '/?tab=permissions', user = SUPER_ADMIN) {
  const panel = await renderPanel(<PermissionsPanel />, user, address);
  await until(() => panel.host.querySelector('tbody code') !== null);
  return panel;
}
const shown = (host: HTMLElement) => [...host.querySelectorAll('tbody code')].map(({ textContent }) => textContent);
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const submit = () => click(document.querySelector('[role="dialog"] button[type="submit"]'));
const remover = (code: string) => document.querySelector(`[aria-label="${copy.catalog.removeNamed(code)}"]`);
const changes = () => sent.filter(({ method }) => method !== 'GET');

it('lists every code with the roles that hold it', async () => {
  const { host } = await open();
  await until(() => host.textContent?.includes('报表编辑') ?? false);
  const row = [...host.querySelectorAll('tbody tr')].find((each) => each.textContent?.includes('USER:REPORT:READ'));
  expect(row?.textContent).toContain(copy.catalog.own);
  expect(row?.textContent).toContain('OTHER');
});

it('keeps the filters in the address', async () => {
  const { host, search } = await open();
  await typeInto(host.querySelector('input[type="search"]'), 'write');
  expect(search()).toBe('?tab=permissions&text=write');
  expect(shown(host)).toEqual(['USER:REPORT:WRITE']);
  await typeInto(host.querySelector('input[type="search"]'), 'nothing');
  await click(buttonOf(copy.catalog.clear));
  expect(search()).toBe('?tab=permissions');
  expect(host.querySelector<HTMLInputElement>('input[type="search"]')?.value).toBe('');
});

it('reads the filters of a shared address', async () => {
  const { host } = await open('/?module=USER&text=read');
  expect(shown(host)).toEqual(['USER:REPORT:READ']);
});

it('offers to delete own codes, and reserved ones to super administrators alone', async () => {
  await open();
  expect(remover('ADMIN:USER:VIEW')).toBeNull();
  expect(remover('USER:*:*')).not.toBeNull();
});

it('offers no deletion of a reserved code to other administrators', async () => {
  await open('/', ADMIN);
  expect(remover('USER:REPORT:WRITE')).not.toBeNull();
  expect(remover('USER:*:*')).toBeNull();
});

it('explains the form of a new code while it is typed, and sends it', async () => {
  answers['POST permissions'] = () => ({ data: null });
  await open();
  await click(buttonOf(copy.catalog.create));
  await typeInto(field('code'), 'user:invoice');
  expect(field('code')?.value).toBe('USER:INVOICE');
  expect(dialog()).toContain(copy.create.codeHint('USER:INVOICE'));
  await submit();
  await until(() => dialog().includes(copy.create.problems.parts));
  await typeInto(field('code'), 'USER:INVOICE:READ');
  await typeInto(field('label'), '查看发票');
  await submit();
  await until(() => changes().length === 1);
  expect(changes()[0]?.body).toEqual({ code: 'USER:INVOICE:READ', label: '查看发票' });
});

it('keeps a new code that the server refuses, and names the reason', async () => {
  answers['POST permissions'] = () => ({ status: 409, code: 'PERMISSION_TAKEN', message: '已存在' });
  await open();
  await click(buttonOf(copy.catalog.create));
  await typeInto(field('code'), 'USER:INVOICE:READ');
  await typeInto(field('label'), '查看发票');
  await submit();
  await until(() => dialog().includes('已存在'));
  expect(field('code')?.value).toBe('USER:INVOICE:READ');
});

it('deletes an unused code after a confirmation', async () => {
  answers['DELETE permissions/USER:REPORT:WRITE'] = () => ({ data: null });
  await open();
  await click(remover('USER:REPORT:WRITE'));
  expect(dialog()).toContain(copy.remove.unheld);
  await submit();
  await until(() => changes().length === 1);
  await until(() => document.querySelector('[role="dialog"]') === null);
});

it('names the roles that lose a code, and wants it typed', async () => {
  answers['DELETE permissions/USER:REPORT:READ'] = () => ({
    status: 403,
    code: 'RIGHTS_EXCEEDED',
    message: '不能',
    data: { ids: ['OTHER'] },
  });
  const { host } = await open();
  await until(() => host.textContent?.includes('报表编辑') ?? false);
  await click(remover('USER:REPORT:READ'));
  expect(dialog()).toContain(copy.remove.held(['报表编辑', 'OTHER']));
  await submit();
  expect(dialog()).toContain(codes.wrongName('USER:REPORT:READ'));
  expect(changes()).toEqual([]);
  await typeInto(document.querySelector('[role="dialog"] input'), 'USER:REPORT:READ');
  await submit();
  await until(() => dialog().includes(codes.ids('不能', ['OTHER'])));
});

it('says why the codes were not read, and reads them again', async () => {
  const works = answers['GET permissions'];
  answers['GET permissions'] = () => ({ status: 500, code: '500' });
  const { host } = await renderPanel(<PermissionsPanel />, SUPER_ADMIN);
  await until(() => host.textContent?.includes(copy.loadFailed) ?? false);
  if (works !== undefined) answers['GET permissions'] = works;
  await click(host.querySelector('[role="alert"] button'));
  await until(() => shown(host).length === permissions.length);
});
