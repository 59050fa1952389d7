import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { FILE_BYTES_MAX, SLICE_BYTES } from '../../../../src/features/lan-chat/constants.ts';
import { type FakeDevice, FakeNetwork } from './fake-network.ts';

const TIMEOUT_MS = 5_000;
/** A unit of size: large enough for several messages. */
const MB = 1 << 18;

function contentOf(bytes: number, seed = 1): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at++) content[at] = (at * 31 + (at >> 8) * seed + seed) & 255;
  return content;
}

const fileOf = (bytes: number, name = 'a.bin', seed = 1) => new File([contentOf(bytes, seed)], name);
const until = (check: () => void) => vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 5 });
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function downloadOf(device: FakeDevice, fileId: string): Promise<string> {
  await device.files.save(fileId);
  const { blob } = device.downloads.at(-1) ?? { blob: new Blob() };
  return sha(new Uint8Array(await blob.arrayBuffer()));
}

/** A creator and two guests. */
function createRoom() {
  const network = new FakeNetwork();
  const creator = network.add({ peerId: 'room-lan1', username: 'C', isCreator: true });
  const ann = network.add({ peerId: 'user-1', username: 'Ann' });
  const bob = network.add({ peerId: 'user-2', username: 'Bob' });
  return { network, creator, ann, bob };
}

async function offerOne(from: FakeDevice, file: File, to: readonly FakeDevice[]): Promise<string> {
  const { offered } = await from.files.offer([file]);
  const [fileId = ''] = offered;
  await until(() => expect(to.map((device) => device.step(fileId))).toEqual(to.map(() => 'offered')));
  return fileId;
}

describe('a file in a room', () => {
  it('reaches every device that accepts it, with its bytes, its name and its hash', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { creator, ann, bob } = createRoom();
    const fileId = await offerOne(ann, fileOf(3 * MB + 5, 'Ferien/../Bild\u202egnp.txt'), [creator, bob]);
    expect(bob.messages).toEqual([fileId]);
    creator.files.accept(fileId);
    bob.files.accept(fileId);
    await until(() => {
      expect(creator.step(fileId)).toBe('done');
      expect(ann.stepFor(fileId, 'user-2')).toBe('done');
    });
    expect(await downloadOf(bob, fileId)).toBe(sha(contentOf(3 * MB + 5)));
    expect(bob.downloads[0]?.name).toBe('Bild gnp.txt');
    expect(bob.downloads[0]?.blob.type).toBe('application/octet-stream');
    expect(bob.file(fileId)).toMatchObject({ username: 'Ann', name: 'Ferien/Bild gnp.txt' });
  });

  it.each([0, 1, SLICE_BYTES - 1, SLICE_BYTES, SLICE_BYTES + 1])('may have %i bytes', async (bytes) => {
    const { ann, bob } = createRoom();
    const fileId = await offerOne(ann, fileOf(bytes), [bob]);
    bob.files.accept(fileId);
    await until(() => expect(bob.step(fileId)).toBe('done'));
    expect(await downloadOf(bob, fileId)).toBe(sha(contentOf(bytes)));
  });

  it('is not sent before it is accepted, and not to those who decline', async () => {
    const { network, creator, ann, bob } = createRoom();
    const fileId = await offerOne(ann, fileOf(MB), [creator, bob]);
    bob.files.decline(fileId);
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('declined'));
    expect(network.sliceBytes).toBe(0);
    expect(ann.stepFor(fileId, 'room-lan1')).toBe('offered');
  });

  it('is offered to devices that come later', async () => {
    const { network, ann, bob } = createRoom();
    const fileId = await offerOne(ann, fileOf(10), [bob]);
    const dan = network.add({ peerId: 'user-3', username: 'Dan' });
    await until(() => expect(dan.step(fileId)).toBe('offered'));
    ann.files.cancel(fileId);
    const eve = network.add({ peerId: 'user-4', username: 'Eve' });
    await until(() => expect(dan.step(fileId)).toBe('withdrawn'));
    expect(eve.step(fileId)).toBe('none');
  });

  it('queues many files for one device and sends all of them', { timeout: TIMEOUT_MS }, async () => {
    const { ann, bob } = createRoom();
    const { offered } = await ann.files.offer(Array.from({ length: 8 }, (_, at) => fileOf(MB, `${at}.bin`, at + 1)));
    await until(() => expect(bob.step(offered[7] ?? '')).toBe('offered'));
    for (const fileId of offered) bob.files.accept(fileId);
    await until(() => expect(offered.map((fileId) => bob.step(fileId))).toEqual(offered.map(() => 'done')));
    expect(await downloadOf(bob, offered[5] ?? '')).toBe(sha(contentOf(MB, 6)));
  });

  it('stops when either side cancels it, and continues after a retry', { timeout: TIMEOUT_MS }, async () => {
    const { ann, bob } = createRoom();
    const fileId = await offerOne(ann, fileOf(20 * MB), [bob]);
    bob.files.accept(fileId);
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('running'));
    bob.files.cancel(fileId);
    await until(() =>
      expect(ann.file(fileId)).toMatchObject({ receivers: [{}, { state: { step: 'cancelled', by: 'other' } }] }),
    );
    bob.files.retry(fileId);
    await until(() => expect(bob.step(fileId)).toBe('done'));
    expect(await downloadOf(bob, fileId)).toBe(sha(contentOf(20 * MB)));
    // Both devices know from the slices that the other one is there.
    expect([ann.alive.has('user-2'), bob.alive.has('user-1')]).toEqual([true, true]);
  });

  it('is refused when it is too large, or when too many are offered at once', async () => {
    const { ann } = createRoom();
    const large = Object.defineProperty(fileOf(1, 'large.bin'), 'size', { value: FILE_BYTES_MAX + 1 });
    const { refused } = await ann.files.offer([large]);
    expect(refused).toEqual([{ name: 'large.bin', reason: 'too-large' }]);
    const many = await ann.files.offer(Array.from({ length: 101 }, () => fileOf(1)));
    expect(many.offered).toHaveLength(100);
    expect(many.refused).toEqual([{ name: 'a.bin', reason: 'too-many' }]);
  });
});

