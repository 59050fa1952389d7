import { assertNever } from '../../../core/errors.ts';
import { JOIN_GROWTH, JOIN_MS, JOIN_ROUNDS_MAX } from '../constants.ts';

/** Why joining ended without a room (doc 2 §8). */
export type JoinFailure =
  | 'network'
  | 'server'
  | 'browser'
  | 'refused'
  | 'no-room'
  /** The text names no room. */
  | 'bad-code'
  /** A link to the room of another network, which is empty. */
  | 'empty'
  /** The creator has dropped this device for a minute: it broke the rules, or it sent too much in a short time. */
  | 'dropped'
  /** The creator has taken this device out of the room. */
  | 'removed'
  | 'flooded'
  /** After the creator was lost, an account leads the room that was never in it. */
  | 'stranger';

/** What joining says while it works (doc 2 §8). */
export type JoinNotice = 'room-exists' | 'room-missing' | 'room-silent' | 'retrying' | 'guest-id-taken';

/** How a device comes into a room. `round` counts from 0 and bounds the attempts. */
export type JoinState =
  | { readonly step: 'out' }
  /** A peer with an id of a guest is opened, and then connected with the creator. */
  | { readonly step: 'joining'; readonly round: number; readonly recovery: Recovery | null }
  /** A peer with the id of the room is opened. */
  | { readonly step: 'creating'; readonly round: number; readonly recovery: Recovery | null }
  /** Waits before the next attempt. */
  | {
      readonly step: 'waiting';
      readonly next: 'joining' | 'creating';
      readonly round: number;
      readonly recovery: Recovery | null;
    }
  | { readonly step: 'in'; readonly role: 'creator' | 'guest' }
  /** The visitor decides: try again, or name another room. */
  | { readonly step: 'failed'; readonly failure: JoinFailure };

/** The room has lost its creator. */
interface Recovery {
  /** Place of this device among those that stayed, the longest present first; 0 takes the room over. */
  readonly rank: number;
}

export type JoinEvent =
  | { readonly type: 'join' }
  /** The creator has answered. */
  | { readonly type: 'joined' }
  /** This device has the id of the room. */
  | { readonly type: 'created' }
  /** A link to the room of another network does not create it. */
  | { readonly type: 'may-not-create' }
  | { readonly type: 'room-missing' }
  | { readonly type: 'answer-late' }
  /** Another device has the id: of the room while creating, of the guest while joining. */
  | { readonly type: 'id-taken' }
  /** Another error of the connection. Where the last attempt ends with it, that is why joining failed. */
  | { readonly type: 'connection-error'; readonly failure?: JoinFailure }
  /** An error that another attempt does not mend, or a creator that does not let this device in. */
  | { readonly type: 'fatal'; readonly failure: JoinFailure }
  /** The wait is over. */
  | { readonly type: 'waited' }
  | { readonly type: 'creator-lost'; readonly rank: number }
  /** Another device has got the id of this one while the signalling was away: that one's room holds. */
  | { readonly type: 'displaced' }
  | { readonly type: 'leave' };

/** What the controller has to do. An effect replaces the timer and the attempt before it. */
export type JoinEffect =
  /** Connects with the creator: as the guest that this device is, or as a new one. */
  | { readonly type: 'join'; readonly answerMs: number }
  /** Opens a peer with the id of the room. It replaces that of a guest once it is open. */
  | { readonly type: 'create' }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'say'; readonly notice: JoinNotice }
  /** Ends the peer and every connection. */
  | { readonly type: 'end' };

interface JoinStep {
  readonly state: JoinState;
  readonly effects: readonly JoinEffect[];
}

type Attempt = Extract<JoinState, { readonly step: 'joining' | 'creating' }>;

export const OUT: JoinState = { step: 'out' };

/** The join rules of doc 2 §4, with bounded rounds and the succession of a creator that is gone. */
export function applyJoin(state: JoinState, event: JoinEvent): JoinStep {
  if (event.type === 'leave') return { state: OUT, effects: state.step === 'out' ? [] : [{ type: 'end' }] };
  switch (state.step) {
    case 'out':
    case 'failed':
      return event.type === 'join' ? startJoining(0, null) : { state, effects: [] };
    case 'joining':
    case 'creating':
      return applyToAttempt(state, event);
    case 'waiting':
      if (event.type !== 'waited') return { state, effects: [] };
      return state.next === 'joining'
        ? startJoining(state.round, state.recovery)
        : startCreating(state.round, state.recovery);
    case 'in':
      return applyInside(state, event);
    default:
      return assertNever(state);
  }
}

