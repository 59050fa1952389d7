// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountDialogsHost } from '../../src/app/AccountDialogsHost.tsx';
import { accountApi } from '../../src/shared/api/account-api.ts';
import {
  closeAccountDialog,
  openAccountDialog,
  requireLogin,
  switchAccountDialog,
  useAccountDialogs,
} from '../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../src/shared/session/session.ts';
import { until } from '../shared/dom.ts';
import { aReply } from '../shared/session/a-session.ts';
import { render } from './render.tsx';

const dialog = () => document.querySelector('[role="dialog"]');
const opened = () => until(() => dialog() !== null);

beforeEach(() => {
  vi.spyOn(accountApi, 'fetchProfile').mockReturnValue(new Promise(() => {}));
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

  it('asks for a login with the reason, then runs once after the login', async () => {
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

it('opens the login dialog instead of the password change for a signed-out visitor', () => {
  openAccountDialog('change-password');
  expect(useAccountDialogs.getState().name).toBe('login');
  sessionController.begin(aReply('a'));
  openAccountDialog('change-password');
  expect(useAccountDialogs.getState().name).toBe('change-password');
});

it('closes the password change after a logout in another tab', async () => {
  await render(<AccountDialogsHost />);
  sessionController.begin(aReply('a'));
  act(() => openAccountDialog('change-password'));
  act(() => sessionController.end());
  expect(useAccountDialogs.getState().name).toBeNull();
});
