import { create } from 'zustand';
import { isSignedIn } from './session/session.ts';

export type AccountDialogName = 'login' | 'register' | 'forgot-password' | 'change-password';

export interface AccountDialogState {
  readonly name: AccountDialogName | null;
  /** Why a login is required, in words for the visitor. */
  readonly reason: string | null;
  /** Success of the dialog before, shown by the dialog that follows it. */
  readonly news: string | null;
  /** The action that the login interrupted. */
  readonly action: (() => void) | null;
}

const CLOSED: AccountDialogState = { name: null, reason: null, news: null, action: null };

/** The dialog that the shell shows. */
export const useAccountDialogs = create<AccountDialogState>(() => CLOSED);

/**
 * Runs `action` at once for a signed-in user. Otherwise opens the login with `reason` and runs the action after the login,
 * also after a registration on the way; closing the dialog drops it. After a login the action is not part of a user
 * gesture, so the browser may refuse to open a tab or a file picker.
 */
export function requireLogin(reason: string, action: () => void): void {
  if (isSignedIn()) action();
  else useAccountDialogs.setState({ ...CLOSED, name: 'login', reason, action });
}

/** Opens a dialog that no action requires. Changing a password requires a session, so it opens the login without one. */
export function openAccountDialog(name: AccountDialogName): void {
  useAccountDialogs.setState({ ...CLOSED, name: name === 'change-password' && !isSignedIn() ? 'login' : name });
}

/** Replaces one dialog by another and keeps reason and interrupted action. */
export function switchAccountDialog(name: AccountDialogName, news: string | null = null): void {
  useAccountDialogs.setState({ name, news });
}

/** Removes the news, because the dialog is about to show another message. */
export function clearAccountNews(): void {
  useAccountDialogs.setState({ news: null });
}

/** Closes the dialog and drops the interrupted action. */
export function closeAccountDialog(): void {
  useAccountDialogs.setState(CLOSED);
}

/** Closes the login after somebody signed in. `takeInterruptedAction` then returns the interrupted action. */
export function finishLogin(): void {
  useAccountDialogs.setState(({ name }) =>
    name === 'change-password' ? {} : { name: null, reason: null, news: null },
  );
}

/** Returns the action that the login interrupted, and forgets it. */
export function takeInterruptedAction(): (() => void) | null {
  const { action } = useAccountDialogs.getState();
  useAccountDialogs.setState({ action: null });
  return action;
}
