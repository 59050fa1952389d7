import type { AccountUser } from '../../core/contracts/accounts.ts';
import { AppError } from '../../core/errors.ts';
import { isProfileRefused, toFailure } from '../api/failure.ts';
import { EXPIRING_SOON_MS, PROFILE_CHECK_INTERVAL_MS } from './constants.ts';
import type { SessionController } from './session-controller.ts';

interface SessionNotices {
  /** The server rejected the session, for a reason in its own words, or without words. */
  ended(reason: string): void;
  /** The session's time is over. */
  expired(): void;
  expiringSoon(leftMs: number): void;
  /** The session that was about to expire is gone or replaced: its notice is out of date. */
  dismiss(): void;
}

type Listen = (handler: () => void) => () => void;

interface SessionWatchDeps {
  readonly controller: SessionController;
  readonly now: () => number;
  readonly fetchProfile: (token: string) => Promise<AccountUser>;
  readonly onPageSeen: Listen;
  readonly onNetworkBack: Listen;
  /** Another tab wrote the session's entries. */
  readonly onStored: Listen;
  /** The visitor went to another page of the product. */
  readonly onPageChange: Listen;
  /** Whether the open page promises to send nothing: the check then waits until the page is left. */
  readonly pageSendsNothing: () => boolean;
  readonly notices: SessionNotices;
}

export interface SessionWatch {
  stop(): void;
}

/** Longer delays overflow the browser's timers. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Watches the session while the page lives. Checks it with the server at the start and when the page is seen again after
 * a while, never while the page stays in view. Follows other tabs. Warns before the session expires, then ends it.
 */
export function watchSession(deps: SessionWatchDeps): SessionWatch {
  const { controller, now, notices } = deps;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let announcedToken: string | null = null;

  async function check(): Promise<void> {
    const token = controller.store.getState().session?.token;
    if (token === undefined || deps.pageSendsNothing()) return;
    checkedAt = now();
    try {
      controller.confirm(token, await deps.fetchProfile(token));
    } catch (error) {
      // Also when the file with the call could not be loaded.
      const failure = error instanceof AppError ? toFailure(error) : null;
      if (failure === null || !isProfileRefused(failure)) {
        controller.markOffline(controller.store.getState().session?.token === token);
      } else if (controller.reject(token)) notices.ended(failure.message);
    }
  }

  function checkIfDue(): void {
    if (now() - checkedAt >= PROFILE_CHECK_INTERVAL_MS) void check();
  }

  function checkClock(): void {
    clearTimeout(timer);
    if (controller.expire()) notices.expired();
    const { session } = controller.store.getState();
    if (announcedToken !== null && announcedToken !== session?.token) {
      announcedToken = null;
      notices.dismiss();
    }
    if (session === null) return;
    const leftMs = session.expiresAt - now();
    if (leftMs < EXPIRING_SOON_MS && announcedToken !== session.token) {
      announcedToken = session.token;
      notices.expiringSoon(leftMs);
    }
    const waitMs = leftMs < EXPIRING_SOON_MS ? leftMs : leftMs - EXPIRING_SOON_MS + 1;
    timer = setTimeout(checkClock, Math.min(Math.max(waitMs, 0), TIMER_MAX_MS));
  }

  function revalidate(): void {
    checkClock();
    controller.syncWithStorage();
    if (controller.store.getState().isOffline) void check();
    else checkIfDue();
  }

  const stops = [
    controller.store.subscribe((state, before) => {
      if (state.session !== before.session) checkClock();
    }),
    deps.onStored(() => controller.syncWithStorage()),
    deps.onPageSeen(revalidate),
    deps.onPageChange(checkIfDue),
    // Without a request: the next call checks anyway.
    deps.onNetworkBack(() => controller.markOffline(false)),
    () => clearTimeout(timer),
  ];
  checkClock();
  void check();
  return {
    stop() {
      for (const stop of stops) stop();
    },
  };
}
