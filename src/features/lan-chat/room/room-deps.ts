import type { FileRoom } from '../files/file-room.ts';
import type { FileSession } from '../files/file-session.ts';
import type { PeerNetwork } from '../peer/peer-link.ts';
import type { LanApi } from './lan-api.ts';
import type { MutedMemory } from './muted-memory.ts';

/** Time as the room uses it. */
export interface RoomClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a job once after this many milliseconds. @returns a function that cancels it. */
  after(ms: number, job: () => void): () => void;
}

/** What a room is made of. */
export interface RoomDeps {
  readonly network: PeerNetwork;
  readonly api: LanApi;
  readonly clock: RoomClock;
  /** Random, 32 hexadecimal digits. */
  readonly createId: () => string;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Whom this tab has muted. */
  readonly muted: MutedMemory;
  readonly files: (room: FileRoom) => FileSession;
}
