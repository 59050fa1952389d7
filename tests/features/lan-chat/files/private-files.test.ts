import { describe, expect, it, vi } from 'vitest';
import { toTarget } from '../../../../src/features/lan-chat/model/private-target.ts';
import { type FakeDevice, FakeNetwork } from './fake-network.ts';

const TIMEOUT_MS = 5_000;
const UNIT = 1 << 18;
const until = (check: () => void) => vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 5 });
const fileOf = (bytes = 4 * UNIT, name = 'a.bin') => new File([new Uint8Array(bytes).fill(7)], name);

function createRoom() {
  const network = new FakeNetwork();
  const creator = network.add({ peerId: 'room-lan1', username: 'C', isCreator: true });
  const ann = network.add({ peerId: 'user-1', username: 'Ann' });
  const bob = network.add({ peerId: 'user-2', username: 'Bob' });
  const cai = network.add({ peerId: 'user-3', username: 'Cai' });
  return { network, creator, ann, bob, cai };
}

const listMembers = (network: FakeNetwork) => [...network.devices.values()].map(({ member }) => member);

/** Offers a file to one device only. */
async function offerTo(network: FakeNetwork, from: FakeDevice, to: FakeDevice, file = fileOf()): Promise<string> {
  from.target = toTarget(to.member, listMembers(network));
  const { offered, refused } = await from.files.offer([file]);
  expect(refused).toEqual([]);
  return offered[0] ?? '';
}

/** Waits until nothing more is said and sent. */
async function settle(network: FakeNetwork): Promise<number> {
  let [before, still] = [-1, 0];
  await until(() => {
    const now =
      network.sliceBytes + [...network.devices.values()].reduce((sum, { packets }) => sum + packets.length, 0);
    still = now === before ? still + 1 : 0;
    before = now;
    expect(still).toBeGreaterThan(20);
  });
  return network.sliceBytes;
}

describe('a file for one device', { timeout: TIMEOUT_MS }, () => {
  it('is offered and sent to that device: no other one gets a packet or a byte, also when it comes later', async () => {
    const { network, creator, ann, bob, cai } = createRoom();
    const fileId = await offerTo(network, ann, bob);
    await until(() => expect(bob.step(fileId)).toBe('offered'));
    expect(bob.file(fileId)).toMatchObject({ isPrivate: true, relayedBy: null });
    bob.files.accept(fileId);
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('done'));
    const bytes = network.sliceBytes;
    const late = network.add({ peerId: 'user-9', username: 'Dora' });
    expect(await settle(network)).toBe(bytes);
    expect([creator, cai, late].map(({ packets }) => packets)).toEqual([[], [], []]);
    expect(ann.file(fileId)).toMatchObject({ onlyFor: 'Bob', relayedBy: null, receivers: [{ username: 'Bob' }] });
  });

  it('is not sent to a member that asks for it by its id', async () => {
    const { network, creator, ann, bob, cai } = createRoom();
    const fileId = await offerTo(network, ann, bob);
    await until(() => expect(bob.step(fileId)).toBe('offered'));
    for (const thief of [creator, cai]) {
      thief.say('user-1', { type: 'file-accept', fileId, missing: [] });
      thief.say('user-1', { type: 'file-ready', fileId });
    }
    expect(await settle(network)).toBe(0);
    expect([creator, cai].flatMap(({ packets }) => packets)).toEqual([]);
  });

  it('goes through the creator where the two cannot connect: not shown there, and both say so', async () => {
    const { network, creator, ann, bob, cai } = createRoom();
    network.apart.push(['user-1', 'user-2']);
    const fileId = await offerTo(network, ann, bob);
    await until(() => expect(bob.messages).toHaveLength(1));
    const idAtBob = bob.messages[0] ?? '';
    expect(bob.file(idAtBob)).toMatchObject({ isPrivate: true, relayedBy: 'C', username: 'Ann' });
    expect(ann.file(fileId)).toMatchObject({ onlyFor: 'Bob', relayedBy: 'C' });
    bob.files.accept(idAtBob);
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('done'));
    await settle(network);
    expect([creator.messages, creator.files.store.getState().files.size]).toEqual([[], 0]);
    expect([cai.messages, cai.packets]).toEqual([[], []]);
  });

  it('for a creator that is gone is not offered to the device that has its id now', async () => {
    const { network, creator, ann, bob } = createRoom();
    const fileId = await offerTo(network, ann, creator);
    await until(() => expect(creator.step(fileId)).toBe('offered'));
    network.remove('room-lan1');
    network.rename('user-2', 'room-lan1', bob);
    bob.say('user-1', { type: 'file-accept', fileId, missing: [] });
    expect(await settle(network)).toBe(0);
    expect([bob.messages, bob.packets]).toEqual([[], []]);
    // It returns as a guest.
    const back = network.add({ peerId: 'user-8', username: 'C' });
    await until(() => expect(back.step(fileId)).toBe('offered'));
  });

  it('is not offered to another device of the account', async () => {
    const { network, ann, bob } = createRoom();
    const laptop = network.add({ peerId: 'user-7', username: 'Bob' });
    const fileId = await offerTo(network, ann, bob);
    await until(() => expect(bob.step(fileId)).toBe('offered'));
    network.remove('user-2');
    await settle(network);
    expect(laptop.packets).toEqual([]);
    const back = network.add({ peerId: 'user-8', username: 'Bob' });
    await until(() => expect(back.step(fileId)).toBe('offered'));
    expect(laptop.packets).toEqual([]);
  });

  it('stays for that device after a reload of its sender', async () => {
    const { network, creator, ann, bob, cai } = createRoom();
    const fileId = await offerTo(network, ann, bob);
    await until(() => expect(bob.step(fileId)).toBe('offered'));
    const seen = [creator, cai].map(({ packets }) => packets.length);
    network.remove('user-1');
    const again = network.add({ peerId: 'user-6', username: 'Ann', offers: ann.offers });
    await again.files.offer([fileOf()], [fileId]);
    bob.files.accept(fileId);
    await until(() => expect(again.stepFor(fileId, 'user-2')).toBe('done'));
    await settle(network);
    expect([creator, cai].map(({ packets }) => packets.length)).toEqual(seen);
    expect(again.file(fileId)).toMatchObject({ onlyFor: 'Bob' });
  });

  it('is not continued by the same file to everyone, nor the other way round', async () => {
    const { network, ann, bob } = createRoom();
    const fileId = await offerTo(network, ann, bob);
    await until(() => expect(bob.step(fileId)).toBe('offered'));
    network.remove('user-1');
    const again = network.add({ peerId: 'user-6', username: 'Ann', offers: ann.offers });
    const { offered, continued } = await again.files.offer([fileOf()]);
    expect([offered.length, continued]).toEqual([1, []]);
  });

  it('is refused while its device is away', async () => {
    const { network, ann, bob, cai } = createRoom();
    ann.target = toTarget(bob.member, listMembers(network));
    network.remove('user-2');
    const { offered, refused } = await ann.files.offer([fileOf()]);
    expect([offered, refused]).toEqual([[], [{ name: 'a.bin', reason: 'away' }]]);
    await settle(network);
    expect(cai.packets).toEqual([]);
  });

  it('is withdrawn from that device without a word to the others', async () => {
    const { network, creator, ann, bob, cai } = createRoom();
    const fileId = await offerTo(network, ann, bob);
    await until(() => expect(bob.step(fileId)).toBe('offered'));
    ann.files.cancel(fileId);
    await until(() => expect(bob.step(fileId)).toBe('withdrawn'));
    await settle(network);
    expect([creator, cai].flatMap(({ packets }) => packets)).toEqual([]);
  });
});

