import { describe, expect, it } from 'vitest';
import { addFocus, sumFocus, withFocusOf } from '../../../../src/features/inspiration/model/focus-time.ts';
import { focusDuration } from '../../../../src/features/inspiration/words.ts';
import { aTask } from '../a-record.ts';

const MINUTE_MS = 60_000;

describe('adding focus time', () => {
  it.each([
    ['starts at nothing', undefined, 1500, 1500],
    ['starts at nothing where a file has an unreadable value', null, 1500, 1500],
    ['continues', 1000, 500, 1500],
    ['rounds to whole milliseconds', 1000, 0.6, 1001],
    ['stays a safe integer', Number.MAX_SAFE_INTEGER - 1, 500, Number.MAX_SAFE_INTEGER],
  ])('%s', (_case, focus_ms, ms, sum) => {
    const task = focus_ms === undefined ? aTask('a') : aTask('a', null, { focus_ms });
    expect(addFocus(task, ms)).toEqual({ ...task, focus_ms: sum });
  });

  it.each([0, -1, 0.4, Number.NaN, Number.NEGATIVE_INFINITY])('leaves the task as it is for %s ms', (ms) => {
    const task = aTask('a');
    expect(addFocus(task, ms)).toBe(task);
  });
});

it('sums the focus time of tasks, some without any', () => {
  const tasks = [aTask('a', null, { focus_ms: 5 }), aTask('b'), aTask('c', null, { focus_ms: 7 })];
  expect(sumFocus(tasks)).toBe(12);
  expect(sumFocus([])).toBe(0);
});

it.each([
  ['longer', aTask('a', null, { focus_ms: 1 }), { focus_ms: 2 }, aTask('a', null, { focus_ms: 2 })],
  ['new', aTask('a'), { focus_ms: 2 }, aTask('a', null, { focus_ms: 2 })],
  ['missing', aTask('a', null, { focus_ms: 1 }), {}, aTask('a')],
])('a task takes the focus time of another state: %s', (_case, task, state, expected) => {
  expect(withFocusOf(task, state)).toStrictEqual(expected);
});

it.each([
  [0, null],
  [MINUTE_MS - 1, null],
  [MINUTE_MS, '1 分钟'],
  [25.9 * MINUTE_MS, '25 分钟'],
  [60 * MINUTE_MS, '1 小时'],
  [85 * MINUTE_MS, '1 小时 25 分'],
  [30 * 60 * MINUTE_MS, '30 小时'],
])('%i ms are shown as %s', (ms, words) => {
  expect(focusDuration(ms)).toBe(words);
});
