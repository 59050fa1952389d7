import { useStore } from 'zustand';
import { AppError } from '../../core/errors.ts';
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local.ts';
import { isSessionRefused, toFailure } from '../api/failure.ts';
import { dispatchSessionEvent } from '../events.ts';
import { showToast } from '../toast-store.ts';
import { copy } from './copy.ts';
import { createPendingSignOuts } from './pending-sign-outs.ts';
import { createSessionController, type SessionState } from './session-controller.ts';

/** The session of this page. */
export const sessionController = createSessionController({
  storage: { read: readLocal, write: writeLocal, remove: removeLocal },
  now: Date.now,
  announce: dispatchSessionEvent,
});

/** Sessions that were ended here while the server could not be reached. */
export const pendingSignOuts = createPendingSignOuts({
  storage: { read: readLocal, write: writeLocal, remove: removeLocal },
  // The call with its schemas is loaded only when there is a session to end.
  logout: async (token) => (await import('../api/account-api.ts')).accountApi.logout(token),
});

export function useSession(): SessionState {
  return useStore(sessionController.store);
}

export function isSignedIn(): boolean {
  return sessionController.store.getState().session !== null;
}

/**
 * Calls with the session's token. When the server rejects the token, its session ends and a notice says so.
 * @throws AppError `SIGNED_OUT` without a session; whatever `call` throws.
 */
export async function callWithToken<T>(call: (token: string) => Promise<T>): Promise<T> {
  const token = sessionController.store.getState().session?.token;
  if (token === undefined) throw new AppError('SIGNED_OUT', 'No session');
  try {
    return await call(token);
  } catch (error) {
    const failure = error instanceof AppError ? toFailure(error) : null;
    if (failure !== null && isSessionRefused(failure) && sessionController.reject(token)) {
      showToast(failure.message || copy.ended, { severity: 'warning' });
    }
    throw error;
  }
}

/** Ends the session here at once, and on the server as soon as it can be reached. Nothing on the page is lost. */
export function signOut(): void {
  const token = sessionController.store.getState().session?.token;
  sessionController.end();
  if (token === undefined) return;
  // Stored before the call, which the closing of the page may interrupt.
  pendingSignOuts.add(token);
  void pendingSignOuts.flush();
}
