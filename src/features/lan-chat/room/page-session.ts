import { API_ORIGIN } from '../../../core/paths.ts';
import { createId } from '../../../platform/create-id.ts';
import type { FileRoom } from '../files/file-room.ts';
import type { FileSession } from '../files/file-session.ts';
import { createPeerjsNetwork } from '../peer/peerjs-network.ts';
import { createLanApi } from './lan-api.ts';
import { tabMuted } from './muted-memory.ts';
import { createRoomSession } from './room-controller.ts';
import type { RoomSession } from './room-session.ts';

/**
 * The room of this page, over real devices. A page that is closed leaves the room, so that the others need not wait until
 * they miss it.
 */
export function createPageRoomSession(files: (room: FileRoom) => FileSession): RoomSession {
  const session = createRoomSession({
    network: createPeerjsNetwork(API_ORIGIN === '' ? location : new URL(API_ORIGIN)),
    api: createLanApi(),
    clock: { now: Date.now, after },
    createId,
    random: Math.random,
    muted: tabMuted,
    files,
  });
  const leave = () => session.leaveForReload();
  window.addEventListener('pagehide', leave);
  return {
    ...session,
    dispose() {
      window.removeEventListener('pagehide', leave);
      session.dispose();
    },
  };
}

function after(ms: number, job: () => void): () => void {
  const timer = setTimeout(job, ms);
  return () => clearTimeout(timer);
}
