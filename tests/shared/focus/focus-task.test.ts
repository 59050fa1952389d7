import { describe, expect, it } from 'vitest';
import {
  applyTimer,
  type FocusTimer,
  finishedFocus,
  IDLE,
  INITIAL_LENGTHS,
  parseTimer,
  type TimerEvent,
} from '../../../src/shared/focus/focus-timer.ts';

const MINUTE = 60_000;
const START = 1_795_334_400_000;

describe('the task of a focus period', () => {
  const TASK = { goalId: 'read', taskId: 'read-1', title: 'Read' };
  type Step = readonly [minute: number, type: TimerEvent['type']];
  /** The task and the minutes that each event has finished; null for an event that finishes none. */
  const finishedBy = (...events: readonly Step[]) => {
    let timer: FocusTimer = IDLE;
    return events.map(([minute, type]) => {
      const now = START + minute * MINUTE;
      const before = timer;
      timer = applyTimer(
        before,
        type === 'start' || type === 'focus' ? { type, task: TASK } : { type },
        now,
        INITIAL_LENGTHS,
      );
      const finished = finishedFocus(before, timer, now);
      return finished === null ? null : finished.ms / MINUTE;
    });
  };

  it.each<[name: string, events: readonly Step[], minutes: readonly (number | null)[]]>([
    [
      'gets the whole length at the end',
      [
        [0, 'start'],
        [25, 'tick'],
      ],
      [null, 25],
    ],
    [
      'gets no more than the length after sleep',
      [
        [0, 'start'],
        [600, 'tick'],
      ],
      [null, 25],
    ],
    [
      'gets the time until the visitor stopped',
      [
        [0, 'start'],
        [7, 'stop'],
      ],
      [null, 7],
    ],
    [
      'gets the time before a pause in which the visitor stopped',
      [
        [0, 'start'],
        [7, 'pause'],
        [90, 'stop'],
      ],
      [null, null, 7],
    ],
    [
      'gets the time of both parts around a pause',
      [
        [0, 'start'],
        [7, 'pause'],
        [90, 'resume'],
        [93, 'stop'],
      ],
      [null, null, null, 10],
    ],
    [
      'gets its time once, though the end is stopped later',
      [
        [0, 'start'],
        [25, 'tick'],
        [26, 'stop'],
      ],
      [null, 25, null],
    ],
    [
      'gets nothing for a period that was stopped at once',
      [
        [0, 'start'],
        [0, 'stop'],
      ],
      [null, null],
    ],
    [
      'gets nothing for a break',
      [
        [0, 'start'],
        [25, 'tick'],
        [25, 'start'],
        [30, 'tick'],
      ],
      [null, 25, null, null],
    ],
    [
      'gets the time of a period that another tab found over by starting the break',
      [
        [0, 'start'],
        [26, 'start'],
      ],
      [null, 25],
    ],
    [
      'gets the time of a period that another tab found over by starting the next one',
      [
        [0, 'start'],
        [26, 'focus'],
      ],
      [null, 25],
    ],
  ])('%s', (_name, events, minutes) => {
    expect(finishedBy(...events)).toEqual(minutes);
  });

  it('is kept through a pause and dropped at the end', () => {
    const start = applyTimer(IDLE, { type: 'start', task: TASK }, START, INITIAL_LENGTHS);
    const paused = applyTimer(start, { type: 'pause' }, START + MINUTE, INITIAL_LENGTHS);
    expect([start, paused]).toMatchObject([{ task: TASK }, { task: TASK }]);
    expect(applyTimer(start, { type: 'tick' }, START + 25 * MINUTE, INITIAL_LENGTHS)).not.toHaveProperty('task');
  });

  it('is not needed: without one, nothing is finished', () => {
    const start = applyTimer(IDLE, { type: 'start', task: null }, START, INITIAL_LENGTHS);
    const ended = applyTimer(start, { type: 'tick' }, START + 25 * MINUTE, INITIAL_LENGTHS);
    expect(finishedFocus(start, ended, START + 25 * MINUTE)).toBeNull();
  });

  it('has no title where an earlier release stored none', () => {
    const start = applyTimer(IDLE, { type: 'start', task: TASK }, START, INITIAL_LENGTHS);
    const { title: _title, ...task } = TASK;
    expect(parseTimer(JSON.stringify({ ...start, task }))).toEqual({ ...start, task: { ...TASK, title: '' } });
  });

  it('that was stored in another form is left out, and the timer runs on', () => {
    const start = applyTimer(IDLE, { type: 'start', task: TASK }, START, INITIAL_LENGTHS);
    const running = { ...start, task: { goalId: '' } };
    expect(parseTimer(JSON.stringify(running))).toEqual({ ...running, task: null });
  });
});
