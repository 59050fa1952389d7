// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Explanation } from '../../../../src/core/contracts/admin-roles.ts';
import { copy } from '../../../../src/features/admin/permissions/copy.ts';
import { WhyInspector } from '../../../../src/features/admin/permissions/WhyInspector.tsx';
import { click } from '../../../app/render.tsx';
import { holdClock, type as typeInto, until } from '../../../shared/dom.ts';
import { ADMIN, SUPER_ADMIN } from '../people.ts';
import { type FakeAnswers, type FakeRequest, fakeCalls, renderPanel } from '../render-panel.tsx';
import { aPermission, aRole } from '../roles/a-role.ts';

const words = copy.why;
const LIN = aPerson('u1', '林');
const ROOT = aPerson('r1', '超级');
const GRANTED: Explanation = {
  isAllowed: true,
  reason: 'granted',
  grants: [{ role: 'EDITOR', kind: 'manage', by: 'USER:REPORT:MANAGE' }],
  roles: [
    { name: 'USER', rank: 10 },
    { name: 'EDITOR', rank: 0 },
  ],
};

let answers: FakeAnswers;
let sent: FakeRequest[];

beforeEach(() => {
  answers = {
    'GET permissions': () => ({ data: { permissions: [aPermission('USER:REPORT:READ', { label: '查看报表' })] } }),
    'GET roles': () => ({ data: { roles: [aRole()] } }),
    'GET users': () => ({ data: { rows: [LIN], total: 1, page: 1, size: 20 } }),
    'GET admins': () => ({ data: { rows: [ROOT], total: 1, page: 1, size: 20 } }),
    'GET users/u1': () => ({ data: { ...LIN, permissions: [], updatedAt: 0, sessionCount: 0, blockedUntil: null } }),
    'GET permissions/explain/u1/USER:REPORT:READ': () => ({ data: GRANTED }),
  };
  sent = fakeCalls(answers);
});

