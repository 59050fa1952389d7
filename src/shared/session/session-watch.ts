import type { AccountUser } from '../../core/contracts/accounts.ts';
import { AppError } from '../../core/errors.ts';
import { isProfileRefused, toFailure } from '../api/failure.ts';
import { EXPIRING_SOON_MS, PROFILE_CHECK_INTERVAL_MS } from './constants.ts';
import type { SessionKeeper } from './session-store.ts';

export interface SessionNotices {
  /** The server refused the session. */
  ended(): void;
  /** Its time is over. */
  expired(): void;
  expiringSoon(leftMs: number): void;
  /** The session that was announced to expire is gone or replaced. */
  calm(): void;
}

export interface SessionWatchDeps {
  readonly keeper: SessionKeeper;
  readonly now: () => number;
  readonly fetchProfile: (token: string) => Promise<AccountUser>;
  readonly onPageSeen: (handler: () => void) => () => void;
  readonly onNetworkBack: (handler: () => void) => () => void;
  /** Another tab wrote the session's entries. */
  readonly onStored: (handler: () => void) => () => void;
  readonly notices: SessionNotices;
}

export interface SessionWatch {
  stop(): void;
}

/** Longer waits overflow the browser's timers. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Looks after the session while the page lives: asks the server at the start, and when the page is seen again after a
 * while, never else while the page stays in view; follows the other tabs; tells of a session that ends soon, and ends it.
 */
export function watchSession(deps: SessionWatchDeps): SessionWatch {
  const { keeper, now, notices } = deps;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let announcedToken: string | null = null;

  async function check(): Promise<void> {
    const token = keeper.store.getState().session?.token;
    if (token === undefined) return;
    checkedAt = now();
    try {
      keeper.confirm(token, await deps.fetchProfile(token));
    } catch (error) {
      // The file of the call itself may not have come.
      const isRefused = error instanceof AppError && isProfileRefused(toFailure(error));
      if (!isRefused) keeper.markOffline(keeper.store.getState().session?.token === token);
      else if (keeper.refuse(token)) notices.ended();
    }
  }

  function lookAtClock(): void {
    clearTimeout(timer);
    if (keeper.expire()) notices.expired();
    const { session } = keeper.store.getState();
    if (announcedToken !== null && announcedToken !== session?.token) {
      announcedToken = null;
      notices.calm();
    }
    if (session === null) return;
    const leftMs = session.expiresAt - now();
    if (leftMs < EXPIRING_SOON_MS && announcedToken !== session.token) {
      announcedToken = session.token;
      notices.expiringSoon(leftMs);
    }
    const waitMs = leftMs < EXPIRING_SOON_MS ? leftMs : leftMs - EXPIRING_SOON_MS + 1;
    timer = setTimeout(lookAtClock, Math.min(Math.max(waitMs, 0), TIMER_MAX_MS));
  }

  function lookAgain(): void {
    lookAtClock();
    keeper.follow();
    const { isOffline } = keeper.store.getState();
    if (isOffline || now() - checkedAt >= PROFILE_CHECK_INTERVAL_MS) void check();
  }

  const stops = [
    keeper.store.subscribe((state, before) => {
      if (state.session !== before.session) lookAtClock();
    }),
    deps.onStored(() => keeper.follow()),
    deps.onPageSeen(lookAgain),
    // Without a request: the next call asks anyway.
    deps.onNetworkBack(() => keeper.markOffline(false)),
    () => clearTimeout(timer),
  ];
  lookAtClock();
  void check();
  return {
    stop() {
      for (const stop of stops) stop();
    },
  };
}
