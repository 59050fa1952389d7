// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import {
  emulateMedia,
  emulateSize,
  find,
  pointAt,
  pressButton,
  pressKey,
  renderScreen,
  startGame,
  tap,
  water,
} from '../screen-page.tsx';

const HINT = '点一下水面，给鱼喂点食';
const isHintShown = () => document.body.textContent.includes(HINT);
const readDismissed = () => localStorage.getItem(STORAGE_KEYS.flockFeedingHint);
/** The rings that are spreading, the only elements of the page placed by left and top. */
const rings = () => [...document.querySelectorAll<HTMLElement>('main span')].filter(({ style }) => style.top !== '');
const readRings = () => rings().map(({ style }) => [Number.parseFloat(style.left), Number.parseFloat(style.top)]);

describe('feeding', () => {
  it('drops food where a tap was, shows a ring there, and dismisses the hint for good', async () => {
    const { pond } = await renderScreen({ userId: null });
    expect(isHintShown()).toBe(true);
    await tap(500, 300);
    expect(pond.meals).toEqual([{ x: 500, y: 300 }]);
    expect(readRings()).toEqual([[500, 300]]);
    expect(isHintShown()).toBe(false);
    expect(readDismissed()).toBe('dismissed');
    const [ring] = rings();
    await act(async () => ring?.dispatchEvent(new AnimationEvent('animationend', { bubbles: true })));
    expect(readRings()).toEqual([]);
  });

  it('is offered once the note of a friend’s pond is closed: one invitation at a time', async () => {
    await renderScreen({ userId: null, search: '?seed=11' });
    expect(isHintShown()).toBe(false);
    await pressButton('知道了');
    expect(isHintShown()).toBe(true);
  });

  it.each<[what: string, gesture: () => Promise<unknown>]>([
    [
      'a drag',
      async () => {
        await pointAt('pointerdown', 300, 300);
        await pointAt('pointerup', 360, 300);
      },
    ],
    [
      'a second finger',
      async () => {
        await pointAt('pointerdown', 300, 300);
        await pointAt('pointerdown', 300, 300, { pointerId: 2, isPrimary: false });
        await pointAt('pointerup', 300, 300);
      },
    ],
    [
      'another mouse button',
      async () => {
        await pointAt('pointerdown', 300, 300, { button: 2 });
        await pointAt('pointerup', 300, 300, { button: 2 });
      },
    ],
    [
      'a cancelled touch',
      async () => {
        await pointAt('pointerdown', 300, 300);
        await pointAt('pointercancel', 300, 300);
        await pointAt('pointerup', 300, 300);
      },
    ],
  ])('is not done by %s', async (_what, gesture) => {
    const { pond } = await renderScreen({ userId: null });
    await gesture();
    expect(pond.meals).toEqual([]);
    expect(readRings()).toEqual([]);
    expect(isHintShown()).toBe(true);
  });

  it('by Enter on the focused water drops food near the middle', async () => {
    emulateSize(1280, 720);
    const { pond } = await renderScreen({ userId: null });
    await act(async () => water().focus());
    expect(await pressKey('Enter')).toBe(true);
    await pressKey({ key: 'Enter', code: 'Enter', repeat: true });
    expect(pond.meals).toHaveLength(1);
    const [meal] = pond.meals;
    expect(Math.abs((meal?.x ?? 0) - 640)).toBeLessThan(100);
    expect(Math.abs((meal?.y ?? 0) - 360)).toBeLessThan(100);
    expect(isHintShown()).toBe(false);
  });

  it('leaves Enter to a focused control', async () => {
    const { pond } = await renderScreen({ userId: null });
    await act(async () => find('button', '暂停')?.focus());
    expect(await pressKey('Enter')).toBe(false);
    expect(pond.meals).toEqual([]);
  });

  it('shows no ring to visitors who prefer reduced motion', async () => {
    emulateMedia('(prefers-reduced-motion: reduce)');
    const { pond } = await renderScreen({ userId: null });
    await tap(500, 300);
    expect(pond.meals).toHaveLength(1);
    expect(readRings()).toEqual([]);
    expect(isHintShown()).toBe(false);
  });

  it('stops during a game', async () => {
    const { pond } = await renderScreen();
    await startGame();
    await tap(500, 300);
    expect(pond.meals).toEqual([]);
  });
});

describe('the hint', () => {
  it('is closed for good by its button', async () => {
    await renderScreen({ userId: null });
    await pressButton('知道了');
    expect(isHintShown()).toBe(false);
    expect(readDismissed()).toBe('dismissed');
  });

  it('is not shown to signed-in users', async () => {
    await renderScreen();
    expect(isHintShown()).toBe(false);
    expect(readDismissed()).toBeNull();
  });
});
