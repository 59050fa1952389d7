import { describe, expect, it } from 'vitest';
import { formatPacket } from '../../../../src/features/lan-chat/model/packets.ts';
import type { RoomMessage } from '../../../../src/features/lan-chat/model/room-state.ts';
import type { PeerConnection } from '../../../../src/features/lan-chat/peer/peer-link.ts';
import { FakeDevice } from './fake-network.ts';
import { gather, type Place, type RoomRig } from './room-rig.ts';

const NAMES = ['ann', 'bob', 'cai', 'dan'] as const;
const SECRET = 'only for one';
const peerIdOf = (place: Place) => place.state().peerId ?? '';
const findText = (place: Place, text = SECRET): RoomMessage | undefined =>
  place.state().messages.find((message) => message.kind === 'text' && message.text === text);

/** Names of the devices that the words have left for, counted at the channel. */
function watch(rig: RoomRig, text = SECRET) {
  const carried: string[] = [];
  rig.world.onSend = (from, to, data) => {
    if (String(data).includes(text)) carried.push(`${from} to ${to}: ${JSON.parse(String(data)).type}`);
  };
  return carried;
}

async function sendOnly(rig: RoomRig, from: Place, to: Place) {
  from.session.setTarget(peerIdOf(to));
  expect(from.session.sendText(SECRET)).toBe('sent');
  await rig.clock.advance(2000);
}

describe('a text for one device', () => {
  it.each([
    ['a guest', 'another guest', 1, 2],
    ['a guest', 'the creator', 1, 0],
    ['the creator', 'a guest', 0, 2],
  ])('goes from %s to %s and to no other member', async (_from, _to, from, to) => {
    const { rig, places } = await gather(NAMES);
    const [author, receiver] = [places[from], places[to]] as [Place, Place];
    const carried = watch(rig);
    await sendOnly(rig, author, receiver);
    expect(carried).toEqual([`${author.host.name} to ${receiver.host.name}: private-text`]);
    expect(places.map((place) => place.texts())).toEqual(
      places.map((place) => (place === author || place === receiver ? [SECRET] : [])),
    );
    const arrived = { relayedBy: null, failure: null, username: receiver.host.name };
    expect(findText(author)).toMatchObject({ isMine: true, isPending: false, privacy: arrived });
    expect(findText(receiver)).toMatchObject({ isMine: false, username: author.host.name, privacy: arrived });
    expect(receiver.state().unreadCount).toBe(1);
  });

  it('is passed on by the creator where the two cannot connect, who shows and keeps nothing of it', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai, dan] = places;
    rig.world.apart = ['bob', 'cai'];
    const carried = watch(rig);
    await sendOnly(rig, bob, cai);
    expect(carried).toEqual(['bob to ann: private-text', 'ann to cai: private-text']);
    for (const place of [bob, cai])
      expect(findText(place)).toMatchObject({ isPending: false, privacy: { relayedBy: 'ann', failure: null } });
    expect(findText(cai)).toMatchObject({ username: 'bob' });
    for (const place of [ann, dan]) expect([place.texts(), place.state().unreadCount]).toEqual([[], 0]);
    // A member that comes back is sent what it missed, which this is not.
    carried.length = 0;
    dan.host.latencyMs = 20_000;
    await rig.clock.advance(6000);
    dan.host.latencyMs = 10;
    await rig.clock.advance(60_000);
    expect([carried, dan.texts()]).toEqual([[], []]);
  });

  it('does not reach the next creator after a succession', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai, dan] = places;
    await sendOnly(rig, cai, dan);
    const carried = watch(rig);
    rig.crash(ann);
    await rig.clock.advance(15_000);
    expect([carried, bob.texts(), dan.texts()]).toEqual([[], [], [SECRET]]);
  });

  it('for a creator that is gone does not go to the device that has its id now', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai] = places;
    const carried = watch(rig);
    cai.session.setTarget(peerIdOf(ann));
    rig.crash(ann);
    await rig.clock.advance(15_000);
    expect(bob.state().join).toEqual({ step: 'in', role: 'creator' });
    expect(peerIdOf(bob)).toBe(cai.state().target?.peerId);
    expect(cai.session.sendText(SECRET)).toBe('away');
    expect(carried).toEqual([]);
  });

  it('follows its device to the id that it has as the creator', async () => {
    const { rig, places } = await gather(NAMES);
    const [ann, bob, cai, dan] = places;
    cai.session.setTarget(peerIdOf(bob));
    rig.crash(ann);
    await rig.clock.advance(15_000);
    const carried = watch(rig);
    expect(cai.session.sendText(SECRET)).toBe('sent');
    await rig.clock.advance(1000);
    expect([carried, dan.texts()]).toEqual([['cai to bob: private-text'], []]);
  });

  it('is not sent to another device of the account while its own is away', async () => {
    const { rig, places } = await gather(['ann', 'bob', 'cai']);
    const [, bob, cai] = places;
    const laptop = rig.add('laptop', { userId: bob.host.userId });
    await rig.join(laptop);
    rig.admitAll();
    await rig.clock.advance(500);
    cai.session.setTarget(peerIdOf(bob));
    bob.session.leave();
    await rig.clock.advance(1000);
    expect(cai.session.sendText(SECRET)).toBe('away');
    cai.session.setTarget(null);
    expect(cai.session.sendText('for all')).toBe('sent');
  });

  it('says that it has not arrived when the device is gone without a word, and is sent again on demand', async () => {
    const { rig, places } = await gather(NAMES);
    const [, bob, cai] = places;
    cai.host.isCrashed = true;
    cai.host.latencyMs = 10;
    await sendOnly(rig, bob, cai);
    expect(findText(bob)).toMatchObject({ isPending: true });
    await rig.clock.advance(30_000);
    const failed = findText(bob);
    expect(failed).toMatchObject({ isPending: false });
    expect(['unreachable', 'away']).toContain(failed?.kind === 'text' ? failed.privacy?.failure : null);
    cai.host.isCrashed = false;
    await rig.clock.advance(60_000);
    rig.admitAll();
    await rig.clock.advance(2000);
    bob.session.resendText(failed?.id ?? '');
    await rig.clock.advance(2000);
    expect(cai.texts()).toEqual([SECRET]);
    expect(findText(bob)).toMatchObject({ isPending: false, privacy: { failure: null } });
  });
});

