import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AccountUser, SessionReply } from '../../core/contracts/accounts.ts';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import type { SessionEvent } from '../events.ts';
import {
  hasStoredSession,
  readSession,
  removeSession,
  type Session,
  type SessionEntries,
  writeSession,
} from './stored-session.ts';

export interface SessionState {
  readonly session: Session | null;
  /** The server could not be reached to check the session, which is kept (trap T13). */
  readonly isOffline: boolean;
}

interface SessionDeps {
  readonly storage: SessionEntries;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly announce: (event: SessionEvent) => void;
}

export interface SessionController {
  readonly store: StoreApi<SessionState>;
  /** Starts a session after a login, or after a password change that returned a new token. The device is known from now on. */
  begin(reply: SessionReply): void;
  /** Ends the session here and in every other tab. */
  end(): void;
  /**
   * Ends the session of a token that the server refused. A newer session, from this tab or another one, stays (trap T12).
   * Returns whether a session ended.
   */
  reject(token: string): boolean;
  /** Ends a session whose time is over. Returns true once for each that ended, even before the page was opened. */
  expire(): boolean;
  /** Takes over the server's data about the user of a token. */
  confirm(token: string, user: AccountUser): void;
  markOffline(isOffline: boolean): void;
  /** Takes over the session that another tab has stored or removed. */
  syncWithStorage(): void;
}

/**
 * The session of this page, read from storage at the start. Every change is announced on `window`: a new token as
 * `loginSuccess`, the end as `logout` (doc 2 §4).
 */
export function createSessionController({ storage, now, announce }: SessionDeps): SessionController {
  const store = createStore<SessionState>(() => ({ session: null, isOffline: false }));
  /** False where storage is refused: the session then lives in this page only, and storage must not end it. */
  let isStored = true;
  let ranOutBefore = false;

  function readStored(): void {
    const session = readSession(storage);
    ranOutBefore = session !== null && session.expiresAt <= now();
    // Not the initial state: a prerendered page is signed out, and hydration begins with the same state.
    if (session !== null && !ranOutBefore) store.setState({ session });
    else if (hasStoredSession(storage)) {
      // Unreadable or expired entries serve no purpose (doc 1 §4).
      removeSession(storage);
      announce('logout');
    }
  }

  function readLive(): Session | null {
    const session = readSession(storage);
    return session !== null && session.expiresAt > now() ? session : null;
  }

  function show(session: Session | null): void {
    const before = store.getState().session;
    if (session?.token === before?.token) {
      if (JSON.stringify(session) !== JSON.stringify(before)) store.setState({ session });
      return;
    }
    store.setState({ session, isOffline: false });
    announce(session === null ? 'logout' : 'loginSuccess');
  }

  function save(session: Session): void {
    isStored = writeSession(storage, session);
    if (!isStored) removeSession(storage);
  }

  function end(): void {
    removeSession(storage);
    show(null);
  }

  function reject(token: string): boolean {
    const stored = readLive();
    if (stored !== null && stored.token !== token) {
      show(stored);
      return false;
    }
    if (store.getState().session?.token !== token) return false;
    end();
    return true;
  }

  readStored();
  return {
    store,
    begin({ token, user, expiresIn, device }) {
      if (device !== undefined) storage.write(STORAGE_KEYS.deviceToken, device);
      const session = { token, user, expiresAt: now() + expiresIn * 1000 };
      save(session);
      show(session);
    },
    end,
    reject,
    expire() {
      const { session } = store.getState();
      const hasRunOutBefore = ranOutBefore;
      ranOutBefore = false;
      if (session === null) return hasRunOutBefore;
      return session.expiresAt <= now() && reject(session.token);
    },
    confirm(token, user) {
      const { session } = store.getState();
      if (session?.token !== token) return;
      const confirmed = { ...session, user };
      if (JSON.stringify(user) !== JSON.stringify(session.user)) save(confirmed);
      store.setState({ session: confirmed, isOffline: false });
    },
    markOffline(isOffline) {
      if (store.getState().isOffline !== isOffline) store.setState({ isOffline });
    },
    syncWithStorage() {
      if (isStored) show(readLive());
    },
  };
}
