import { expect, it, vi } from 'vitest';
import { FILE_LIMITS } from '../../../../src/features/lan-chat/constants.ts';
import { countSlices, type FilePacket } from '../../../../src/features/lan-chat/model/file-packets.ts';
import { formatPacket, parsePacket } from '../../../../src/features/lan-chat/model/packets.ts';
import { createId } from '../../../../src/platform/create-id.ts';
import { FakeNetwork } from './fake-network.ts';

const until = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 5 });

type Meta = Extract<FilePacket, { readonly type: 'file-meta' }>;

function metaOf(changes: Partial<Meta> = {}): Meta {
  const filesize = changes.filesize ?? 10;
  const totalChunks = countSlices(filesize);
  const base = { fileId: createId(), filename: 'a.txt', mimeType: '', timestamp: 1 };
  return { type: 'file-meta', ...base, filesize, totalChunks, ...changes };
}

function createRoom() {
  const network = new FakeNetwork();
  const creator = network.add({ peerId: 'room-lan1', username: 'C', isCreator: true });
  const ann = network.add({ peerId: 'user-1', username: 'Ann' });
  const bob = network.add({ peerId: 'user-2', username: 'Bob' });
  return { network, creator, ann, bob };
}

it.each([
  ['a file of more than 100 MB', { filesize: 100 * 2 ** 20 + 1 }],
  ['a total that does not fit the size', { totalChunks: 1e9 }],
  ['half a byte', { filesize: 0.5 }],
  ['an id that is none', { fileId: '../../x' }],
])('does not read an offer of %s', (_name, changes) => {
  expect(parsePacket(formatPacket(metaOf(changes)))).toBe('not-a-packet');
});

it.each([
  ['half a range', [1]],
  ['ranges that overlap', [0, 5, 3, 9]],
  ['too many ranges', Array.from({ length: 2 * FILE_LIMITS.ranges + 2 }, (_, at) => at)],
  ['a slice beyond every file', [0, 1e9]],
])('does not read a request with %s', (_name, missing) => {
  expect(parsePacket(formatPacket({ type: 'file-accept', fileId: createId(), missing }))).toBe('not-a-packet');
});

it('declines offers beyond the limit of those that wait, and names it on both sides once', async () => {
  const { ann, bob } = createRoom();
  const { offered } = await ann.files.offer(listFiles(FILE_LIMITS.pending));
  await until(() => expect(bob.messages).toHaveLength(FILE_LIMITS.pending));
  const [extra = ''] = (await ann.files.offer(listFiles(3))).offered;
  const full = expect.objectContaining({ peerId: 'user-2', state: { step: 'declined', isFull: true } });
  await until(() => expect(ann.file(extra)).toMatchObject({ receivers: expect.arrayContaining([full]) }));
  await until(() => expect(ann.packets.filter(({ type }) => type === 'file-decline')).toHaveLength(6));
  expect(bob.messages).toHaveLength(FILE_LIMITS.pending);
  expect(bob.crowded).toEqual(['user-1']);
  // As soon as there is room, the sender may offer it again.
  bob.files.decline(offered[0] ?? '');
  await until(() => expect(ann.stepFor(offered[0] ?? '', 'user-2')).toBe('declined'));
  ann.files.retry(extra, 'user-2');
  await until(() => expect(bob.step(extra)).toBe('offered'));
});

it('offers 100 files at once, and names from where on the others were not sent', async () => {
  const { ann } = createRoom();
  const { offered, refused } = await ann.files.offer(listFiles(FILE_LIMITS.pending + 20));
  expect([offered.length, refused.length]).toEqual([FILE_LIMITS.pending, 20]);
  expect(refused[0]).toEqual({ name: `${FILE_LIMITS.pending}.txt`, reason: 'too-many' });
  for (let round = 1; round < FILE_LIMITS.perUser / FILE_LIMITS.pending; round += 1) {
    expect((await ann.files.offer(listFiles(FILE_LIMITS.pending))).refused).toEqual([]);
  }
  expect((await ann.files.offer(listFiles(1))).refused).toEqual([{ name: '0.txt', reason: 'room-full' }]);
});

it('drops a device that offers without end', async () => {
  const { ann, bob } = createRoom();
  for (let count = 0; count <= FILE_LIMITS.perUser + 100; count++) {
    const { fileId, ...meta } = metaOf();
    ann.say('user-2', { ...meta, fileId });
    ann.say('user-2', { type: 'file-cancel', fileId, reason: 'cancelled' });
  }
  await until(() => expect(bob.dropped).toContain('user-1'));
});

it('opens no channel for a file that it has not accepted', async () => {
  const { ann, bob } = createRoom();
  const meta = metaOf();
  ann.say('user-2', meta);
  await until(() => expect(bob.step(meta.fileId)).toBe('offered'));
  ann.say('user-2', { type: 'file-channel', fileId: meta.fileId, channel: 101 });
  ann.say('user-2', { type: 'file-channel', fileId: createId(), channel: 103 });
  // The only answer is the one to a later packet.
  ann.say('user-2', { type: 'file-accept', fileId: createId(), missing: [] });
  await until(() => expect(ann.packets).toMatchObject([{ type: 'file-cancel', reason: 'file-lost' }]));
  expect([...bob.connections.values()].map(({ channels }) => channels.size)).toEqual([0]);
  expect(bob.step(meta.fileId)).toBe('offered');
});