/** How long the attempt of a round waits, from its wait in the first round. */
function toRoundMs(ms: number, round: number): number {
  return Math.round(ms * JOIN_GROWTH ** round);
}

function applyInside(state: Extract<JoinState, { readonly step: 'in' }>, event: JoinEvent): JoinStep {
  switch (event.type) {
    case 'creator-lost':
      return state.role === 'guest' ? recover(event.rank) : { state, effects: [] };
    case 'displaced':
      return {
        state: { step: 'waiting', next: 'joining', round: 0, recovery: { rank: JOIN_ROUNDS_MAX - 2 } },
        effects: [{ type: 'end' }, { type: 'say', notice: 'room-exists' }, { type: 'wait', ms: JOIN_MS.again }],
      };
    case 'fatal':
      return fail(event.failure);
    default:
      return { state, effects: [] };
  }
}

function applyToAttempt(state: Attempt, event: JoinEvent): JoinStep {
  const isJoining = state.step === 'joining';
  switch (event.type) {
    case 'joined':
      return isJoining ? { state: { step: 'in', role: 'guest' }, effects: [] } : { state, effects: [] };
    case 'created':
      return isJoining ? { state, effects: [] } : { state: { step: 'in', role: 'creator' }, effects: [] };
    case 'room-missing':
    case 'answer-late':
      return isJoining ? createInstead(state, event.type) : { state, effects: [] };
    case 'id-taken':
      return isJoining
        ? waitFor(state, 'joining', JOIN_MS.otherId, 'guest-id-taken')
        : waitFor(state, 'joining', JOIN_MS.again, 'room-exists');
    case 'may-not-create':
      return state.recovery === null ? fail('empty') : waitFor(state, 'joining', JOIN_MS.again, 'retrying');
    case 'connection-error':
      return waitFor(state, state.step, JOIN_MS.again, 'retrying', event.failure);
    case 'fatal':
      return fail(event.failure);
    default:
      return { state, effects: [] };
  }
}

/** In a recovery the longest present device creates the room; the others give each device before them one wait. */
function createInstead(state: Attempt, reason: 'room-missing' | 'answer-late'): JoinStep {
  const { recovery, round } = state;
  if (recovery !== null && round < recovery.rank) return waitFor(state, 'joining', JOIN_MS.again, 'retrying');
  const notice = reason === 'room-missing' ? 'room-missing' : 'room-silent';
  const { state: creating, effects } = startCreating(round, recovery);
  return { state: creating, effects: [{ type: 'say', notice }, ...effects] };
}

function recover(rank: number): JoinStep {
  // The last round is left for the attempt to create the room.
  const recovery = { rank: Math.min(rank, JOIN_ROUNDS_MAX - 2) };
  if (rank === 0) return startCreating(0, recovery);
  const state: JoinState = { step: 'waiting', next: 'joining', round: 0, recovery };
  return { state, effects: [{ type: 'wait', ms: JOIN_MS.succession }] };
}

function startJoining(round: number, recovery: Recovery | null): JoinStep {
  // In a recovery an attempt that is not answered has asked a creator that is gone: it does not take longer for that.
  const answerMs = recovery === null ? toRoundMs(JOIN_MS.answer, round) : JOIN_MS.answer;
  return { state: { step: 'joining', round, recovery }, effects: [{ type: 'join', answerMs }] };
}

function startCreating(round: number, recovery: Recovery | null): JoinStep {
  return { state: { step: 'creating', round, recovery }, effects: [{ type: 'create' }] };
}

/**
 * Waits for the next round, or fails when there were enough. In a recovery there are never enough: the page looks for its room
 * as long as it is open. The peer stays then, and with it the connections with other guests.
 */
function waitFor(
  { round, recovery }: Attempt,
  next: 'joining' | 'creating',
  firstMs: number,
  notice: JoinNotice,
  failure: JoinFailure = 'no-room',
): JoinStep {
  const isLast = round + 1 >= JOIN_ROUNDS_MAX;
  if (isLast && recovery === null) return fail(failure);
  const isPeerKept = recovery !== null && notice !== 'guest-id-taken';
  return {
    state: { step: 'waiting', next, round: round + 1, recovery },
    effects: [
      ...(isPeerKept ? [] : [{ type: 'end' } as const]),
      { type: 'say', notice },
      {
        type: 'wait',
        ms: isLast ? JOIN_MS.quiet : isPeerKept && failure === 'no-room' ? firstMs : toRoundMs(firstMs, round),
      },
    ],
  };
}

function fail(failure: JoinFailure): JoinStep {
  return { state: { step: 'failed', failure }, effects: [{ type: 'end' }] };
}
