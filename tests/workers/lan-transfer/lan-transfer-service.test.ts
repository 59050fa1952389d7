import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createSha256 } from '../../../src/core/sha256.ts';
import type { LanTransferApi } from '../../../workers/lan-transfer/lan-transfer.api.ts';
import { createLanTransferService } from '../../../workers/lan-transfer/lan-transfer-service.ts';
import { createMemoryStore } from '../../../workers/lan-transfer/slice-store.ts';
import { Disk } from './disk.ts';
import { asChannel, type ChannelOptions, createChannelPair } from './fake-channel.ts';

const SLICE = 16_384;
const ID = 'a'.repeat(32);

const contentOf = (bytes: number) => {
  const content = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at++) content[at] = (at * 7 + (at >> 9)) & 255;
  return content;
};
const sha = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

function createService(disk: Disk | null = null, wait = vi.fn(async () => undefined)): LanTransferApi {
  return createLanTransferService({
    openStore: (fileId, bytes) => disk?.openStore(fileId, bytes) ?? Promise.resolve(createMemoryStore(bytes)),
    sweepStores: async () => undefined,
    loadSha256: async () => () => createSha256(),
    wait,
  });
}

/** Sends a file from one service to another, over a channel of the tests. */
async function transfer(
  content: Uint8Array<ArrayBuffer>,
  ranges: readonly number[] = [],
  options: ChannelOptions = {},
) {
  const [sender, receiver] = [createService(), createService()];
  const [from, to] = createChannelPair(options);
  await receiver.open({ fileId: ID, bytes: content.length, sliceBytes: SLICE, slices: null });
  receiver.attachReceiver(asChannel(to), 1, ID);
  sender.attachSender(asChannel(from), 1);
  const job = { id: 1, fileId: ID, file: new Blob([content]), sliceBytes: SLICE, ranges, maxMessageBytes: 1 << 18 };
  const sent = sender.send(job);
  return { sender, receiver, from, sent, received: receiver.receive(1) };
}

