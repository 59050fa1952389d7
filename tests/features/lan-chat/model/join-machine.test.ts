import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { JOIN_ROUNDS_MAX } from '../../../../src/features/lan-chat/constants.ts';
import {
  applyJoin,
  type JoinEffect,
  type JoinEvent,
  type JoinState,
  OUT,
} from '../../../../src/features/lan-chat/model/join-machine.ts';

/** The state and all effects after these events. */
function run(events: readonly JoinEvent['type'][], start: JoinState = OUT) {
  const effects: JoinEffect[] = [];
  let state = start;
  for (const type of events) {
    const step = applyJoin(state, toEvent(type));
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects, said: effects.flatMap((effect) => (effect.type === 'say' ? [effect.notice] : [])) };
}

function toEvent(type: JoinEvent['type'], rank = 0): JoinEvent {
  if (type === 'fatal') return { type, failure: 'network' };
  return type === 'creator-lost' ? { type, rank } : { type };
}

const waits = (effects: readonly JoinEffect[]) => effects.flatMap((each) => (each.type === 'wait' ? [each.ms] : []));

describe('joining', () => {
  it('joins a room that answers', () => {
    const { state, effects } = run(['join', 'joined']);
    expect(state).toEqual({ step: 'in', role: 'guest' });
    expect(effects).toEqual([{ type: 'join', answerMs: 3000 }]);
  });

  it.each([
    ['room-missing', 'room-missing'],
    ['answer-late', 'room-silent'],
  ] as const)('creates the room after %s', (event, notice) => {
    const { state, effects, said } = run(['join', event, 'created']);
    expect(state).toEqual({ step: 'in', role: 'creator' });
    expect(said).toEqual([notice]);
    expect(effects.at(-1)).toEqual({ type: 'create' });
  });

  it('joins again 1.2 seconds after another device has created the room first', () => {
    const { state, effects, said } = run(['join', 'room-missing', 'id-taken']);
    expect(state).toMatchObject({ step: 'waiting', next: 'joining' });
    expect(said).toEqual(['room-missing', 'room-exists']);
    expect(waits(effects)).toEqual([1200]);
    expect(applyJoin(state, { type: 'waited' }).effects).toEqual([{ type: 'join', answerMs: 4500 }]);
  });

  it('tries another id of a guest after 1 second', () => {
    const { state, effects, said } = run(['join', 'id-taken']);
    expect([waits(effects), said]).toEqual([[1000], ['guest-id-taken']]);
    expect(state).toMatchObject({ step: 'waiting', next: 'joining' });
  });

  it('retries after an error of the connection', () => {
    expect(run(['join', 'connection-error']).said).toEqual(['retrying']);
    expect(run(['join', 'room-missing', 'connection-error']).state).toMatchObject({
      step: 'waiting',
      next: 'creating',
    });
  });

  it('ends where a link may not create the empty room of another network', () => {
    expect(run(['join', 'room-missing', 'may-not-create']).state).toEqual({ step: 'failed', failure: 'empty' });
  });

  it('ends at once after an error that another attempt does not mend', () => {
    const { state, effects } = run(['join', 'fatal']);
    expect(state).toEqual({ step: 'failed', failure: 'network' });
    expect(effects.at(-1)).toEqual({ type: 'end' });
    expect(run(['join'], state).state).toMatchObject({ step: 'joining', round: 0 });
  });

  it('asks the visitor after bounded rounds with growing waits', () => {
    const rounds = Array.from(
      { length: JOIN_ROUNDS_MAX },
      () => ['room-missing', 'id-taken', 'waited'] as const,
    ).flat();
    const { state, effects } = run(['join', ...rounds]);
    expect(state).toEqual({ step: 'failed', failure: 'no-room' });
    expect(waits(effects)).toEqual([1200, 1800, 2700, 4050]);
  });

  it('ends the peer when the visitor leaves, once', () => {
    expect(run(['join', 'leave', 'leave']).effects).toEqual([{ type: 'join', answerMs: 3000 }, { type: 'end' }]);
  });
});

