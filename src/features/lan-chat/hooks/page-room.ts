import { createRoomHolder } from './room-holder.ts';
import { watchRoom } from './watch-room.ts';

/** The room of this page. Peer library and workers are loaded when the visitor joins. */
export const pageRoom = createRoomHolder({
  async load() {
    const [{ createPageRoomSession }, { createPageFileSession }] = await Promise.all([
      import('../room/page-session.ts'),
      import('../files/page-file-session.ts'),
    ]);
    return createPageRoomSession(createPageFileSession);
  },
  watch: watchRoom,
});
