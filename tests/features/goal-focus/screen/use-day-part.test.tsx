// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDayPart } from '../../../../src/features/goal-focus/screen/use-day-part.ts';
import { renderHook } from '../a-hook.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows the time of day while the page is open', async () => {
  vi.setSystemTime(new Date(2026, 10, 23, 16, 58));
  const part = await renderHook(useDayPart, undefined);
  expect(part.current()).toBe('day');
  await act(async () => vi.advanceTimersByTime(10 * 60_000));
  expect(part.current()).toBe('dusk');
});
