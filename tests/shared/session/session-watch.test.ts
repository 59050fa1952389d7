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

/** A page, signed in unless told otherwise. */
function openPage(options: Partial<PageOptions> = {}) {
  const { expiresIn = 86_400, isSignedIn = true, sendsNothing = false, answer = async () => aUser() } = options;
  const storage = aStorage(options.stored);
  const page = { sendsNothing };
  const controller = createSessionController({ storage, now: Date.now, announce: () => {} });
  if (isSignedIn) controller.begin(aReply('a', { expiresIn }));
  const fetchProfile = vi.fn<(token: string) => Promise<AccountUser>>(answer);
  const handlers = { seen: () => {}, back: () => {}, stored: () => {}, moved: () => {} };
  const said: string[] = [];
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
      ended: () => said.push('ended'),
      expired: () => said.push('expired'),
      expiringSoon: (leftMs) => said.push(`soon ${leftMs}`),
      dismiss: () => said.push('dismiss'),
    },
  });
  onTestFinished(watch.stop);
  const moveTo = (sendsNothing: boolean) => {
    page.sendsNothing = sendsNothing;
    handlers.moved();
  };
  return { moveTo, controller, storage, fetchProfile, handlers, said, watch, state: () => controller.store.getState() };
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
  it('asks nobody where there is no session', async () => {
    const { fetchProfile } = openPage({ isSignedIn: false });
    await settle();
    expect(fetchProfile).not.toHaveBeenCalled();
  });

  it('takes over what the server says of the user', async () => {
    const { state, fetchProfile } = openPage({ answer: async () => aUser({ username: '大林' }) });
    await settle();
    expect(fetchProfile).toHaveBeenCalledExactlyOnceWith(aToken('a'));
    expect(state()).toMatchObject({ session: { user: { username: '大林' } }, isOffline: false });
  });

  it.each<[name: string, error: Error, isKept: boolean]>([
    ['no network', offline, true],
    ['no answer in time', new AppError('TIMEOUT', 'x'), true],
    ['a file that does not come', new TypeError('Failed to fetch dynamically imported module'), true],
    ['a server that fails', refused(502), true],
    ['an answer that is none', new AppError('INVALID_REPLY', '', { status: 200 }), true],
    ['401', refused(401), false],
    ['a disabled account', refused(403, 'ACCOUNT_DISABLED'), false],
    ['a definite other code', refused(200, 'EXPIRED'), false],
  ])('%s (trap T13)', async (_name, error, isKept) => {
    const { state, said, storage } = openPage({ answer: () => Promise.reject(error) });
    await settle();
    expect(state().session !== null).toBe(isKept);
    expect(state().isOffline).toBe(isKept);
    expect(storage.entries.size > 0).toBe(isKept);
    expect(said).toEqual(isKept ? [] : ['ended']);
  });

  it('that fails late says nothing of a session that began meanwhile', async () => {
    let fail = (_error: Error) => {};
    const { controller, state, said } = openPage({
      answer: () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    });
    controller.begin(aReply('b'));
    fail(refused(401));
    await settle();
    expect(state()).toMatchObject({ session: { token: aToken('b') }, isOffline: false });
    expect(said).toEqual([]);
  });
});

describe('while the page stays open', () => {
  it('nothing is asked, however long it stays in view', async () => {
    const { fetchProfile, handlers } = openPage();
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    handlers.back();
    handlers.stored();
    await settle();
    expect(fetchProfile).toHaveBeenCalledTimes(1);
  });

  it('it is asked again when the page is seen again after five minutes, not before', async () => {
    const { fetchProfile, handlers } = openPage();
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    handlers.seen();
    expect(fetchProfile).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    handlers.seen();
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });

  it('an offline session is asked about at the next look; the network’s return takes the mark away without asking', async () => {
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

  it('another tab’s logout is followed', async () => {
    const { storage, handlers, state, said } = openPage();
    storage.entries.clear();
    handlers.stored();
    expect(state().session).toBeNull();
    expect(said).toEqual([]);
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
    const { said } = openPage({ sendsNothing: true, expiresIn: 200 });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(said).toContain('expired');
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
    const { said, handlers, state } = openPage({ isSignedIn: false, stored: stored() });
    await settle();
    expect(said).toEqual(['expired']);
    handlers.seen();
    handlers.stored();
    await settle();
    expect(said).toEqual(['expired']);
    expect(state().session).toBeNull();
  });

  it('is not reported when someone has signed in meanwhile', async () => {
    const { said } = openPage({ stored: stored() });
    await settle();
    expect(said).toEqual([]);
  });

  it('is not reported where the entries hold no session', async () => {
    const { said } = openPage({ isSignedIn: false, stored: { ...stored(), auth_user: '{}' } });
    await settle();
    expect(said).toEqual([]);
  });
});

describe('the end of its time', () => {
  it('is announced once when less than 300 seconds are left, and comes', async () => {
    const { said, state } = openPage({ expiresIn: 600 });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['soon 299999']);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(said).toEqual(['soon 299999', 'dismiss', 'expired']);
    expect(state().session).toBeNull();
  });

  it('is called off by a new login', async () => {
    const { said, controller } = openPage({ expiresIn: 200 });
    await settle();
    controller.begin(aReply('b'));
    expect(said).toEqual(['soon 200000', 'dismiss']);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(said).toHaveLength(2);
  });

  it('is noticed at the next look when the machine slept over it', async () => {
    const { said, handlers } = openPage({ expiresIn: 3600 });
    await settle();
    vi.setSystemTime(Date.now() + 3_700_000);
    handlers.seen();
    expect(said).toEqual(['expired']);
  });

  it('may be further away than a timer reaches', async () => {
    const { state } = openPage({ expiresIn: 90 * 86_400 });
    await vi.advanceTimersByTimeAsync(80 * 86_400_000);
    expect(state().session).not.toBeNull();
  });

  it('leaves no timer behind', async () => {
    const { watch } = openPage();
    watch.stop();
    await settle();
    expect(vi.getTimerCount()).toBe(0);
  });
});
