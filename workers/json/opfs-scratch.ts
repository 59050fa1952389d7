import { AppError } from '../../src/core/errors.ts';
import type { ScratchFile } from './byte-source.ts';

const FOLDER = 'json-scratch';

let swept: Promise<void> | null = null;

/** A file of the origin's private file system; null where there is none, for example in some private windows. */
export async function openOpfsScratch(): Promise<ScratchFile | null> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    swept ??= sweep(folder);
    await swept;
    const name = crypto.randomUUID();
    const file = await folder.getFileHandle(name, { create: true });
    const handle = await file.createSyncAccessHandle();
    return toScratch(folder, file, handle);
  } catch {
    return null;
  }
}

/** Removes files that a worker left behind when its page was closed. Files of other open pages are locked and stay. */
async function sweep(folder: FileSystemDirectoryHandle): Promise<void> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  await Promise.allSettled(names.map((name) => folder.removeEntry(name)));
}

function toScratch(
  folder: FileSystemDirectoryHandle,
  file: FileSystemFileHandle,
  handle: FileSystemSyncAccessHandle,
): ScratchFile {
  return {
    write(bytes, at) {
      try {
        const written = handle.write(bytes, { at });
        if (written < bytes.length) throw new Error(`${written} of ${bytes.length} bytes written`);
      } catch (cause) {
        throw new AppError('storage-full', String(cause));
      }
    },
    read(from, to) {
      const bytes = new Uint8Array(Math.max(to - from, 0));
      return bytes.subarray(0, handle.read(bytes, { at: from }));
    },
    async toBlob() {
      handle.flush();
      return file.getFile();
    },
    dispose() {
      handle.close();
      // A file that is still being read stays until the next visit.
      folder.removeEntry(file.name).catch(() => undefined);
    },
  };
}
