import { describe, expect, it } from 'vitest';
import {
  applyScreenEvent,
  isStandingStill,
  type Mode,
  modeOf,
  openScreen,
  type ScreenEvent,
  type ScreenState,
  type Surroundings,
} from '../../../../src/features/flock-dance/model/screen-state.ts';
import { OUTCOME, ROUND } from '../a-round.ts';

const SWIMMING: Surroundings = { pond: 'swimming', leaders: 1, userId: 'a', shape: 'fish' };

const start: ScreenEvent = { type: 'game', event: { type: 'start', round: ROUND } };
const result: ScreenEvent = { type: 'game', event: { type: 'result', id: 7, outcome: OUTCOME } };
const draw: ScreenEvent = { type: 'route', event: { type: 'switch', isOn: true } };
const stroke: ScreenEvent = {
  type: 'route',
  event: {
    type: 'release',
    stroke: [
      { x: 1, y: 1 },
      { x: 50, y: 50 },
    ],
  },
};
const togglePause: ScreenEvent = { type: 'toggle-pause' };
const observe = (change: Partial<Surroundings>): ScreenEvent => ({
  type: 'observe',
  surroundings: { ...SWIMMING, ...change },
});
const apply = (state: ScreenState, ...events: readonly ScreenEvent[]) => events.reduce(applyScreenEvent, state);

const WATCHING = openScreen(1, SWIMMING);
const PLAYING = apply(WATCHING, start);
const DRAWING = apply(WATCHING, draw, stroke);

describe('the mode', () => {
  it.each<[mode: Mode, when: string, state: ScreenState]>([
    ['starting', 'before the first frame', openScreen(1, { ...SWIMMING, pond: 'absent' })],
    ['watching', 'as soon as the pond swims', WATCHING],
    [
      'watching',
      'with a result on the screen',
      apply(PLAYING, { type: 'game', event: { type: 'end', reason: 'time' } }, result),
    ],
    ['drawing', 'while drawing is switched on', DRAWING],
    ['playing', 'from the start of a game', PLAYING],
    ['playing', 'until its result is there', apply(PLAYING, { type: 'game', event: { type: 'end', reason: 'time' } })],
    ['blind', 'while the graphics context is lost', apply(WATCHING, observe({ pond: 'blind' }))],
    ['blind', 'instead of drawing', apply(DRAWING, observe({ pond: 'blind' }))],
    ['playing', 'also while the graphics context is lost', apply(PLAYING, observe({ pond: 'blind' }))],
    ['lost', 'after a crash of the worker', apply(DRAWING, observe({ pond: 'lost' }))],
  ])('is %s %s', (mode, _when, state) => {
    expect(modeOf(state)).toBe(mode);
  });
});

describe('a game', () => {
  it('takes its own pond, ends the pause of the pond before it, and forgets the route', () => {
    const state = apply(DRAWING, togglePause, start);
    expect(state).toMatchObject({ seed: 42, isPaused: false, route: { isOn: false, route: [] } });
  });

  it('leaves its pond on the screen', () => {
    expect(apply(PLAYING, { type: 'game', event: { type: 'end', reason: 'player' } }, result).seed).toBe(42);
  });

  it.each<[reason: string, change: Partial<Surroundings>]>([
    ['signed-out', { userId: null }],
    ['signed-out', { userId: 'b' }],
    ['shape', { shape: 'bird' }],
    ['lost', { pond: 'lost' }],
    ['lost', { pond: 'absent' }],
  ])('ends (%s) with %o', (reason, change) => {
    expect(apply(PLAYING, observe(change)).game).toEqual({ step: 'ending', round: ROUND, reason });
  });

  it('started right after a login continues, although the login was not observed yet', () => {
    const visitor = openScreen(1, { ...SWIMMING, userId: null });
    expect(apply(visitor, start).game.step).toBe('ending');
    expect(apply(visitor, { type: 'sign-in', userId: 'a' }, start).game.step).toBe('playing');
  });

  it.each<[pause: string, event: ScreenEvent]>([
    ['settings', { type: 'open', dialog: 'settings' }],
    ['away', { type: 'open', dialog: 'share' }],
    ['away', observe({ pond: 'blind' })],
    ['player', togglePause],
  ])('is paused (%s) by %o', (pause, event) => {
    const state = apply(PLAYING, event);
    expect(state.game).toMatchObject({ step: 'playing', pause });
    expect(isStandingStill(state)).toBe(true);
  });

  it('resumes by hand only, and not behind a dialog', () => {
    const covered = apply(PLAYING, { type: 'open', dialog: 'settings' });
    expect(apply(covered, togglePause).game).toMatchObject({ pause: 'settings' });
    const uncovered = apply(covered, { type: 'close' });
    expect(uncovered.game).toMatchObject({ pause: 'settings' });
    expect(apply(uncovered, togglePause).game).toMatchObject({ pause: null });
  });
});

describe('drawing', () => {
  it.each<[when: string, event: ScreenEvent]>([
    ['a second leader comes', observe({ leaders: 2 })],
    ['the user signs out', observe({ userId: null })],
  ])('is switched off when %s, and the route is kept', (_when, event) => {
    const state = apply(DRAWING, event);
    expect(state.route).toMatchObject({ isOn: false, route: DRAWING.route.route });
    expect(apply(state, draw).route.isOn).toBe(false);
    expect(apply(state, observe({}), draw).route).toMatchObject({ isOn: true, route: DRAWING.route.route });
  });

  it('stays on while the number of leaders is unknown', () => {
    expect(apply(DRAWING, observe({ leaders: null })).route.isOn).toBe(true);
  });

  it.each<[when: string, event: ScreenEvent]>([
    ['a game starts', start],
    ['the visitor asks for a new pond', { type: 'reset', seed: 9 }],
    ['the pond is replaced', observe({ pond: 'absent' })],
  ])('forgets its route when %s', (_when, event) => {
    expect(apply(DRAWING, event).route).toMatchObject({ isOn: false, route: [] });
  });

  it('cannot be switched on during a game', () => {
    expect(apply(PLAYING, draw).route.isOn).toBe(false);
  });
});

describe('the pond', () => {
  it('is paused and resumed outside a game', () => {
    const paused = apply(WATCHING, togglePause);
    expect(isStandingStill(paused)).toBe(true);
    expect(isStandingStill(apply(paused, togglePause))).toBe(false);
  });

  it('starts again with another seed, and swims', () => {
    expect(apply(WATCHING, togglePause, { type: 'reset', seed: 9 })).toMatchObject({ seed: 9, isPaused: false });
  });
});

it('returns the same state when an event changes nothing', () => {
  expect(apply(WATCHING, observe({}))).toBe(WATCHING);
  expect(apply(PLAYING, { type: 'game', event: { type: 'invite' } })).toBe(PLAYING);
});
