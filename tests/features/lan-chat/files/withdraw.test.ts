import { describe, expect, it, vi } from 'vitest';
import { type FakeDevice, FakeNetwork } from './fake-network.ts';
import { createPartials } from './fake-stores.ts';

const TIMEOUT_MS = 5_000;
const UNIT = 1 << 18;
const fileOf = (bytes = 20 * UNIT) => new File([new Uint8Array(bytes).fill(7)], 'a.bin');
const until = (check: () => void) => vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 5 });

/** Bytes that have left any device until the network has been still for some turns. */
async function settle(network: FakeNetwork): Promise<number> {
  let [before, still] = [-1, 0];
  await until(() => {
    still = network.sliceBytes === before ? still + 1 : 0;
    before = network.sliceBytes;
    expect(still).toBeGreaterThan(20);
  });
  return network.sliceBytes;
}

function createRoom(apart = false) {
  const network = new FakeNetwork();
  const creator = network.add({ peerId: 'room-lan1', username: 'C', isCreator: true });
  const ann = network.add({ peerId: 'user-1', username: 'Ann' });
  const bob = network.add({ peerId: 'user-2', username: 'Bob', hasDisk: true });
  if (apart) network.apart.push(['user-1', 'user-2']);
  return { network, creator, ann, bob };
}
type Room = ReturnType<typeof createRoom>;

async function offer({ ann, bob }: Room, bytes?: number): Promise<string> {
  const { offered } = await ann.files.offer([fileOf(bytes)]);
  await until(() => expect(bob.messages).toHaveLength(1));
  return offered[0] ?? '';
}

/** Id of the file as the device knows it. */
const idAt = ({ messages }: FakeDevice) => messages[0] ?? '';

/** Brings a file of Ann's into a state for Bob. */
const STATES: Readonly<Record<string, (room: Room, fileId: string) => Promise<void>>> = {
  offered: async () => undefined,
  running: async ({ network, bob }) => {
    bob.files.accept(idAt(bob));
    await until(() => expect(network.sliceBytes).toBeGreaterThan(2 * UNIT));
  },
  paused: async ({ network, ann, bob }, fileId) => {
    bob.files.accept(idAt(bob));
    await until(() => expect(network.sliceBytes).toBeGreaterThan(2 * UNIT));
    network.remove('user-2');
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('paused'));
  },
  declined: async ({ ann, bob }, fileId) => {
    bob.files.decline(idAt(bob));
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('declined'));
  },
  'cancelled by the receiver': async ({ ann, bob }, fileId) => {
    bob.files.accept(idAt(bob));
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('running'));
    bob.files.cancel(idAt(bob));
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('cancelled'));
  },
  'cancelled for the receiver': async ({ ann, bob }, fileId) => {
    ann.files.cancel(fileId, 'user-2');
    await until(() => expect(bob.step(idAt(bob))).toBe('cancelled'));
  },
};

describe.each(Object.keys(STATES))('a withdrawn file that was %s', (state) => {
  it('sends not one further byte, whatever the receivers ask for', { timeout: TIMEOUT_MS }, async () => {
    const room = createRoom();
    const { network, creator, ann, bob } = room;
    const fileId = await offer(room);
    await STATES[state]?.(room, fileId);
    ann.files.cancel(fileId);
    const sent = network.sliceBytes;
    if (!network.devices.has('user-2')) {
      network.devices.set('user-2', bob);
      network.announce();
    }
    await until(() => expect([creator, bob].map((device) => device.step(fileId))).toEqual(['withdrawn', 'withdrawn']));
    for (const device of [creator, bob]) {
      device.files.accept(fileId);
      device.files.retry(fileId);
      device.say('user-1', { type: 'file-accept', fileId, missing: [] });
    }
    ann.files.retry(fileId);
    ann.files.retry(fileId, 'user-2');
    const eve = network.add({ peerId: 'user-4', username: 'Eve' });
    eve.say('user-1', { type: 'file-accept', fileId, missing: [] });
    const again = network.add({ peerId: 'user-9', username: 'Bob', disk: bob.disk, partials: bob.partials });
    again.say('user-1', { type: 'file-accept', fileId, missing: [] });
    await until(() => expect(eve.packets).toContainEqual({ type: 'file-cancel', fileId, reason: 'withdrawn' }));
    expect(await settle(network)).toBe(sent);
    expect([eve.step(fileId), again.step(fileId)]).toEqual(['none', 'none']);
    expect(ann.file(fileId)).toMatchObject({ isWithdrawn: true });
    expect(bob.partials.rows.size).toBe(0);
    expect([...bob.disk.files.keys()].filter((name) => name.includes(fileId))).toEqual([]);
    await expect(ann.files.read(fileId)).rejects.toMatchObject({ code: 'file-gone' });
  });
});

