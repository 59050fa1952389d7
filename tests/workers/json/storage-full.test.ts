import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { createByteSink, type OpenScratch } from '../../../workers/json/byte-sink.ts';
import type { ScratchFile } from '../../../workers/json/byte-source.ts';
import { createService, failureOf, openText, readText } from './a-service.ts';

/** As an address, because its types are those of a worker, which this part of the project does not have. */
const OPFS_SCRATCH: string = new URL('../../../workers/json/opfs-scratch.ts', import.meta.url).href;

/** A file in memory that holds up to `room` bytes. */
function createScratch(room: number) {
  const bytes = new Uint8Array(room);
  const file = {
    write: vi.fn((piece: Uint8Array, at: number) => {
      if (at + piece.length > room) throw new AppError('storage-full', 'No room');
      bytes.set(piece, at);
    }),
    read: (from, to) => bytes.slice(from, to),
    toBlob: async () => new Blob([bytes]),
    dispose: vi.fn(),
  } satisfies ScratchFile;
  return file;
}

describe('a disk without room', () => {
  /** Indented, this takes 99 MB, more than the sink keeps in memory. */
  const LARGE = `[${'1,'.repeat(9_000_000)}1]`;

  test('fails the work with storage-full, removes the file and keeps every text', async () => {
    const small = createScratch(80 << 20);
    const large = createScratch(128 << 20);
    const files = [small, large];
    const service = createService({ openScratch: async () => files.shift() ?? null });
    const kept = await openText(service, '{"a":[1]}');
    const id = await openText(service, LARGE);
    const failure = await failureOf(service.format(id, { indent: 8, repairs: false }));
    expect(failure.code).toBe('storage-full');
    expect(small.write).toHaveBeenCalled();
    expect(small.dispose).toHaveBeenCalledOnce();

    expect(await readText(service, kept)).toBe('{"a":[1]}');
    expect((await readText(service, id)) === LARGE).toBe(true);
    expect(service.progress()).toBeNull();
    const { document } = await service.format(id, { indent: 8, repairs: false });
    expect(document.lineCount).toBe(9_000_003);
    service.close(document.id);
    expect(large.dispose).toHaveBeenCalledOnce();
  });

  test('fails while the memory is moved to the file; discarding the sink removes the file', async () => {
    const scratch = createScratch(4);
    const sink = createByteSink(async () => scratch, 8);
    await sink.write(new Uint8Array(6));
    await expect(sink.write(new Uint8Array(6))).rejects.toMatchObject({ code: 'storage-full' });
    sink.discard();
    expect(scratch.dispose).toHaveBeenCalledOnce();
  });

  test('does no harm without a file: the bytes stay in memory', async () => {
    const sink = createByteSink(async () => null, 8);
    await sink.expect(100);
    for (const byte of [1, 2, 3]) await sink.write(new Uint8Array(6).fill(byte));
    const source = sink.finish();
    expect([...(await source.read(4, 14))]).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 3, 3]);
  });
});

describe("a file of the origin's private file system", () => {
  const handle = { write: vi.fn(), read: vi.fn(), flush: vi.fn(), close: vi.fn() };
  const folder = {
    keys: async function* () {
      yield 'left-behind';
    },
    getFileHandle: vi.fn(async (name: string) => ({ name, createSyncAccessHandle: async () => handle })),
    removeEntry: vi.fn(async (_name: string) => undefined),
  };
  const getDirectory = vi.fn(async () => ({ getDirectoryHandle: async () => folder }));

  beforeEach(() => {
    vi.clearAllMocks();
    vi.resetModules();
    vi.stubGlobal('navigator', { storage: { getDirectory } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const openScratch = async () => {
    const { openOpfsScratch } = (await import(OPFS_SCRATCH)) as { readonly openOpfsScratch: OpenScratch };
    return openOpfsScratch();
  };

  test.each([
    [
      'throws for want of quota',
      () => {
        throw new DOMException('No room', 'QuotaExceededError');
      },
    ],
    ['writes a part of the bytes only', () => 3],
  ])('fails with storage-full when the browser %s', async (_case, write) => {
    handle.write.mockImplementation(write);
    const scratch = await openScratch();
    expect(() => scratch?.write(new Uint8Array(5), 0)).toThrow(expect.objectContaining({ code: 'storage-full' }));
  });

  test('is closed and removed on disposal; files of an earlier visit are removed at the first opening', async () => {
    const scratch = await openScratch();
    expect(folder.removeEntry.mock.calls).toEqual([['left-behind']]);
    scratch?.dispose();
    expect(handle.close).toHaveBeenCalledOnce();
    expect(folder.removeEntry).toHaveBeenLastCalledWith(folder.getFileHandle.mock.calls[0]?.[0]);
  });

  test('is null in a browser that refuses it', async () => {
    getDirectory.mockRejectedValueOnce(new DOMException('Private window', 'SecurityError'));
    expect(await openScratch()).toBeNull();
  });
});
