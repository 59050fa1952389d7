import { createStore, type StoreApi } from 'zustand/vanilla';
import { AppError } from '../../../core/errors.ts';
import { loadTwice } from '../../../shared/lazy/load-twice.ts';
import type { RoomSession, RoomTarget } from '../room/room-session.ts';

export interface HeldRoom {
  /** Null until the visitor joins for the first time. */
  readonly session: RoomSession | null;
  readonly loading: 'idle' | 'loading' | 'failed';
  /** The text in the input, which survives leaving the page for another one of the product. */
  readonly draft: string;
  /** Files from other pages that wait until the visitor sends them. */
  readonly attached: readonly File[];
  /** Received files that the visitor has saved. */
  readonly savedIds: ReadonlySet<string>;
}

/** The room of this page. It lives outside of the screen, so that other pages of the product do not end it. */
export interface RoomHolder {
  readonly store: StoreApi<HeldRoom>;
  /** Joins a room; the program for it is loaded at the first call. Never rejects: the outcome stands in the stores. */
  join(target: RoomTarget): Promise<void>;
  /** Joins the room of the last call again. */
  joinAgain(): Promise<void>;
  /** Leaves the room, and gives up an attempt to join. */
  leave(): void;
  setDraft(draft: string): void;
  /** Adds files that wait to be sent. */
  attach(files: readonly File[]): void;
  /** Removes the waiting files. They were sent, or are not to be sent. */
  detach(): void;
  markSaved(fileId: string): void;
}

interface RoomHolderDeps {
  /** Fetches the program and creates the session. */
  readonly load: () => Promise<RoomSession>;
  /** Called once with the session: follows it as long as the page lives. */
  readonly watch: (session: RoomSession, holder: RoomHolder) => void;
  readonly pause?: () => Promise<void>;
}

/** Holds the session of a page, which is created when the visitor first joins a room. */
export function createRoomHolder({ load, watch, pause }: RoomHolderDeps): RoomHolder {
  const store = createStore<HeldRoom>(() => ({
    session: null,
    loading: 'idle',
    draft: '',
    attached: [],
    savedIds: new Set(),
  }));
  let lastTarget: RoomTarget = {};
  /** Counts joining and leaving: a session that is loaded too late does not join. */
  let attempt = 0;

  async function open(): Promise<RoomSession | null> {
    const { session } = store.getState();
    if (session !== null) return session;
    store.setState({ loading: 'loading' });
    try {
      const loaded = await loadTwice(load, pause);
      const known = store.getState().session;
      if (known !== null) {
        loaded.dispose();
        return known;
      }
      store.setState({ session: loaded, loading: 'idle' });
      watch(loaded, holder);
      return loaded;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      store.setState({ loading: 'failed' });
      return null;
    }
  }

  const holder: RoomHolder = {
    store,
    async join(target) {
      lastTarget = target;
      attempt += 1;
      const own = attempt;
      const session = await open();
      if (own === attempt) await session?.join(target);
    },
    joinAgain: () => holder.join(lastTarget),
    leave() {
      attempt += 1;
      store.getState().session?.leave();
      store.setState({ loading: 'idle', savedIds: new Set() });
    },
    setDraft: (draft) => store.setState({ draft }),
    attach: (files) => store.setState(({ attached }) => ({ attached: [...attached, ...files] })),
    detach: () => store.setState({ attached: [] }),
    markSaved: (fileId) => store.setState(({ savedIds }) => ({ savedIds: new Set([...savedIds, fileId]) })),
  };
  return holder;
}
