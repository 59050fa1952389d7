import { describe, expect, it } from 'vitest';
import {
  applyGameEvent,
  type Challenge,
  challengeFor,
  type Game,
  type GameEvent,
  type GameKind,
  isSteered,
  type Round,
  roundOf,
  WATCHING,
} from '../../../../src/features/flock-dance/model/game.ts';
import { OUTCOME, ROUND } from '../a-round.ts';

const NEXT: Round = { ...ROUND, id: 8 };
const CHOOSING: Game = { step: 'choosing' };
const PLAYING: Game = { step: 'playing', round: ROUND, pause: null };
const PAUSED: Game = { step: 'playing', round: ROUND, pause: 'player' };
const AWAY: Game = { step: 'playing', round: ROUND, pause: 'away' };
const ENDING: Game = { step: 'ending', round: ROUND, reason: 'time' };
const OVER: Game = { step: 'over', round: ROUND, reason: 'time', outcome: OUTCOME };
const STATES = { WATCHING, CHOOSING, PLAYING, PAUSED, AWAY, ENDING, OVER } as const;

const EVENTS = {
  invite: { type: 'invite' },
  dismiss: { type: 'dismiss' },
  start: { type: 'start', round: NEXT },
  pause: { type: 'pause', reason: 'player' },
  away: { type: 'pause', reason: 'away' },
  resume: { type: 'resume' },
  end: { type: 'end', reason: 'shape' },
  result: { type: 'result', id: ROUND.id, outcome: OUTCOME },
  'no result': { type: 'result', id: ROUND.id, outcome: null },
  'late result': { type: 'result', id: 6, outcome: OUTCOME },
} as const satisfies Record<string, GameEvent>;

type State = keyof typeof STATES;
type EventName = keyof typeof EVENTS;

const NEW_GAME: Game = { step: 'playing', round: NEXT, pause: null };
const ENDED: Game = { step: 'ending', round: ROUND, reason: 'shape' };

/** All transitions; every other combination leaves the game unchanged. */
const CHANGES: readonly (readonly [from: State, event: EventName, to: Game])[] = [
  ['WATCHING', 'invite', CHOOSING],
  ['WATCHING', 'start', NEW_GAME],
  ['CHOOSING', 'dismiss', WATCHING],
  ['CHOOSING', 'start', NEW_GAME],
  ['PLAYING', 'pause', PAUSED],
  ['PLAYING', 'away', AWAY],
  ['PLAYING', 'end', ENDED],
  ['PAUSED', 'resume', PLAYING],
  ['PAUSED', 'end', ENDED],
  ['AWAY', 'resume', PLAYING],
  ['AWAY', 'end', ENDED],
  ['ENDING', 'result', OVER],
  ['ENDING', 'no result', WATCHING],
  ['OVER', 'invite', CHOOSING],
  ['OVER', 'dismiss', WATCHING],
  ['OVER', 'start', NEW_GAME],
];

const TABLE = (Object.keys(STATES) as State[]).flatMap((from) =>
  (Object.keys(EVENTS) as EventName[]).map((event) => {
    const change = CHANGES.find(([state, name]) => state === from && name === event);
    return [from, event, change?.[2] ?? STATES[from]] as const;
  }),
);

describe('a game', () => {
  it.each(TABLE)('%s, %s', (from, event, to) => {
    expect(applyGameEvent(STATES[from], EVENTS[event])).toEqual(to);
  });

  it.each<[state: State, round: Round | null, steered: boolean]>([
    ['WATCHING', null, false],
    ['CHOOSING', null, false],
    ['PLAYING', ROUND, true],
    ['PAUSED', ROUND, false],
    ['AWAY', ROUND, false],
    ['ENDING', ROUND, false],
    ['OVER', null, false],
  ])('%s has the expected round, and is steered or not', (state, round, steered) => {
    expect([roundOf(STATES[state]), isSteered(STATES[state])]).toEqual([round, steered]);
  });

  it('keeps the same round object in a pause, because a new one would restart the game', () => {
    const paused = applyGameEvent(PLAYING, EVENTS.pause);
    expect(roundOf(applyGameEvent(paused, EVENTS.resume))).toBe(ROUND);
  });
});

describe("a friend's score", () => {
  const TODAY = '2026-11-21';
  const made = (day: string | null): Challenge => ({ seed: 5, score: 88, day });

  it.each<[made: string, kind: GameKind, challenge: Challenge | null, isTaken: boolean]>([
    ['nowhere', 'free', null, false],
    ['nowhere', 'daily', null, false],
    ['in any pond', 'free', made(null), true],
    ['in any pond', 'daily', made(null), false],
    ["in today's pond", 'free', made(TODAY), false],
    ["in today's pond", 'daily', made(TODAY), true],
    ["in yesterday's pond", 'free', made('2026-11-20'), true],
    ["in yesterday's pond", 'daily', made('2026-11-20'), false],
  ])('made %s applies to a %s game or not', (_made, kind, challenge, isTaken) => {
    expect(challengeFor(kind, challenge, TODAY)).toBe(isTaken ? challenge : null);
  });
});