it('sends nothing to a device that names a file that it was not offered', async () => {
  const { network, ann, bob } = createRoom();
  bob.say('user-1', { type: 'file-accept', fileId: createId(), missing: [] });
  await until(() => expect(bob.packets).toMatchObject([{ type: 'file-cancel', reason: 'file-lost' }]));
  expect(network.sliceBytes).toBe(0);
  expect(ann.files.store.getState().files.size).toBe(0);
});

it('fails a file whose slices break the rules, and drops the sender', async () => {
  const { network, ann, bob } = createRoom();
  network.distort = (message) => message.slice(0, message.byteLength - 1);
  const [fileId = ''] = (await ann.files.offer([new File([new Uint8Array(300_000)], 'a')])).offered;
  await until(() => expect(bob.step(fileId)).toBe('offered'));
  bob.files.accept(fileId);
  await until(() => expect(bob.file(fileId)).toMatchObject({ state: { step: 'failed', failure: 'bad-sender' } }));
  expect(bob.dropped).toEqual(['user-1']);
  await expect(bob.files.save(fileId)).rejects.toMatchObject({ code: 'file-gone' });
});

it('does not keep a file whose hash differs, and receives it again on request', async () => {
  const { network, ann, bob } = createRoom();
  network.distort = (message) => {
    const copy = message.slice(0);
    new Uint8Array(copy)[7] = 99;
    return copy;
  };
  const [fileId = ''] = (await ann.files.offer([new File([new Uint8Array(300_000)], 'a')])).offered;
  await until(() => expect(bob.step(fileId)).toBe('offered'));
  bob.files.accept(fileId);
  await until(() => expect(bob.file(fileId)).toMatchObject({ state: { step: 'failed', failure: 'damaged' } }));
  await until(() => expect(ann.stepFor(fileId, 'user-2')).toBe('failed'));
  network.distort = undefined;
  for (const connection of bob.connections.values()) connection.close();
  await until(() => expect([ann.connections.has('user-2'), bob.connections.size]).toEqual([false, 0]));
  bob.files.retry(fileId);
  await until(() => expect(bob.step(fileId)).toBe('done'));
});

it('reports a full disk to both sides', async () => {
  const network = new FakeNetwork();
  const ann = network.add({ peerId: 'room-lan1', username: 'Ann', isCreator: true });
  const bob = network.add({ peerId: 'user-2', username: 'Bob', hasDisk: true });
  bob.disk.maxBytes = 10;
  const [fileId = ''] = (await ann.files.offer([new File([new Uint8Array(11)], 'a')])).offered;
  await until(() => expect(bob.step(fileId)).toBe('offered'));
  bob.files.accept(fileId);
  const full = { step: 'failed', failure: 'no-space' };
  await until(() => expect(ann.file(fileId)).toMatchObject({ receivers: [{ state: full }] }));
  expect(bob.file(fileId)).toMatchObject({ state: full });
});

it('lets no other account continue a file', async () => {
  const { creator, ann, bob } = createRoom();
  const meta = metaOf({ filesize: 50 });
  ann.say('user-2', meta);
  await until(() => expect(bob.step(meta.fileId)).toBe('offered'));
  bob.files.accept(meta.fileId);
  creator.say('user-2', { ...meta, filename: 'other.txt' });
  await until(() => expect(creator.packets).toMatchObject([{ type: 'file-decline' }]));
  expect(bob.file(meta.fileId)).toMatchObject({ username: 'Ann', name: 'a.txt' });
});

it('believes only the creator about the sender of a relayed file, and relays only as the creator', async () => {
  const { ann, bob } = createRoom();
  const meta = metaOf({ from: 'room-lan1' });
  ann.say('user-2', meta);
  await until(() => expect(bob.file(meta.fileId)).toMatchObject({ username: 'Ann' }));
  ann.say('user-2', metaOf({ to: 'room-lan1' }));
  await until(() => expect(ann.packets).toMatchObject([{ type: 'file-relayed', step: 'failed' }]));
});

it('forgets all files when the room is left, and keeps unfinished ones for a return', async () => {
  const { network, ann, bob } = createRoom();
  const { offered } = await ann.files.offer([new File(['1'], 'a'), new File([new Uint8Array(3 << 20)], 'b')]);
  const [small = '', large = ''] = offered;
  await until(() => expect(bob.step(large)).toBe('offered'));
  bob.files.accept(small);
  await until(() => expect(bob.step(small)).toBe('done'));
  network.breakAfterBytes = network.sliceBytes + (1 << 20);
  bob.files.accept(large);
  await until(() => expect(network.sliceBytes).toBeGreaterThan(1 << 20));
  bob.files.clear();
  expect(bob.files.store.getState().files.size).toBe(0);
  network.announce();
});

function listFiles(count: number): readonly File[] {
  return Array.from({ length: count }, (_, index) => new File(['x'], `${index}.txt`));
}
