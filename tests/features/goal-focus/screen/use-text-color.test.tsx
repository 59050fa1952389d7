// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { ROTATION_COLORS } from '../../../../src/features/goal-focus/palette.ts';
import { useTextColor } from '../../../../src/features/goal-focus/screen/use-text-color.ts';
import { startFakeClock, wait } from '../a-clock.ts';
import { renderHook } from '../a-hook.tsx';

beforeEach(() => startFakeClock());

type Options = Parameters<typeof useTextColor>[0];

const options = (change: Partial<Options> = {}): Options => ({
  settings: { colorMode: 'rotate', themeColor: '#ff9800' },
  imageKey: 'one',
  intervalMs: 10_000,
  isPaused: false,
  ...change,
});

describe('a rotating color', () => {
  it('changes with each image of the card, and only then', async () => {
    const color = await renderHook(useTextColor, options());
    let before = color.current();
    for (const imageKey of ['two', 'three', 'one']) {
      await color.change(options({ imageKey }));
      expect(color.current()).not.toBe(before);
      expect(ROTATION_COLORS).toContain(color.current());
      before = color.current();
      await wait(60_000);
      expect(color.current()).toBe(before);
    }
  });

  it('begins with the color of the prerendered page, and keeps it until the first change', async () => {
    const color = await renderHook(useTextColor, options());
    expect(color.results.every((result) => result === ROTATION_COLORS[0])).toBe(true);
  });

  it('changes on a timer where the card has no default images', async () => {
    const color = await renderHook(useTextColor, options({ imageKey: null }));
    let before = color.current();
    await wait(9999);
    expect(color.current()).toBe(before);
    for (let turn = 0; turn < 5; turn += 1) {
      await wait(turn === 0 ? 1 : 10_000);
      expect(color.current()).not.toBe(before);
      before = color.current();
    }
  });

  it.each([null, 'one'])('stands still while everything is paused, and after that (image %j)', async (imageKey) => {
    const color = await renderHook(useTextColor, options({ imageKey }));
    await color.change(options({ imageKey, isPaused: true }));
    const before = color.current();
    await wait(60_000);
    expect(color.current()).toBe(before);
    await color.change(options({ imageKey }));
    expect(color.current()).toBe(before);
  });

  it('follows an image that the visitor chose during a pause when everything moves again', async () => {
    const color = await renderHook(useTextColor, options({ isPaused: true }));
    const before = color.current();
    await color.change(options({ isPaused: true, imageKey: 'two' }));
    expect(color.current()).toBe(before);
    await color.change(options({ imageKey: 'two' }));
    expect(color.current()).not.toBe(before);
  });
});

it.each([
  ['the default one when fixed', 'fixed', '#ff9800', '#1976d2'],
  ['the chosen one when custom', 'custom', '#ff9800', '#ff9800'],
  ['the default one when custom without a choice', 'custom', null, '#1976d2'],
] as const)('the color is %s, also after other images', async (_case, colorMode, themeColor, expected) => {
  const settings = { colorMode, themeColor };
  const color = await renderHook(useTextColor, options({ settings }));
  expect(color.current()).toBe(expected);
  await color.change(options({ settings, imageKey: 'two' }));
  await wait(60_000);
  expect(color.current()).toBe(expected);
});