/** A device of the room with a program of its own: it answers pings as pages of an earlier version do. */
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
  const received: { readonly type: string; readonly content?: string }[] = [];
  const use = (raw: PeerConnection) => {
    raw.onData((data) => {
      const packet = JSON.parse(String(data));
      received.push(packet);
      if (packet.type === 'ping') raw.send(formatPacket({ type: 'pong', count: packet.count }));
    });
    return raw as PeerConnection & { sendRaw(data: unknown): void };
  };
  device.onConnection(use);
  const opened = device
    .takeId(signal)
    .then(() => device.connect('room-lan203-0-113-7', signal))
    .then(use);
  await rig.clock.advance(1500);
  return { device, received, connection: await opened };
}

describe('a page of an earlier version', () => {
  it.each([
    ['a guest', 1],
    ['the creator', 0],
  ])('gets no text for one device from %s, in no form', async (_, index) => {
    const { rig, places } = await gather(['ann', 'bob']);
    const old = await addRaw(rig, 'old');
    const author = places[index] as Place;
    const carried = watch(rig);
    author.session.setTarget(old.device.id);
    expect(author.session.sendText(SECRET)).toBe('sent');
    await rig.clock.advance(8000);
    expect(carried).toEqual([]);
    expect(findText(author)).toMatchObject({ isPending: false, privacy: { failure: 'old-page' } });
    expect(old.received.map(({ type }) => type)).not.toContain('private-text');
  });
});

describe('a hostile member', () => {
  const packet = {
    type: 'private-text',
    id: '0123456789abcdef0123456789abcdef',
    content: SECRET,
    timestamp: 1,
  } as const;

  it('cannot write to one device under the name of another one', async () => {
    const { rig, places } = await gather(['ann', 'bob']);
    const [ann, bob] = places;
    const eve = await addRaw(rig, 'eve');
    eve.connection.send(formatPacket({ ...packet, from: peerIdOf(bob) }));
    eve.connection.send(
      formatPacket({ ...packet, id: 'f'.repeat(32), from: peerIdOf(ann), to: peerIdOf(bob), content: 'I am ann' }),
    );
    await rig.clock.advance(500);
    expect(findText(ann)).toMatchObject({ username: 'eve' });
    expect(findText(bob, 'I am ann')).toMatchObject({ username: 'eve', privacy: { relayedBy: 'ann' } });
  });

  it('does not get texts for a device whose id it has taken', async () => {
    const { rig, places } = await gather(['ann', 'bob', 'cai']);
    const [, bob, cai] = places;
    const id = peerIdOf(bob);
    cai.session.setTarget(id);
    bob.session.leave();
    await rig.clock.advance(1000);
    const host = {
      name: 'eve',
      userId: 'u-eve',
      latencyMs: 1,
      isCrashed: false,
      isServerCut: false,
      byLink: true,
      linkOf: null,
    };
    const device = new FakeDevice(rig.world, host, id);
    const { signal } = new AbortController();
    const opening = device.takeId(signal).then(() => device.connect('room-lan203-0-113-7', signal));
    await rig.clock.advance(1500);
    await opening;
    const carried = watch(rig);
    expect(cai.state().members.find(({ peerId }) => peerId === id)?.username).toBe('eve');
    expect(cai.session.sendText(SECRET)).toBe('away');
    await rig.clock.advance(2000);
    expect(carried).toEqual([]);
  });

  it('is limited in its texts for one device as in those for everyone', async () => {
    const { rig, places } = await gather(['ann', 'bob']);
    const eve = await addRaw(rig, 'eve');
    for (let index = 0; index < 400; index++)
      eve.connection.send(formatPacket({ ...packet, id: index.toString(16).padStart(32, '0') }));
    await rig.clock.advance(500);
    expect(places[0].notices()).toContain('flooded eve');
  });
});
