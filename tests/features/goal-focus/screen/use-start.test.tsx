// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { useStart } from '../../../../src/features/goal-focus/screen/use-start.ts';
import { startFakeClock, wait } from '../a-clock.ts';
import { renderHook } from '../a-hook.tsx';

beforeEach(() => startFakeClock());

it.each([
  [0, 'transparent'],
  [0.499, 'transparent'],
  [0.5, 'blank'],
  [0.999, 'blank'],
])('the random number %d starts the card %s for five seconds', async (number, card) => {
  const random = () => number;
  const start = await renderHook(useStart, random);
  expect(start.results[0]).toEqual({ card: 'transparent', isPageOver: false });
  expect(start.current()).toEqual({ card, isPageOver: false });
  await wait(2999);
  expect(start.current()).toEqual({ card, isPageOver: false });
  await wait(1);
  expect(start.current()).toEqual({ card, isPageOver: true });
  await wait(1999);
  expect(start.current()).toEqual({ card, isPageOver: true });
  await wait(1);
  expect(start.current()).toEqual({ card: null, isPageOver: true });
  await wait(60_000);
  expect(start.current()).toEqual({ card: null, isPageOver: true });
});
