import { describe, expect, it } from 'vitest';
import type { FilePacket } from '../../../../src/features/lan-chat/model/file-packets.ts';
import { namesOf, type Place, RoomRig } from './room-rig.ts';

const PACKET: FilePacket = { type: 'file-decline', fileId: '0123456789abcdef0123456789abcdef' };

async function gather() {
  const rig = new RoomRig();
  const places = ['ann', 'bob', 'cai', 'dan'].map((name) => rig.add(name));
  for (const place of places) {
    await rig.join(place);
    rig.admitAll();
    await rig.clock.advance(500);
  }
  return { rig, places: places as [Place, Place, Place, Place] };
}

/** Connects and sends one packet; resolves after it has arrived. */
async function sendFile(rig: RoomRig, from: Place, to: Place) {
  const connecting = from.files.connect(to.state().peerId ?? '');
  await rig.clock.advance(500);
  const connection = await connecting;
  from.files.sendFilePacket(connection, PACKET);
  await rig.clock.advance(500);
  return connection;
}

function listOthers(place: Place): readonly string[] {
  return place.files.listDevices().map(({ peerId }) => peerId);
}

function collect(place: Place): string[] {
  const senders: string[] = [];
  place.files.onFilePacket(({ username }) => senders.push(username));
  return senders;
}

describe('packets about files', () => {
  it('travel between the creator and a guest, and directly between guests', async () => {
    const { rig, places } = await gather();
    const [ann, bob, cai] = places;
    const [toAnn, toBob, toCai] = [collect(ann), collect(bob), collect(cai)];
    const connections = rig.world.connectionCount;
    await sendFile(rig, bob, ann);
    await sendFile(rig, ann, cai);
    expect(rig.world.connectionCount).toBe(connections);
    await sendFile(rig, bob, cai);
    await sendFile(rig, cai, bob);
    expect(rig.world.connectionCount).toBe(connections + 1);
    expect([toAnn, toBob, toCai]).toEqual([['bob'], ['cai'], ['ann', 'bob']]);
  });

  it('of the creator reach a new guest that does not know its name yet', async () => {
    const rig = new RoomRig();
    const [ann, bob] = [rig.add('ann'), rig.add('bob')];
    await rig.join(ann);
    const toBob = collect(bob);
    ann.files.onDevicesChange(() => {
      const [device] = ann.files.listDevices();
      if (device === undefined) return;
      void ann.files.connect(device.peerId).then((connection) => ann.files.sendFilePacket(connection, PACKET));
    });
    await rig.join(bob);
    rig.admitAll();
    await rig.clock.advance(2000);
    expect(toBob).toEqual(['ann']);
  });

  it('arrive when two guests connect with each other at once', async () => {
    const { rig, places } = await gather();
    const [, bob, cai] = places;
    const ends: string[] = [];
    const secondId = cai.state().peerId ?? '';
    for (const place of [bob, cai]) place.files.onConnectionEnd((peerId) => ends.push(peerId));
    const both = [bob.files.connect(cai.state().peerId ?? ''), cai.files.connect(bob.state().peerId ?? '')];
    await rig.clock.advance(2000);
    const [first, second] = await Promise.all(both);
    const received = [collect(bob), collect(cai)];
    if (first !== undefined) bob.files.sendFilePacket(first, PACKET);
    if (second !== undefined) cai.files.sendFilePacket(second, PACKET);
    await rig.clock.advance(500);
    expect([ends, received]).toEqual([[], [['cai'], ['bob']]]);
    cai.session.leave();
    await rig.clock.advance(500);
    expect(ends.filter((id) => id === secondId)).toEqual([secondId]);
  });

  it('continue between guests while the room gathers again', async () => {
    const { rig, places } = await gather();
    const [ann, , cai, dan] = places;
    const connection = await sendFile(rig, cai, dan);
    const ends: string[] = [];
    cai.files.onConnectionEnd((peerId) => ends.push(peerId));
    const received = collect(dan);
    rig.crash(ann);
    for (let second = 0; second < 20; second++) {
      await rig.clock.advance(1000);
      cai.files.sendFilePacket(connection, PACKET);
    }
    await rig.clock.advance(500);
    expect(received).toHaveLength(20);
    expect(ends).toEqual(['room-lan203-0-113-7']);
    expect(namesOf(cai)).toEqual(['bob', 'cai', 'dan']);
  });

  it('keep a device in the room whose pings wait behind a large file', async () => {
    const { rig, places } = await gather();
    const [ann, bob, cai] = places;
    ann.host.latencyMs = 7000;
    for (let quarter = 0; quarter < 40; quarter++) {
      bob.files.noteAlive(ann.state().peerId ?? '');
      for (const guest of listOthers(ann)) if (guest !== cai.state().peerId) ann.files.noteAlive(guest);
      await rig.clock.advance(250);
    }
    expect(bob.notices()).not.toContain('creator-lost');
    expect(cai.notices()).toContain('creator-lost');
  });

  it('end with a member that leaves', async () => {
    const { rig, places } = await gather();
    const [, bob, cai] = places;
    await sendFile(rig, bob, cai);
    const ends: string[] = [];
    bob.files.onConnectionEnd((peerId) => ends.push(peerId));
    const id = cai.state().peerId;
    cai.session.leave();
    await rig.clock.advance(1000);
    expect(ends).toEqual([id]);
    expect(bob.files.listDevices().map(({ username }) => username)).toEqual(['ann', 'dan']);
  });

  it('cannot be sent to devices outside of the room', async () => {
    const { rig, places } = await gather();
    const eve = rig.add('eve');
    await rig.join(eve);
    expect(eve.state().admission).toBe('waiting');
    await expect(places[1].files.connect(eve.state().peerId ?? '')).rejects.toMatchObject({ code: 'peer-missing' });
    await expect(eve.files.connect(places[1].state().peerId ?? '')).rejects.toMatchObject({ code: 'peer-missing' });
    expect([eve.files.me(), eve.files.listDevices()]).toEqual([null, []]);
  });

  it('stop coming from a device that the files have dropped', async () => {
    const { rig, places } = await gather();
    const [ann, bob] = places;
    ann.files.dropDevice(bob.state().peerId ?? '');
    await rig.clock.advance(300);
    expect(namesOf(ann)).toEqual(['ann', 'cai', 'dan']);
    expect(ann.notices()).toContain('dropped bob');
  });
});
