import { parseRoomName } from '../../../core/lan/room-code.ts';
import type { Room } from './room-state.ts';

/** A room besides that of the own network. */
export interface NamedRoom {
  readonly code: string;
  /** From the fragment of a share link. */
  readonly secret?: string;
}

const SECRET_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
const LINK_PATTERN = /^https?:\/\/\S+[?&]room=([^&#\s]+)\S*?(?:#(\S+))?$/i;

/** Address of a room for devices of other networks. Browsers do not send the part behind `#` to any server. */
export function toShareLink(pageAddress: string, { code, secret }: Pick<Room, 'code' | 'secret'>): string {
  return `${pageAddress}?room=${encodeURIComponent(code)}#${secret}`;
}

/** The room that the page's address names; null when it names none. `hash` may start with `#`. */
export function parseRoomAddress(code: string | null, hash: string): NamedRoom | null {
  const named = code === null ? null : toNamedRoom(code);
  if (named === null) return null;
  const secret = hash.replace(/^#/, '');
  return SECRET_PATTERN.test(secret) ? { ...named, secret } : named;
}

/** The room that a visitor has typed: a word, a code, or a whole link. Null when it is neither. */
export function parseTypedRoom(typed: string): NamedRoom | null {
  const text = typed.trim();
  const [, code, secret = ''] = LINK_PATTERN.exec(text) ?? [];
  if (code !== undefined) return parseRoomAddress(decode(code), secret);
  return toNamedRoom(text);
}

/** The word that opens a private room, as others type it; null for the room of a network. */
export function toRoomWord(code: string | undefined): string | null {
  const name = parseRoomName(code ?? '');
  return name?.kind === 'word' ? name.word : null;
}

/** The server reads words and codes by the same rule. */
function toNamedRoom(text: string): NamedRoom | null {
  const name = parseRoomName(text);
  if (name === null) return null;
  return { code: name.kind === 'word' ? name.word : name.code };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
