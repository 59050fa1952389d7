import { ROOM_CODE_CHARS_MAX } from '../contracts/lan.ts';

/** Shortest word that names a private room, in characters. */
const ROOM_WORD_CHARS_MIN = 4;

/** The room of everyone who reaches the server from its own network. */
export const LOCAL_ROOM = 'lanlocal';
/** Begins the code of a private room. */
export const PRIVATE_ROOM_PREFIX = 'lanx-';

const NETWORK_PATTERNS: readonly RegExp[] = [
  /^lan(?:0|[1-9][0-9]{0,2})(?:-(?:0|[1-9][0-9]{0,2})){3}$/,
  /^lan(?:0|[1-9a-f][0-9a-f]{0,3})(?:-(?:0|[1-9a-f][0-9a-f]{0,3})){3}$/,
];
const PRIVATE_PATTERN = /^lanx-[0-9a-f]{16}$/;
const WORD_PATTERN = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/** A text that names a room: the code of a room as the server writes it, or the word of a private room. */
type RoomName =
  | { readonly kind: 'code'; readonly code: string }
  /** In the form in which equal words are equal: small letters, half-width. */
  | { readonly kind: 'word'; readonly word: string };

/**
 * Reads a typed room code. Null for a text that names no room: words have 4 to 32 letters, digits and single dashes. A text in
 * the form of a room code is never a word.
 */
export function parseRoomName(text: string): RoomName | null {
  const name = text.normalize('NFKC').trim().toLowerCase();
  if (isRoomCode(name)) return { kind: 'code', code: name };
  const length = [...name].length;
  if (length < ROOM_WORD_CHARS_MIN || length > ROOM_CODE_CHARS_MAX || !WORD_PATTERN.test(name)) return null;
  return { kind: 'word', word: name };
}

/** Whether a text has the form of a room code: that of a network, `lanlocal`, or that of a private room. */
function isRoomCode(text: string): boolean {
  return text === LOCAL_ROOM || PRIVATE_PATTERN.test(text) || NETWORK_PATTERNS.some((pattern) => pattern.test(text));
}
