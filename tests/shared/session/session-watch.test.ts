import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AccountUser } from '../../../src/core/contracts/accounts.ts';
import { AppError } from '../../../src/core/errors.ts';
import { createSessionController } from '../../../src/shared/session/session-controller.ts';
import { watchSession } from '../../../src/shared/session/session-watch.ts';
import { writeSession } from '../../../src/shared/session/stored-session.ts';
import { aReply, aStorage, aToken, aUser } from './a-session.ts';

const MINUTE_MS = 60_000;
const offline = new AppError('NETWORK', 'x');
const refused = (status: number, code = String(status)) => new AppError(code, '', { status });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page, signed in by default. */
function openPage(options: Partial<PageOptions> = {}) {
  const { expiresIn = 86_400, isSignedIn = true, sendsNothing = false, answer = async () => aUser() } = options;
  const storage = aStorage(options.stored);
  const page = { sendsNothing };
  const controller = createSessionController({ storage, now: Date.now, announce: () => {} });
  if (isSignedIn) controller.begin(aReply('a', { expiresIn }));
  const fetchProfile = vi.fn<(token: string) => Promise<AccountUser>>(answer);
  const handlers = { seen: () => {}, back: () => {}, stored: () => {}, moved: () => {} };
  const shown: string[] = [];
  const listen = (name: keyof typeof handlers) => (handler: () => void) => {
    handlers[name] = handler;
    return () => {
      handlers[name] = () => {};
    };
  };
  const watch = watchSession({
    controller,
    now: Date.now,
    fetchProfile,
    onPageSeen: listen('seen'),
    onNetworkBack: listen('back'),
    onStored: listen('stored'),
    onPageChange: listen('moved'),
    pageSendsNothing: () => page.sendsNothing,
    notices: {
      ended: (reason) => shown.push(reason === '' ? 'ended' : `ended: ${reason}`),
      expired: () => shown.push('expired'),
      expiringSoon: (leftMs) => shown.push(`soon ${leftMs}`),
      dismiss: () => shown.push('dismiss'),
    },
  });
  onTestFinished(watch.stop);
  const moveTo = (sendsNothing: boolean) => {
    page.sendsNothing = sendsNothing;
    handlers.moved();
  };
  return {
    moveTo,
    controller,
    storage,
    fetchProfile,
    handlers,
    notices: shown,
    watch,
    state: () => controller.store.getState(),
  };
}

interface PageOptions {
  readonly expiresIn: number;
  readonly isSignedIn: boolean;
  readonly sendsNothing: boolean;
  readonly stored: Readonly<Record<string, string>>;
  readonly answer: (token: string) => Promise<AccountUser>;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the check at the start', () => {
  it('sends nothing without a session', async () => {
    const { fetchProfile } = openPage({ isSignedIn: false });
    await settle();
    expect(fetchProfile).not.toHaveBeenCalled();
  });

  it('takes over the data of the server about the user', async () => {
    const { state, fetchProfile } = openPage({ answer: async () => aUser({ username: '大林' }) });
    await settle();
    expect(fetchProfile).toHaveBeenCalledExactlyOnceWith(aToken('a'));
    expect(state()).toMatchObject({ session: { user: { username: '大林' } }, isOffline: false });
  });

  it.each<[name: string, error: Error, isKept: boolean]>([
    ['no network', offline, true],
    ['no answer in time', new AppError('TIMEOUT', 'x'), true],
    ['a file that fails to load', new TypeError('Failed to fetch dynamically imported module'), true],
    ['a server that fails', refused(502), true],
    ['an invalid reply', new AppError('INVALID_REPLY', '', { status: 200 }), true],
    ['401', refused(401), false],
    ['a disabled account', refused(403, 'ACCOUNT_DISABLED'), false],
    ['a definite other code', refused(200, 'EXPIRED'), false],
  ])('%s (trap T13)', async (_name, error, isKept) => {
    const { state, notices, storage } = openPage({ answer: () => Promise.reject(error) });
    await settle();
    expect(state().session !== null).toBe(isKept);
    expect(state().isOffline).toBe(isKept);
    expect(storage.entries.size > 0).toBe(isKept);
    expect(notices).toEqual(isKept ? [] : ['ended']);
  });

  it('reports the reason that the server gives', async () => {
    const error = new AppError('401', '密码已修改，请重新登录', { status: 401 });
    const { notices } = openPage({ answer: () => Promise.reject(error) });
    await settle();
    expect(notices).toEqual(['ended: 密码已修改，请重新登录']);
  });

  it('that fails late does not affect a session that began meanwhile', async () => {
    let fail = (_error: Error) => {};
    const { controller, state, notices } = openPage({
      answer: () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    });
    controller.begin(aReply('b'));
    fail(refused(401));
    await settle();
    expect(state()).toMatchObject({ session: { token: aToken('b') }, isOffline: false });
    expect(notices).toEqual([]);
  });
});

