import { expect, it, onTestFinished, vi } from 'vitest';
import { createPause } from '../../src/platform/create-pause.ts';

it('lets short work go on, and long work wait for a later task once', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pause = createPause();
  expect(pause()).toBeNull();
  await vi.advanceTimersByTimeAsync(50);
  const wait = pause();
  expect(wait).toBeInstanceOf(Promise);
  let isOver = false;
  const end = wait?.then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(pause()).toBeNull();
});
