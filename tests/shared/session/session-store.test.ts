import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../src/shared/events.ts';
import { createSessionKeeper } from '../../../src/shared/session/session-store.ts';
import { aReply, aStorage, aToken, aUser } from './a-session.ts';

/** Tabs of one browser: one storage, a keeper each. */
function openTabs(storage = aStorage()) {
  const clock = { now: 1_000_000 };
  const open = () => {
    const events: SessionEvent[] = [];
    const keeper = createSessionKeeper({ storage, now: () => clock.now, announce: (event) => events.push(event) });
    const token = () => keeper.store.getState().session?.token ?? null;
    return { keeper, events, token };
  };
  return { storage, clock, open };
}

describe('a session', () => {
  it('begins with a login, outlives the page, and is announced', () => {
    const { open, storage } = openTabs();
    const { keeper, events } = open();
    keeper.begin(aReply('a'));
    expect(events).toEqual(['loginSuccess']);
    expect(storage.read('auth_expires')).toBe(String(1_000_000 + 86_400_000));
    expect(open().token()).toBe(aToken('a'));
  });

  it('leaves nothing behind at its end, and is announced', () => {
    const { open, storage } = openTabs();
    const { keeper, events } = open();
    keeper.begin(aReply('a'));
    keeper.end();
    expect(events).toEqual(['loginSuccess', 'logout']);
    expect(storage.entries.size).toBe(0);
  });

  it('whose time is over does not begin again', () => {
    const { open, storage, clock } = openTabs();
    open().keeper.begin(aReply('a', { expiresIn: 10 }));
    clock.now += 10_000;
    const { token, events } = open();
    expect(token()).toBeNull();
    expect(events).toEqual(['logout']);
    expect(storage.entries.size).toBe(0);
  });

  it('that cannot be read is set aside without a word to the visitor', () => {
    const { open, storage } = openTabs(aStorage({ auth_token: 'a.b', auth_user: '{', auth_expires: 'x' }));
    expect(open().token()).toBeNull();
    expect(storage.entries.size).toBe(0);
  });

  it('writes nothing where there is none', () => {
    const { open, storage } = openTabs();
    expect(open().events).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it('lives for the page where storage is refused', () => {
    const { open, storage } = openTabs({ ...aStorage(), write: () => false });
    const { keeper, token } = open();
    keeper.begin(aReply('a'));
    keeper.follow();
    expect(token()).toBe(aToken('a'));
    expect(storage.entries.size).toBe(0);
  });
});

describe('a refused token (trap T12)', () => {
  it('ends its session', () => {
    const { keeper, events } = openTabs().open();
    keeper.begin(aReply('a'));
    expect(keeper.refuse(aToken('a'))).toBe(true);
    expect(events).toEqual(['loginSuccess', 'logout']);
  });

  it('of an older session leaves the newer one alone', () => {
    const { keeper, token, events } = openTabs().open();
    keeper.begin(aReply('old'));
    keeper.begin(aReply('new'));
    expect(keeper.refuse(aToken('old'))).toBe(false);
    expect(token()).toBe(aToken('new'));
    expect(events).not.toContain('logout');
  });

  it('leaves a newer session of another tab alone, and takes it over', () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    here.keeper.begin(aReply('old'));
    there.keeper.begin(aReply('new'));
    expect(here.token()).toBe(aToken('old'));
    expect(here.keeper.refuse(aToken('old'))).toBe(false);
    expect(here.token()).toBe(aToken('new'));
    expect(there.token()).toBe(aToken('new'));
  });

  it('is nothing to someone who is signed out', () => {
    const { keeper, events } = openTabs().open();
    expect(keeper.refuse(aToken('a'))).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('other tabs', () => {
  it('follow a login and a logout, and announce them to their own tools', () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    here.keeper.begin(aReply('a'));
    there.keeper.follow();
    expect(there.token()).toBe(aToken('a'));
    here.keeper.end();
    there.keeper.follow();
    there.keeper.follow();
    expect(there.token()).toBeNull();
    expect(there.events).toEqual(['loginSuccess', 'logout']);
  });

  it('take over a user that was renamed', () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    here.keeper.begin(aReply('a'));
    there.keeper.follow();
    here.keeper.confirm(aToken('a'), aUser({ username: '大林' }));
    there.keeper.follow();
    expect(there.keeper.store.getState().session?.user.username).toBe('大林');
    expect(there.events).toEqual(['loginSuccess']);
  });
});

it('what the server says of an older token’s user is not heeded', () => {
  const { keeper } = openTabs().open();
  keeper.begin(aReply('new'));
  keeper.confirm(aToken('old'), aUser({ username: 'x' }));
  expect(keeper.store.getState().session?.user.username).toBe('小林');
});

describe('a session that ran out while the page was closed', () => {
  const stored = () => aStorage();
  const open = (storage: ReturnType<typeof aStorage>, now: number) =>
    createSessionKeeper({ storage, now: () => now, announce: () => {} });

  it('is reported once, by the first page that opens', () => {
    const storage = stored();
    open(storage, 0).begin(aReply('a', { expiresIn: 60 }));
    const later = open(storage, 61_000);
    expect(later.store.getState().session).toBeNull();
    expect([later.expire(), later.expire()]).toEqual([true, false]);
    expect(open(storage, 62_000).expire()).toBe(false);
  });

  it('is not reported where the stored session is unreadable, and a valid one is not either', () => {
    expect(open(aStorage({ auth_token: 'damaged' }), 0).expire()).toBe(false);
    const storage = stored();
    open(storage, 0).begin(aReply('a', { expiresIn: 60 }));
    expect(open(storage, 1000).expire()).toBe(false);
  });
});
