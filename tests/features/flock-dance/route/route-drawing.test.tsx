// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import type { FakePond } from '../a-pond.ts';
import {
  emulateSize,
  find,
  logIn,
  pointAt,
  pressButton,
  pressKey,
  query,
  renderScreen,
  settle,
  signOutNow,
  startGame,
  tap,
  until,
  water,
} from '../screen-page.tsx';

const routeSwitch = () => find('switch', '自定义路线') as HTMLInputElement | null;
const toggle = () => act(async () => routeSwitch()?.click());
const countPoints = () => Number(document.querySelector('svg[data-route-points]')?.getAttribute('data-route-points'));
const isDrawingShown = () => document.querySelector('svg[data-route-points]') !== null;
const strokePoints = () => document.querySelector('svg .stroke')?.getAttribute('points');
const lastRoute = (pond: FakePond) => pond.routes.at(-1);

async function drag(...places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const [start = [0, 0] as const, ...rest] = places;
  await pointAt('pointerdown', ...start);
  for (const place of rest) await pointAt('pointermove', ...place);
  await pointAt('pointerup', ...(rest.at(-1) ?? start));
}

const ZIGZAG = [
  [300, 200],
  [400, 260],
  [520, 320],
  [380, 470],
] as const;

/** A signed-in user who has switched drawing on, in a pond of 1280 × 720 with one leader. */
async function openDrawing() {
  const page = await renderScreen();
  await until(routeSwitch, 'the switch');
  await toggle();
  expect(isDrawingShown()).toBe(true);
  return page;
}

/** The number of leaders in the pond changes, and the pond reports it. */
async function setLeaders(pond: FakePond, leaders: number): Promise<void> {
  pond.report = { ...(await pond.status()), leaders };
  await until(() => routeSwitch()?.disabled === (leaders !== 1), `${leaders} leaders`);
}

beforeEach(() => emulateSize(1280, 720));

describe('the switch', () => {
  it('asks a visitor to log in, and then drawing is on', async () => {
    await renderScreen({ userId: null });
    await until(routeSwitch, 'the switch');
    await toggle();
    expect(isDrawingShown()).toBe(false);
    expect(useAccountDialogs.getState()).toMatchObject({
      name: 'login',
      reason: expect.stringContaining('画一条路线'),
    });
    await logIn('1');
    expect(routeSwitch()?.checked).toBe(true);
    expect(water().getAttribute('role')).toBe('application');
    expect(document.body.textContent).toContain('在水面上拖动');
  });

  it('leaves a visitor who gives up the login with feeding', async () => {
    const { pond } = await renderScreen({ userId: null });
    await until(routeSwitch, 'the switch');
    await toggle();
    await drag(...ZIGZAG);
    await tap(500, 300);
    expect(isDrawingShown()).toBe(false);
    expect(pond.meals).toHaveLength(1);
  });

  it('is offered with exactly one leader; otherwise it keeps its place and says why', async () => {
    const { pond } = await renderScreen();
    await until(routeSwitch, 'the switch');
    await setLeaders(pond, 3);
    expect(routeSwitch()).toMatchObject({ disabled: true });
    expect(query('section[aria-label="画布控制"]').textContent).toContain('只有一条领队时可用');
  });

  it('turns off with a second leader; the route waits for the single leader', async () => {
    const { pond } = await openDrawing();
    await drag(...ZIGZAG);
    const drawn = countPoints();
    await setLeaders(pond, 2);
    expect(isDrawingShown()).toBe(false);
    expect(lastRoute(pond)).toEqual([]);
    await setLeaders(pond, 1);
    expect(routeSwitch()?.checked).toBe(false);
    await toggle();
    expect(countPoints()).toBe(drawn);
  });

  it('turns off when the user signs out', async () => {
    await openDrawing();
    await drag(...ZIGZAG);
    await signOutNow();
    expect(routeSwitch()?.checked).toBe(false);
    expect(isDrawingShown()).toBe(false);
  });

  it('turns off for a game, which gets the keys, and the route is forgotten', async () => {
    const { pond } = await openDrawing();
    await drag(...ZIGZAG);
    await toggle();
    await startGame();
    expect(isDrawingShown()).toBe(false);
    await pressKey('ArrowRight');
    expect(pond.steers).toHaveLength(1);
    await pressButton('结束本局');
    await pressButton('关闭');
    await toggle();
    expect(countPoints()).toBe(0);
  });

  it('offers no game while it is on', async () => {
    await openDrawing();
    expect(find('button', '试试捕鱼')).toBeNull();
  });
});

