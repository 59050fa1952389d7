import { openLanTransfer } from '../../../bridges/lan-transfer-bridge.ts';
import { createId } from '../../../platform/create-id.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { openSaveTarget } from '../../../platform/save-target.ts';
import { createFileSession } from './create-file-session.ts';
import type { FileRoom } from './file-room.ts';
import type { FileSession } from './file-session.ts';
import { tabOffers } from './offer-memory.ts';
import { openPartialStore } from './partial-store.ts';

/** The files of a room with the worker, the database and the clock of this page. */
export function createPageFileSession(room: FileRoom): FileSession {
  return createFileSession(room, {
    tool: openLanTransfer(),
    partials: openPartialStore(),
    offers: tabOffers,
    now: () => Date.now(),
    createId,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    download: downloadBlob,
    openTarget: (fileName) => openSaveTarget(fileName, 'application/zip'),
  });
}
