import { createStore } from 'zustand/vanilla';
import type { FileRoom } from '../../../../src/features/lan-chat/files/file-room.ts';
import type { FileSession, FilesState } from '../../../../src/features/lan-chat/files/file-session.ts';
import type { RoomMessage, RoomState } from '../../../../src/features/lan-chat/model/room-state.ts';
import type { RememberedMuted } from '../../../../src/features/lan-chat/room/muted-memory.ts';
import { createRoomSession } from '../../../../src/features/lan-chat/room/room-controller.ts';
import type { RoomSession } from '../../../../src/features/lan-chat/room/room-session.ts';
import { createRandom } from '../../../../workers/goal-images/wallpaper/random.ts';
import { FakeWorld, type Host } from './fake-network.ts';
import { VirtualClock } from './virtual-clock.ts';

/** What a tab keeps over a reload. */
interface Tab {
  muted: RememberedMuted | null;
}

/** One device with its room. */
export interface Place {
  readonly host: Host;
  readonly tab: Tab;
  readonly session: RoomSession;
  readonly files: FileRoom;
  state(): RoomState;
  texts(): string[];
  notices(): string[];
}

const createTab = (): Tab => ({ muted: null });

/** Many devices around one server, with one clock. Random numbers come from a seed. */
export class RoomRig {
  readonly clock = new VirtualClock();
  readonly world = new FakeWorld(this.clock);
  readonly places: Place[] = [];
  readonly random: () => number;
  #idCount = 0;

  constructor(seed = 1) {
    this.random = createRandom(seed);
  }

  add(
    name: string,
    { userId = `u-${name}`, latencyMs = 10, byLink = false, linkOf = null as string | null, tab = createTab() } = {},
  ): Place {
    const host: Host = { name, userId, latencyMs, isCrashed: false, isServerCut: false, byLink, linkOf };
    let files: FileRoom | null = null;
    const session = createRoomSession({
      network: this.world.network(host),
      api: this.world.api(host),
      clock: this.clock,
      createId: () => (this.#idCount++).toString(16).padStart(32, '0'),
      random: this.random,
      muted: { read: () => tab.muted, write: (muted) => void Object.assign(tab, { muted }) },
      files: (room) => {
        files = room;
        return createNoFiles();
      },
    });
    if (files === null) throw new Error('The room has not asked for its files');
    const state = () => session.store.getState();
    const place: Place = {
      host,
      tab,
      session,
      files,
      state,
      texts: () => state().messages.flatMap((message) => (message.kind === 'text' ? [message.text] : [])),
      notices: () => state().messages.flatMap(toNotice),
    };
    this.places.push(place);
    return place;
  }

  /** Joins and waits until it is in, or has failed. */
  async join(place: Place): Promise<void> {
    void place.session.join({});
    await this.clock.advance(2000);
  }

  crash(place: Place): void {
    place.host.isCrashed = true;
  }

  /** Lets everyone in who waits. */
  admitAll(): void {
    for (const { host, session, state } of this.places) {
      if (!host.isCrashed) for (const { peerId } of state().waiting) session.admit(peerId);
    }
  }
}

/** A room with these devices, created by the first; the others were let in. */
export async function gather(names: readonly string[], seed?: number) {
  const rig = new RoomRig(seed);
  const places: Place[] = [];
  for (const name of names) {
    const place = rig.add(name);
    places.push(place);
    await rig.join(place);
    rig.admitAll();
    await rig.clock.advance(500);
  }
  return { rig, places: places as [Place, Place, Place, Place] };
}

/** The creator is gone; the longest present guest leads the room. */
export async function succeed(rig: RoomRig, creator: Place): Promise<void> {
  rig.crash(creator);
  await rig.clock.advance(15_000);
}

/** Places in the room that still have power. */
export function listInside(places: readonly Place[]): Place[] {
  return places.filter(({ host, state }) => !host.isCrashed && state().join.step === 'in');
}

export function namesOf(place: Place): string[] {
  return place.state().members.map(({ username }) => username);
}

function toNotice(message: RoomMessage): string[] {
  if (message.kind !== 'system') return [];
  const { notice } = message;
  return ['username' in notice ? `${notice.type} ${notice.username}` : notice.type];
}

function createNoFiles(): FileSession {
  const nothing = () => undefined;
  return {
    store: createStore<FilesState>(() => ({ files: new Map() })),
    offer: async () => ({ offered: [], continued: [], refused: [] }),
    accept: nothing,
    decline: nothing,
    forgetOffers: nothing,
    cancel: nothing,
    retry: nothing,
    save: async () => undefined,
    saveAll: async () => ({ type: 'cancelled' }),
    read: async () => new File([], 'file'),
    preview: async () => null,
    clear: nothing,
    dispose: nothing,
  };
}
