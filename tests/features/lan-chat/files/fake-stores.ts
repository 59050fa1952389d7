import type { OfferMemory, RememberedOffers } from '../../../../src/features/lan-chat/files/offer-memory.ts';
import type { PartialFile, PartialStore } from '../../../../src/features/lan-chat/files/partial-store.ts';

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