describe('a lost connection', () => {
  it('is made again, and only missing slices are sent', { timeout: TIMEOUT_MS }, async () => {
    const { network, ann, bob } = createRoom();
    network.breakAfterBytes = 6 * MB;
    const fileId = await offerOne(ann, fileOf(10 * MB), [bob]);
    bob.files.accept(fileId);
    await until(() => expect(bob.step(fileId)).toBe('done'));
    expect(network.sliceBytes).toBeLessThan(10.5 * MB);
    expect(await downloadOf(bob, fileId)).toBe(sha(contentOf(10 * MB)));
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('done'));
  });

  it('pauses the file until the device returns under another id', { timeout: TIMEOUT_MS }, async () => {
    const { network, creator, ann, bob } = createRoom();
    const fileId = await offerOne(bob, fileOf(10 * MB), [creator, ann]);
    network.breakAfterBytes = 5 * MB;
    ann.files.accept(fileId);
    await until(() => expect(network.sliceBytes).toBeGreaterThan(4 * MB));
    network.remove('user-2');
    await until(() => expect(ann.step(fileId)).toBe('paused'));
    network.devices.set('user-9', bob);
    Object.assign(bob, { member: { ...bob.member, peerId: 'user-9' } });
    network.announce();
    await until(() => expect(ann.step(fileId)).toBe('done'));
    expect(network.sliceBytes).toBeLessThan(11 * MB);
    expect(await downloadOf(ann, fileId)).toBe(sha(contentOf(10 * MB)));
    expect(ann.messages).toEqual([fileId]);
  });

  it('pauses the file until the device returns under the same id', { timeout: TIMEOUT_MS }, async () => {
    const { network, creator, ann, bob } = createRoom();
    const fileId = await offerOne(ann, fileOf(20 * MB), [creator, bob]);
    bob.files.accept(fileId);
    await until(() => expect(network.sliceBytes).toBeGreaterThan(2 * MB));
    network.remove('user-2');
    await until(() => expect([ann.stepFor(fileId, 'user-2'), bob.step(fileId)]).toEqual(['paused', 'paused']));
    network.devices.set('user-2', bob);
    network.announce();
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('done'));
    expect(await downloadOf(bob, fileId)).toBe(sha(contentOf(20 * MB)));
  });

  it('loses little of a stored file when the page of the receiver is reloaded', { timeout: TIMEOUT_MS }, async () => {
    const network = new FakeNetwork();
    const ann = network.add({ peerId: 'room-lan1', username: 'Ann', isCreator: true });
    const bob = network.add({ peerId: 'user-2', username: 'Bob', hasDisk: true });
    const fileId = await offerOne(ann, fileOf(10 * MB), [bob]);
    network.breakAfterBytes = 7 * MB;
    bob.files.accept(fileId);
    await until(() => expect(network.sliceBytes).toBeGreaterThan(6.9 * MB));
    network.remove('user-2');
    await until(() => expect(bob.partials.rows.get(fileId)?.slices.some((bits) => bits > 0)).toBe(true));
    const { disk, partials } = bob;
    const again = network.add({ peerId: 'user-7', username: 'Bob', hasDisk: true, disk, partials });
    await until(() => expect(again.step(fileId)).toBe('done'));
    expect(network.sliceBytes).toBeLessThan(11 * MB);
    expect(await downloadOf(again, fileId)).toBe(sha(contentOf(10 * MB)));
    await until(() => expect(ann.stepFor(fileId, 'user-7')).toBe('done'));
  });
});

describe('guests without a direct connection', () => {
  it('get files through the creator, who does not see them', { timeout: TIMEOUT_MS }, async () => {
    const { network, creator, ann, bob } = createRoom();
    network.apart.push(['user-1', 'user-2']);
    const fileId = (await ann.files.offer([fileOf(3 * MB)])).offered[0] ?? '';
    await until(() => expect(bob.messages).toHaveLength(1));
    const [relayId = ''] = bob.messages;
    expect(bob.file(relayId)).toMatchObject({ username: 'Ann', state: { step: 'offered' } });
    bob.files.accept(relayId);
    await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('done'));
    expect(await downloadOf(bob, relayId)).toBe(sha(contentOf(3 * MB)));
    expect(creator.messages).toEqual([fileId]);
    expect(creator.files.store.getState().files.size).toBe(1);
    expect(ann.files.store.getState().files.size).toBe(1);
  });

  it('learn that a relayed file was declined or cancelled', { timeout: TIMEOUT_MS }, async () => {
    const { network, ann, bob } = createRoom();
    network.apart.push(['user-1', 'user-2']);
    const { offered } = await ann.files.offer([fileOf(MB), fileOf(MB)]);
    await until(() => expect(bob.messages).toHaveLength(2));
    bob.files.decline(bob.messages[0] ?? '');
    await until(() => expect(offered.map((fileId) => ann.stepFor(fileId, 'user-2'))).toContain('declined'));
    for (const fileId of offered) ann.files.cancel(fileId);
    await until(() => expect(bob.step(bob.messages[1] ?? '')).toBe('withdrawn'));
  });
});
