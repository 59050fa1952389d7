// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignIn } from '../../../../src/core/contracts/admin-sign-ins.ts';
import { createAdminQueryClient } from '../../../../src/features/admin/api/use-admin-query.ts';
import { AuditLogs } from '../../../../src/features/admin/audit/AuditLogs.tsx';
import { copy } from '../../../../src/features/admin/audit/copy.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { click, render } from '../../../app/render.tsx';
import { type as typeInto, until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';

const words = copy.signIns;

function aSignIn(change: Partial<SignIn>): SignIn {
  return {
    ...{
      id: 'one',
      at: Date.UTC(2026, 10, 25, 8),
      userId: 'u1',
      username: '小林',
      email: 'lin@example.com',
      typed: '',
    },
    ...{ area: 'portal', outcome: 'ok', address: '192.0.2.7', device: 'Firefox · Linux' },
    ...change,
  };
}

let rows: readonly SignIn[];
let sent: URL[];

beforeEach(() => {
  sessionController.begin(aReply('a'));
  rows = [aSignIn({})];
  sent = [];
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(new URL(path, 'http://localhost'));
    return Response.json({ code: '200', message: '', data: { rows, total: rows.length, page: 1, size: 20 } });
  });
  return () => vi.unstubAllGlobals();
});

async function open(search = '?log=sign-ins') {
  const router = createMemoryRouter([{ path: '*', element: <AuditLogs /> }], { initialEntries: [`/${search}`] });
  const host = await render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await until(() => sent.length > 0 && host.querySelector('table[aria-busy="true"]') === null);
  return { host, router };
}

const lastQuery = () => Object.fromEntries(sent.at(-1)?.searchParams ?? []);
const tab = (host: HTMLElement, label: string) =>
  [...host.querySelectorAll('[role="tab"]')].find(({ textContent }) => textContent === label);

it('opens from the audit log without its filters, and leads back', async () => {
  const { host, router } = await open('?action=user.edit');
  await click(tab(host, words.list));
  await until(() => sent.at(-1)?.pathname.endsWith('/sign-ins') === true);
  expect(router.state.location.search).toBe('?log=sign-ins');
  expect(lastQuery()).toEqual({ page: '1', size: '20', sort: '-at' });
  await click(tab(host, copy.list));
  expect(router.state.location.search).toBe('');
});

it('shows who signed in, where, when, from which address and with which device', async () => {
  const { host } = await open();
  await until(() => host.querySelector('tbody tr')?.textContent?.includes('小林') === true);
  const text = host.querySelector('tbody tr')?.textContent;
  for (const part of [words.outcomes.ok, 'lin@example.com', words.areas.portal, '2026', '192.0.2.7', 'Firefox · Linux'])
    expect(text).toContain(part);
});

it.each([
  [
    { outcome: 'WRONG_CREDENTIALS', userId: null, username: null, email: null, typed: 'x***@b.cn' },
    'x***@b.cn（没有这个账号）',
  ],
  [{ outcome: 'TOO_MANY_ATTEMPTS' }, words.outcomes.TOO_MANY_ATTEMPTS],
  [{ device: '' }, words.noDevice],
  [{ area: 'backOffice' }, words.areas.backOffice],
] as const)('shows of %o: %s', async (change, text) => {
  rows = [aSignIn(change)];
  const { host } = await open();
  await until(() => host.querySelector('tbody tr')?.textContent?.includes(text) === true);
});

it('reads all filters from the address, leaves out an unknown result, and keeps a new one there', async () => {
  const { host, router } = await open('?log=sign-ins&account=lin&result=odd&address=192.0.2.7&from=1000&to=2000');
  expect(lastQuery()).toMatchObject({ account: 'lin', address: '192.0.2.7', from: '1000', to: '2000' });
  expect(lastQuery()).not.toHaveProperty('result');
  await typeInto(host.querySelector('input[type="search"]'), '小王');
  await until(() => lastQuery().account === '小王');
  const search = new URLSearchParams(router.state.location.search);
  expect([search.get('account'), search.get('log')]).toEqual(['小王', 'sign-ins']);
});
