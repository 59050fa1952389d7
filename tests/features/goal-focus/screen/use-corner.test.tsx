// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { useCorner } from '../../../../src/features/goal-focus/screen/use-corner.ts';
import { startFakeClock, wait } from '../a-clock.ts';
import { pointer, renderHook } from '../a-hook.tsx';

beforeEach(() => startFakeClock());

/** A point so far from the bottom right corner of the window. */
const at = (fromRight: number, fromBottom: number) =>
  [window.innerWidth - fromRight, window.innerHeight - fromBottom] as const;
const INSIDE = at(280, 150);
const OUTSIDE = [10, 10] as const;

describe('the buttons in full screen', () => {
  it('are hidden at first', async () => {
    const corner = await renderHook(useCorner, true);
    expect(corner.current()).toBe(false);
    await wait(60_000);
    expect(corner.current()).toBe(false);
  });

  it('appear after the mouse has been two seconds in the corner, and leave with it', async () => {
    const corner = await renderHook(useCorner, true);
    await pointer('pointermove', ...INSIDE);
    await wait(1000);
    await pointer('pointermove', ...at(20, 20));
    await wait(999);
    expect(corner.current()).toBe(false);
    await wait(1);
    expect(corner.current()).toBe(true);
    await wait(60_000);
    expect(corner.current()).toBe(true);
    await pointer('pointermove', ...OUTSIDE);
    await wait(1);
    expect(corner.current()).toBe(false);
  });

  it.each([
    ['wider', at(281, 10)],
    ['higher', at(10, 151)],
  ])('stay hidden where the mouse is outside of 280 by 150 pixels: %s', async (_side, place) => {
    const corner = await renderHook(useCorner, true);
    await pointer('pointermove', ...place);
    await wait(10_000);
    expect(corner.current()).toBe(false);
  });

  it('stay hidden when the mouse leaves the corner in time, and wait for two seconds again', async () => {
    const corner = await renderHook(useCorner, true);
    await pointer('pointermove', ...INSIDE);
    await wait(1900);
    await pointer('pointermove', ...OUTSIDE);
    await pointer('pointermove', ...INSIDE);
    await wait(1999);
    expect(corner.current()).toBe(false);
    await wait(1);
    expect(corner.current()).toBe(true);
  });

  it.each(['touch', 'pen'])('appear at once for a %s of the corner, for six seconds', async (type) => {
    const corner = await renderHook(useCorner, true);
    await pointer('pointerdown', ...INSIDE, type);
    expect(corner.current()).toBe(true);
    await wait(5999);
    expect(corner.current()).toBe(true);
    await wait(1);
    expect(corner.current()).toBe(false);
  });

  it('ignore a touch elsewhere, a click and a swipe', async () => {
    const corner = await renderHook(useCorner, true);
    await pointer('pointerdown', ...OUTSIDE, 'touch');
    await pointer('pointerdown', ...INSIDE, 'mouse');
    await pointer('pointermove', ...INSIDE, 'touch');
    await wait(5000);
    expect(corner.current()).toBe(false);
  });
});

it('always shows the buttons outside of full screen, and hides them again in the next one', async () => {
  const corner = await renderHook<boolean, boolean>(useCorner, false);
  expect(corner.current()).toBe(true);
  await pointer('pointermove', ...INSIDE);
  await corner.change(true);
  expect(corner.current()).toBe(false);
  await pointer('pointermove', ...INSIDE);
  await wait(2000);
  expect(corner.current()).toBe(true);
  await corner.change(false);
  await corner.change(true);
  expect(corner.current()).toBe(false);
});
