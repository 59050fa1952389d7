import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import { AdminContext, toAdmin } from '../../../src/features/admin/access/admin-context.ts';
import { createAdminQueryClient } from '../../../src/features/admin/api/use-admin-query.ts';
import { sessionController } from '../../../src/shared/session/session.ts';
import { render } from '../../app/render.tsx';
import { aReply } from '../../shared/session/a-session.ts';

/** What a fake server answers: the data of a success, or a refusal. */
export type FakeAnswer =
  | { readonly data: unknown }
  | { readonly status: number; readonly code: string; readonly message?: string; readonly data?: unknown };

export interface FakeRequest {
  readonly method: string;
  /** Below `/mythinkn/api/admin/`, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Answers calls by `METHOD path`; `null` loses the connection, and so does a call without an answer. */
export type FakeAnswers = Record<string, (request: FakeRequest) => FakeAnswer | null>;

/** Replaces the server for the rest of the file, because calls may be made until the panel is unmounted. Records the calls. */
export function fakeCalls(answers: FakeAnswers): FakeRequest[] {
  const sent: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    const path = decodeURIComponent(url.pathname.slice('/mythinkn/api/admin/'.length));
    const request = { method, path, query: url.searchParams, body: typeof body === 'string' ? JSON.parse(body) : null };
    sent.push(request);
    const answer = answers[`${method} ${path}`]?.(request) ?? null;
    if (answer === null) throw new TypeError(`no answer for ${method} ${path}`);
    const { status, code, message, data } = { status: 200, code: '200', message: '', ...answer };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ code, message, data: data ?? null }), { status, headers });
  });
  return sent;
}

/** Renders a panel behind the gate at an address, such as `/?role=EDITOR`. */
export async function renderPanel(panel: ReactNode, user: AccountUser, address = '/') {
  sessionController.begin(aReply('a', { user }));
  const { roles, permissions } = user;
  const admin = toAdmin({ user, roles, permissions, needsPasswordChange: false, needsEmailConfig: false });
  const client = createAdminQueryClient();
  const router = createMemoryRouter([{ path: '*', element: panel }], { initialEntries: [address] });
  const host = await render(
    <QueryClientProvider client={client}>
      <AdminContext value={admin}>
        <RouterProvider router={router} />
      </AdminContext>
    </QueryClientProvider>,
  );
  return { host, client, search: () => router.state.location.search };
}
