import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPaint } from '../../src/platform/first-paint.ts';

let page: EventTarget & { visibilityState: string };
let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: () => void) {
        paint = onEntries;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the promise is settled once all that waits for it has run. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let isSettled = false;
  void promise.then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return isSettled;
}

describe('the first paint', () => {
  it('is waited for', async () => {
    const painted = firstPaint();
    expect(await isOver(painted)).toBe(false);
    paint();
    expect(await isOver(painted)).toBe(true);
  });

  it('is not waited for in a hidden page, nor once the page is hidden', async () => {
    const painted = firstPaint();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isOver(painted)).toBe(true);
    expect(await isOver(firstPaint())).toBe(true);
  });

  it('is waited for two seconds at most', async () => {
    const painted = firstPaint();
    await vi.advanceTimersByTimeAsync(1999);
    expect(await isOver(painted)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(painted)).toBe(true);
  });
});
