import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { type FakeDevice, FakeNetwork } from './fake-network.ts';

const TIMEOUT_MS = 5_000;
const UNIT = 1 << 18;
const FILE_BYTES = 12 * UNIT;
const until = (check: () => void) => vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 5 });
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function contentOf(seed: number, bytes = FILE_BYTES): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes).map((_, at) => (at * 31 + (at >> 8) * seed + seed) & 255);
}
const CONTENTS = [0, 1, 2].map((seed) => contentOf(seed));
const fileOf = (seed = 1, name = 'film.bin') => new File([CONTENTS[seed] ?? contentOf(seed)], name);

function createRoom() {
  const network = new FakeNetwork();
  const creator = network.add({ peerId: 'room-lan1', username: 'C', isCreator: true });
  const ann = network.add({ peerId: 'user-1', username: 'Ann' });
  const bob = network.add({ peerId: 'user-2', username: 'Bob', hasDisk: true });
  return { network, creator, ann, bob };
}
type Room = ReturnType<typeof createRoom>;

/** Ann sends a file, Bob has about a half of it, and Ann's page is gone. */
async function loseSender({ network, ann, bob }: Room): Promise<string> {
  const [fileId = ''] = (await ann.files.offer([fileOf()])).offered;
  await until(() => expect(bob.messages).toHaveLength(1));
  bob.files.accept(idAt(bob));
  await until(() => expect(network.sliceBytes).toBeGreaterThan(FILE_BYTES / 2));
  network.remove('user-1');
  ann.files.clear();
  await until(() => expect(bob.step(idAt(bob))).toBe('paused'));
  return fileId;
}

/** Id of the only file at a device. */
const idAt = ({ messages }: FakeDevice) => messages[0] ?? '';

