import { createHmac, timingSafeEqual } from 'node:crypto';
import { PRIVATE_ROOM_PREFIX } from '../../../src/core/lan/room-code.ts';
import type { Keyring } from '../../db/server-secret.ts';
import { DAY_MS } from './constants.ts';

/** Characters of the code that proves a secret, 6 bits each. */
const PROOF_CHARS = 16;
const MARK_CHARS = 16;
const MEMBER_KEY_CHARS = 32;
const PRIVATE_ROOM_DIGITS = 16;

/** What a valid share secret says. */
interface OpenedSecret {
  /** Names the user who shared the link, see `isSharer`. */
  readonly sharedBy: string;
  /** Day of its issue, counted from 1970 (UTC). */
  readonly day: number;
}

/**
 * The secrets of share links. They are not stored: a keyed hash over room, user and day proves them. A secret names its user
 * by a keyed hash, because only links of the user who leads a room may bypass the question to that user; everyone in a network
 * gets a secret of its room, so a secret of the room alone would let strangers behind the same address in.
 */
export interface RoomSecrets {
  /** `day` is today, or the earlier day of the secret that this one must not outlive. */
  issue(room: string, userId: string, day?: number): string;
  /** Null for a secret of another room, and for one issued before yesterday. */
  open(room: string, secret: string): OpenedSecret | null;
  /** Names a user in the links that are issued to it now. */
  toSharer(room: string, userId: string): string;
  /** Whether a link that names `sharedBy` is of this user. Links of earlier versions name the user by the id. */
  isSharer(room: string, userId: string, sharedBy: string): boolean;
  /**
   * The creator of a room gives this key to the devices that it lets in. It proves that they were let in while the creator's
   * session leads the room, and shortly afterwards.
   */
  toMemberKey(room: string, creatorSessionId: string): string;
  isMemberKey(room: string, creatorSessionId: string, key: string): boolean;
  /** Code of the private room that a word opens. */
  toPrivateRoom(word: string): string;
}

interface RoomSecretsDeps {
  readonly keys: Keyring;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createRoomSecrets({ keys, now }: RoomSecretsDeps): RoomSecrets {
  const today = () => Math.floor(now() / DAY_MS);
  const allKeys = [keys.current, ...keys.previous];
  return {
    issue(room, userId, day = today()) {
      const mark = toMark(keys.current, room, userId);
      return prove(keys.current, room, mark, day) + mark;
    },
    open(room, secret) {
      const sharedBy = secret.slice(PROOF_CHARS);
      if (sharedBy === '') return null;
      const days = [today(), today() - 1];
      const day = days.find((day) =>
        allKeys.some((key) => isSame(secret.slice(0, PROOF_CHARS), prove(key, room, sharedBy, day))),
      );
      return day === undefined ? null : { sharedBy, day };
    },
    toSharer: (room, userId) => toMark(keys.current, room, userId),
    isSharer: (room, userId, sharedBy) =>
      isSame(sharedBy, userId) || allKeys.some((key) => isSame(sharedBy, toMark(key, room, userId))),
    toMemberKey: (room, sessionId) => proveMember(keys.current, room, sessionId),
    isMemberKey: (room, sessionId, key) => allKeys.some((each) => isSame(key, proveMember(each, room, sessionId))),
    toPrivateRoom: (word) => {
      const digest = createHmac('sha256', keys.current)
        .update(JSON.stringify(['word', word]))
        .digest('hex');
      return PRIVATE_ROOM_PREFIX + digest.slice(0, PRIVATE_ROOM_DIGITS);
    },
  };
}

/** Names a user in the links to one room. */
function toMark(key: Uint8Array, room: string, userId: string): string {
  const text = JSON.stringify(['sharer', room, userId]);
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, MARK_CHARS);
}

function prove(key: Uint8Array, room: string, sharedBy: string, day: number): string {
  const text = JSON.stringify(['secret', room, sharedBy, day]);
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, PROOF_CHARS);
}

function proveMember(key: Uint8Array, room: string, creatorSessionId: string): string {
  const text = JSON.stringify(['member', room, creatorSessionId]);
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, MEMBER_KEY_CHARS);
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
