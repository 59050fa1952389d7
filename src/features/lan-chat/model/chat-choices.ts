import { parseRoomName } from '../../../core/lan/room-code.ts';

/** What the tool remembers in this browser. */
export interface ChatChoices {
  /** Shows notifications of the system for messages that arrive while the page is hidden. */
  readonly notifies: boolean;
  /** The visitor has answered whether a knock shall be notified. */
  readonly isBellAnswered: boolean;
  /** The last room that the visitor typed; empty when there is none. */
  readonly roomCode: string;
}

export const DEFAULT_CHAT_CHOICES: ChatChoices = { notifies: false, isBellAnswered: false, roomCode: '' };

/** Stored text → choices; null where it is damaged. */
export function parseChatChoices(text: string): ChatChoices | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { notifies = false, isBellAnswered = false, roomCode = '' } = value as Readonly<Record<string, unknown>>;
  if (typeof notifies !== 'boolean' || typeof isBellAnswered !== 'boolean' || typeof roomCode !== 'string') return null;
  if (roomCode !== '' && parseRoomName(roomCode) === null) return null;
  return { notifies, isBellAnswered, roomCode };
}
