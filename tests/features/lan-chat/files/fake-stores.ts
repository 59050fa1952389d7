import { forward } from '../../../../src/bridges/forward.ts';
import type { LanTransferTool } from '../../../../src/bridges/lan-transfer-bridge.ts';
import type { OfferMemory, RememberedOffers } from '../../../../src/features/lan-chat/files/offer-memory.ts';
import type { PartialFile, PartialStore } from '../../../../src/features/lan-chat/files/partial-store.ts';
import type { SaveTarget } from '../../../../src/platform/save-target.ts';
import type { LanTransferApi } from '../../../../workers/lan-transfer/lan-transfer.api.ts';

/** The remembered files of a device, in memory. */
export function createPartials(): PartialStore & { readonly rows: Map<string, PartialFile> } {
  const rows = new Map<string, PartialFile>();
  return {
    rows,
    read: async (fileId) => rows.get(fileId) ?? null,
    write: async (file) => void rows.set(file.fileId, file),
    remove: async (fileIds) => {
      for (const fileId of fileIds) rows.delete(fileId);
    },
    list: async () => [...rows.values()],
  };
}

/** The offers of a tab, in memory. */
export function createOffers(): OfferMemory {
  let offers: RememberedOffers | null = null;
  return {
    read: () => offers,
    write: (next) => {
      offers = next;
    },
  };
}

/** Written parts become a download, as where the browser does not ask for a place. */
export function openFakeTarget(name: string, downloads: { readonly blob: Blob; readonly name: string }[]): SaveTarget {
  const parts: BlobPart[] = [];
  return {
    write: async (part) => void parts.push(part),
    close: async () => void downloads.push({ blob: new Blob(parts), name }),
    abort: async () => undefined,
  };
}

/** A service of this thread as the page calls it. */
export function toTool(service: LanTransferApi): LanTransferTool {
  const methods = service as unknown as Record<string, (...args: unknown[]) => never>;
  const tool = forward<LanTransferApi>(async (name, args) => methods[name]?.(...(args as unknown[])) as never);
  return Object.assign(tool, { end: () => undefined });
}

export function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