describe('while the page stays open', () => {
  it('sends no check, however long it stays in view', async () => {
    const { fetchProfile, handlers } = openPage();
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    handlers.back();
    handlers.stored();
    await settle();
    expect(fetchProfile).toHaveBeenCalledTimes(1);
  });

  it('checks again when it is seen after five minutes, not before', async () => {
    const { fetchProfile, handlers } = openPage();
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    handlers.seen();
    expect(fetchProfile).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    handlers.seen();
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });

  it('checks an offline session when it is seen again; the return of the network removes the mark without a check', async () => {
    const { fetchProfile, handlers, state } = openPage({ answer: () => Promise.reject(offline) });
    await settle();
    handlers.seen();
    await settle();
    expect(fetchProfile).toHaveBeenCalledTimes(2);
    expect(state().isOffline).toBe(true);
    handlers.back();
    expect(state().isOffline).toBe(false);
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });

  it('follows a logout in another tab', async () => {
    const { storage, handlers, state, notices } = openPage();
    storage.entries.clear();
    handlers.stored();
    expect(state().session).toBeNull();
    expect(notices).toEqual([]);
  });
});

describe('a page that promises to send nothing', () => {
  it('sends no check at the start; the check follows when the page is left', async () => {
    const { fetchProfile, moveTo } = openPage({ sendsNothing: true });
    await settle();
    expect(fetchProfile).not.toHaveBeenCalled();
    moveTo(true);
    expect(fetchProfile).not.toHaveBeenCalled();
    moveTo(false);
    expect(fetchProfile).toHaveBeenCalledTimes(1);
  });

  it('sends no check when it is seen again after five minutes', async () => {
    const { fetchProfile, handlers, moveTo } = openPage();
    moveTo(true);
    await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
    handlers.seen();
    expect(fetchProfile).toHaveBeenCalledTimes(1);
    moveTo(false);
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });

  it('causes no second check when it is left within five minutes', async () => {
    const { fetchProfile, moveTo } = openPage();
    moveTo(true);
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    moveTo(false);
    expect(fetchProfile).toHaveBeenCalledTimes(1);
  });

  it('still ends a session whose time is over', async () => {
    const { notices } = openPage({ sendsNothing: true, expiresIn: 200 });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(notices).toContain('expired');
  });
});

describe('a session that ran out while the page was closed', () => {
  const stored = () => {
    const entries = aStorage();
    const expiresAt = Date.now() - MINUTE_MS;
    writeSession(entries, { token: aToken('a'), user: aUser(), expiresAt });
    return Object.fromEntries(entries.entries);
  };

  it('is reported once', async () => {
    const { notices, handlers, state } = openPage({ isSignedIn: false, stored: stored() });
    await settle();
    expect(notices).toEqual(['expired']);
    handlers.seen();
    handlers.stored();
    await settle();
    expect(notices).toEqual(['expired']);
    expect(state().session).toBeNull();
  });

  it('is not reported when someone has signed in meanwhile', async () => {
    const { notices } = openPage({ stored: stored() });
    await settle();
    expect(notices).toEqual([]);
  });

  it('is not reported where the entries hold no session', async () => {
    const { notices } = openPage({ isSignedIn: false, stored: { ...stored(), auth_user: '{}' } });
    await settle();
    expect(notices).toEqual([]);
  });
});

describe('the expiry of a session', () => {
  it('is announced once when less than 300 seconds are left, then ends the session', async () => {
    const { notices, state } = openPage({ expiresIn: 600 });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(notices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(notices).toEqual(['soon 299999']);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(notices).toEqual(['soon 299999', 'dismiss', 'expired']);
    expect(state().session).toBeNull();
  });

  it('is no longer announced after a new login', async () => {
    const { notices, controller } = openPage({ expiresIn: 200 });
    await settle();
    controller.begin(aReply('b'));
    expect(notices).toEqual(['soon 200000', 'dismiss']);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(notices).toHaveLength(2);
  });

  it('is noticed when the page is seen again after the machine slept', async () => {
    const { notices, handlers } = openPage({ expiresIn: 3600 });
    await settle();
    vi.setSystemTime(Date.now() + 3_700_000);
    handlers.seen();
    expect(notices).toEqual(['expired']);
  });

  it('may lie beyond the longest timer', async () => {
    const { state } = openPage({ expiresIn: 90 * 86_400 });
    await vi.advanceTimersByTimeAsync(80 * 86_400_000);
    expect(state().session).not.toBeNull();
  });

  it('is not announced any more once the watch is stopped', async () => {
    const { watch, notices } = openPage({ expiresIn: 3600 });
    watch.stop();
    await vi.advanceTimersByTimeAsync(3_700_000);
    expect(notices).toEqual([]);
  });
});
