import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTE_POINTS_MAX } from '../../../../src/features/flock-dance/constants.ts';
import {
  applyRouteEvent,
  NO_ROUTE,
  type RouteDrawing,
  type RouteEvent,
  roomLeft,
  routeInForce,
} from '../../../../src/features/flock-dance/model/route-drawing.ts';
import type { Path } from '../../../../src/features/flock-dance/model/route-path.ts';

const POND = { width: 800, height: 600 };
const LINE: Path = [
  { x: 100, y: 100 },
  { x: 120, y: 100 },
  { x: 140, y: 100 },
];
const MORE: Path = [
  { x: 300, y: 300 },
  { x: 300, y: 320 },
];
const ON: RouteDrawing = { ...NO_ROUTE, isOn: true, pond: POND };
const DRAWN: RouteDrawing = { ...ON, route: LINE };

const apply = (state: RouteDrawing, ...events: readonly RouteEvent[]) => events.reduce(applyRouteEvent, state);
const release = (stroke: Path): RouteEvent => ({ type: 'release', stroke });

describe('the leader follows', () => {
  it.each<[name: string, state: RouteDrawing, inForce: Path]>([
    ['nothing before anything is drawn', ON, []],
    ['nothing with a single point', { ...ON, route: LINE.slice(0, 1) }, []],
    ['the drawn route', DRAWN, LINE],
    ['nothing while the switch is off', { ...DRAWN, isOn: false }, []],
  ])('%s', (_name, state, inForce) => {
    expect(routeInForce(state)).toEqual(inForce);
  });

  it('returns the same array as long as nothing changes, so that nothing is sent twice', () => {
    expect(routeInForce(ON)).toBe(routeInForce(apply(ON, { type: 'switch', isOn: false })));
    expect(routeInForce(DRAWN)).toBe(routeInForce(apply(DRAWN, { type: 'move-cursor', x: 5, y: 0 })));
  });
});

describe('strokes', () => {
  it('are appended when they have more than one point', () => {
    expect(apply(ON, release(LINE), release(MORE)).route).toEqual([...LINE, ...MORE]);
  });

  it('of one point, or none, change nothing', () => {
    expect(apply(DRAWN, release([{ x: 500, y: 500 }]))).toBe(DRAWN);
    expect(apply(DRAWN, release([]))).toBe(DRAWN);
  });

  it('that start at the end of the route do not repeat that point', () => {
    const next = { x: 160, y: 100 };
    expect(apply(DRAWN, release([{ x: 143, y: 101 }, next])).route).toEqual([...LINE, next]);
  });
});

describe('keys', () => {
  it('start in the middle of the pond, or at the end of the route', () => {
    expect(apply(ON, { type: 'move-cursor', x: 24, y: 0 }).cursor).toEqual({ x: 424, y: 300 });
    expect(apply(DRAWN, { type: 'move-cursor', x: 0, y: -24 }).cursor).toEqual({ x: 140, y: 76 });
  });

  it('cannot leave the pond', () => {
    const far = apply(ON, { type: 'move-cursor', x: -900, y: 0 }, { type: 'move-cursor', x: 0, y: 5000 });
    expect(far.cursor).toEqual({ x: 0, y: 600 });
  });

  it('place each point once', () => {
    const right: RouteEvent = { type: 'move-cursor', x: 24, y: 0 };
    const drawn = apply(ON, { type: 'place' }, right, { type: 'place' }, { type: 'place' }, right, { type: 'place' });
    expect(drawn.route).toEqual([
      { x: 400, y: 300 },
      { x: 424, y: 300 },
      { x: 448, y: 300 },
    ]);
  });

  it('hide their point and keep the route', () => {
    const state = apply(DRAWN, { type: 'place' }, { type: 'hide-cursor' });
    expect(state).toEqual(DRAWN);
  });
});

describe('the route', () => {
  it('is kept while drawing is off, and followed again when it is on', () => {
    const state = apply(DRAWN, { type: 'switch', isOn: false }, { type: 'switch', isOn: true });
    expect(routeInForce(state)).toEqual(LINE);
  });

  it('is cleared while drawing stays on', () => {
    expect(apply(DRAWN, { type: 'clear' })).toEqual(ON);
  });

  it('is forgotten, and drawing switched off, with a new pond', () => {
    expect(apply({ ...DRAWN, cursor: { x: 1, y: 1 } }, { type: 'forget' })).toEqual({ ...NO_ROUTE, pond: POND });
  });

  it('scales with the pond, like the keyboard’s point', () => {
    const state = apply(
      { ...DRAWN, cursor: { x: 400, y: 300 } },
      { type: 'resize', pond: { width: 400, height: 600 } },
    );
    expect(state.route.map(({ x }) => x)).toEqual([50, 60, 70]);
    expect(state.cursor).toEqual({ x: 200, y: 300 });
    expect(apply(DRAWN, { type: 'resize', pond: { ...POND } })).toBe(DRAWN);
  });

  it('has room for the points that are left, and none when fewer than two fit', () => {
    const full = (length: number): RouteDrawing => ({ ...ON, route: Array(length).fill({ x: 0, y: 0 }) });
    expect(roomLeft(DRAWN)).toBe(ROUTE_POINTS_MAX - LINE.length);
    expect(roomLeft(full(ROUTE_POINTS_MAX - 2))).toBe(2);
    expect(roomLeft(full(ROUTE_POINTS_MAX - 1))).toBe(0);
    expect(roomLeft(full(ROUTE_POINTS_MAX))).toBe(0);
  });

  it('never exceeds the core’s limit, whatever is drawn', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
    const event: fc.Arbitrary<RouteEvent> = fc.oneof(
      fc.array(place, { maxLength: 1500, minLength: 500 }).map(release),
      fc.constant<RouteEvent>({ type: 'place' }),
      fc.record({ type: fc.constant('move-cursor' as const), x: fc.integer(), y: fc.integer() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { route, cursor } = apply(ON, ...events);
        expect(route.length).toBeLessThanOrEqual(ROUTE_POINTS_MAX);
        if (cursor !== null) expect(cursor.x).toBeLessThanOrEqual(POND.width);
      }),
      { numRuns: 30 },
    );
  });
});