describe('files of an account that is removed', { timeout: TIMEOUT_MS }, () => {
  it('end on both sides, and not one further byte goes to it', async () => {
    const { network, ann, bob } = createRoom();
    const [{ offered: toBob }, { offered: toAnn }] = await Promise.all([
      ann.files.offer([fileOf(20 * UNIT)]),
      bob.files.offer([fileOf(20 * UNIT, 'b.bin')]),
    ]);
    const [sent = '', received = ''] = [toBob[0], toAnn[0]];
    await until(() => expect([bob.step(sent), ann.step(received)]).toEqual(['offered', 'offered']));
    bob.files.accept(sent);
    ann.files.accept(received);
    await until(() => expect([bob.step(sent), ann.step(received)]).toEqual(['running', 'running']));
    for (const listener of ann.removalListeners) listener(bob.member.userId);
    network.remove('user-2');
    const bytes = await settle(network);
    expect([ann.stepFor(sent, 'user-2'), ann.step(received)]).toEqual(['cancelled', 'cancelled']);
    const back = network.add({ peerId: 'user-8', username: 'Bob' });
    back.say('user-1', { type: 'file-accept', fileId: sent, missing: [] });
    expect(await settle(network)).toBe(bytes);
  });

  it('are no longer passed on by the creator', async () => {
    const { network, creator, ann, bob } = createRoom();
    network.apart.push(['user-1', 'user-2']);
    await ann.files.offer([fileOf(20 * UNIT)]);
    await until(() => expect(bob.messages).toHaveLength(1));
    bob.files.accept(bob.messages[0] ?? '');
    await until(() => expect(network.sliceBytes).toBeGreaterThan(2 * UNIT));
    for (const listener of creator.removalListeners) listener(bob.member.userId);
    network.remove('user-2');
    const bytes = await settle(network);
    expect(bytes).toBeLessThan(20 * UNIT);
  });
});
