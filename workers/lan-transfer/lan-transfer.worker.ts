import { exposeService } from '../shared/expose-service.ts';
import { createLanTransferService } from './lan-transfer-service.ts';
import { loadSha256 } from './load-sha256.ts';
import { openOpfsStore, sweepOpfs } from './opfs-store.ts';
import { createMemoryStore } from './slice-store.ts';

exposeService(
  createLanTransferService({
    openStore: async (fileId, bytes) => (await openOpfsStore(fileId, bytes)) ?? createMemoryStore(bytes),
    sweepStores: sweepOpfs,
    loadSha256,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }),
);
