// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountDialogsHost } from '../../src/app/AccountDialogsHost.tsx';
import {
  closeAccountDialog,
  openAccountDialog,
  requireLogin,
  switchAccountDialog,
  useAccountDialogs,
} from '../../src/shared/account-dialogs.ts';
import { sessionController } from '../../src/shared/session/session.ts';
import { aReply } from '../shared/session/a-session.ts';
import { render } from './render.tsx';

vi.mock('../../src/shared/api/account-api.ts', () => ({ accountApi: { fetchProfile: () => new Promise(() => {}) } }));

const dialog = () => document.querySelector('[role="dialog"]');
/** Dialogs appear with their file and leave with a transition. Their timers run inside `act`. */
async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !isThere(); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  expect(isThere()).toBe(true);
}

const opened = () => until(() => dialog() !== null);

beforeEach(() => {
  sessionController.end();
  closeAccountDialog();
});

describe('an action that needs a login', () => {
  it('runs at once for a signed-in user', () => {
    const action = vi.fn();
    sessionController.begin(aReply('a'));
    requireLogin('x', action);
    expect(action).toHaveBeenCalledOnce();
    expect(useAccountDialogs.getState().name).toBeNull();
  });

  it('asks for a login, says why, and runs the action once after it', async () => {
    await render(<AccountDialogsHost />);
    const action = vi.fn();
    act(() => requireLogin('按分类查看需要登录', action));
    await opened();
    expect(dialog()?.textContent).toContain('按分类查看需要登录');
    act(() => switchAccountDialog('register'));
    act(() => switchAccountDialog('login'));
    expect(dialog()?.textContent).toContain('按分类查看需要登录');
    expect(action).not.toHaveBeenCalled();
    await act(async () => sessionController.begin(aReply('a')));
    await until(() => action.mock.calls.length === 1);
    expect(useAccountDialogs.getState().name).toBeNull();
    await act(async () => sessionController.begin(aReply('b')));
    expect(action).toHaveBeenCalledOnce();
  });

  it('is dropped when the dialog is closed', async () => {
    await render(<AccountDialogsHost />);
    const action = vi.fn();
    act(() => requireLogin('x', action));
    await opened();
    act(() => closeAccountDialog());
    await until(() => dialog() === null);
    await act(async () => sessionController.begin(aReply('a')));
    expect(action).not.toHaveBeenCalled();
  });
});

it('opens the login instead of the change of a password for a visitor without a session', () => {
  openAccountDialog('change-password');
  expect(useAccountDialogs.getState().name).toBe('login');
  sessionController.begin(aReply('a'));
  openAccountDialog('change-password');
  expect(useAccountDialogs.getState().name).toBe('change-password');
});

it('a logout elsewhere closes the change of a password', async () => {
  await render(<AccountDialogsHost />);
  sessionController.begin(aReply('a'));
  act(() => openAccountDialog('change-password'));
  act(() => sessionController.end());
  expect(useAccountDialogs.getState().name).toBeNull();
});
