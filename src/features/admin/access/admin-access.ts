import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AccessStatus } from '../../../core/contracts/admin-access.ts';
import { AppError } from '../../../core/errors.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import type { TextStorage } from '../../../platform/storage/local.ts';
import type { SessionController } from '../../../shared/session/session-controller.ts';
import { type GateState, toGateState } from './model/gate-state.ts';
import { areRightsValid, isRefreshAdvised, parseRightsCache, toRightsCache } from './model/rights-cache.ts';
import { isLasting, toStatusFailure } from './status-failure.ts';

interface AdminAccessDeps {
  readonly session: Pick<SessionController, 'store' | 'reject'>;
  readonly storage: Pick<TextStorage, 'read' | 'write' | 'remove'>;
  /** Reads the rights of a token. Throws `AppError`. */
  readonly fetchStatus: (token: string) => Promise<AccessStatus>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface AdminAccess {
  readonly store: StoreApi<GateState>;
  /** Reads the rights again. An open administration stays open meanwhile, so that nothing typed is lost. */
  check(): Promise<void>;
  /** The same, unless the remembered rights are still good for a while. */
  checkIfDue(): Promise<void>;
  /** Follows the session until the returned function is called. */
  start(): () => void;
}

/** Decides what the gate shows, from the session and from the rights that the server reports (doc 1 §2.2 and §4). */
export function createAdminAccess(deps: AdminAccessDeps): AdminAccess {
  const { session, storage, now } = deps;
  const store = createStore<GateState>(() => ({ step: 'checking' }));
  const readToken = () => session.store.getState().session?.token ?? null;

  function forget(): void {
    storage.remove(STORAGE_KEYS.adminRights);
  }

  function remember(status: AccessStatus): void {
    const expiresAt = session.store.getState().session?.expiresAt ?? null;
    storage.write(STORAGE_KEYS.adminRights, JSON.stringify(toRightsCache(status, expiresAt, now())));
  }

  async function check(): Promise<void> {
    const token = readToken();
    if (token === null) {
      forget();
      store.setState({ step: 'login', failure: null }, true);
      return;
    }
    try {
      const status = await deps.fetchStatus(token);
      // Another session has begun meanwhile, and its own check answers.
      if (readToken() !== token) return;
      remember(status);
      store.setState(toGateState(status), true);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (readToken() === token) reject(error, token);
    }
  }

  /** A lost connection says nothing about rights, so it does not close an open administration (trap T13). */
  function reject(error: AppError, token: string): void {
    const failure = toStatusFailure(error);
    if (!isLasting(failure) && store.getState().step === 'open') return;
    if (isLasting(failure)) forget();
    // The end of the session shows the login without a reason, so the reason comes after it.
    if (failure === 'not_authenticated') session.reject(token);
    store.setState({ step: 'login', failure }, true);
  }

  function isDue(): boolean {
    const cache = parseRightsCache(storage.read(STORAGE_KEYS.adminRights) ?? '');
    const isKnown = cache !== null && areRightsValid(cache, now());
    if (!isKnown) forget();
    return !isKnown || isRefreshAdvised(cache, now()) || store.getState().step !== 'open';
  }

  return {
    store,
    check,
    async checkIfDue() {
      if (isDue()) await check();
    },
    start() {
      void check();
      return session.store.subscribe((state, before) => {
        if (state.session?.token === before.session?.token) return;
        forget();
        // A new session of the same administrator, as after a change of the password, keeps the open screen and its texts.
        const isSameUser = state.session !== null && state.session.user.id === before.session?.user.id;
        const isOpen = store.getState().step === 'open';
        if (state.session !== null && !(isSameUser && isOpen)) store.setState({ step: 'checking' }, true);
        void check();
      });
    },
  };
}
