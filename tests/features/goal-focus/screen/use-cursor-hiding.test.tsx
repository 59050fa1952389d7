// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { useCursorHiding } from '../../../../src/features/goal-focus/screen/use-cursor-hiding.ts';
import { startFakeClock, wait } from '../a-clock.ts';
import { pointer, renderHook } from '../a-hook.tsx';

beforeEach(() => startFakeClock());

it('hides the pointer after three seconds without a movement, and shows it at the next one', async () => {
  const cursor = await renderHook(useCursorHiding, true);
  await wait(2999);
  expect(cursor.current()).toBe(false);
  await wait(1);
  expect(cursor.current()).toBe(true);
  await pointer('pointermove', 1, 1);
  expect(cursor.current()).toBe(false);
  await wait(2000);
  await pointer('pointermove', 2, 2);
  await wait(2999);
  expect(cursor.current()).toBe(false);
  await wait(1);
  expect(cursor.current()).toBe(true);
});

it('never hides the pointer outside of full screen or under a dialog, and shows a hidden one there at once', async () => {
  const cursor = await renderHook<boolean, boolean>(useCursorHiding, false);
  await wait(60_000);
  expect(cursor.current()).toBe(false);
  await cursor.change(true);
  await wait(3000);
  expect(cursor.current()).toBe(true);
  await cursor.change(false);
  expect(cursor.current()).toBe(false);
});
