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
  it('begins with a login, is announced and survives the page', () => {
    const { open, storage } = openTabs();
    const { controller, events } = open();
    controller.begin(aReply('a'));
    expect(events).toEqual(['loginSuccess']);
    expect(storage.read('auth_expires')).toBe(String(1_000_000 + 86_400_000));
    expect(open().token()).toBe(aToken('a'));
  });

  it('removes its entries at its end and is announced', () => {
    const { open, storage } = openTabs();
    const { controller, events } = open();
    controller.begin(aReply('a'));
    controller.end();
    expect(events).toEqual(['loginSuccess', 'logout']);
    expect(storage.entries.size).toBe(0);
  });

  it('leaves the token of the device, which shows later that an account signed in here', () => {
    const { open, storage } = openTabs();
    const { controller } = open();
    controller.begin({ ...aReply('a'), device: 'de.vi.ce' });
    controller.end();
    expect([...storage.entries]).toEqual([['mythinkn_device_token', 'de.vi.ce']]);
  });

  it('that has expired does not start again', () => {
    const { open, storage, clock } = openTabs();
    open().controller.begin(aReply('a', { expiresIn: 10 }));
    clock.now += 10_000;
    const { token, events } = open();
    expect(token()).toBeNull();
    expect(events).toEqual(['logout']);
    expect(storage.entries.size).toBe(0);
  });

  it('that is unreadable is removed without a message', () => {
    const { open, storage } = openTabs(aStorage({ auth_token: 'a.b', auth_user: '{', auth_expires: 'x' }));
    expect(open().token()).toBeNull();
    expect(storage.entries.size).toBe(0);
  });

  it('writes nothing if there is none', () => {
    const { open, storage } = openTabs();
    expect(open().events).toEqual([]);
    expect(storage.entries.size).toBe(0);
  });

  it('lasts for the page where storage is refused', () => {
    const { open, storage } = openTabs({ ...aStorage(), write: () => false });
    const { controller, token } = open();
    controller.begin(aReply('a'));
    controller.syncWithStorage();
    expect(token()).toBe(aToken('a'));
    expect(storage.entries.size).toBe(0);
  });
});

describe('a rejected token (trap T12)', () => {
  it('ends its session', () => {
    const { controller, events } = openTabs().open();
    controller.begin(aReply('a'));
    expect(controller.reject(aToken('a'))).toBe(true);
    expect(events).toEqual(['loginSuccess', 'logout']);
  });

  it('of an older session does not end the newer one', () => {
    const { controller, token, events } = openTabs().open();
    controller.begin(aReply('old'));
    controller.begin(aReply('new'));
    expect(controller.reject(aToken('old'))).toBe(false);
    expect(token()).toBe(aToken('new'));
    expect(events).not.toContain('logout');
  });

  it('does not end a newer session of another tab, which is taken over', () => {
    const { open } = openTabs();
    const [here, there] = [open(), open()];
    here.controller.begin(aReply('old'));
    there.controller.begin(aReply('new'));
    expect(here.token()).toBe(aToken('old'));
    expect(here.controller.reject(aToken('old'))).toBe(false);
    expect(here.token()).toBe(aToken('new'));
    expect(there.token()).toBe(aToken('new'));
  });

  it('changes nothing for a signed-out visitor', () => {
    const { controller, events } = openTabs().open();
    expect(controller.reject(aToken('a'))).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('other tabs', () => {
  it('follow a login and a logout and announce them', () => {
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

  it('take over a renamed user', () => {
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

it('ignores the reply of the server for an older token', () => {
  const { controller } = openTabs().open();
  controller.begin(aReply('new'));
  controller.confirm(aToken('old'), aUser({ username: 'x' }));
  expect(controller.store.getState().session?.user.username).toBe('小林');
});
