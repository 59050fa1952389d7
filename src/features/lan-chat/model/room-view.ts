import type { RoomState } from './room-state.ts';

/** The part of the tool that a visitor sees. */
type RoomView =
  /** Outside of a room, or on the way into the first one. */
  | 'lobby'
  /** In front of a room whose creator has not answered, or has declined. */
  | 'door'
  | 'room';

/**
 * The view of a state. A room that gathers again, or could not, stays visible with its conversation, unless its creator does
 * not let this device in.
 */
export function toRoomView({
  join,
  admission,
  messages,
}: Pick<RoomState, 'join' | 'admission' | 'messages'>): RoomView {
  if (join.step === 'out') return 'lobby';
  if (join.step === 'in' || isGathering(join)) return admission === 'admitted' ? 'room' : 'door';
  if (join.step === 'failed' && admission === 'declined') return 'door';
  return messages.length > 0 ? 'room' : 'lobby';
}

/** Whether the room has lost its creator, and its devices look for the next one. */
export function isGathering(join: RoomState['join']): boolean {
  return 'recovery' in join && join.recovery !== null;
}

/** The attempt that is under way, counted from 1; null while nothing is attempted. */
export function toAttempt({ join }: Pick<RoomState, 'join'>): number | null {
  return 'round' in join ? join.round + 1 : null;
}
