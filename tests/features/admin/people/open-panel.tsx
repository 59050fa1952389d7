import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import type { AccessStatus } from '../../../../src/core/contracts/admin-access.ts';
import type { ListedPerson } from '../../../../src/core/contracts/admin-people.ts';
import { AdminContext, toAdmin } from '../../../../src/features/admin/access/admin-context.ts';
import { createAdminQueryClient } from '../../../../src/features/admin/api/use-admin-query.ts';
import { AdminsPanel } from '../../../../src/features/admin/people/AdminsPanel.tsx';
import { UsersPanel } from '../../../../src/features/admin/people/UsersPanel.tsx';
import { type Answer as Given, useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { render } from '../../../app/render.tsx';
import { until } from '../../../shared/dom.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { aPerson, CHOICES, someDetails } from './people-data.ts';

type Answer = readonly [status: number, code: string, data: unknown, message?: string];

interface Sent {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface PanelOptions {
  readonly kind?: 'users' | 'admins';
  readonly search?: string;
  /** The accounts of the list. */
  readonly people?: readonly ListedPerson[];
  /** What the server offers to the caller. */
  readonly choices?: object;
}

export interface OpenPanel {
  readonly host: HTMLElement;
  /** Answers by method and path below `/api/admin/`, for tests to replace. */
  readonly answers: Record<string, Answer | ((body: unknown) => Answer)>;
  readonly sent: readonly Sent[];
  /** Calls that change something. */
  readonly changes: () => readonly Sent[];
  readonly search: () => string;
  readonly back: () => Promise<void>;
}

const status = (id: string, roles: string[], permissions: string[]): AccessStatus => ({
  ...{ needsPasswordChange: false, needsEmailConfig: false, roles, permissions },
  user: { id, username: id, email: `${id}@example.com`, role: roles[0] ?? '', roles, permissions },
});

/** A super administrator, a regular one, and one who may only look. */
const CALLERS = {
  root: status('root', ['SUPER_ADMIN'], ['*:*:*']),
  ada: status('ada', ['ADMIN'], ['ADMIN:USER:MANAGE']),
  vera: status('vera', ['ADMIN'], ['ADMIN:USER:VIEW']),
};

const PEOPLE = ['1', '2', '3'].map((id) => aPerson(id));

/** Renders one of the panels at an address, in front of a server with three accounts. */
export async function openPanel(
  caller: keyof typeof CALLERS,
  { kind = 'users', search = '', choices = CHOICES, people = PEOPLE }: PanelOptions = {},
): Promise<OpenPanel> {
  sessionController.begin(aReply('a'));
  useToastStore.setState({ toasts: [] });
  useQuestions.setState([], true);
  const sent: Sent[] = [];
  const answers: OpenPanel['answers'] = {
    'GET people/choices': [200, '200', choices],
    [`GET ${kind}`]: [200, '200', { rows: people, total: 43, page: 1, size: 20 }],
  };
  for (const { id } of PEOPLE) answers[`GET ${kind}/${id}`] = [200, '200', someDetails(id)];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    const call = `${method} ${url.pathname.slice('/mythinkn/api/admin/'.length)}`;
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    sent.push({ call, query: Object.fromEntries(url.searchParams), body: parsed });
    const found = answers[call] ?? [200, '200', null];
    const [httpStatus, code, data, message = ''] = typeof found === 'function' ? found(parsed) : found;
    return Response.json({ code, message, data }, { status: httpStatus });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const Panel = kind === 'users' ? UsersPanel : AdminsPanel;
  const router = createMemoryRouter([{ path: '*', element: <Panel /> }], { initialEntries: [`/${search}`] });
  const host = await render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <AdminContext.Provider value={toAdmin(CALLERS[caller])}>
        <RouterProvider router={router} />
      </AdminContext.Provider>
    </QueryClientProvider>,
  );
  await until(() => host.querySelector('tbody a') !== null || host.querySelector('[role="alert"]') !== null);
  return {
    ...{ host, answers, sent },
    changes: () => sent.filter(({ call }) => !call.startsWith('GET ')),
    search: () => router.state.location.search,
    back: () => act(async () => router.navigate(-1)),
  };
}

/** Answers the question on the screen, and returns it. */
export async function answer(given: Given) {
  await until(() => useQuestions.getState().length > 0);
  const [question] = useQuestions.getState();
  if (question === undefined) throw new Error('no question');
  await act(async () => question.answer(given));
  return question;
}

export async function expectToast(message: string): Promise<void> {
  await until(() => useToastStore.getState().toasts.some((toast) => toast.message === message));
  expect(useToastStore.getState().toasts.at(-1)?.severity).toBe('success');
}

/** The input of a label anywhere on the page; the last one, because dialogs come last. */
export function field(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  const last = labels.at(-1);
  const input = last?.querySelector('input') ?? document.getElementById(last?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return input;
}

export function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter(
    (each) => each.textContent === label || each.getAttribute('aria-label') === label,
  );
  const last = found.at(-1);
  if (last === undefined) throw new Error(`no button ${label}`);
  return last;
}

export const hasButton = (label: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === label);
