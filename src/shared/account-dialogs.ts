import { create } from 'zustand';
import { isSignedIn } from './session/session.ts';

export type AccountDialogName = 'login' | 'register' | 'forgot-password' | 'change-password';

export interface AccountDialogState {
  readonly name: AccountDialogName | null;
  /** Why a login is asked for, in words for the visitor. */
  readonly reason: string | null;
  /** What was just achieved on the way, said by the dialog that follows. */
  readonly news: string | null;
  /** What the login interrupted. */
  readonly action: (() => void) | null;
}

const CLOSED: AccountDialogState = { name: null, reason: null, news: null, action: null };

/** The shell shows what this says. */
export const useAccountDialogs = create<AccountDialogState>(() => CLOSED);

/**
 * Runs `action` at once for someone who is signed in. Else the login dialog opens, says `reason`, and the action goes on
 * after the login, registration on the way included; it is dropped when the visitor closes the dialog. It does not count
 * as a gesture then, so a new tab or a file picker may be refused by the browser.
 */
export function requireLogin(reason: string, action: () => void): void {
  if (isSignedIn()) action();
  else useAccountDialogs.setState({ ...CLOSED, name: 'login', reason, action });
}

/** Opens a dialog of its own accord. To change a password someone must be signed in. */
export function openAccountDialog(name: AccountDialogName): void {
  useAccountDialogs.setState({ ...CLOSED, name: name === 'change-password' && !isSignedIn() ? 'login' : name });
}

/** From one dialog to another, on the way to the same end. */
export function switchAccountDialog(name: AccountDialogName, news: string | null = null): void {
  useAccountDialogs.setState({ name, news });
}

/** The news is no longer the latest message: the dialog is about to show another one. */
export function clearAccountNews(): void {
  useAccountDialogs.setState({ news: null });
}

/** The visitor gave up. */
export function closeAccountDialog(): void {
  useAccountDialogs.setState(CLOSED);
}

/** Someone is signed in: closes the way there. What was interrupted goes on with `takeInterruptedAction`. */
export function finishLogin(): void {
  useAccountDialogs.setState(({ name }) =>
    name === 'change-password' ? {} : { name: null, reason: null, news: null },
  );
}

/** What the login interrupted, once. */
export function takeInterruptedAction(): (() => void) | null {
  const { action } = useAccountDialogs.getState();
  useAccountDialogs.setState({ action: null });
  return action;
}
