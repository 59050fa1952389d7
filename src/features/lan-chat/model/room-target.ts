import { ROOM_CODE_CHARS_MAX } from '../../../core/contracts/lan.ts';
import type { Room } from './room-state.ts';

/** A room besides that of the own network. */
export interface NamedRoom {
  readonly code: string;
  /** From the fragment of a share link. */
  readonly secret?: string;
}

const WORD_CHARS_MIN = 4;
/** Letters and digits with single dashes. */
const CODE_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;
const SECRET_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
const LINK_PATTERN = /^https?:\/\/\S+[?&]room=([^&#\s]+)\S*?(?:#(\S+))?$/i;

/** Address of a room for devices of other networks. Browsers do not send the part behind `#` to any server. */
export function toShareLink(pageAddress: string, { code, secret }: Pick<Room, 'code' | 'secret'>): string {
  return `${pageAddress}?room=${encodeURIComponent(code)}#${secret}`;
}

/** The room that the page's address names; null when it names none. `hash` may start with `#`. */
export function parseRoomAddress(code: string | null, hash: string): NamedRoom | null {
  if (code === null || !isRoomCode(code.trim())) return null;
  const secret = hash.replace(/^#/, '');
  const named = { code: code.trim() };
  return SECRET_PATTERN.test(secret) ? { ...named, secret } : named;
}

/** The room that a visitor has typed: a word of at least four characters, a code, or a whole link. Null when it is neither. */
export function parseTypedRoom(typed: string): NamedRoom | null {
  const text = typed.trim();
  const [, code, secret = ''] = LINK_PATTERN.exec(text) ?? [];
  if (code !== undefined) return parseRoomAddress(decode(code), secret);
  return isRoomCode(text) ? { code: text } : null;
}

function isRoomCode(text: string): boolean {
  return text.length >= WORD_CHARS_MIN && text.length <= ROOM_CODE_CHARS_MAX && CODE_PATTERN.test(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
