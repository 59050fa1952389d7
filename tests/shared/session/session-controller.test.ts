import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../src/shared/events.ts';
import { createSessionController } from '../../../src/shared/session/session-controller.ts';
import { aReply, aStorage, aToken, aUser } from './a-session.ts';

/** Tabs of one browser: one storage, a controller each. */
function openTabs(storage = aStorage()) {
  const clock = { now: 1_000_000 };
  const open = () => {
    const events: SessionEvent[] = [];
    const controller = createSessionController({
      storage,
      now: () => clock.now,
      announce: (event) => events.push(event),
    });
    const token = () => controller.store.getState().session?.token ?? null;
    return { controller, events, token };
  };
  return { storage, clock, open };
}

describe('a session', () => {
  it('begins with a login, outlives the page, and is announced', () => {
    const { open, storage } = openTabs();
    const { controller, events } = open();
    controller.begin(aReply('a'));
    expect(events).toEqual(['loginSuccess']);
    expect(storage.read('auth_expires')).toBe(String(1_000_000 + 86_400_000));
    expect(open().token()).toBe(aToken('a'));
  });

  it('leaves nothing behind at its end, and is announced', () => {
    const { open, storage } = openTabs();
    const { controller, events } = open();
    controller.begin(aReply('a'));
    controller.end();
    expect(events).toEqual(['loginSuccess', 'logout']);
    expect(storage.entries.size).toBe(0);
  });

  it('whose time is over does not begin again', () => {
    const { open, storage, clock } = openTabs();
    open().controller.begin(aReply('a', { expiresIn: 10 }));
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
    const { controller, token } = open();
    controller.begin(aReply('a'));
    controller.syncWithStorage();
    expect(token()).toBe(aToken('a'));
    expect(storage.entries.size).toBe(0);
  });
});

describe('a refused token (trap T12)', () => {
  it('ends its session', () => {
    const { controller, events } = openTabs().open();
    controller.begin(aReply('a'));
    expect(controller.reject(aToken('a'))).toBe(true);
    expect(events).toEqual(['loginSuccess', 'logout']);
  });

  it('of an older session leaves the newer one alone', () => {
    const { controller, token, events } = openTabs().open();
    controller.begin(aReply('old'));
    controller.begin(aReply('new'));
    expect(controller.reject(aToken('old'))).toBe(false);
    expect(token()).toBe(aToken('new'));
    expect(events).not.toContain('logout');
  });

  it('leaves a newer session of another tab alone, and takes it over', () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    here.controller.begin(aReply('old'));
    there.controller.begin(aReply('new'));
    expect(here.token()).toBe(aToken('old'));
    expect(here.controller.reject(aToken('old'))).toBe(false);
    expect(here.token()).toBe(aToken('new'));
    expect(there.token()).toBe(aToken('new'));
  });

  it('is nothing to someone who is signed out', () => {
    const { controller, events } = openTabs().open();
    expect(controller.reject(aToken('a'))).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('other tabs', () => {
  it('follow a login and a logout, and announce them to their own tools', () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    here.controller.begin(aReply('a'));
    there.controller.syncWithStorage();
    expect(there.token()).toBe(aToken('a'));
    here.controller.end();
    there.controller.syncWithStorage();
    there.controller.syncWithStorage();
    expect(there.token()).toBeNull();
    expect(there.events).toEqual(['loginSuccess', 'logout']);
  });

  it('take over a user that was renamed', () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    here.controller.begin(aReply('a'));
    there.controller.syncWithStorage();
    here.controller.confirm(aToken('a'), aUser({ username: '大林' }));
    there.controller.syncWithStorage();
    expect(there.controller.store.getState().session?.user.username).toBe('大林');
    expect(there.events).toEqual(['loginSuccess']);
  });
});

it('what the server says of an older token’s user is not heeded', () => {
  const { controller } = openTabs().open();
  controller.begin(aReply('new'));
  controller.confirm(aToken('old'), aUser({ username: 'x' }));
  expect(controller.store.getState().session?.user.username).toBe('小林');
});