it('a file that is withdrawn while its device is alone is not offered to later devices', async () => {
  const network = new FakeNetwork();
  const ann = network.add({ peerId: 'room-lan1', username: 'Ann', isCreator: true });
  const { offered } = await ann.files.offer([fileOf()]);
  ann.files.cancel(offered[0] ?? '');
  const bob = network.add({ peerId: 'user-2', username: 'Bob' });
  bob.say('room-lan1', { type: 'file-accept', fileId: offered[0] ?? '', missing: [] });
  await until(() => expect(bob.packets).toHaveLength(1));
  expect(bob.packets).toEqual([{ type: 'file-cancel', fileId: offered[0], reason: 'withdrawn' }]);
  expect(await settle(network)).toBe(0);
});

it('a withdrawn file stays where it has arrived, and shows that', { timeout: TIMEOUT_MS }, async () => {
  const room = createRoom();
  const { network, creator, ann, bob } = room;
  const fileId = await offer(room, 3 * UNIT);
  bob.files.accept(fileId);
  await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('done'));
  ann.files.cancel(fileId);
  await until(() => expect(creator.step(fileId)).toBe('withdrawn'));
  const sent = network.sliceBytes;
  expect([ann.stepFor(fileId, 'user-2'), ann.stepFor(fileId, 'room-lan1'), bob.step(fileId)]).toEqual([
    'done',
    'withdrawn',
    'done',
  ]);
  await bob.files.save(fileId);
  expect(bob.downloads[0]?.blob.size).toBe(3 * UNIT);
  network.add({ peerId: 'user-4', username: 'Eve' });
  expect(await settle(network)).toBe(sent);
});

it('a file that is stopped for one device goes to the others, and there after a new offer', {
  timeout: TIMEOUT_MS,
}, async () => {
  const room = createRoom();
  const { network, creator, ann, bob } = room;
  const fileId = await offer(room, 3 * UNIT);
  ann.files.cancel(fileId, 'user-2');
  await until(() => expect(bob.step(fileId)).toBe('cancelled'));
  bob.say('user-1', { type: 'file-accept', fileId, missing: [] });
  bob.files.retry(fileId);
  await until(() => expect(bob.packets.filter(({ type }) => type === 'file-cancel')).toHaveLength(3));
  expect(await settle(network)).toBe(0);
  creator.files.accept(fileId);
  await until(() => expect(creator.step(fileId)).toBe('done'));
  ann.files.retry(fileId, 'user-2');
  await until(() => expect(bob.step(fileId)).toBe('offered'));
  bob.files.accept(fileId);
  await until(() => expect(bob.step(fileId)).toBe('done'));
});

describe('a file that the creator passes on', () => {
  it.each(['offered', 'running', 'declined'])(
    'is taken back from it as well when it is %s',
    {
      timeout: TIMEOUT_MS,
    },
    async (state) => {
      const room = createRoom(true);
      const { network, ann, bob } = room;
      const fileId = await offer(room);
      const step = state === 'declined' ? 'declined' : 'withdrawn';
      if (state === 'declined') bob.files.decline(idAt(bob));
      else await STATES[state]?.(room, fileId);
      ann.files.cancel(fileId);
      const sent = await settle(network);
      bob.files.retry(idAt(bob));
      bob.say('room-lan1', { type: 'file-accept', fileId: idAt(bob), missing: [] });
      expect(await settle(network)).toBe(sent);
      if (step === 'withdrawn') expect(bob.step(idAt(bob))).toBe('withdrawn');
      expect(ann.stepFor(fileId, 'user-2')).toBe('withdrawn');
    },
  );

  it('does not reach its device once it is complete at the creator', { timeout: TIMEOUT_MS }, async () => {
    const room = createRoom(true);
    const { network, ann, bob } = room;
    const fileId = await offer(room, 10 * UNIT);
    bob.files.accept(idAt(bob));
    await until(() => expect(network.sliceBytes).toBeGreaterThan(10 * UNIT));
    ann.files.cancel(fileId);
    await settle(network);
    expect(bob.step(idAt(bob))).toBe('withdrawn');
    expect(network.sliceBytes).toBeLessThan(20 * UNIT);
  });
});

