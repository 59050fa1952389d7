import type { Dispatch } from 'react';
import { requireLogin } from '../../shared/session/account-dialogs.ts';
import { sessionController } from '../../shared/session/session.ts';
import type { ScreenEvent } from './model/screen-state.ts';

/**
 * Runs `action` for the signed-in user, after a login if necessary. The screen learns about the login first: the events of
 * `action` would otherwise count as a visitor's.
 */
export function requirePlayer(reason: string, dispatch: Dispatch<ScreenEvent>, action: (userId: string) => void): void {
  requireLogin(reason, () => {
    const userId = sessionController.store.getState().session?.user.id;
    if (userId === undefined) return;
    dispatch({ type: 'sign-in', userId });
    action(userId);
  });
}
