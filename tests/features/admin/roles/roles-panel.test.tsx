// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ROLE_CALLS } from '../../../../src/core/contracts/admin-roles.ts';
import { copy } from '../../../../src/features/admin/roles/copy.ts';
import { RolesPanel } from '../../../../src/features/admin/roles/RolesPanel.tsx';
import { clearRoleDrafts } from '../../../../src/features/admin/roles/role-drafts.ts';
import { dispatchSessionEvent } from '../../../../src/shared/events.ts';
import { listUnsavedWork, listWorkLostByLeaving } from '../../../../src/shared/unsaved-work.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';
import { ADMIN, SUPER_ADMIN } from '../people.ts';
import { renderPanel } from '../render-panel.tsx';
import { aRole } from './a-role.ts';
import { type RolesServer, startRolesServer } from './roles-server.ts';

let server: RolesServer;

beforeEach(() => {
  server = startRolesServer();
  return () => act(clearRoleDrafts);
});

const box = (code: string) => {
  const label = [...document.querySelectorAll('label')].find(
    (each) => each.querySelector('code')?.textContent === code,
  );
  const input = label?.querySelector('input');
  if (label === undefined || !(input instanceof HTMLInputElement)) throw new Error(`no box ${code}`);
  return { input, words: label.textContent ?? '' };
};
const saveBar = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

async function open(address = '/?role=EDITOR&tab=roles', user = SUPER_ADMIN) {
  const panel = await renderPanel(<RolesPanel />, user, address);
  await until(() => panel.host.querySelector('nav a') !== null);
  return panel;
}