const input = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const labelled = document.getElementById(found?.htmlFor ?? '');
  if (!(labelled instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return labelled;
};
const press = (element: HTMLElement, key: string) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const answer = (host: HTMLElement) => host.querySelector('[role="status"]')?.textContent ?? '';
const searched = (path: string) => sent.filter((call) => call.path === path).map(({ query }) => query.get('text'));

it('finds a person and a code by the keyboard, and explains the right in the address', async () => {
  const { host, search } = await renderPanel(<WhyInspector />, SUPER_ADMIN, '/?tab=permissions');
  await act(async () => input(words.user).focus());
  await press(input(words.user), 'ArrowDown');
  await typeInto(input(words.user), '林');
  await until(() => searched('users').includes('林') && options().length === 2);
  expect(document.body.textContent).toContain(words.admins);
  await press(input(words.user), 'ArrowDown');
  await press(input(words.user), 'ArrowDown');
  await press(input(words.user), 'Enter');
  expect(search()).toBe('?tab=permissions&user=u1');
  await act(async () => input(words.wanted).focus());
  await typeInto(input(words.wanted), 'report');
  await press(input(words.wanted), 'ArrowDown');
  await press(input(words.wanted), 'Enter');
  expect(search()).toBe('?tab=permissions&user=u1&wanted=USER%3AREPORT%3AREAD');
  await until(() => answer(host).includes('有'));
  expect(answer(host)).toContain('林 有 USER:REPORT:READ（查看报表）。');
  expect(answer(host)).toContain('角色「报表编辑」持有 USER:REPORT:MANAGE');
});

it('answers the question of a linked address', async () => {
  const { host } = await renderPanel(<WhyInspector />, SUPER_ADMIN, '/?user=u1&wanted=USER:REPORT:READ');
  await until(() => answer(host).includes('林 有 USER:REPORT:READ'));
  expect(input(words.user).value).toBe('林');
  expect(input(words.wanted).value).toBe('USER:REPORT:READ');
});

it('searches only after the last key, and not while an input method composes a word', async () => {
  await renderPanel(<WhyInspector />, SUPER_ADMIN);
  await act(async () => input(words.user).focus());
  await press(input(words.user), 'ArrowDown');
  await until(() => options().length === 2);
  const pass = holdClock();
  await act(async () => {
    input(words.user).dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  });
  await typeInto(input(words.user), 'li');
  await typeInto(input(words.user), 'lin');
  await pass(400);
  expect(searched('users').filter((text) => text !== '')).toEqual([]);
  await typeInto(input(words.user), '林');
  await act(async () => {
    input(words.user).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
  await pass(400);
  expect(searched('users').filter((text) => text !== '')).toEqual(['林']);
});

it('searches administrators for super administrators alone', async () => {
  await renderPanel(<WhyInspector />, ADMIN);
  await act(async () => input(words.user).focus());
  await press(input(words.user), 'ArrowDown');
  await until(() => options().length === 1);
  expect(searched('admins')).toEqual([]);
});

it('says so to an administrator who may not look at accounts, and still answers a linked question', async () => {
  const user = { ...ADMIN, permissions: ['ADMIN:PERMISSION:MANAGE'] };
  const { host } = await renderPanel(<WhyInspector />, user, '/?user=u1&wanted=USER:REPORT:READ');
  await until(() => answer(host).includes(words.unnamed('u1')));
  expect(host.textContent).toContain(words.noUserRight);
  expect(input(words.user).disabled).toBe(true);
});

it('accepts a typed code when the field is left', async () => {
  const missing: Explanation = { isAllowed: false, reason: 'missing', grants: [], roles: GRANTED.roles };
  answers['GET permissions/explain/u1/USER:NEW:READ'] = () => ({ data: missing });
  const { host } = await renderPanel(<WhyInspector presetUser={{ id: 'u1', username: '小林' }} />, SUPER_ADMIN);
  await act(async () => input(words.wanted).focus());
  await typeInto(input(words.wanted), 'user：new：read');
  await act(async () => input(words.wanted).blur());
  await until(() => answer(host).includes('小林 没有 USER:NEW:READ'));
  expect(host.textContent).not.toContain(words.purpose);
});

it.each([
  [{ ...GRANTED, isAllowed: false, reason: 'disabled' }, '账号已停用'],
  [{ ...GRANTED, isAllowed: false, reason: 'missing', grants: [] }, '他的 2 个角色都不给出它'],
  [{ ...GRANTED, isAllowed: false, reason: 'missing', grants: [], roles: [] }, words.noRoles],
  [{ ...GRANTED, isAllowed: false, reason: 'notAdmin' }, '只对管理员级别的账号有效'],
  [{ ...GRANTED, isAllowed: false, reason: 'malformed', grants: [] }, '既不是权限码'],
  [{ ...GRANTED, grants: [{ role: 'EDITOR', kind: 'exact', by: 'USER:REPORT:READ' }] }, '直接持有'],
  [{ ...GRANTED, grants: [{ role: 'EDITOR', kind: 'wildcard', by: 'USER:*:*' }] }, '通配符 USER:*:*'],
  [{ ...GRANTED, grants: [{ role: 'EDITOR', kind: 'everything', by: '*:*:*' }] }, '站点的全部权限'],
] as const)('puts the explanation %o into words', async (explanation, text) => {
  answers['GET permissions/explain/u1/USER:REPORT:READ'] = () => ({ data: explanation });
  const { host } = await renderPanel(<WhyInspector />, SUPER_ADMIN, '/?user=u1&wanted=USER:REPORT:READ');
  await until(() => answer(host).includes(text));
});

it.each([
  [{ ...GRANTED, grants: [{ role: 'USER', kind: 'rank', by: 'USER' }] }, '级别是 10，已经足够'],
  [{ ...GRANTED, isAllowed: false, reason: 'missing', grants: [] }, '需要级别 20，他的最高级别是 10'],
] as const)('puts the explanation of a rank %o into words', async (explanation, text) => {
  answers['GET permissions/explain/u1/VIP'] = () => ({ data: explanation });
  const { host } = await renderPanel(<WhyInspector />, SUPER_ADMIN, '/?user=u1&wanted=VIP');
  await until(() => answer(host).includes(text));
});

it('says which roles give the right and which do not', async () => {
  const { host } = await renderPanel(<WhyInspector />, SUPER_ADMIN, '/?user=u1&wanted=USER:REPORT:READ');
  await until(() => host.querySelector('.roles li') !== null);
  const rows = [...host.querySelectorAll('.roles li')].map(({ textContent }) => textContent);
  expect(rows).toEqual([`USER${words.rank(10)}${words.givesNot}`, `报表编辑EDITOR${words.rank(0)}${words.gives}`]);
});

it('never shows the answer to the question before', async () => {
  const { host } = await renderPanel(<WhyInspector />, SUPER_ADMIN, '/?user=u1&wanted=USER:REPORT:READ');
  await until(() => answer(host).includes('林 有'));
  const pass = holdClock();
  await act(async () => input(words.wanted).focus());
  await typeInto(input(words.wanted), 'USER:OTHER:READ');
  await act(async () => input(words.wanted).blur());
  expect(answer(host)).not.toContain('林 有');
  // The question is asked once more after a while.
  await pass(5000);
  expect(answer(host)).toContain(words.failed);
});

it('says that a person is missing, and asks again on demand', async () => {
  const path = 'GET permissions/explain/u1/USER:REPORT:READ';
  const works = answers[path];
  answers[path] = () => ({ status: 404, code: 'SUBJECT_MISSING', message: '不存在' });
  const { host } = await renderPanel(<WhyInspector />, SUPER_ADMIN, '/?user=u1&wanted=USER:REPORT:READ');
  await until(() => answer(host).includes(words.missing));
  if (works !== undefined) answers[path] = works;
  await click(host.querySelector('[role="status"] button'));
  await until(() => answer(host).includes('林 有'));
});

function aPerson(id: string, username: string) {
  const times = { createdAt: 0, lastLoginAt: null, isManageable: true, isLocked: false };
  return { id, username, email: `${id}@example.com`, status: 'active', roles: ['USER'], ...times };
}
