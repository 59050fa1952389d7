// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { copy as listCopy } from '../../../../src/features/admin/lists/copy.ts';
import { copy } from '../../../../src/features/admin/people/copy.ts';
import { click } from '../../../app/render.tsx';
import { type, until } from '../../../shared/dom.ts';
import { answer, button, expectToast, hasButton, openPanel } from './open-panel.tsx';
import { aPerson } from './people-data.ts';

const check = (host: HTMLElement, name: string) =>
  click(host.querySelector(`[aria-label="${listCopy.selectRow(name)}"]`));
const bulk = copy.bulk;
const idsOf = (body: unknown) => (body as { ids: string[] }).ids;

it('shows the accounts with the labels of their roles, and asks for what the address says', async () => {
  const { host, sent } = await openPanel('ada', { search: '?tab=users&status=disabled&sort=email&page=2' });
  await until(() => host.textContent?.includes('普通用户') ?? false);
  expect(host.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(host.textContent).toContain(copy.never);
  const list = sent.find(({ call }) => call === 'GET users');
  expect(list?.query).toEqual({ status: 'disabled', sort: 'email', page: '2', size: '20' });
});

it('shows a caller without the right to change a list to read', async () => {
  const { host } = await openPanel('vera');
  expect(host.textContent).toContain(copy.viewOnly);
  expect(host.querySelector('input[type="checkbox"]')).toBeNull();
  expect([listCopy.exportCsv, copy.kinds.users.create].filter(hasButton)).toEqual([]);
});

it('cannot select accounts that the caller may not change, and marks those that are locked out', async () => {
  const people = [aPerson('1', { isManageable: false }), aPerson('2', { isLocked: true })];
  const { host } = await openPanel('ada', { people });
  const boxes = [...host.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')];
  expect(boxes.map(({ disabled }) => disabled)).toEqual([true, false]);
  expect([...host.querySelectorAll('tbody tr')].map(({ textContent }) => textContent?.includes(copy.locked))).toEqual([
    false,
    true,
  ]);
  await click(host.querySelector(`[aria-label="${listCopy.selectAll}"]`));
  expect(host.textContent).toContain(listCopy.selected(1));
});

it('keeps the selection on another page, and drops it under another filter', async () => {
  const { host, answers } = await openPanel('ada');
  await check(host, '用户1');
  answers['GET users'] = [200, '200', { rows: [], total: 43, page: 2, size: 20 }];
  await click(button(listCopy.nextPage));
  await until(() => host.textContent?.includes(listCopy.beyondLastPage) ?? false);
  expect(host.textContent).toContain(listCopy.selected(1));
  await click(button(copy.filters.more));
  const created = [...document.querySelectorAll('input[type="date"]')][0];
  if (!(created instanceof HTMLInputElement)) throw new Error('no date');
  await type(created, '2026-01-01');
  await until(() => !(host.textContent?.includes(listCopy.selected(1)) ?? false));
});

it('names the accounts and their number before it disables them, and says how many were changed', async () => {
  const { host, answers, changes } = await openPanel('ada');
  answers['POST users/bulk'] = [200, '200', { changed: 1 }];
  await check(host, '用户1');
  await check(host, '用户2');
  await click(button(bulk.actions.disable));
  const question = await answer('confirmed');
  expect(question.title).toBe(bulk.question('disable', 2));
  expect(question.body).toContain(bulk.subjects(['用户1', '用户2']));
  await expectToast(bulk.done('disable', 1, 2));
  expect(changes().map(({ call, body }) => [call, body])).toEqual([
    ['POST users/bulk', { action: 'disable', ids: ['1', '2'] }],
  ]);
  expect(host.textContent).not.toContain(listCopy.selected(2));
});

it('sends nothing when the question is cancelled, and keeps the selection', async () => {
  const { host, changes } = await openPanel('ada');
  await check(host, '用户1');
  await click(button(bulk.actions.enable));
  await answer('cancelled');
  expect(changes()).toEqual([]);
  expect(host.textContent).toContain(listCopy.selected(1));
});

it('names who stands in the way, and tries again without them', async () => {
  const { host, answers, changes } = await openPanel('ada');
  answers['POST users/bulk'] = (body) =>
    idsOf(body).includes('2')
      ? [403, 'RIGHTS_EXCEEDED', { ids: ['2'] }, '权限不够']
      : [200, '200', { changed: idsOf(body).length }];
  await check(host, '用户1');
  await check(host, '用户2');
  await click(button(bulk.actions.enable));
  await answer('confirmed');
  const refusal = await answer('confirmed');
  expect(refusal.title).toBe(bulk.failed);
  expect(refusal.body).toBe(bulk.refused('权限不够', ['用户2'], 1));
  await expectToast(bulk.done('enable', 1, 1));
  expect(changes().map(({ body }) => idsOf(body))).toEqual([['1', '2'], ['1']]);
});

it('keeps the reason on the page when every selected account is refused', async () => {
  const { host, answers } = await openPanel('ada');
  answers['POST users/bulk'] = [403, 'RIGHTS_EXCEEDED', { ids: ['2'] }, '权限不够'];
  await check(host, '用户2');
  await click(button(bulk.actions.enable));
  await answer('confirmed');
  await until(() => host.querySelector('[role="alert"]') !== null);
  expect(host.querySelector('[role="alert"]')?.textContent).toContain(copy.withNames('权限不够', ['用户2']));
  expect(host.textContent).toContain(listCopy.selected(1));
});

it('deletes several accounts only from the menu, and says that it cannot be undone', async () => {
  const { host, answers, changes } = await openPanel('ada');
  answers['POST users/bulk'] = [200, '200', { changed: 1 }];
  await check(host, '用户3');
  await click(button(bulk.more));
  const item = [...document.querySelectorAll('[role="menuitem"]')].find(
    (each) => each.textContent === bulk.actions.delete,
  );
  await click(item);
  const question = await answer('confirmed');
  expect([question.isDestructive, question.confirmLabel]).toEqual([true, bulk.confirm('delete', 1)]);
  expect(question.body).toContain('用户3');
  await until(() => changes().length === 1);
});

it('offers another attempt when the list cannot be read', async () => {
  const { host, answers } = await openPanel('ada', { search: '?text=x' });
  answers['GET users'] = [500, '500', null, '服务器出了点问题'];
  await click(button(listCopy.clearFilters));
  await until(() => host.querySelector('[role="alert"]')?.textContent?.includes('服务器出了点问题') ?? false);
  answers['GET users'] = [200, '200', { rows: [], total: 0, page: 1, size: 20 }];
  await click(host.querySelector('[role="alert"] button'));
  await until(() => host.textContent?.includes(copy.kinds.users.empty) ?? false);
});
