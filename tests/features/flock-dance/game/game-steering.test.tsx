// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LATE_HANDS_MS } from '../../../../src/features/flock-dance/constants.ts';
import { emulate } from '../../../shared/dom.ts';
import {
  dialog,
  find,
  openedDialog,
  openSettings,
  pointAt,
  pressKey,
  query,
  releaseKey,
  renderScreen,
  reportRun,
  startGame,
  until,
  water,
} from '../screen-page.tsx';

const panelText = () => query('section[aria-label="画布控制"]').textContent;
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
    ['the focus moves to a control', () => act(async () => find('button', '换条路线')?.focus())],
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

/** A gamepad with the standard mapping. `press` is one press of a button, over three frames. */
async function connectGamepad() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const button = { pressed: false, touched: false, value: 0 };
  const pad = { connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons: Array(17).fill(button) };
  emulate(navigator, 'getGamepads', { value: () => [pad] });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'getGamepads');
  });
  await act(async () => window.dispatchEvent(new Event('gamepadconnected')));
  const nextFrame = () => act(async () => frames.splice(0).forEach((frame) => void frame()));
  const hold = async (at: number, pressed: boolean) => {
    pad.buttons = pad.buttons.map((each, index) => (index === at ? { ...each, pressed } : each));
    await nextFrame();
  };
  return {
    push: async (...axes: number[]) => {
      pad.axes = axes;
      await nextFrame();
    },
    press: async (at: number) => {
      await hold(at, false);
      await hold(at, true);
      await hold(at, false);
    },
  };
}

const A = 0;
const START = 9;
const RIGHT = 15;

describe('a gamepad', () => {
  it('steers, and start pauses and resumes', async () => {
    const { pond } = await renderScreen();
    await startGame();
    const { push, press } = await connectGamepad();
    await push(0, 1);
    expect(pond.steers.at(-1)).toEqual({ kind: 'direction', x: 0, y: 1, boost: false });
    await press(START);
    expect(find('group', '已暂停')).not.toBeNull();
    await press(START);
    expect(find('group', '已暂停')).toBeNull();
  });

  it('names its own buttons in the hint', async () => {
    await renderScreen();
    await startGame();
    expect(panelText()).toContain('空格');
    await connectGamepad();
    expect(panelText()).toContain('左摇杆');
    expect(panelText()).not.toContain('空格');
  });

  it('resumes with A', async () => {
    await renderScreen();
    await startGame();
    const { press } = await connectGamepad();
    await press(START);
    await press(A);
    expect(find('group', '已暂停')).toBeNull();
  });

  it('opens the games with A, chooses with the stick or its buttons, and starts with A', async () => {
    const { pond } = await renderScreen();
    const { press } = await connectGamepad();
    await press(A);
    const sheet = await openedDialog('开始捕鱼');
    await press(A);
    expect(document.activeElement?.textContent).toContain('自由捕鱼');
    await press(RIGHT);
    expect(document.activeElement?.textContent).toContain('今日鱼塘');
    expect(sheet.contains(document.activeElement)).toBe(true);
    await press(A);
    await until(() => pond.runs.length > 0, 'the game');
    expect(pond.runs).toMatchObject([{ pond: 'daily' }]);
  });

  it('plays again with A once the late presses of a sprint are over', async () => {
    const now = vi.spyOn(performance, 'now');
    const { pond } = await renderScreen();
    await startGame();
    const { press } = await connectGamepad();
    await reportRun({ isOver: true });
    await openedDialog('自由捕鱼：本局成绩');
    await press(A);
    expect(pond.runs).toHaveLength(1);
    const later = performance.now() + LATE_HANDS_MS;
    now.mockReturnValue(later);
    await press(A);
    now.mockRestore();
    await until(() => pond.runs.length === 2, 'another game');
  });

  it('does nothing behind a dialog of the page', async () => {
    const { pond } = await renderScreen();
    const { press } = await connectGamepad();
    await openSettings();
    await press(A);
    expect(dialog('开始捕鱼')).toBeNull();
    expect(pond.runs).toEqual([]);
  });
});