it('lists own and documented roles with the number of their members, and rank', async () => {
  const { host } = await open('/');
  const rows = [...host.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('EDITOR');
  expect(rows[0]).toContain(copy.list.members(2));
  expect(rows[2]).toContain(copy.list.rank(100));
  expect(rows[2]).toContain(copy.list.readOnly);
});

it('keeps the chosen role in the address beside the other entries, without the page of the role before', async () => {
  const { host, search } = await open('/?tab=roles&page=3&role=EDITOR');
  const link = [...host.querySelectorAll('nav a')].find(({ textContent }) => textContent?.includes('EMPTY'));
  await click(link);
  expect(search()).toBe('?tab=roles&role=EMPTY');
  expect(link?.getAttribute('aria-current')).toBe('true');
  await until(() => host.textContent?.includes(copy.members.none) ?? false);
});

it('says so when the role in the address does not exist', async () => {
  const { host, search } = await open('/?role=GONE&tab=roles');
  expect(host.textContent).toContain(copy.missing('GONE'));
  await click([...host.querySelectorAll('[role="alert"] button')].at(-1));
  expect(search()).toBe('?tab=roles');
});

it('shows members a page at a time in the chosen order', async () => {
  const { host, search } = await open();
  await until(() => host.textContent?.includes('wang@example.com') ?? false);
  await click([...host.querySelectorAll('.MuiTableSortLabel-root')].at(-1));
  await until(() => search().includes('sort=email'));
  const asked = server.sent.filter(({ path }) => path === 'roles/EDITOR/members').at(-1);
  expect(asked?.query.get('sort')).toBe('email');
});

it('leaves a page of members that does not exist', async () => {
  server.answers['GET roles/EDITOR/members'] = ({ query }) => {
    const isFirst = query.get('page') === '1';
    const rows = isFirst ? [{ id: '1', username: '林', email: 'lin@example.com' }] : [];
    return { data: { rows, total: 1, page: Number(query.get('page')), size: 20 } };
  };
  const { host, search } = await open('/?role=EDITOR&page=9');
  await until(() => host.textContent?.includes('lin@example.com') ?? false);
  expect(search()).toBe('?role=EDITOR');
});

it('shows what MANAGE includes as implied, and not as checked', async () => {
  server.roles = [aRole({ permissions: ['USER:REPORT:MANAGE'] })];
  await open();
  expect(box('USER:REPORT:READ').input.checked).toBe(false);
  expect(box('USER:REPORT:READ').words).toContain(copy.matrix.impliedBy('USER:REPORT:MANAGE'));
});

it('keeps a changed matrix while another role or none is shown, and guards it until it is discarded', async () => {
  const { host } = await open();
  await click(box('USER:REPORT:WRITE').input);
  await click(box('USER:REPORT:READ').input);
  expect(saveBar()).toContain(copy.save.summary(1, 1));
  expect(listUnsavedWork()).toEqual([copy.unsaved]);
  expect(listWorkLostByLeaving()).toEqual([]);
  const links = () => [...host.querySelectorAll<HTMLElement>('nav a')];
  await click(links()[1]);
  expect(links()[0]?.textContent).toContain(copy.list.changed);
  await click(links()[0]);
  expect(box('USER:REPORT:WRITE').input.checked).toBe(true);
  await click(buttonOf(copy.save.discard));
  expect(box('USER:REPORT:WRITE').input.checked).toBe(false);
  expect(listUnsavedWork()).toEqual([]);
});

it('forgets a changed matrix when the session ends', async () => {
  await open();
  await click(box('USER:REPORT:WRITE').input);
  act(() => dispatchSessionEvent('logout'));
  expect(box('USER:REPORT:WRITE').input.checked).toBe(false);
  expect(listUnsavedWork()).toEqual([]);
});

it('does not check a code that the administrator may not give, and says why, but lets the focus reach it', async () => {
  server.roles = [aRole({ permissions: ['ADMIN:USER:VIEW'] })];
  await open('/?role=EDITOR', ADMIN);
  const { input, words } = box('USER:REPORT:READ');
  expect(words).toContain(copy.matrix.refusals.lacking);
  expect(input.disabled).toBe(false);
  expect(input.getAttribute('aria-disabled')).toBe('true');
  await click(input);
  expect(box('USER:REPORT:READ').input.checked).toBe(false);
  expect(buttonOf(copy.save.preview)).toBeUndefined();
  expect(box('*:*:*').words).toContain(copy.matrix.refusals.everything);
  await click(box('ADMIN:USER:VIEW').input);
  expect(saveBar()).toContain(copy.save.summary(0, 1));
});

it('shows a role that cannot be changed with the reason, and without ways to change it', async () => {
  const { host } = await open('/?role=SUPER_ADMIN');
  expect(host.textContent).toContain(copy.readOnly({ kind: 'fixed' }));
  await click(box('USER:REPORT:READ').input);
  expect(buttonOf(copy.save.preview)).toBeUndefined();
  expect(buttonOf(copy.relabel.action)).toBeUndefined();
  expect(buttonOf(copy.remove.action)).toBeUndefined();
});

it('keeps the changes when somebody else changes the role, and names what happened', async () => {
  const { host, client } = await open();
  await click(box('USER:REPORT:WRITE').input);
  server.roles = [aRole({ permissions: ['ADMIN:USER:VIEW'] })];
  await act(() => client.invalidateQueries({ queryKey: [ROLE_CALLS.list.id] }));
  await until(() => host.textContent?.includes(copy.save.othersTitle) ?? false);
  expect(host.textContent).toContain(copy.save.othersAdded(['ADMIN:USER:VIEW']));
  expect(host.textContent).toContain(copy.save.othersRemoved(['USER:REPORT:READ']));
  expect(box('USER:REPORT:WRITE').input.checked).toBe(true);
  await click(buttonOf(copy.save.understood));
  expect(host.textContent).not.toContain(copy.save.othersTitle);
  expect(saveBar()).toContain(copy.save.summary(1, 0));
});

it('shows the unsaved changes of a role that somebody else has deleted', async () => {
  const { host, client } = await open();
  await click(box('USER:REPORT:WRITE').input);
  server.roles = [];
  await act(() => client.invalidateQueries({ queryKey: [ROLE_CALLS.list.id] }));
  await until(() => host.textContent?.includes(copy.missingDraft('EDITOR')) ?? false);
  expect(host.querySelector('[role="alert"]')?.textContent).toContain('USER:REPORT:WRITE');
  await click(buttonOf(copy.discardDraft));
  expect(listUnsavedWork()).toEqual([]);
});

it('says why the roles were not read, and reads them again', async () => {
  const works = server.answers['GET roles'];
  server.answers['GET roles'] = () => ({ status: 403, code: '403', message: '权限不足' });
  const { host } = await renderPanel(<RolesPanel />, SUPER_ADMIN);
  await until(() => host.querySelector('[role="alert"]') !== null);
  expect(host.querySelector('[role="alert"]')?.textContent).toContain('权限不足');
  if (works !== undefined) server.answers['GET roles'] = works;
  await click(host.querySelector('[role="alert"] button'));
  await until(() => host.querySelector('nav a') !== null);
});

it('lists the codes in use for an administrator who may not read the list of codes', async () => {
  const { host } = await open('/?role=EDITOR', { ...ADMIN, permissions: ['ADMIN:ROLE:MANAGE'] });
  expect(host.textContent).toContain(copy.matrix.partial);
  expect(box('USER:REPORT:READ').input.checked).toBe(true);
  expect(server.sent.some(({ path }) => path === 'permissions')).toBe(false);
});