async function expectContinued({ network, bob }: Room): Promise<void> {
  await until(() => expect(bob.step(idAt(bob))).toBe('done'));
  expect(bob.messages).toHaveLength(1);
  expect(network.sliceBytes).toBeLessThan(FILE_BYTES * 1.4);
  await bob.files.save(idAt(bob));
  expect(sha(new Uint8Array((await bob.downloads[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(
    sha(contentOf(1)),
  );
}

describe('a file whose sender has reloaded the page', () => {
  it('is shown there again, and continues on the same cards when it is chosen again', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const room = createRoom();
    const fileId = await loseSender(room);
    const again = room.network.add({ peerId: 'user-9', username: 'Ann', offers: room.ann.offers });
    expect(again.messages).toEqual([fileId]);
    expect(again.file(fileId)).toMatchObject({ name: 'film.bin', needsFile: true, receivers: [] });
    await until(() => expect(room.bob.file(fileId)).toMatchObject({ state: { step: 'paused' }, waitsFor: 'file' }));
    const outcome = await again.files.offer([fileOf()]);
    expect(outcome).toEqual({ offered: [], continued: ['film.bin'], refused: [] });
    await expectContinued(room);
    await until(() => expect(again.stepFor(fileId, 'user-2')).toBe('done'));
    expect(again.file(fileId)).toMatchObject({ needsFile: false });
    expect(again.messages).toEqual([fileId]);
  });

  it('continues at the receiver when another page of the account offers it as a new file', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const room = createRoom();
    await loseSender(room);
    const phone = room.network.add({ peerId: 'user-9', username: 'Ann' });
    const [newId = ''] = (await phone.files.offer([fileOf()])).offered;
    await expectContinued(room);
    await until(() => expect(phone.stepFor(newId, 'user-2')).toBe('done'));
  });

  it('continues after a reload of the receiver as well, when another page of the account offers it as a new file', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const room = createRoom();
    const { network, bob } = room;
    const fileId = await loseSender(room);
    await until(() => expect(bob.partials.rows.get(fileId)?.slices.some((bits) => bits > 0)).toBe(true));
    network.remove('user-2');
    bob.files.clear();
    const { disk, partials } = bob;
    const again = network.add({ peerId: 'user-7', username: 'Bob', hasDisk: true, disk, partials });
    const phone = network.add({ peerId: 'user-9', username: 'Ann' });
    const [newId = ''] = (await phone.files.offer([fileOf()])).offered;
    expect(newId).not.toBe(fileId);
    await expectContinued({ ...room, bob: again });
    await until(() => expect(phone.stepFor(newId, 'user-7')).toBe('done'));
  });

  it.each([
    ['another account', (network: FakeNetwork) => network.add({ peerId: 'user-9', username: 'Mal' }), fileOf()],
    ['another name', (network: FakeNetwork) => network.add({ peerId: 'user-9', username: 'Ann' }), fileOf(1, 'b.bin')],
    ['another content', (network: FakeNetwork) => network.add({ peerId: 'user-9', username: 'Ann' }), fileOf(2)],
  ])(
    'waits to be accepted after a reload of the receiver where it has %s',
    { timeout: TIMEOUT_MS },
    async (_, add, file) => {
      const room = createRoom();
      const { network, bob } = room;
      const fileId = await loseSender(room);
      await until(() => expect(bob.partials.rows.get(fileId)?.slices.some((bits) => bits > 0)).toBe(true));
      network.remove('user-2');
      bob.files.clear();
      const { disk, partials } = bob;
      const again = network.add({ peerId: 'user-7', username: 'Bob', hasDisk: true, disk, partials });
      await add(network).files.offer([file]);
      await until(() => expect(again.messages).toHaveLength(1));
      expect(again.step(idAt(again))).toBe('offered');
      await until(() => expect(again.packets.length).toBeGreaterThan(0));
      expect(again.step(idAt(again))).toBe('offered');
      expect(idAt(again)).not.toBe(fileId);
    },
  );

  it('continues through the creator where the devices have no direct connection', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const room = createRoom();
    room.network.apart.push(['user-1', 'user-2'], ['user-9', 'user-2']);
    const [fileId = ''] = (await room.ann.files.offer([fileOf()])).offered;
    await until(() => expect(room.bob.messages).toHaveLength(1));
    room.bob.files.accept(idAt(room.bob));
    // The creator has the whole file and sends it on.
    await until(() => expect(room.network.sliceBytes).toBeGreaterThan(FILE_BYTES * 1.3));
    room.network.remove('user-1');
    room.ann.files.clear();
    room.bob.connections.get('room-lan1')?.close();
    const again = room.network.add({ peerId: 'user-9', username: 'Ann', offers: room.ann.offers });
    await again.files.offer([fileOf()]);
    await until(() => expect(room.bob.step(idAt(room.bob))).toBe('done'));
    expect(room.bob.messages).toHaveLength(1);
    await until(() => expect(again.stepFor(fileId, 'user-2')).toBe('done'));
  });

  it.each([
    ['another first slice', fileOf(2)],
    ['another name', fileOf(1, 'other.bin')],
    ['another size', new File([contentOf(1, FILE_BYTES - 1)], 'film.bin')],
  ])('does not continue with a file of %s', async (_, other) => {
    const room = createRoom();
    const fileId = await loseSender(room);
    const again = room.network.add({ peerId: 'user-9', username: 'Ann', offers: room.ann.offers });
    const { offered, continued } = await again.files.offer([other]);
    expect([offered.length, continued]).toEqual([1, []]);
    await until(() => expect(room.bob.step(offered[0] ?? '')).toBe('offered'));
    expect([room.bob.step(fileId), room.bob.messages.length]).toEqual(['paused', 2]);
    expect(again.file(fileId)).toMatchObject({ needsFile: true });
    expect(await again.files.offer([other], [fileId])).toEqual({
      offered: [],
      continued: [],
      refused: [{ name: other.name, reason: 'other-file' }],
    });
  });

  it('is not continued by another account', async () => {
    const room = createRoom();
    const fileId = await loseSender(room);
    const eve = room.network.add({ peerId: 'user-9', username: 'Eve' });
    await eve.files.offer([fileOf()]);
    await until(() => expect(room.bob.messages).toHaveLength(2));
    expect(room.bob.step(fileId)).toBe('paused');
    expect(room.bob.file(fileId)).toMatchObject({ waitsFor: 'sender' });
  });

  it('is not offered to anybody before it is chosen again, and can be withdrawn', async () => {
    const room = createRoom();
    const fileId = await loseSender(room);
    const again = room.network.add({ peerId: 'user-9', username: 'Ann', offers: room.ann.offers });
    const dan = room.network.add({ peerId: 'user-4', username: 'Dan' });
    again.files.cancel(fileId);
    await until(() => expect(room.bob.step(fileId)).toBe('withdrawn'));
    expect(dan.messages).toEqual([]);
    expect(again.offers.read()).toBeNull();
    expect((await again.files.offer([fileOf()])).continued).toEqual([]);
  });

  it('is forgotten when all devices have it, and when the visitor leaves the room', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { ann, bob, creator } = createRoom();
    const [fileId = ''] = (await ann.files.offer([fileOf()])).offered;
    expect(ann.offers.read()).toMatchObject({ roomCode: 'lan1', userId: 'id-Ann', files: [{ fileId }] });
    for (const device of [bob, creator]) {
      await until(() => expect(device.step(fileId)).toBe('offered'));
      device.files.accept(fileId);
    }
    await until(() => expect(ann.offers.read()).toBeNull());
    await ann.files.offer([fileOf(3)]);
    expect(ann.offers.read()?.files).toHaveLength(1);
    ann.files.forgetOffers();
    expect(ann.offers.read()).toBeNull();
  });
});
