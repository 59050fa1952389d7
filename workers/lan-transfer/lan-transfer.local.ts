import type { LanTransferApi } from './lan-transfer.api.ts';
import { createLanTransferService } from './lan-transfer-service.ts';
import { loadSha256 } from './load-sha256.ts';
import { createMemoryStore } from './slice-store.ts';

/** The same service on the page itself, where a channel cannot be handed to a worker. Files stay in memory. */
export function createLocalLanTransfer(): LanTransferApi {
  return createLanTransferService({
    openStore: async (_fileId, bytes) => createMemoryStore(bytes),
    sweepStores: async () => undefined,
    loadSha256,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}
