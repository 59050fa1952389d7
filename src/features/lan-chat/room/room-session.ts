import type { StoreApi } from 'zustand/vanilla';
import type { FileSession } from '../files/file-session.ts';
import type { RoomState } from '../model/room-state.ts';

/** Which room to join. Without a code, that of the own network. */
export interface RoomTarget {
  /** As typed, or from the address; checked by the server. */
  readonly code?: string;
  /** From the fragment of a share link. */
  readonly secret?: string;
  /** With which the creator has let this device in. */
  readonly key?: string;
}

/**
 * `not-sent`: empty, too long, or outside of a room. `too-fast`: the others would drop this device. `away`: the one device that
 * it is for is not in the room.
 */
export type SendOutcome = 'sent' | 'not-sent' | 'too-fast' | 'away';

/** The room as the screens use it. */
export interface RoomSession {
  readonly store: StoreApi<RoomState>;
  readonly files: FileSession;
  /** Never rejects: the outcome stands in the store. */
  join(target: RoomTarget): Promise<void>;
  /** Closes all connections, clears messages and members, and returns to the lobby (doc 2 §4). */
  leave(): void;
  /** Leaves because the page ends. After a reload the visitor may choose the files again that were not complete. */
  leaveForReload(): void;
  /**
   * Sends a text to the target, or to everyone in the room where there is none. While the room gathers again, a text to everyone
   * waits and is sent afterwards.
   */
  sendText(text: string): SendOutcome;
  /** Sends an own text to one device again that has not arrived. */
  resendText(id: string): void;
  /** Texts and files go to this device only from now on; null for everyone. */
  setTarget(peerId: string | null): void;
  /** Folds the messages of an account and announces none of them, as long as the room is not left. */
  setMuted(userId: string, isMuted: boolean): void;
  /** As the creator: takes a member out of the room, with all devices of its account. */
  remove(peerId: string): void;
  admit(peerId: string): void;
  decline(peerId: string): void;
  setAsksCreator(asks: boolean): void;
  /** Whether the conversation is in view: its messages are read as they come. */
  setReading(isReading: boolean): void;
  /** Leaves the room for good; the session is not used afterwards. */
  dispose(): void;
}