it('a device that returns with a part of a withdrawn file does not continue it', { timeout: TIMEOUT_MS }, async () => {
  const room = createRoom();
  const { network, ann, bob } = room;
  const fileId = await offer(room);
  bob.files.accept(fileId);
  await until(() => expect(network.sliceBytes).toBeGreaterThan(4 * UNIT));
  network.remove('user-2');
  await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('paused'));
  ann.files.cancel(fileId);
  const sent = network.sliceBytes;
  const partials = Object.assign(createPartials(), { rows: bob.partials.rows });
  const again = network.add({ peerId: 'user-9', username: 'Bob', hasDisk: true, disk: bob.disk, partials });
  await until(() => expect(again.packets).toContainEqual({ type: 'file-cancel', fileId, reason: 'withdrawn' }));
  expect(await settle(network)).toBe(sent);
});

/** What happens to the room after a file was withdrawn. */
const AFTERWARDS: Readonly<Record<string, (room: Room) => FakeDevice>> = {
  'the sender has reloaded its page': ({ network, bob }) => {
    network.remove('user-1');
    network.add({ peerId: 'user-7', username: 'Ann' });
    return bob;
  },
  'the receiver has reloaded its page': ({ network, bob }) => {
    network.remove('user-2');
    return network.add({ peerId: 'user-9', username: 'Bob', hasDisk: true, disk: bob.disk, partials: bob.partials });
  },
  'the receiver has taken the room over': ({ network, bob }) => {
    network.remove('room-lan1');
    network.remove('user-2');
    const heir = { peerId: 'room-lan1', username: 'Bob', isCreator: true, hasDisk: true };
    return network.add({ ...heir, disk: bob.disk, partials: bob.partials });
  },
  'the sender has taken the room over': ({ network, ann, bob }) => {
    network.remove('room-lan1');
    network.rename('user-1', 'room-lan1', ann);
    return bob;
  },
};

describe.each(Object.keys(AFTERWARDS))('after %s', (event) => {
  it.each(['offered', 'running', 'paused'])(
    'no byte is sent of a withdrawn file that was %s',
    {
      timeout: TIMEOUT_MS,
    },
    async (state) => {
      const room = createRoom();
      const { network, ann, bob } = room;
      const fileId = await offer(room);
      await STATES[state]?.(room, fileId);
      ann.files.cancel(fileId);
      const sent = network.sliceBytes;
      if (!network.devices.has('user-2')) network.devices.set('user-2', bob);
      const asking = AFTERWARDS[event]?.(room) ?? bob;
      network.announce();
      const senders = [...network.devices.values()].filter(({ member }) => member.username === 'Ann');
      for (const { member } of senders) asking.say(member.peerId, { type: 'file-accept', fileId, missing: [] });
      asking.files.accept(fileId);
      asking.files.retry(fileId);
      const late = network.add({ peerId: 'user-5', username: 'Dora' });
      for (const { member } of senders) late.say(member.peerId, { type: 'file-accept', fileId, missing: [] });
      await until(() => expect(late.packets).toMatchObject([{ type: 'file-cancel', fileId }]));
      expect(await settle(network)).toBe(sent);
      expect(late.step(fileId)).toBe('none');
      expect(['running', 'checking', 'done']).not.toContain(asking.step(fileId));
    },
  );
});

it('a file that one of two devices has is sent to neither of them again', { timeout: TIMEOUT_MS }, async () => {
  const room = createRoom();
  const { network, creator, ann, bob } = room;
  const fileId = await offer(room);
  creator.files.accept(fileId);
  await until(() => expect(creator.step(fileId)).toBe('done'));
  const sentToOne = network.sliceBytes;
  bob.files.accept(fileId);
  await until(() => expect(network.sliceBytes).toBeGreaterThan(sentToOne + 2 * UNIT));
  ann.files.cancel(fileId);
  const sent = network.sliceBytes;
  await until(() => expect(bob.step(fileId)).toBe('withdrawn'));
  for (const device of [creator, bob]) {
    device.files.retry(fileId);
    device.say('user-1', { type: 'file-accept', fileId, missing: [] });
  }
  await until(() => expect(creator.packets).toContainEqual({ type: 'file-cancel', fileId, reason: 'withdrawn' }));
  expect(await settle(network)).toBe(sent);
  expect([creator.step(fileId), bob.step(fileId)]).toEqual(['done', 'withdrawn']);
});
