import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyTimer,
  type FocusTimer,
  formatLeft,
  IDLE,
  INITIAL_LENGTHS,
  leftMs,
  nextPhase,
  parseLengths,
  parseSignals,
  parseTimer,
  passedMs,
  type TimerEvent,
} from '../../../src/shared/focus/focus-timer.ts';

const MINUTE = 60_000;
const START = 1_795_334_400_000;

/** Applies events at minutes after the start. */
function play(...events: readonly (readonly [minute: number, type: TimerEvent['type']])[]): FocusTimer {
  return events.reduce<FocusTimer>(
    (timer, [minute, type]) =>
      applyTimer(
        timer,
        type === 'start' || type === 'focus' ? { type, task: null } : { type },
        START + minute * MINUTE,
        INITIAL_LENGTHS,
      ),
    IDLE,
  );
}

describe('the focus timer', () => {
  it.each([
    [
      'runs for 25 minutes',
      [
        [0, 'start'],
        [24.9, 'tick'],
      ],
      { step: 'running', phase: 'focus' },
    ],
    [
      'ends after 25 minutes',
      [
        [0, 'start'],
        [25, 'tick'],
      ],
      { step: 'ended', phase: 'focus', round: 1 },
    ],
    [
      'stands still while paused',
      [
        [0, 'start'],
        [10, 'pause'],
        [300, 'tick'],
      ],
      { step: 'paused', leftMs: 15 * MINUTE },
    ],
    [
      'goes on after a pause',
      [
        [0, 'start'],
        [10, 'pause'],
        [60, 'resume'],
        [74, 'tick'],
      ],
      { step: 'running' },
    ],
    [
      'ends late by its pause',
      [
        [0, 'start'],
        [10, 'pause'],
        [60, 'resume'],
        [75, 'tick'],
      ],
      { step: 'ended' },
    ],
    [
      'collects no periods during sleep',
      [
        [0, 'start'],
        [600, 'tick'],
      ],
      { step: 'ended', round: 1 },
    ],
    [
      'has a break after a focus period',
      [
        [0, 'start'],
        [25, 'start'],
      ],
      { step: 'running', phase: 'break', round: 1 },
    ],
    [
      'focuses again after a break',
      [
        [0, 'start'],
        [25, 'start'],
        [30, 'start'],
      ],
      { phase: 'focus', round: 1 },
    ],
    [
      'counts no period that was given up',
      [
        [0, 'start'],
        [20, 'stop'],
      ],
      { step: 'idle', round: 0 },
    ],
    [
      'ignores a second start',
      [
        [0, 'start'],
        [5, 'start'],
      ],
      { step: 'running', endsAt: START + 25 * MINUTE },
    ],
    [
      'focuses again in place of the break that is due',
      [
        [0, 'start'],
        [25, 'tick'],
        [26, 'focus'],
      ],
      { step: 'running', phase: 'focus', round: 1, endsAt: START + 51 * MINUTE },
    ],
    [
      'gives up a break to focus again',
      [
        [0, 'start'],
        [25, 'start'],
        [27, 'pause'],
        [28, 'focus'],
      ],
      { step: 'running', phase: 'focus', round: 1, endsAt: START + 53 * MINUTE },
    ],
    [
      'ignores a second start of a focus period',
      [
        [0, 'start'],
        [5, 'focus'],
      ],
      { step: 'running', endsAt: START + 25 * MINUTE },
    ],
    [
      'cannot be paused once it is over',
      [
        [0, 'start'],
        [26, 'pause'],
      ],
      { step: 'ended' },
    ],
  ] as const)('%s', (_case, events, expected) => {
    expect(play(...events)).toMatchObject(expected);
  });

  it('has a long break after the fourth focus period, and then begins to count again', () => {
    const rounds = [0, 1, 2].flatMap(
      (round) =>
        [
          [round * 30, 'start'],
          [round * 30 + 25, 'start'],
        ] as const,
    );
    const fourth = play(...rounds, [90, 'start'], [115, 'tick']);
    expect([fourth.round, nextPhase(fourth)]).toEqual([4, 'long-break']);
    const after = applyTimer(fourth, { type: 'start', task: null }, START + 115 * MINUTE, INITIAL_LENGTHS);
    expect(applyTimer(after, { type: 'tick' }, START + 130 * MINUTE, INITIAL_LENGTHS)).toMatchObject({ round: 0 });
  });

  it('shows never more than its length, also when the clock is set back', () => {
    const running = play([0, 'start']);
    expect(leftMs(running, START - 60 * MINUTE)).toBe(25 * MINUTE);
  });

  it('divides its length into passed and left at every moment', () => {
    const events = fc.array(
      fc.tuple(fc.nat(90), fc.constantFrom<TimerEvent['type']>('start', 'pause', 'resume', 'stop', 'tick')),
    );
    fc.assert(
      fc.property(events, (steps) => {
        const minutes = steps.map((_step, at) => steps.slice(0, at + 1).reduce((sum, [wait]) => sum + wait, 0));
        const timer = play(...steps.map(([, type], at) => [minutes[at] ?? 0, type] as const));
        const now = START + (minutes.at(-1) ?? 0) * MINUTE;
        const left = leftMs(timer, now);
        if (left === null || timer.step === 'idle') return;
        expect(left + passedMs(timer, now)).toBe(timer.lengthMs);
      }),
    );
  });

  it.each([play(), play([0, 'start']), play([0, 'start'], [5, 'pause']), play([0, 'start'], [25, 'tick'])])(
    'is stored and read back as %j',
    (timer) => expect(parseTimer(JSON.stringify(timer))).toEqual(timer),
  );

  it.each(['', '{}', '{"step":"running"}', '{"step":"paused","phase":"nap","round":0,"lengthMs":1,"leftMs":1}'])(
    'is not read from %j',
    (text) => expect(parseTimer(text)).toBeNull(),
  );
});

it.each([
  [25 * MINUTE, '25:00'],
  [25 * MINUTE - 1, '25:00'],
  [59_001, '01:00'],
  [0, '00:00'],
  [180 * MINUTE, '180:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(formatLeft(ms)).toBe(text);
});

it('lengths out of range begin with their initial value', () => {
  expect(parseLengths('{"focus":50,"break":0,"longBreak":"x"}')).toEqual({ focus: 50, break: 5, longBreak: 15 });
  expect(parseLengths('x')).toBeNull();
});

it.each([
  ['{}', { sound: true, notification: false }],
  ['{"sound":false,"notification":true}', { sound: false, notification: true }],
  ['{"sound":1,"notification":"x"}', { sound: true, notification: false }],
  ['[]', null],
  ['x', null],
])('signals are read from %s as %j', (text, signals) => {
  expect(parseSignals(text)).toEqual(signals);
});
