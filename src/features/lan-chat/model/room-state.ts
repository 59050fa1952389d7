import type { JoinNotice, JoinState } from './join-machine.ts';

/** A device that is in the room, by the server's word. */
export interface Member {
  readonly peerId: string;
  readonly userId: string;
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
  readonly isCreator: boolean;
  readonly isMe: boolean;
}

/** The one device that texts and files go to. */
export interface PrivateTarget {
  readonly peerId: string;
  readonly userId: string;
  readonly username: string;
  /** Ids of other devices of the account that were in the room together with it. */
  readonly besides: readonly string[];
}

/** How a text stands that is for one device only. */
export interface Privacy {
  /** The device that it is for; this device for what others have sent. */
  readonly username: string;
  /** The name of the leading device that passes it on, and could read it; null where the two devices are connected. */
  readonly relayedBy: string | null;
  /** Why it has not arrived: the device is away, cannot be reached, or has a page of an earlier version. */
  readonly failure: PrivateFailure | null;
}
export type PrivateFailure = 'away' | 'unreachable' | 'old-page';

/** A device that asks the creator to be let in. */
export interface WaitingGuest {
  readonly peerId: string;
  readonly userId: string;
  readonly username: string;
  readonly since: number;
  /** The creator has removed it from the room before. */
  readonly wasRemoved?: boolean;
}

interface MessageBase {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of this device. */
  readonly at: number;
}

/** Files that a visitor has chosen or dropped together. */
export interface FileDrop {
  readonly id: string;
  readonly count: number;
}

/** An entry of the conversation (doc 2 §3). */
export type RoomMessage =
  | (MessageBase & {
      readonly kind: 'text';
      readonly username: string;
      readonly peerId: string;
      /** The account; missing where it is not known any more. */
      readonly userId?: string | undefined;
      /** Missing for a text to everyone. */
      readonly privacy?: Privacy;
      readonly isMine: boolean;
      readonly text: string;
      /** An own text that waits for the connection, or that is not confirmed yet. */
      readonly isPending: boolean;
    })
  /** The file itself is in the store of the files, by `fileId`. */
  | (MessageBase & {
      readonly kind: 'file';
      readonly username: string;
      readonly peerId: string;
      readonly userId?: string | undefined;
      readonly isMine: boolean;
      /** Null for a file that was sent alone. */
      readonly drop: FileDrop | null;
      readonly fileId: string;
    })
  | (MessageBase & { readonly kind: 'system'; readonly notice: SystemNotice });

/** What the conversation tells about the room itself. */
export type SystemNotice =
  | { readonly type: 'created' }
  /** `isLate`: there were texts before, which this device does not get. */
  | { readonly type: 'joined'; readonly isLate?: boolean }
  | { readonly type: 'came'; readonly username: string }
  | { readonly type: 'left'; readonly username: string }
  /** The creator is gone, and the devices gather again. */
  | { readonly type: 'creator-lost' }
  | { readonly type: 'new-creator'; readonly username: string; readonly isMe: boolean }
  /** The creator has taken a member out of the room. */
  | { readonly type: 'removed'; readonly username: string }
  /** More files of a device wait than may; the others were declined. */
  | { readonly type: 'too-many-files'; readonly username: string }
  /** A device broke the rules and was dropped. */
  | { readonly type: 'dropped'; readonly username: string }
  /** A device sent more than is allowed in so short a time, and was dropped. */
  | { readonly type: 'flooded'; readonly username: string };

export interface RoomState {
  readonly join: JoinState;
  /** The latest word of joining; null when there is nothing to say. */
  readonly notice: JoinNotice | null;
  /** Null until the server has named the room. */
  readonly room: Room | null;
  /** Id of this device; null outside. */
  readonly peerId: string | null;
  /** This device waits until the creator lets it in, or was declined. */
  readonly admission: 'admitted' | 'waiting' | 'declined';
  /** The longest present first, this device among them. Empty while waiting. */
  readonly members: readonly Member[];
  /** Only the creator sees them. */
  readonly waiting: readonly WaitingGuest[];
  /** Whether strangers wait until the creator lets them in. Only the creator changes it. */
  readonly asksCreator: boolean;
  readonly messages: readonly RoomMessage[];
  /** The visitor has the conversation in view. */
  readonly isReading: boolean;
  /** Messages since the page was last looked at. */
  readonly unreadCount: number;
  /** What this device sends goes to this one only; null for everyone. Stays while the device is away. */
  readonly target: PrivateTarget | null;
  /** Accounts whose messages are folded and not announced. Only this device knows them. */
  readonly mutedUsers: readonly string[];
}

export interface Room {
  readonly code: string;
  /** With which this device has opened a private room; null in the room of a network, and where it came by a link. */
  readonly word: string | null;
  readonly username: string;
  readonly userId: string;
  /** Opens the room to people of other networks; part of the share link. */
  readonly secret: string;
}
