import { AppError } from '../../../src/core/errors.ts';
import type { SliceStore } from '../../../workers/lan-transfer/slice-store.ts';

/** Stored files of a device, which survive the page; with room for `maxBytes`. */
export class Disk {
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  /** Files that something else has removed. */
  readonly lost = new Set<string>();
  maxBytes = Number.POSITIVE_INFINITY;

  async openStore(fileId: string, bytes: number): Promise<SliceStore> {
    const known = this.files.get(fileId);
    const isReopened = known?.length === bytes;
    const content = isReopened ? known : new Uint8Array(bytes);
    if (bytes > this.maxBytes) throw new AppError('storage-full', 'full');
    this.files.set(fileId, content);
    return {
      isStored: true,
      isReopened,
      write: (part, at) => content.set(part, at),
      read: async (from, to) => content.slice(from, to),
      toBlob: async () => {
        if (this.lost.has(fileId)) throw new AppError('file-gone', fileId);
        return new Blob([content]);
      },
      dispose: async () => void this.files.delete(fileId),
    };
  }

  async sweepStores(kept: readonly string[]): Promise<void> {
    for (const name of this.files.keys()) if (!kept.includes(name)) this.files.delete(name);
  }
}
