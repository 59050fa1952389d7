import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { FakeNetwork } from './fake-network.ts';

const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A file in a folder, as browsers give it. */
function fileOf(path: string, bytes: Uint8Array<ArrayBuffer>): File {
  const file = new File([bytes], path.slice(path.lastIndexOf('/') + 1));
  return Object.defineProperty(file, 'webkitRelativePath', { value: path });
}

const contents = [3, 40_000, 200_000].map((length, seed) =>
  new Uint8Array(length).map((_, at) => (at * 7 + seed) & 255),
);
const [first, second, third] = contents as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];

async function receive(files: readonly File[]) {
  const network = new FakeNetwork();
  const ann = network.add({ peerId: 'room-lan1', username: 'Ann', isCreator: true });
  const bob = network.add({ peerId: 'user-2', username: 'Bob', hasDisk: true });
  const { offered } = await ann.files.offer(files);
  await until(() => expect(bob.messages).toHaveLength(files.length));
  for (const fileId of offered) bob.files.accept(fileId);
  await until(() => expect(offered.map((fileId) => bob.step(fileId))).toEqual(offered.map(() => 'done')));
  return { bob, offered };
}

it('saves received files as one archive with their folders, and no two with one name', async () => {
  const { bob, offered } = await receive([
    fileOf('Ferien/a.jpg', first),
    fileOf('Ferien/Meer/a.jpg', second),
    fileOf('/Ferien/../../Ferien/a.jpg', third),
  ]);
  const counts: number[] = [];
  const outcome = await bob.files.saveAll(offered, 'room', (count) => counts.push(count));
  expect(outcome).toEqual({ type: 'saved', savedIds: offered, gone: [] });
  expect(counts).toEqual([1, 2, 3]);
  const [archive] = bob.downloads;
  expect(archive?.name).toBe('Ferien.zip');
  const found = unzipSync(new Uint8Array((await archive?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(Object.entries(found).map(([name, bytes]) => [name, sha(bytes)])).toEqual([
    ['Ferien/a.jpg', sha(first)],
    ['Ferien/Meer/a.jpg', sha(second)],
    ['Ferien/Ferien/a.jpg', sha(third)],
  ]);
});

it('leaves out files whose bytes are gone, and names them', async () => {
  const { bob, offered } = await receive([fileOf('a.jpg', first), fileOf('b.jpg', second)]);
  const [goneId = '', keptId = ''] = offered;
  bob.disk.lost.add(goneId);
  const outcome = await bob.files.saveAll(offered, 'room', () => undefined);
  expect(outcome).toEqual({ type: 'saved', savedIds: [keptId], gone: ['a.jpg'] });
  expect(bob.downloads[0]?.name).toBe('room.zip');
  expect(await bob.files.saveAll([goneId], 'room', () => undefined)).toEqual({ type: 'failed' });
});

it('saves nothing where the visitor chooses no place', async () => {
  const { bob, offered } = await receive([fileOf('a.jpg', first)]);
  bob.choosesPlace = false;
  expect(await bob.files.saveAll(offered, 'room', () => undefined)).toEqual({ type: 'cancelled' });
  expect(bob.downloads).toEqual([]);
});
