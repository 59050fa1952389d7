import { expect, it } from 'vitest';
import { formatClockDate, msToNextTick, toClockTime } from '../../../../src/features/goal-focus/model/clock.ts';

/** Local time. */
const at = (hours: number, minutes = 5, seconds = 9, ms = 250) => new Date(2026, 10, 22, hours, minutes, seconds, ms);

it.each([
  [0, true, '00:05:09', null],
  [0, false, '12:05:09', 'am'],
  [11, false, '11:05:09', 'am'],
  [12, false, '12:05:09', 'pm'],
  [23, true, '23:05:09', null],
  [23, false, '11:05:09', 'pm'],
])('at %i o’clock with 24 hours %s, the clock shows %s', (hours, is24Hours, shown, half) => {
  const time = toClockTime(at(hours), is24Hours);
  expect(`${time.hours}:${time.minutes}:${time.seconds}`).toBe(shown);
  expect(time.half).toBe(half);
});

it('shows the date with its weekday in Chinese', () => {
  expect(formatClockDate(at(8))).toBe('2026年11月22日 星期日');
});

it.each([
  [true, 750],
  [false, 50_750],
])('waits for the next change; with seconds %s that is %i ms', (showsSeconds, ms) => {
  expect(msToNextTick(at(8), showsSeconds)).toBe(ms);
});
