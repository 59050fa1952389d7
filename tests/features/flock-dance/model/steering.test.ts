import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Direction,
  type GamepadInput,
  isSameSteering,
  NO_INPUTS,
  padDirection,
  readGamepad,
  type SteeringInputs,
  type SteeringKey,
  steeringKeyOf,
  stepOf,
  toSteering,
} from '../../../../src/features/flock-dance/model/steering.ts';

const HALF = Math.SQRT1_2;
const keys = (...names: SteeringKey[]): Partial<SteeringInputs> => ({ keys: new Set(names) });

describe('keys', () => {
  it.each([
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['KeyA', 'left'],
    ['KeyD', 'right'],
    ['KeyW', 'up'],
    ['KeyS', 'down'],
    ['Space', 'boost'],
    ['KeyP', null],
    ['Enter', null],
    ['Tab', null],
    ['toString', null],
  ])('%s: %s', (code, key) => {
    expect(steeringKeyOf(code)).toBe(key);
  });
});

describe('inputs', () => {
  const place = { x: 300, y: 200 };
  const pad = { x: 0, y: 1 };
  const stick = { x: 0.5, y: 0 };

  it.each<[name: string, inputs: Partial<SteeringInputs>, steering: ReturnType<typeof toSteering>]>([
    ['without any, the predator glides', {}, { kind: 'direction', x: 0, y: 0, boost: false }],
    ['one key', keys('left'), { kind: 'direction', x: -1, y: 0, boost: false }],
    [
      'two keys steer at an angle, no faster',
      keys('up', 'right'),
      { kind: 'direction', x: HALF, y: -HALF, boost: false },
    ],
    ['opposite keys cancel out', keys('up', 'down'), { kind: 'direction', x: 0, y: 0, boost: false }],
    ['space alone', keys('boost'), { kind: 'direction', x: 0, y: 0, boost: true }],
    ['space and a key', keys('boost', 'down'), { kind: 'direction', x: 0, y: 1, boost: true }],
    ['a pointer', { place }, { kind: 'place', ...place, boost: false }],
    ['a pointer and the boost button', { place, isBoosting: true }, { kind: 'place', ...place, boost: true }],
    [
      'a key goes before stick, pad and pointer',
      { ...keys('left'), stick, pad, place },
      { kind: 'direction', x: -1, y: 0, boost: false },
    ],
    ['a stick before pad and pointer', { stick, pad, place }, { kind: 'direction', ...stick, boost: false }],
    ['a pad before a pointer', { pad, place }, { kind: 'direction', ...pad, boost: false }],
  ])('%s', (_name, inputs, steering) => {
    const actual = toSteering({ ...NO_INPUTS, ...inputs });
    expect(actual.x).toBeCloseTo(steering.x, 12);
    expect(actual.y).toBeCloseTo(steering.y, 12);
    expect([actual.kind, actual.boost]).toEqual([steering.kind, steering.boost]);
  });

  it('are the same steering only if every part is the same', () => {
    const base = { kind: 'place', x: 1, y: 2, boost: false } as const;
    const others = [{ kind: 'direction' }, { x: 0 }, { y: 0 }, { boost: true }] as const;
    expect(isSameSteering(base, { ...base })).toBe(true);
    expect(others.map((other) => isSameSteering(base, { ...base, ...other }))).toEqual([false, false, false, false]);
  });
});

describe('the pad', () => {
  it('has a dead zone in the middle, and steers at full speed outside', () => {
    expect(padDirection(4, -4)).toBeNull();
    expect(padDirection(40, 0)).toEqual({ x: 1, y: 0 });
    expect(padDirection(0, -300)).toEqual({ x: 0, y: -1 });
  });
});

describe('a gamepad', () => {
  const pressed = (...indices: number[]): GamepadInput['buttons'] =>
    Array.from({ length: 17 }, (_, index) => ({
      pressed: indices.includes(index),
      value: Number(indices.includes(index)),
    }));
  const read = (axes: readonly number[], ...indices: number[]) => readGamepad({ axes, buttons: pressed(...indices) });

  it.each<[name: string, reading: ReturnType<typeof readGamepad>, stick: Direction | null]>([
    ['at rest', read([0, 0]), null],
    ['drifting', read([0.1, -0.12]), null],
    ['pushed to the right', read([1, 0]), { x: 1, y: 0 }],
    ['pushed halfway down', read([0, 0.6]), { x: 0, y: 0.5 }],
    ['its button up', read([0, 0], 12), { x: 0, y: -1 }],
    ['its buttons down and left', read([0, 0], 13, 14), { x: -HALF, y: HALF }],
    ['buttons before the stick', read([1, 0], 14), { x: -1, y: 0 }],
    ['without axes', read([]), null],
  ])('%s', (_name, reading, stick) => {
    if (stick === null) return expect(reading.stick).toBeNull();
    expect(reading.stick?.x).toBeCloseTo(stick.x, 12);
    expect(reading.stick?.y).toBeCloseTo(stick.y, 12);
  });

  it('goes one button on for each push to a side', () => {
    const steps = [read([0, 0]), read([0.4, 0]), read([0.9, 0.1]), read([-0.2, -0.9]), read([0, 0], 13)];
    expect(steps.map(({ stick }) => stepOf(stick))).toEqual([0, 0, 1, -1, 1]);
  });

  it('boosts with A or a pulled trigger, presses buttons with A, and pauses with start', () => {
    expect(
      [read([]), read([], 0), read([], 7), read([], 9)].map((each) => [
        each.isBoosting,
        each.isPausing,
        each.isConfirming,
      ]),
    ).toEqual([
      [false, false, false],
      [true, false, true],
      [true, false, false],
      [false, true, false],
    ]);
    const light = pressed().map((button, index) => (index === 7 ? { pressed: true, value: 0.1 } : button));
    expect(readGamepad({ axes: [], buttons: light }).isBoosting).toBe(false);
  });
});

it('never steers faster than full speed', () => {
  const number = fc.double({ min: -1, max: 1, noNaN: true });
  const input = fc.record({
    names: fc.subarray<SteeringKey>(['left', 'right', 'up', 'down', 'boost']),
    axes: fc.tuple(number, number),
    pad: fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 })),
  });
  fc.assert(
    fc.property(input, ({ names, axes, pad }) => {
      const { stick } = readGamepad({ axes, buttons: [] });
      const { x, y } = toSteering({ ...NO_INPUTS, keys: new Set(names), stick, pad: padDirection(...pad) });
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
