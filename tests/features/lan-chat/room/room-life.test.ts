import { describe, expect, it } from 'vitest';
import { formatPacket } from '../../../../src/features/lan-chat/model/packets.ts';
import type { PeerConnection } from '../../../../src/features/lan-chat/peer/peer-link.ts';
import { FakeDevice } from './fake-network.ts';
import { gather, namesOf, type Place, RoomRig, succeed } from './room-rig.ts';

const NAMES = ['ann', 'bob', 'cai'] as const;
const peerIdOf = (place: Place) => place.state().peerId ?? '';
const waitingAt = (place: Place) => place.state().waiting.map(({ username }) => username);

describe('admissions', () => {
  it('go with the room: who was let in by a creator that is gone does not knock again', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    cai.session.leave();
    await rig.clock.advance(60_000);
    await succeed(rig, ann);
    expect(bob.state().join).toEqual({ step: 'in', role: 'creator' });
    await rig.join(cai);
    expect([waitingAt(bob), cai.state().admission, namesOf(cai)]).toEqual([[], 'admitted', ['bob', 'cai']]);
  });

  it('go on from one creator to the next and the one after', async () => {
    const { rig, places } = await gather(['ann', 'bob', 'cai', 'dan']);
    const [ann, bob, cai, dan] = places;
    dan.session.leave();
    await rig.clock.advance(1000);
    await succeed(rig, ann);
    await succeed(rig, bob);
    expect(cai.state().join).toEqual({ step: 'in', role: 'creator' });
    await rig.join(dan);
    expect(namesOf(dan)).toEqual(['cai', 'dan']);
  });

  it('leave a stranger at the door of the next creator', async () => {
    const { rig, places } = await gather(NAMES);
    await succeed(rig, places[0]);
    const eve = rig.add('eve');
    await rig.join(eve);
    expect([waitingAt(places[1]), eve.state().admission]).toEqual([['eve'], 'waiting']);
  });

  it('end with the room: a new one begins without them', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    for (const place of [cai, bob, ann]) place.session.leave();
    await rig.clock.advance(5000);
    await rig.join(bob);
    await rig.join(cai);
    expect([waitingAt(bob), cai.state().admission]).toEqual([['cai'], 'waiting']);
  });
});

describe('a share link', () => {
  it('of a creator that is gone lets in without a question', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob] = places;
    await succeed(rig, ann);
    const dan = rig.add('dan', { linkOf: ann.host.userId });
    await rig.join(dan);
    expect([waitingAt(bob), namesOf(dan)]).toEqual([[], ['bob', 'cai', 'dan']]);
  });

  it('of a guest does not, before and after a succession', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    const dan = rig.add('dan', { linkOf: cai.host.userId });
    await rig.join(dan);
    expect(waitingAt(ann)).toEqual(['dan']);
    dan.session.leave();
    await succeed(rig, ann);
    await rig.join(dan);
    expect(waitingAt(bob)).toEqual(['dan']);
  });
});

/** A member with a program of its own. */
async function addRaw(rig: RoomRig, name: string) {
  const host = {
    name,
    userId: `u-${name}`,
    latencyMs: 1,
    isCrashed: false,
    isServerCut: false,
    byLink: true,
    linkOf: null,
  };
  const device = new FakeDevice(rig.world, host, `user-${rig.clock.now()}`);
  const { signal } = new AbortController();
  const opened = device.takeId(signal).then(() => device.connect('room-lan203-0-113-7', signal));
  await rig.clock.advance(1500);
  const connection = (await opened) as PeerConnection;
  return { host, device, connection };
}

