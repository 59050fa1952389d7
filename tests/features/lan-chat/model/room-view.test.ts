import { describe, expect, it } from 'vitest';
import type { JoinState } from '../../../../src/features/lan-chat/model/join-machine.ts';
import { toAttempt, toRoomView } from '../../../../src/features/lan-chat/model/room-view.ts';
import { aText } from '../fake-room-session.ts';

const first: JoinState = { step: 'joining', round: 0, recovery: null };
const again: JoinState = { step: 'waiting', next: 'creating', round: 2, recovery: { rank: 1 } };
const failed: JoinState = { step: 'failed', failure: 'network' };

describe('the visible part of the tool', () => {
  it.each([
    ['lobby', 'outside', { step: 'out' } satisfies JoinState, 'admitted', 0],
    ['lobby', 'on the way in', first, 'admitted', 0],
    ['lobby', 'after a failure', failed, 'admitted', 0],
    ['door', 'while the creator decides', { step: 'in', role: 'guest' } satisfies JoinState, 'waiting', 0],
    ['door', 'after a refusal', { step: 'failed', failure: 'refused' } satisfies JoinState, 'declined', 0],
    [
      'door',
      'when the next creator refuses',
      { step: 'failed', failure: 'refused' } satisfies JoinState,
      'declined',
      1,
    ],
    ['door', 'while the creator that decides is lost', again, 'waiting', 0],
    ['lobby', 'while knocking once more', first, 'admitted', 0],
    ['room', 'in a room', { step: 'in', role: 'creator' } satisfies JoinState, 'admitted', 0],
    ['room', 'while the room gathers again', again, 'admitted', 1],
    ['room', 'when the room could not gather again', failed, 'admitted', 1],
    ['room', 'while the visitor tries to come back', first, 'admitted', 1],
  ] as const)('is the %s %s', (view, _case, join, admission, messageCount) => {
    const messages = messageCount === 0 ? [] : [aText('a')];
    expect(toRoomView({ join, admission, messages })).toBe(view);
  });
});

it.each([
  [1, first],
  [3, again],
  [null, failed],
] as const)('counts attempt %s', (attempt, join) => {
  expect(toAttempt({ join })).toBe(attempt);
});
