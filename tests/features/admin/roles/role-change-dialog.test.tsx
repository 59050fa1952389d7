// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { copy as codes } from '../../../../src/features/admin/codes/copy.ts';
import { copy } from '../../../../src/features/admin/roles/copy.ts';
import { RolesPanel } from '../../../../src/features/admin/roles/RolesPanel.tsx';
import { clearRoleDrafts, useRoleDrafts } from '../../../../src/features/admin/roles/role-drafts.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf, type as typeInto, until } from '../../../shared/dom.ts';
import { ADMIN, SUPER_ADMIN } from '../people.ts';
import { renderPanel } from '../render-panel.tsx';
import { anAffected, aPreview, aRole } from './a-role.ts';
import { type RolesServer, startRolesServer } from './roles-server.ts';

const words = copy.preview;
const ADDED = 'USER:REPORT:WRITE';
const AFFECTED = aPreview({ gained: [ADDED], affectedCount: 1, affected: [anAffected('1', [ADDED])] });
const LIN = {
  id: '1',
  username: '林',
  email: 'lin@example.com',
  status: 'active',
  roles: ['ADMIN'],
  createdAt: 0,
  lastLoginAt: null,
  isManageable: true,
  isLocked: false,
};

let server: RolesServer;

beforeEach(() => {
  server = startRolesServer();
  server.preview = AFFECTED;
  return () => act(clearRoleDrafts);
});

const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const saved = () => server.sent.filter(({ method }) => method === 'PUT');
const nameField = () => document.querySelector('[role="dialog"] input');
const submit = () => click(document.querySelector('[role="dialog"] button[type="submit"]'));

/** Adds a code to the role, and asks for the preview. */
async function openPreview(user = SUPER_ADMIN): Promise<void> {
  const { host } = await renderPanel(<RolesPanel />, user, '/?role=EDITOR');
  await until(() => host.querySelector('nav a') !== null);
  const label = [...host.querySelectorAll('label')].find((each) => each.querySelector('code')?.textContent === ADDED);
  await click(label?.querySelector('input'));
  await click(buttonOf(copy.save.preview));
  await until(() => !dialog().includes(words.reading));
}

it('names the codes and the members who gain or lose something, and saves only after that', async () => {
  await openPreview();
  expect(dialog()).toContain(words.affected(1, 2));
  expect(dialog()).toContain(ADDED);
  expect(dialog()).toContain('1@example.com');
  expect(saved()).toEqual([]);
  await submit();
  await until(() => useToastStore.getState().toasts.some(({ message }) => message === words.done));
  expect(saved().map(({ body }) => body)).toEqual([
    { permissions: ['USER:REPORT:READ', ADDED], expected: ['USER:REPORT:READ'] },
  ]);
  expect(useRoleDrafts.getState()).toEqual({});
});

it('says when no member is affected', async () => {
  server.preview = aPreview({ gained: [ADDED] });
  await openPreview();
  expect(dialog()).toContain(words.noneAffected(2));
});

it('wants the name of the role typed before it changes the rights of an administrator', async () => {
  server.answers['GET admins'] = () => ({ data: { rows: [LIN], total: 1, page: 1, size: 100 } });
  await openPreview();
  expect(dialog()).toContain(words.second({ kind: 'affected', names: ['林'] }));
  await submit();
  expect(dialog()).toContain(codes.wrongName('EDITOR'));
  await typeInto(nameField(), 'EDITO');
  await submit();
  expect(saved()).toEqual([]);
  await typeInto(nameField(), ' EDITOR ');
  await submit();
  await until(() => saved().length === 1);
});

it('counts administrators for a caller who may not see them', async () => {
  server.roles = [aRole({ permissions: [] })];
  server.answers['GET users'] = () => ({ data: { rows: [], total: 1, page: 1, size: 1 } });
  await openPreview({ ...ADMIN, permissions: [...ADMIN.permissions, 'USER:REPORT:MANAGE'] });
  expect(dialog()).toContain(words.second({ kind: 'counted', count: 1 }));
  expect(server.sent.some(({ path }) => path === 'admins')).toBe(false);
});

it('shows the later effects instead of saving when they are others than those shown', async () => {
  await openPreview();
  server.preview = { ...AFFECTED, memberCount: 3 };
  await submit();
  await until(() => dialog().includes(words.updated));
  expect(dialog()).toContain(words.affected(1, 3));
  expect(saved()).toEqual([]);
  await submit();
  await until(() => saved().length === 1);
});

it('previews the draft over the role as somebody else has left it, and saves that', async () => {
  await openPreview();
  server.roles = [aRole({ permissions: ['ADMIN:USER:VIEW'] })];
  server.preview = { ...AFFECTED, expected: ['ADMIN:USER:VIEW'], lost: ['USER:REPORT:READ'] };
  await submit();
  await until(() => dialog().includes(words.updated));
  const previewed = server.sent.filter(({ path }) => path === 'roles/EDITOR/preview').map(({ body }) => body);
  expect(previewed.at(-1)).toEqual({ permissions: ['ADMIN:USER:VIEW', ADDED] });
  await submit();
  await until(() => saved().length === 1);
  expect(saved()[0]?.body).toEqual({ permissions: ['ADMIN:USER:VIEW', ADDED], expected: ['ADMIN:USER:VIEW'] });
});

it('shows the role as it is now when the server finds it changed at the moment of saving', async () => {
  const refusal = { status: 409, code: 'CHANGED_MEANWHILE', message: '', data: { present: ['ADMIN:USER:VIEW'] } };
  server.answers['PUT roles/EDITOR/permissions'] = () => refusal;
  await openPreview();
  await submit();
  await until(() => dialog().includes(words.updated));
  expect(dialog()).toContain(words.affected(1, 2));
  expect(useRoleDrafts.getState().EDITOR?.added).toEqual([ADDED]);
});

it.each([
  [
    { status: 403, code: 'RIGHTS_EXCEEDED', message: '不能授予', data: { ids: [ADDED] } },
    codes.ids('不能授予', [ADDED]),
  ],
  [{ status: 404, code: 'SUBJECT_MISSING', message: '不存在', data: { ids: [ADDED] } }, codes.ids('不存在', [ADDED])],
  [{ status: 403, code: '403', message: '权限不足' }, '权限不足'],
  [{ status: 500, code: '500' }, copy.saveFailed],
])('keeps the draft and stays open after the refusal %o', async (refusal, text) => {
  server.answers['PUT roles/EDITOR/permissions'] = () => refusal;
  await openPreview();
  await submit();
  await until(() => document.querySelector('[role="dialog"] [role="alert"]') !== null);
  expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toBe(text);
  expect(useRoleDrafts.getState().EDITOR?.added).toEqual([ADDED]);
});

it('says why there is no preview, and reads it again', async () => {
  const works = server.answers['POST roles/EDITOR/preview'];
  server.answers['POST roles/EDITOR/preview'] = () => ({ status: 500, code: '500' });
  await openPreview();
  expect(dialog()).toContain(words.failed);
  if (works !== undefined) server.answers['POST roles/EDITOR/preview'] = works;
  await click(buttonOf(words.retry));
  await until(() => dialog().includes(words.affected(1, 2)));
});

it('has nothing to save when the role already has these codes', async () => {
  server.preview = aPreview();
  await openPreview();
  expect(dialog()).toContain(words.nothing);
  expect(document.querySelector('[role="dialog"] button[type="submit"]')).toBeNull();
});
