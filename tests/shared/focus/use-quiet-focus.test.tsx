// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { focusTimer } from '../../../src/shared/focus/focus-stores.ts';
import { useQuietFocus } from '../../../src/shared/focus/use-quiet-focus.ts';
import { renderHook } from '../../features/goal-focus/a-hook.tsx';
import { until } from '../dom.ts';

const RUNNING = { step: 'running', round: 0, lengthMs: 60_000, endsAt: Date.now() + 3_600_000, task: null } as const;

beforeEach(() => focusTimer.clear());

/** A browser with a wake lock; counts the locks that are held. */
function countLocks() {
  const held = { count: 0 };
  const request = async () => {
    held.count += 1;
    return {
      release: async () => {
        held.count -= 1;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  return held;
}

describe('a focus period', () => {
  it('is quiet and keeps the screen on while it runs, a break does not', async () => {
    const held = countLocks();
    const { current, remove } = await renderHook(() => useQuietFocus(), null);
    expect([current(), held.count]).toEqual([false, 0]);
    await act(async () => focusTimer.set({ ...RUNNING, phase: 'focus' }));
    await until(() => held.count === 1);
    expect(current()).toBe(true);
    await act(async () => focusTimer.set({ ...RUNNING, phase: 'break' }));
    await until(() => held.count === 0);
    expect(current()).toBe(false);
    await remove();
  });
});