describe('slices from one service to another', () => {
  it('give the same file, and never wait with more than 8 MB and a message', { timeout: 20_000 }, async () => {
    const content = contentOf(10 << 20);
    const { receiver, from, sent, received } = await transfer(content);
    expect(await received).toBe('complete');
    expect(await sent).toEqual({ type: 'sent', sha256: sha(content) });
    expect(from.highest).toBeLessThanOrEqual((8 << 20) + (256 << 10));
    expect(from.highest).toBeGreaterThan(7 << 20);
    expect(await receiver.verify(ID, sha(content))).toBe(true);
    const blob = await receiver.getBlob(ID);
    expect(sha(new Uint8Array(await blob.arrayBuffer()))).toBe(sha(content));
  });

  it('wait by the documented pause where no buffered amount is known', async () => {
    const wait = vi.fn(async () => undefined);
    const sender = createService(null, wait);
    const [from] = createChannelPair();
    from.bufferedAmount = undefined;
    sender.attachSender(asChannel(from), 1);
    const file = new Blob([contentOf(100 * SLICE)]);
    await sender.send({ id: 1, fileId: ID, file, sliceBytes: SLICE, ranges: [], maxMessageBytes: 1 << 18 });
    const pauses = (wait.mock.calls as unknown as [number][]).map(([ms]) => ms);
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(100);
  });

  it('may be any part of the file, with the hash of all of it', async () => {
    const content = contentOf(50 * SLICE + 3);
    const { receiver, sent } = await transfer(content, [3, 5, 20, 51]);
    expect(await sent).toEqual({ type: 'sent', sha256: sha(content) });
    await vi.waitFor(() => expect(receiver.progress()).toEqual([{ id: 1, doneBytes: 32 * SLICE + 3 }]));
    const again = await receiver.open({ fileId: ID, bytes: content.length, sliceBytes: SLICE, slices: null });
    expect(again.missing).toEqual([0, 3, 5, 20]);
  });

  it.each([
    [
      'a damaged byte',
      (message: ArrayBuffer) => {
        const copy = message.slice(0);
        new Uint8Array(copy)[9] = 1 ^ (new Uint8Array(copy)[9] ?? 0);
        return copy;
      },
    ],
    [
      'slices in another place',
      (message: ArrayBuffer) => {
        const copy = message.slice(0);
        new DataView(copy).setUint32(0, 15 - new DataView(copy).getUint32(0, true), true);
        return copy;
      },
    ],
  ])('with %s fail the hash, and count as missing again', async (_name, distort) => {
    const content = contentOf(30 * SLICE);
    const { receiver, received } = await transfer(content, [], { distort });
    expect(await received).toBe('complete');
    expect(await receiver.verify(ID, sha(content))).toBe(false);
    const { missing } = await receiver.open({ fileId: ID, bytes: content.length, sliceBytes: SLICE, slices: null });
    expect(missing).toEqual([0, 30]);
  });

  it.each([
    ['cut short', (message: ArrayBuffer) => message.slice(0, message.byteLength - 1)],
    [
      'numbered beyond the end',
      (message: ArrayBuffer) => {
        const copy = message.slice(0);
        new DataView(copy).setUint32(0, 1000, true);
        return copy;
      },
    ],
    [
      'repeated for ever',
      (message: ArrayBuffer) => {
        const copy = message.slice(0);
        new DataView(copy).setUint32(0, 0, true);
        return copy;
      },
    ],
  ])('that are %s end the channel', async (_name, distort) => {
    const { received } = await transfer(contentOf(100 * SLICE), [], { distort });
    expect(await received).toBe('bad-sender');
  });

  it('stop where the channel breaks', async () => {
    let messages = 0;
    const { from, sent, received } = await transfer(contentOf(300 * SLICE), [], {
      onMessage: () => {
        messages += 1;
        if (messages > 5) from.close();
        return messages <= 5;
      },
    });
    expect(await received).toBe('interrupted');
    expect(await sent).toEqual({ type: 'interrupted' });
  });

  it('stop when the file cannot be read any more', async () => {
    const sender = createService();
    const [from] = createChannelPair();
    sender.attachSender(asChannel(from), 1);
    const gone = new DOMException('changed', 'NotReadableError');
    const file = { size: 100 * SLICE, slice: () => ({ arrayBuffer: () => Promise.reject(gone) }) } as unknown as Blob;
    const job = { id: 1, fileId: ID, file, sliceBytes: SLICE, ranges: [], maxMessageBytes: 1 << 18 };
    expect(await sender.send(job)).toEqual({ type: 'file-lost' });
  });
});

describe('a received file', () => {
  it('says that there is no room for it', async () => {
    const disk = new Disk();
    disk.maxBytes = 10;
    const file = { fileId: ID, bytes: 11, sliceBytes: SLICE, slices: null };
    await expect(createService(disk).open(file)).rejects.toMatchObject({ code: 'storage-full' });
  });

  it('continues after a reload where its bytes are stored, and starts over where they are gone', async () => {
    const disk = new Disk();
    const slices = new Uint8Array([0b1011]);
    const file = { fileId: ID, bytes: 4 * SLICE, sliceBytes: SLICE, slices };
    expect((await createService(disk).open({ ...file, slices: null })).missing).toEqual([0, 4]);
    expect((await createService(disk).open(file)).missing).toEqual([2, 3]);
    expect((await createService(new Disk()).open(file)).missing).toEqual([0, 4]);
  });

  it('is opened once by two calls at the same time', async () => {
    const disk = new Disk();
    const open = vi.spyOn(disk, 'openStore');
    const service = createService(disk);
    const file = { fileId: ID, bytes: 5, sliceBytes: SLICE, slices: null };
    await Promise.all([service.open(file), service.open(file)]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is unknown before it is opened', async () => {
    const service = createService();
    const [channel] = createChannelPair();
    expect(() => service.attachReceiver(asChannel(channel), 1, ID)).toThrow(ID);
    expect(await service.receive(1)).toBe('interrupted');
  });
});
