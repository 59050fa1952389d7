// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { emulate } from '../../../shared/dom.ts';
import { find, pointAt, pressKey, releaseKey, renderScreen, startGame, water } from '../screen-page.tsx';

const GLIDE = { kind: 'direction', x: 0, y: 0, boost: false };

describe('keys in a game', () => {
  it('steer and do not scroll', async () => {
    const { pond } = await renderScreen();
    await startGame();
    expect(await pressKey('ArrowRight')).toBe(true);
    expect(await pressKey({ key: ' ', code: 'Space' })).toBe(true);
    expect(await pressKey('Tab')).toBe(false);
    await releaseKey('ArrowRight');
    expect(pond.steers).toEqual([
      { kind: 'direction', x: 1, y: 0, boost: false },
      { kind: 'direction', x: 1, y: 0, boost: true },
      { kind: 'direction', x: 0, y: 0, boost: true },
    ]);
  });

  it('are released by a pause, and do nothing while it lasts', async () => {
    const { pond } = await renderScreen();
    await startGame();
    await pressKey('ArrowUp');
    await pressKey('p');
    expect(pond.steers.at(-1)).toEqual(GLIDE);
    expect(await pressKey('ArrowUp', water())).toBe(false);
    expect(pond.steers).toHaveLength(2);
  });

  it.each<[when: string, leave: () => Promise<unknown>]>([
    ['the window goes to the background', () => act(async () => window.dispatchEvent(new Event('blur')))],
    ['the focus moves to a control', () => act(async () => find('button', '刷新路线')?.focus())],
  ])('are released when %s', async (_when, leave) => {
    const { pond } = await renderScreen();
    await startGame();
    await pressKey('ArrowUp');
    await leave();
    expect(pond.steers.at(-1)).toEqual(GLIDE);
  });

  it('do not count as activity that shows the controls, other keys do', async () => {
    await renderScreen();
    await startGame();
    const seen = vi.fn();
    window.addEventListener('keydown', seen);
    await pressKey('ArrowUp');
    expect(seen).not.toHaveBeenCalled();
    await pressKey('p');
    expect(seen).toHaveBeenCalledOnce();
    window.removeEventListener('keydown', seen);
  });

  it('do not steer before and after a game', async () => {
    const { pond } = await renderScreen();
    await act(async () => water().focus());
    expect(await pressKey('ArrowUp')).toBe(false);
    expect(pond.steers).toEqual([]);
  });
});

it('swims to a held pointer, boosts with a second one, and glides when both are released', async () => {
  const { pond } = await renderScreen();
  await startGame();
  await pointAt('pointerdown', 100, 80);
  await pointAt('pointermove', 120, 90);
  await pointAt('pointerdown', 300, 300, { pointerId: 2, pointerType: 'touch' });
  await pointAt('pointerup', 300, 300, { pointerId: 2 });
  await pointAt('pointerup', 120, 90);
  expect(pond.steers).toEqual([
    { kind: 'place', x: 100, y: 80, boost: false },
    { kind: 'place', x: 120, y: 90, boost: false },
    { kind: 'place', x: 120, y: 90, boost: true },
    { kind: 'place', x: 120, y: 90, boost: false },
    GLIDE,
  ]);
});

it('follows a gamepad, whose start button pauses and resumes', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const button = { pressed: false, touched: false, value: 0 };
  const pad = { connected: true, mapping: 'standard', axes: [0, 1, 0, 0], buttons: Array(17).fill(button) };
  emulate(navigator, 'getGamepads', { value: () => [pad] });
  const nextFrame = () => act(async () => frames.splice(0).forEach((frame) => void frame()));
  const { pond } = await renderScreen();
  await startGame();
  await act(async () => window.dispatchEvent(new Event('gamepadconnected')));
  expect(pond.steers.at(-1)).toEqual({ kind: 'direction', x: 0, y: 1, boost: false });
  const press = async (pressed: boolean) => {
    pad.buttons = pad.buttons.map((each, index) => (index === 9 ? { ...each, pressed } : each));
    await nextFrame();
  };
  await press(false);
  await press(true);
  expect(find('group', '已暂停')).not.toBeNull();
  await press(false);
  await press(true);
  expect(find('group', '已暂停')).toBeNull();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'getGamepads');
});
