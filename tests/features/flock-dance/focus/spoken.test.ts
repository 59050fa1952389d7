import { expect, it } from 'vitest';
import { toSpoken } from '../../../../src/features/flock-dance/focus/spoken.ts';
import type { FocusTimer } from '../../../../src/shared/focus/focus-timer.ts';

const NOW = 1_795_334_400_000;
const MINUTE = 60_000;
const running = (left: number, phase: 'focus' | 'break' = 'focus', length = 25): FocusTimer => ({
  step: 'running',
  phase,
  round: 0,
  lengthMs: length * MINUTE,
  endsAt: NOW + left * MINUTE,
  task: null,
});

it.each<[timer: FocusTimer, words: string]>([
  [{ step: 'idle', round: 3 }, ''],
  [running(25), '专注开始计时'],
  [running(10.1), '专注开始计时'],
  [running(10), '专注还剩 10 分钟'],
  [running(5.1), '专注还剩 10 分钟'],
  [running(5), '专注还剩 5 分钟'],
  [running(0.2), '专注还剩 1 分钟'],
  [running(5, 'break', 5), '专注完成，休息开始'],
  [running(1, 'break', 5), '休息还剩 1 分钟'],
  [
    { step: 'paused', phase: 'focus', round: 0, lengthMs: 25 * MINUTE, leftMs: 754_000, task: null },
    '已暂停，还剩 12:34',
  ],
  [{ step: 'ended', phase: 'focus', round: 1, lengthMs: MINUTE }, '专注完成，起来走走'],
  [{ step: 'ended', phase: 'break', round: 1, lengthMs: MINUTE }, '休息好了，继续下一步'],
])('%j is announced as %s', (timer, words) => {
  expect(toSpoken(timer, NOW)).toBe(words);
});

it('a period of 25 minutes is announced four times before its end', () => {
  const seconds = Array.from({ length: 25 * 60 + 1 }, (_, second) => toSpoken(running(25 - second / 60), NOW));
  expect([...new Set(seconds)]).toHaveLength(4);
});