describe('a room without its creator', () => {
  const lost = (rank: number) => applyJoin({ step: 'in', role: 'guest' }, { type: 'creator-lost', rank });

  it('is taken over by the device that is present longest', () => {
    expect(lost(0)).toMatchObject({
      state: { step: 'creating', recovery: { rank: 0 } },
      effects: [{ type: 'create' }],
    });
  });

  it('is joined again by the others', () => {
    const { state, effects } = lost(1);
    expect(effects).toEqual([{ type: 'wait', ms: 1800 }]);
    expect(run(['waited', 'joined'], state).state).toEqual({ step: 'in', role: 'guest' });
  });

  it('is created by the next device when the first one does not come', () => {
    const { state } = lost(1);
    expect(run(['waited', 'room-missing', 'waited'], state).state).toMatchObject({ step: 'joining', round: 1 });
    expect(run(['waited', 'room-missing', 'waited', 'room-missing'], state).state.step).toBe('creating');
  });

  it('is asked for again without ending the connections with other guests', () => {
    const { effects } = run(['waited', 'room-missing'], lost(2).state);
    expect(effects.map(({ type }) => type)).toEqual(['join', 'say', 'wait']);
  });

  it('does not concern its creator', () => {
    const state: JoinState = { step: 'in', role: 'creator' };
    expect(applyJoin(state, { type: 'creator-lost', rank: 0 })).toEqual({ state, effects: [] });
  });
});

describe('a device inside', () => {
  const creator: JoinState = { step: 'in', role: 'creator' };

  it('joins the room of the device that has got its id', () => {
    const { state, effects, said } = run(['displaced'], creator);
    expect(state).toMatchObject({ step: 'waiting', next: 'joining', round: 0 });
    expect([effects[0], said, waits(effects)]).toEqual([{ type: 'end' }, ['room-exists'], [1200]]);
  });

  it('fails when the creator does not let it in', () => {
    const step = applyJoin({ step: 'in', role: 'guest' }, { type: 'fatal', failure: 'refused' });
    expect(step).toEqual({ state: { step: 'failed', failure: 'refused' }, effects: [{ type: 'end' }] });
  });
});

test.each<[string, JoinEvent, JoinEvent['type'][]]>([
  ['a guest', { type: 'creator-lost', rank: 1 }, ['connection-error', 'waited']],
  ['a guest that nobody follows', { type: 'creator-lost', rank: 1 }, ['room-missing', 'connection-error', 'waited']],
  ['a guest by a link', { type: 'creator-lost', rank: 0 }, ['room-missing', 'may-not-create', 'waited']],
  ['a creator that was replaced', { type: 'displaced' }, ['answer-late', 'id-taken', 'waited']],
])('%s looks for its room without an end, ever less often', (_case, start, round) => {
  const role = start.type === 'displaced' ? 'creator' : 'guest';
  const first = applyJoin({ step: 'in', role }, start).state;
  const { state, effects } = run(Array.from({ length: 100 }, () => ['waited', ...round] as const).flat(), first);
  expect(['joining', 'creating']).toContain(state.step);
  const pauses = waits(effects);
  expect(pauses.slice(JOIN_ROUNDS_MAX).every((ms) => ms === 15_000)).toBe(true);
  expect(pauses.length).toBeGreaterThan(90);
  expect(run([state.step === 'joining' ? 'joined' : 'created'], state).state.step).toBe('in');
});

test('reports why the last attempt failed', () => {
  let state: JoinState = { step: 'joining', round: JOIN_ROUNDS_MAX - 1, recovery: null };
  state = applyJoin(state, { type: 'connection-error', failure: 'network' }).state;
  expect(state).toEqual({ step: 'failed', failure: 'network' });
});

test('any events end in a known state, start no more rounds than allowed before a room was joined, and never wait without an end', () => {
  const types = [
    'join',
    'joined',
    'created',
    'room-missing',
    'answer-late',
    'id-taken',
    'connection-error',
    'fatal',
    'waited',
    'creator-lost',
    'displaced',
    'leave',
  ] as const;
  const events = fc.array(fc.tuple(fc.constantFrom(...types), fc.nat(5)), { maxLength: 60 });
  fc.assert(
    fc.property(events, (list) => {
      let state = OUT;
      for (const [type, rank] of list) {
        const step = applyJoin(state, toEvent(type, rank));
        if (step.state.step === 'waiting' && step.state !== state) expect(waits(step.effects)).toHaveLength(1);
        const isBounded = 'round' in step.state && step.state.recovery === null;
        if ('round' in step.state && isBounded) expect(step.state.round).toBeLessThan(JOIN_ROUNDS_MAX);
        state = step.state;
      }
    }),
  );
});
