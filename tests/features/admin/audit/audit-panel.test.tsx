// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AuditEntryRow } from '../../../../src/core/contracts/admin-audit.ts';
import { AUDIT_ACTIONS } from '../../../../src/core/contracts/audit-actions.ts';
import { createAdminQueryClient } from '../../../../src/features/admin/api/use-admin-query.ts';
import { AuditPanel } from '../../../../src/features/admin/audit/AuditPanel.tsx';
import { actionWords, copy } from '../../../../src/features/admin/audit/copy.ts';
import { copy as listCopy } from '../../../../src/features/admin/lists/copy.ts';
import * as downloadFile from '../../../../src/platform/download.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, type as typeInto, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';

const ROOT_ID = '4f1c0a52-9a1e-4b66-8f0e-000000000001';
const LIN_ID = '4f1c0a52-9a1e-4b66-8f0e-000000000002';

function anEntry(change: Partial<AuditEntryRow>): AuditEntryRow {
  return {
    id: 'entry-1',
    at: Date.UTC(2026, 10, 25, 8),
    actorId: ROOT_ID,
    actorName: '站长',
    action: 'user.disable',
    subject: LIN_ID,
    subjectName: '小林',
    before: '{"status":"active"}',
    after: '{"status":"disabled"}',
    address: '192.0.2.7',
    ...change,
  };
}

let rows: readonly AuditEntryRow[];
let sent: URL[];

beforeEach(() => {
  sessionController.begin(aReply('a'));
  rows = [anEntry({})];
  sent = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost');
    sent.push(url);
    if (url.pathname.endsWith('.csv')) {
      return new Response('﻿a', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }
    const data = { rows, total: rows.length, page: 1, size: 20 };
    return Response.json({ code: '200', message: '', data });
  });
  return () => vi.unstubAllGlobals();
});

async function open(search = '') {
  const router = createMemoryRouter([{ path: '*', element: <AuditPanel /> }], { initialEntries: [`/${search}`] });
  const host = await render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await until(() => host.querySelector('table[aria-busy="false"]') !== null || host.textContent.includes(copy.empty));
  return { host, router };
}

const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

it('shows who changed what, with names beside ids and the changed fields', async () => {
  const { host } = await open();
  const row = host.querySelector('tbody tr');
  for (const text of [
    actionWords('user.disable'),
    '站长',
    ROOT_ID.slice(0, 8),
    '小林',
    LIN_ID.slice(0, 8),
    '192.0.2.7',
  ])
    expect(row?.textContent).toContain(text);
  expect(row?.querySelector('del')?.textContent).toBe(`${copy.was}正常`);
  expect(row?.querySelector('ins')?.textContent).toBe(`${copy.is}已停用`);
  expect(queryOf(sent[0])).toEqual({ page: '1', size: '20', sort: '-at' });
});

it.each([
  ['the system', { actorId: null, actorName: null, action: 'password.renew' }, copy.system],
  ['a deleted administrator', { actorName: null }, copy.goneAccount],
  [
    'a deleted account by its name in the log',
    { subjectName: null, before: '{"username":"老王"}', after: null },
    '老王',
  ],
  ['a setting', { action: 'settings.change', subject: 'analytics', subjectName: null }, '访问统计'],
  ['a role', { action: 'role.create', subject: 'EDITOR', subjectName: null }, 'EDITOR'],
])('names %s', async (_case, change, words) => {
  rows = [anEntry(change)];
  const { host } = await open();
  expect(host.querySelector('tbody tr')?.textContent).toContain(words);
});

it('names an account whose user asked for its removal', async () => {
  rows = [anEntry({ action: 'account.askRemoval', before: null, after: null })];
  const { host } = await open();
  expect(host.querySelector('tbody tr')?.textContent).toContain('小林');
});

it('has words for every field of the progress of the mail settings', async () => {
  const before = { isPostponed: true, testedAt: 0, failure: '', tested: '' };
  const after = {
    isPostponed: false,
    testedAt: Date.UTC(2026, 10, 25, 8),
    failure: 'MAIL_AUTH_FAILED',
    tested: 'local',
  };
  const state = { before: JSON.stringify(before), after: JSON.stringify(after) };
  rows = [anEntry({ action: 'settings.change', subject: 'mail-state', subjectName: null, ...state })];
  await open();
  await click(buttonOf(copy.details));
  const changes = document.querySelector('[role="dialog"] ul')?.textContent;
  for (const words of ['稍后配置', '2026', '登录邮箱', copy.nothing]) expect(changes).toContain(words);
  for (const raw of [...Object.keys(after), 'MAIL_AUTH_FAILED']) expect(changes).not.toContain(raw);
});

it('has Chinese words for every action that the server records', () => {
  for (const action of AUDIT_ACTIONS) expect(actionWords(action)).toMatch(/^[\p{Script=Han}]+$/u);
});

it('shows an action of another version as it is', async () => {
  rows = [anEntry({ action: 'role.merge' })];
  const { host } = await open('?action=role.merge');
  expect(host.querySelector('tbody tr')?.textContent).toContain('role.merge');
  expect(host.querySelector('[role="combobox"]')?.textContent).toBe('role.merge');
});

it('counts the changes for which a row has no room, and shows all in the details', async () => {
  const states = ['a', 'b', 'c', 'd', 'e'].map((name) => [name, name.repeat(3)] as const);
  rows = [anEntry({ before: null, after: JSON.stringify(Object.fromEntries(states)), address: '' })];
  const { host } = await open();
  expect(host.querySelector('tbody tr')?.textContent).toContain(copy.moreChanges(2));
  await click(buttonOf(copy.details));
  const dialog = document.querySelector('[role="dialog"]');
  for (const [name, value] of states) {
    expect(dialog?.textContent).toContain(name);
    expect(dialog?.textContent).toContain(value);
  }
  for (const words of [LIN_ID, copy.noAddress]) expect(dialog?.textContent).toContain(words);
  expect(dialog?.querySelector('pre')?.textContent).toBe(rows[0]?.after);
});

it('keeps a filter in the address, asks the server for it, and starts at the first page', async () => {
  const { host, router } = await open('?page=2');
  const [actor] = host.querySelectorAll('input[type="search"]');
  await typeInto(actor, '站长');
  await until(() => queryOf(sent.at(-1)).actor === '站长');
  expect(queryOf(sent.at(-1))).toMatchObject({ actor: '站长', page: '1' });
  expect(new URLSearchParams(router.state.location.search).get('actor')).toBe('站长');
});

it('reads all filters from the address', async () => {
  await open('?actor=a&action=user.edit&subject=b&from=1000&to=2000');
  expect(queryOf(sent[0])).toMatchObject({ actor: 'a', action: 'user.edit', subject: 'b', from: '1000', to: '2000' });
});

it('exports the filtered entries', async () => {
  const download = vi.spyOn(downloadFile, 'downloadBlob').mockReturnValue();
  await open('?action=user.disable');
  await click(buttonOf(listCopy.exportCsv));
  await until(() => download.mock.calls.length === 1);
  expect(queryOf(sent.find(({ pathname }) => pathname.endsWith('/export.csv')))).toMatchObject({
    action: 'user.disable',
  });
});

it('says that an empty log is empty', async () => {
  rows = [];
  const { host } = await open();
  expect(host.textContent).toContain(copy.empty);
});
