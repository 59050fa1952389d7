import { act } from 'react';
import { expect, vi } from 'vitest';
import { registry } from '../../../src/app/registry.ts';
import { AppError } from '../../../src/core/errors.ts';
import AccountDialogs from '../../../src/features/account/AccountDialogs.tsx';
import { accountApi } from '../../../src/shared/api/account-api.ts';
import { dispatchSessionEvent } from '../../../src/shared/events.ts';
import {
  type AccountDialogName,
  closeAccountDialog,
  openAccountDialog,
  useAccountDialogs,
} from '../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../src/shared/session/session.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { PageListContext } from '../../../src/shared/tool/page-list.ts';
import { render } from '../../app/render.tsx';
import { type, until } from '../../shared/dom.ts';

/** Resets the page and replaces every service call. A call that a test does not expect fails it. */
export function fakeAccountApi() {
  resetAccountPage();
  const names = Object.keys(accountApi) as (keyof typeof accountApi)[];
  for (const name of names) {
    vi.spyOn(accountApi, name).mockImplementation(() => {
      throw new Error(`unexpected call: ${name}`);
    });
  }
  return vi.mocked(accountApi);
}

/** Resets what earlier tests left in the page's stores. */
function resetAccountPage(): void {
  localStorage.clear();
  sessionController.end();
  // Also without a session: waits for codes are kept in memory.
  dispatchSessionEvent('logout');
  closeAccountDialog();
  useToastStore.setState({ toasts: [] });
}

/** The answer of a server that rejects a call. */
export function apiError(code: string, message: string, retryAfter: number | null = null): AppError {
  return new AppError(code, message, { status: 400, retryAfter, data: retryAfter === null ? null : { retryAfter } });
}

export const unanswered = () => new AppError('NETWORK', 'offline');

export async function openDialog(name: AccountDialogName): Promise<void> {
  await render(
    <PageListContext value={registry}>
      <AccountDialogs onExited={() => undefined} />
    </PageListContext>,
  );
  await act(async () => openAccountDialog(name));
  await until(() => dialog() !== null);
}

export const dialog = () => document.querySelector('[role="dialog"]');
export const dialogTitle = () => dialog()?.querySelector('h2')?.textContent;
export const dialogName = () => useAccountDialogs.getState().name;
export const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);
export const alertText = () => dialog()?.querySelector('[role="alert"]')?.textContent ?? null;

/** The input with this label. */
export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = document.getElementById(found?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field "${label}"`);
  return input;
}

export const hasField = (label: string) =>
  [...document.querySelectorAll('label')].some(({ textContent }) => textContent === label);

/** What stands below a field. An empty line there holds a zero-width space. */
export function problemOf(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
    .replace('\u200B', '')
    .trim();
}

export const fill = (label: string, text: string) => type(field(label), text);

export function button(label: string): HTMLButtonElement | undefined {
  return [...(dialog()?.querySelectorAll('button') ?? [])].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === label,
  );
}

export async function press(label: string): Promise<void> {
  const found = button(label);
  if (found === undefined) throw new Error(`no button "${label}"`);
  await act(async () => found.click());
}

export async function expectFocusOn(label: string): Promise<void> {
  await until(() => hasField(label) && document.activeElement === field(label));
  expect(document.activeElement).toBe(field(label));
}
