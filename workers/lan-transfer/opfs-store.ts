import { AppError } from '../../src/core/errors.ts';
import type { SliceStore } from './slice-store.ts';

const FOLDER = 'lan-transfer';

/**
 * A file of the origin's private file system, with room for `bytes`. Null where there is no such file system: at insecure
 * addresses, in some private windows, or while another tab has the file.
 * @throws AppError `storage-full`.
 */
export async function openOpfsStore(fileId: string, bytes: number): Promise<SliceStore | null> {
  const opened = await openFile(fileId);
  if (opened === null) return null;
  const { folder, file, handle } = opened;
  const isReopened = bytes > 0 && handle.getSize() === bytes;
  try {
    if (!isReopened) {
      handle.truncate(0);
      handle.truncate(bytes);
    }
  } catch (cause) {
    handle.close();
    await folder.removeEntry(fileId).catch(() => undefined);
    throw new AppError('storage-full', String(cause));
  }
  return toStore(folder, file, handle, isReopened);
}

/** Removes all files but these. Files that a worker has open are locked and stay. */
export async function sweepOpfs(kept: readonly string[]): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) if (!kept.includes(name)) names.push(name);
    await Promise.allSettled(names.map((name) => folder.removeEntry(name)));
  } catch {
    // Without such a file system there is nothing to remove.
  }
}

async function openFile(fileId: string) {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const file = await folder.getFileHandle(fileId, { create: true });
    return { folder, file, handle: await file.createSyncAccessHandle() };
  } catch {
    return null;
  }
}

function toStore(
  folder: FileSystemDirectoryHandle,
  file: FileSystemFileHandle,
  handle: FileSystemSyncAccessHandle,
  isReopened: boolean,
): SliceStore {
  let isOpen = true;
  const close = () => {
    if (isOpen) handle.close();
    isOpen = false;
  };
  return {
    isStored: true,
    isReopened,
    write(bytes, at) {
      try {
        const written = handle.write(bytes as Uint8Array<ArrayBuffer>, { at });
        if (written < bytes.length) throw new Error(`${written} of ${bytes.length} bytes written`);
      } catch (cause) {
        throw new AppError('storage-full', String(cause));
      }
    },
    async read(from, to) {
      const bytes = new Uint8Array(Math.max(to - from, 0));
      return bytes.subarray(0, handle.read(bytes, { at: from }));
    },
    async toBlob() {
      close();
      try {
        return await file.getFile();
      } catch (cause) {
        throw new AppError('file-gone', String(cause));
      }
    },
    async dispose() {
      close();
      await folder.removeEntry(file.name).catch(() => undefined);
    },
  };
}
