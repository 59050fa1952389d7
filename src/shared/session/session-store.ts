import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AccountUser, SessionReply } from '../../core/contracts/accounts.ts';
import type { SessionEvent } from '../events.ts';
import {
  hasStoredSession,
  readSession,
  removeSession,
  type Session,
  type TextStorage,
  writeSession,
} from './stored-session.ts';

export interface SessionState {
  readonly session: Session | null;
  /** The server could not be asked about the session, which is kept (trap T13). */
  readonly isOffline: boolean;
}

export interface SessionDeps {
  readonly storage: TextStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly announce: (event: SessionEvent) => void;
}

export interface SessionKeeper {
  readonly store: StoreApi<SessionState>;
  /** After a login, or a password change that gave a new token. */
  begin(reply: SessionReply): void;
  /** Forgets the session here and in every other tab. */
  end(): void;
  /**
   * A token was refused. Ends its session, but never another one: a newer session of this or another tab goes on (trap
   * T12). True when a session ended.
   */
  refuse(token: string): boolean;
  /** Ends a session whose time is over. True once for each that ended, also for one that ran out while the page was closed. */
  expire(): boolean;
  /** What the server says of a token's user. */
  confirm(token: string, user: AccountUser): void;
  markOffline(isOffline: boolean): void;
  /** Takes over what another tab has stored. */
  follow(): void;
}

/**
 * The session of this page, from storage at the start. Every change is announced on `window`: a new token as
 * `loginSuccess`, the end as `logout` (doc 2 §4).
 */
export function createSessionKeeper({ storage, now, announce }: SessionDeps): SessionKeeper {
  const store = createStore<SessionState>(() => ({ session: readLive(), isOffline: false }));
  /** Where storage is refused, a session lives for this page only, and nothing there tells of its end. */
  let isStored = true;
  let ranOutBefore = store.getState().session === null && readSession(storage) !== null;
  // A stored session that is unreadable or over is removed (doc 1 §4).
  if (store.getState().session === null && hasStoredSession(storage)) {
    removeSession(storage);
    announce('logout');
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

  function keep(session: Session): void {
    isStored = writeSession(storage, session);
    if (!isStored) removeSession(storage);
  }

  function end(): void {
    removeSession(storage);
    show(null);
  }

  function refuse(token: string): boolean {
    const stored = readLive();
    if (stored !== null && stored.token !== token) {
      show(stored);
      return false;
    }
    if (store.getState().session?.token !== token) return false;
    end();
    return true;
  }

  return {
    store,
    begin({ token, user, expiresIn }) {
      const session = { token, user, expiresAt: now() + expiresIn * 1000 };
      keep(session);
      show(session);
    },
    end,
    refuse,
    expire() {
      if (ranOutBefore) {
        ranOutBefore = false;
        return true;
      }
      const { session } = store.getState();
      if (session === null || session.expiresAt > now()) return false;
      return refuse(session.token);
    },
    confirm(token, user) {
      const { session } = store.getState();
      if (session?.token !== token) return;
      const confirmed = { ...session, user };
      if (JSON.stringify(user) !== JSON.stringify(session.user)) keep(confirmed);
      store.setState({ session: confirmed, isOffline: false });
    },
    markOffline(isOffline) {
      if (store.getState().isOffline !== isOffline) store.setState({ isOffline });
    },
    follow() {
      if (isStored) show(readLive());
    },
  };
}
