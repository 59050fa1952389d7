import {
  type Device,
  decideEntry,
  type EntryDecision,
  isForgotten,
  listOutdated,
  type Newcomer,
  type RegisterEntry,
} from './room-register.ts';

/** Which devices are in which rooms, for all processes that share the presence. */
export interface Presence {
  /** Gives a device its place. `replaced` is the connection that loses the same id because its device did not answer. */
  enter(newcomer: Newcomer, replaced: string | null): Promise<EntryDecision>;
  /** Nothing happens for a connection without a place. */
  leave(socketId: string): Promise<void>;
  /** The present devices of a room. */
  list(room: string): Promise<readonly Device[]>;
  /** The present devices of a room, and those that left it within a minute. */
  listRecent(room: string): Promise<readonly Device[]>;
  /** The present device with this id in a room, or null. */
  find(room: string, peerId: string): Promise<Device | null>;
  /**
   * Keeps the places of this process, given its connections by their ids as they are at any time, and forgets devices that left long ago. Returns connections that
   * have lost their places. Call it from time to time.
   */
  refresh(own: ReadonlyMap<string, unknown>): Promise<readonly string[]>;
  /** Gives up all places of this process. */
  stop(): Promise<void>;
}

interface MemoryPresenceDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly devicesMax: number;
}

/** The presence of a single process. Its size is bounded by the connections, and the sessions that left within a minute. */
export function createMemoryPresence({ now, devicesMax }: MemoryPresenceDeps): Presence {
  const rooms = new Map<string, RegisterEntry[]>();
  const roomOf = new Map<string, string>();

  function write(room: string, entries: RegisterEntry[]): void {
    if (entries.length === 0) rooms.delete(room);
    else rooms.set(room, entries);
  }

  return {
    async enter(newcomer, replaced) {
      const entries = rooms.get(newcomer.room) ?? [];
      const rules = { now: now(), devicesMax, replaced };
      const decision = decideEntry(entries, newcomer, rules);
      if (decision.type !== 'entered') return decision;
      const outdated = new Set(listOutdated(entries, newcomer, rules));
      for (const socketId of outdated) roomOf.delete(socketId);
      const kept = entries.filter(({ socketId }) => !outdated.has(socketId));
      write(newcomer.room, [...kept, { ...decision.device, leftAt: null }]);
      roomOf.set(newcomer.socketId, newcomer.room);
      return decision;
    },
    async leave(socketId) {
      const room = roomOf.get(socketId);
      if (room === undefined) return;
      roomOf.delete(socketId);
      const entries = rooms.get(room) ?? [];
      const left = entries.find((entry) => entry.socketId === socketId);
      if (left === undefined) return;
      // One entry for a session is enough to remember its arrival.
      const others = entries.filter(
        (entry) => entry !== left && (entry.leftAt === null || entry.sessionId !== left.sessionId),
      );
      write(room, [...others, { ...left, leftAt: now() }]);
    },
    list: async (room) => (rooms.get(room) ?? []).filter(({ leftAt }) => leftAt === null),
    listRecent: async (room) => (rooms.get(room) ?? []).filter((entry) => !isForgotten(entry, now())),
    find: async (room, peerId) =>
      rooms.get(room)?.find((entry) => entry.leftAt === null && entry.peerId === peerId) ?? null,
    async refresh(own) {
      for (const [room, entries] of rooms) {
        const kept = entries.filter((entry) => !isForgotten(entry, now()));
        if (kept.length < entries.length) write(room, kept);
      }
      return [...own.keys()].filter((socketId) => !roomOf.has(socketId));
    },
    async stop() {
      rooms.clear();
      roomOf.clear();
    },
  };
}
