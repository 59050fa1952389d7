import { create } from 'zustand';
import { isSignedIn } from './session.ts';

export type AccountDialogName =
  | 'login'
  | 'register'
  | 'forgot-password'
  | 'change-password'
  | 'sessions'
  | 'own-account';

interface AccountDialogState {
  readonly name: AccountDialogName | null;
  /** The reason for asking to log in, as a text for the visitor. */
  readonly reason: string | null;
  /** Success message of the previous dialog, shown by the next one. */
  readonly news: string | null;
  /** The action that the login interrupted. */
  readonly action: (() => void) | null;
}

const CLOSED: AccountDialogState = { name: null, reason: null, news: null, action: null };

/** The shell renders the dialog of this state. */
export const useAccountDialogs = create<AccountDialogState>(() => CLOSED);

/**
 * Runs `action` at once if a user is signed in. Otherwise opens the login dialog with `reason` and runs the action after
 * the login, also if the visitor registers first. Closing the dialog drops the action. After a login the action does not
 * count as a gesture, so the browser may refuse a new tab or a file picker.
 */
export function requireLogin(reason: string, action: () => void): void {
  if (isSignedIn()) action();
  else useAccountDialogs.setState({ ...CLOSED, name: 'login', reason, action });
}

/** Dialogs about the account of the signed-in user. They stay open when a session replaces another one. */
const FOR_SIGNED_IN: readonly AccountDialogName[] = ['change-password', 'sessions', 'own-account'];

export function isForSignedIn(name: AccountDialogName | null): boolean {
  return name !== null && FOR_SIGNED_IN.includes(name);
}

/** Opens a dialog. Without a session, the login dialog opens instead of those for signed-in users. */
export function openAccountDialog(name: AccountDialogName): void {
  useAccountDialogs.setState({ ...CLOSED, name: isForSignedIn(name) && !isSignedIn() ? 'login' : name });
}

/** Switches to another dialog and keeps reason and action. */
export function switchAccountDialog(name: AccountDialogName, news: string | null = null): void {
  useAccountDialogs.setState({ name, news });
}

/** Removes the success message before the dialog shows another one. */
export function clearAccountNews(): void {
  useAccountDialogs.setState({ news: null });
}

/** Closes the dialog without a login and drops the action. */
export function closeAccountDialog(): void {
  useAccountDialogs.setState(CLOSED);
}

/** Closes the dialogs after a login. `takeInterruptedAction` then returns the interrupted action. */
export function finishLogin(): void {
  useAccountDialogs.setState(({ name }) => (isForSignedIn(name) ? {} : { name: null, reason: null, news: null }));
}

/** Returns the interrupted action and removes it, so that it runs once. */
export function takeInterruptedAction(): (() => void) | null {
  const { action } = useAccountDialogs.getState();
  useAccountDialogs.setState({ action: null });
  return action;
}