describe('a hostile member', () => {
  it('cannot let others in: its list is ignored', async () => {
    const { rig, places } = await gather(['ann', 'bob']);
    const [ann, bob] = places;
    const eve = await addRaw(rig, 'eve');
    const list = formatPacket({
      type: 'user-list',
      users: [{ username: 'eve', peerId: eve.device.id }],
      admitted: ['u-mal'],
      links: ['links of u-eve'],
      removed: [ann.host.userId, bob.host.userId],
    });
    const { signal } = new AbortController();
    const direct = eve.device.connect(peerIdOf(bob), signal);
    await rig.clock.advance(500);
    (await direct).send(list);
    eve.connection.send(list);
    await rig.clock.advance(500);
    expect(ann.notices()).toContain('dropped eve');
    await succeed(rig, ann);
    const [mal, byEve] = [rig.add('mal'), rig.add('nil', { linkOf: 'u-eve' })];
    for (const place of [mal, byEve]) await rig.join(place);
    expect(waitingAt(bob)).toEqual(['mal', 'nil']);
    expect(namesOf(bob)).toEqual(['bob']);
  });

  it('that was removed is not followed when it takes the room over', async () => {
    const { rig, places } = await gather(['ann', 'bob', 'cai']);
    const [ann, bob, cai] = places;
    ann.session.remove(peerIdOf(cai));
    await rig.clock.advance(500);
    const host = { ...cai.host, name: 'cai' };
    const thief = new FakeDevice(rig.world, host, 'room-lan203-0-113-7');
    const { signal } = new AbortController();
    rig.crash(ann);
    const taken = thief.takeId(signal);
    thief.onConnection((raw) => {
      raw.onData(() => undefined);
      raw.send(formatPacket({ type: 'admission', state: 'admitted' }));
      const users = [{ username: 'cai', peerId: thief.id }];
      raw.send(formatPacket({ type: 'user-list', users, admitted: [], links: [] }));
    });
    await rig.clock.advance(2000);
    await taken;
    const carried: unknown[] = [];
    rig.world.onSend = (_from, to, data) => {
      if (to === 'cai' && String(data).includes('"text"')) carried.push(data);
    };
    await rig.clock.advance(3000);
    bob.session.sendText('not for cai');
    await rig.clock.advance(20_000);
    expect(carried).toEqual([]);
    expect(bob.state().join).toEqual({ step: 'failed', failure: 'stranger' });
  });
});

describe('a muted member', () => {
  it('counts for nothing, until it is no longer muted or the room is left', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    const unread = () => ann.state().unreadCount;
    ann.session.setMuted(bob.host.userId, true);
    for (const place of [bob, cai]) place.session.sendText(`of ${place.host.name}`);
    await rig.clock.advance(1000);
    expect([unread(), ann.texts().sort(), cai.state().unreadCount]).toEqual([1, ['of bob', 'of cai'], 1]);
    bob.session.leave();
    await rig.clock.advance(500);
    await rig.join(bob);
    bob.session.sendText('again');
    await rig.clock.advance(500);
    expect(unread()).toBe(1);
    ann.session.setMuted(bob.host.userId, false);
    bob.session.sendText('heard');
    await rig.clock.advance(500);
    expect(unread()).toBe(2);
    ann.session.setMuted(bob.host.userId, true);
    ann.session.leave();
    expect(ann.state().mutedUsers).toEqual([]);
  });

  it.each([
    ['a guest', 1],
    ['the creator', 0],
  ])('stays muted after a reload of %s, and no longer after the room was left', async (_, index) => {
    const { rig, places } = await gather(NAMES);
    const muting = places[index] as Place;
    const muted = places[2];
    muting.session.setMuted(muted.host.userId, true);
    muting.session.leaveForReload();
    const { name } = muting.host;
    const reloaded = rig.add(name, { tab: muting.tab });
    await rig.join(reloaded);
    rig.admitAll();
    await rig.clock.advance(10_000);
    expect(namesOf(reloaded)).toContain(muted.host.name);
    muted.session.sendText('not counted');
    await rig.clock.advance(500);
    expect([reloaded.state().unreadCount, reloaded.texts()]).toEqual([0, ['not counted']]);
    reloaded.session.leave();
    const later = rig.add(name, { tab: reloaded.tab });
    await rig.join(later);
    expect([later.state().join.step, later.state().mutedUsers]).toEqual(['in', []]);
  });

  it.each([
    ['another account', { roomCode: 'lan203-0-113-7', userId: 'u-bob' }],
    ['another room', { roomCode: 'lan203-0-113-8', userId: 'u-ann' }],
  ])('is not muted by a page of the same tab for %s', async (_, owner) => {
    const rig = new RoomRig();
    const ann = rig.add('ann', { tab: { muted: { ...owner, userIds: ['u-cai'] } } });
    await rig.join(ann);
    expect(ann.state().mutedUsers).toEqual([]);
  });
});