describe('a pointer', () => {
  it('draws a route that the pond gets, extends it, and clearing removes it', async () => {
    const { pond } = await openDrawing();
    await drag(...ZIGZAG);
    expect(lastRoute(pond)).toEqual(ZIGZAG.flat());
    expect(document.body.textContent).not.toContain('在水面上拖动');
    await drag([560, 520], [760, 300]);
    expect(lastRoute(pond)).toEqual([...ZIGZAG.flat(), 560, 520, 760, 300]);
    await pressButton('清除路线');
    expect(lastRoute(pond)).toEqual([]);
    expect(countPoints()).toBe(0);
    expect(document.body.textContent).toContain('在水面上拖动');
  });

  it('shows the stroke in progress; Escape drops it', async () => {
    await openDrawing();
    await pointAt('pointerdown', 300, 300);
    await pointAt('pointermove', 420, 360);
    expect(strokePoints()).toBe('300,300 420,360');
    expect(await pressKey('Escape', document.body)).toBe(true);
    expect(strokePoints()).toBe('');
    await pointAt('pointermove', 500, 400);
    await pointAt('pointerup', 500, 400);
    expect(countPoints()).toBe(0);
    expect(routeSwitch()?.checked).toBe(true);
  });

  it.each(['pointercancel', 'lostpointercapture'])('drops the stroke at %s, and draws the next one', async (type) => {
    await openDrawing();
    await pointAt('pointerdown', 300, 300);
    await pointAt('pointermove', 420, 360);
    await pointAt(type, 420, 360);
    await pointAt('pointerup', 420, 360);
    expect(countPoints()).toBe(0);
    await drag(...ZIGZAG);
    expect(countPoints()).toBe(ZIGZAG.length);
  });

  it('draws nothing with a press alone, with another button, or with a second finger', async () => {
    const { pond } = await openDrawing();
    await tap(600, 300);
    await pointAt('pointerdown', 300, 300, { button: 2 });
    await pointAt('pointermove', 400, 400, { button: 2 });
    await pointAt('pointerup', 400, 400, { button: 2 });
    await pointAt('pointerdown', 300, 300, { pointerId: 2, isPrimary: false });
    await pointAt('pointermove', 400, 400, { pointerId: 2, isPrimary: false });
    await pointAt('pointerup', 400, 400, { pointerId: 2, isPrimary: false });
    expect(countPoints()).toBe(0);
    expect(pond.meals).toEqual([]);
  });

  it('that leaves the window keeps the route inside the pond', async () => {
    const { pond } = await openDrawing();
    await drag([600, 300], [1400, 300], [1400, 400]);
    expect(lastRoute(pond)).toEqual([600, 300, 1280, 300, 1280, 400]);
  });

  it('takes every sample that the browser has gathered in one move', async () => {
    const { pond } = await openDrawing();
    await pointAt('pointerdown', 300, 300);
    const sample = (x: number) => new PointerEvent('pointermove', { clientX: x, clientY: 300 });
    const move = new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientX: 360, clientY: 300 });
    Object.defineProperty(move, 'getCoalescedEvents', { value: () => [sample(320), sample(340), sample(360)] });
    await act(async () => water().dispatchEvent(move));
    await pointAt('pointerup', 360, 300);
    expect(lastRoute(pond)).toEqual([300, 300, 320, 300, 340, 300, 360, 300]);
  });
});

describe('keys', () => {
  const step = async (key: string, times: number) => {
    for (let count = 0; count < times; count++) await pressKey(key);
  };

  it('draw a route point by point', async () => {
    const { pond } = await openDrawing();
    await act(async () => water().focus());
    await step('ArrowLeft', 6);
    await pressKey('Enter');
    expect(countPoints()).toBe(1);
    expect(document.body.textContent).toContain('在水面上拖动');
    await step('ArrowUp', 5);
    await pressKey({ key: 'ArrowUp', code: 'ArrowUp', shiftKey: true });
    await step('Enter', 2);
    await step('ArrowRight', 12);
    await pressKey('Enter');
    expect(document.body.textContent).toContain('路线共 3 个点');
    expect(lastRoute(pond)).toEqual([496, 360, 496, 236, 784, 236]);
    expect(await pressKey('Escape')).toBe(true);
    expect(document.querySelector('svg .cursor')).toBeNull();
  });

  it.each<[what: string, leave: () => Promise<unknown>]>([
    ['the focus leaves the water', () => act(async () => water().blur())],
    ['a pointer is pressed', () => pointAt('pointerdown', 10, 10)],
  ])('hide their point when %s', async (_what, leave) => {
    await openDrawing();
    await act(async () => water().focus());
    await pressKey('ArrowLeft');
    expect(document.querySelector('svg .cursor')).not.toBeNull();
    await leave();
    expect(document.querySelector('svg .cursor')).toBeNull();
  });
});

it('says when the route is full, and draws no more', async () => {
  const { pond } = await openDrawing();
  await pointAt('pointerdown', 0, 0);
  const move = new PointerEvent('pointermove', { bubbles: true, pointerId: 1 });
  const samples = Array.from(
    { length: 5000 },
    (_, index) => new PointerEvent('pointermove', { clientX: (index % 2) * 40, clientY: 0 }),
  );
  Object.defineProperty(move, 'getCoalescedEvents', { value: () => samples });
  await act(async () => water().dispatchEvent(move));
  expect(document.body.textContent).toContain('路线已满（4096 个点）');
  expect(lastRoute(pond)).toHaveLength(2 * 4096);
  await drag(...ZIGZAG);
  expect(countPoints()).toBe(4096);
  await settle();
});
