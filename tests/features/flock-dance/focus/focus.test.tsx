// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FocusLayer } from '../../../../src/features/flock-dance/focus/FocusLayer.tsx';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { focusLengths, focusTimer } from '../../../../src/shared/focus/focus-stores.ts';
import type { FocusTimer } from '../../../../src/shared/focus/focus-timer.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { aPage } from '../../../app/a-page.tsx';
import { render } from '../../../app/render.tsx';
import { aGoal, createFakeGoalPort } from '../../../shared/goals/a-goal-port.ts';
import {
  emulateSize,
  find,
  openedDialog,
  openSettings,
  pressButton,
  pressKey,
  renderScreen,
  settle,
  startGame,
  until,
  water,
} from '../screen-page.tsx';

const MINUTE = 60_000;
const clock = () => document.querySelector<HTMLElement>('[role="group"][aria-label="专注计时"]');
const shownClock = () => until(clock, 'the clock');
const sheet = () => openedDialog('专注一会儿');
/** A focus period of 25 minutes that began so many minutes ago. */
const begun = (minutes: number): FocusTimer => ({
  step: 'running',
  phase: 'focus',
  round: 0,
  lengthMs: 25 * MINUTE,
  endsAt: Date.now() + (25 - minutes) * MINUTE,
  task: null,
});
/** Another tab, or another page, changes the timer. */
const setTimer = (timer: FocusTimer) => act(async () => void focusTimer.set(timer));
const stored = (timer: FocusTimer) => ({ stored: { [STORAGE_KEYS.focusTimer]: JSON.stringify(timer) } });

afterEach(() => act(async () => focusTimer.clear()));

async function startFocus(): Promise<void> {
  await pressButton('专注');
  await pressButton('开始', await sheet());
  await shownClock();
}

describe('a focus period', () => {
  it('starts from the panel, gathers the school around its time, and lets it go at the end', async () => {
    emulateSize(1000, 800);
    const { pond } = await renderScreen({ choices: { leaders: 3, speed: 1.4, hasPredator: true } });
    await startFocus();
    expect(pond.settings.at(-1)).toMatchObject({ leaders: 1, speed: 0.6, hasPredator: false });
    expect(pond.routes.at(-1)?.slice(0, 2)).toEqual([800, 400]);
    expect(clock()?.textContent).toContain('25:00');
    await pressButton('提前结束');
    await until(() => clock() === null, 'the end');
    expect(pond.settings.at(-1)).toMatchObject({ leaders: 3, speed: 1.4, hasPredator: true });
    expect(pond.routes.at(-1)).toEqual([]);
    expect(focusTimer.readStored()).toEqual({ step: 'idle', round: 0 });
  });

  it('that another page has started is shown at once, after a reload too', async () => {
    const { pond } = await renderScreen(stored(begun(10)));
    expect((await shownClock()).textContent).toMatch(/1[45]:\d\d/);
    expect(pond.settings.at(-1)).toMatchObject({ leaders: 1 });
    await setTimer({ step: 'idle', round: 0 });
    expect(clock()).toBeNull();
  });

  it('can be paused and resumed', async () => {
    const { pond } = await renderScreen(stored(begun(0)));
    await shownClock();
    await pressButton('暂停', await shownClock());
    await until(() => focusTimer.refresh().step === 'paused', 'the pause');
    expect(clock()?.textContent).toContain('已暂停');
    expect(pond.settings.at(-1)?.speed).toBe(1);
    await pressButton('继续', clock() ?? document);
    await until(() => focusTimer.refresh().step === 'running', 'the timer to go on');
  });

  it('is opened by T on the water, but not while one is under way', async () => {
    await renderScreen();
    await act(async () => water().focus());
    await pressKey('t');
    expect(await sheet()).not.toBeNull();
    await pressButton('先不了');
    await setTimer(begun(0));
    await shownClock();
    await settle(300);
    await act(async () => water().focus());
    await pressKey('t');
    expect(find('dialog', '专注一会儿')).toBeNull();
  });
});

it('a focus period hides the notes and invitations of the pond', async () => {
  const words = ['接受挑战', '试试捕鱼', '知道了'];
  const shown = () => words.filter((name) => find('button', name) !== null);
  await renderScreen({ userId: null, search: '?seed=11' });
  expect(shown()).toEqual(['试试捕鱼', '知道了']);
  await setTimer(begun(0));
  await shownClock();
  expect(shown()).toEqual([]);
  await setTimer({ step: 'idle', round: 0 });
  expect(shown()).toEqual(['试试捕鱼', '知道了']);
});

describe('the break', () => {
  it('begins by itself with a meal, and another round takes its place', async () => {
    const { pond } = await renderScreen(stored(begun(0)));
    await shownClock();
    expect(pond.meals).toEqual([]);
    await setTimer({ step: 'ended', phase: 'focus', round: 1, lengthMs: 25 * MINUTE });
    await until(() => focusTimer.refresh().step === 'running', 'the break');
    await until(() => pond.meals.length > 0, 'the meal');
    expect(focusTimer.refresh()).toMatchObject({ phase: 'break', lengthMs: 5 * MINUTE, round: 1 });
    expect(pond.meals).toHaveLength(1);
    await pressButton('再来一轮');
    await until(() => pond.settings.at(-1)?.leaders === 1 && pond.settings.at(-1)?.speed === 0.6, 'the school');
    expect(focusTimer.refresh()).toMatchObject({ phase: 'focus', round: 1 });
  });

  it('waits for the visitor when the period ended long ago, and brings no meal', async () => {
    const { pond } = await renderScreen(stored(begun(90)));
    await until(() => focusTimer.refresh().step === 'ended', 'the end');
    expect((await shownClock()).textContent).toContain('专注完成');
    await settle(20);
    expect([focusTimer.refresh().step, pond.meals]).toEqual(['ended', []]);
    await pressButton('到此为止');
    await until(() => clock() === null, 'the end');
  });

  it('brings no second meal after a reload', async () => {
    const { pond } = await renderScreen(stored({ ...begun(23), phase: 'break' } as FocusTimer));
    await shownClock();
    await settle(20);
    expect(pond.meals).toEqual([]);
  });
});

it('Enter on the water drops a meal beside the time and not under it', async () => {
  emulateSize(1280, 720);
  const { pond } = await renderScreen(stored({ ...begun(1), phase: 'break' } as FocusTimer));
  await shownClock();
  await act(async () => water().focus());
  await pressKey('Enter');
  const [meal] = pond.meals;
  expect(Math.abs((meal?.x ?? 640) - 640)).toBeGreaterThan(200);
});

describe('a game', () => {
  it('has the visitor’s own pond, and pauses the focus period', async () => {
    const { pond } = await renderScreen({ choices: { leaders: 2, speed: 1.4 } });
    await startFocus();
    // The invitation is gone meanwhile; the settings still start a game.
    expect(find('button', '试试捕鱼')).toBeNull();
    const settings = await openSettings();
    const begun: unknown[] = [];
    pond.startRun = async () => void begun.push(pond.settings.at(-1), pond.routes.at(-1));
    await pressButton('开始捕鱼', settings);
    await until(() => begun.length > 0, 'the game');
    expect(begun).toMatchObject([{ leaders: 2, speed: 1.4 }, []]);
    await until(() => focusTimer.refresh().step === 'paused', 'the pause');
    expect(clock()).toBeNull();
    expect(useToastStore.getState().toasts.at(-1)?.message).toContain('专注先停住');
  });

  it('leaves a break running', async () => {
    await renderScreen(stored({ ...begun(23), phase: 'break' } as FocusTimer));
    await shownClock();
    await startGame();
    await settle(20);
    expect(focusTimer.refresh()).toMatchObject({ step: 'running', phase: 'break' });
  });
});

describe('the sheet', () => {
  /** The layer among pages that keep these goals. */
  const open = async (goals: ReturnType<typeof createFakeGoalPort> | null) => {
    localStorage.clear();
    focusTimer.clear();
    focusLengths.clear();
    const load = async () => {
      if (goals === null) throw new Error('offline');
      return { goals };
    };
    const close = vi.fn();
    await render(
      <FocusLayer
        water={{ current: null }}
        pond={null}
        shape="fish"
        mode="watching"
        isSheetOpen
        areButtonsVisible
        onClose={close}
      />,
      [{ ...aPage({ id: 'board' }), loadGoals: load }],
    );
    return { close };
  };

  it('offers today’s first step, counts the time to it and shows its name', async () => {
    const goals = createFakeGoalPort([aGoal('read')]);
    const { close } = await open(goals);
    const step = await until(() => find('dialog', '专注一会儿')?.textContent?.includes('first step') && 'yes', 'today');
    expect(step).toBe('yes');
    await pressButton('开始');
    await until(() => focusTimer.refresh().step === 'running', 'the start');
    expect(close).toHaveBeenCalledOnce();
    expect(focusTimer.refresh()).toMatchObject({ task: { goalId: 'read', taskId: 'read-1', title: 'first step' } });
    expect((await shownClock()).textContent).toContain('first step');
  });

  it('starts without a step where the visitor wants none', async () => {
    await open(createFakeGoalPort([aGoal('read')]));
    await until(() => find('dialog', '专注一会儿')?.textContent?.includes('first step'), 'today');
    await pressButton('先不定');
    await pressButton('开始');
    await until(() => focusTimer.refresh().step === 'running', 'the start');
    expect(focusTimer.refresh()).toMatchObject({ task: null });
  });

  it('starts without today where the board cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await open(null);
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect(find('dialog', '专注一会儿')?.textContent).toContain('暂时读不出来');
    await pressButton('开始');
    expect(focusTimer.refresh()).toMatchObject({ step: 'running', task: null });
  });

  it('has the lengths of the focus desktop: presets, or any number of minutes', async () => {
    focusLengths.clear();
    await open(createFakeGoalPort([]));
    expect(find('slider', '专注')).toBeNull();
    await pressButton('45 分钟');
    expect(focusLengths.refresh()).toEqual({ focus: 45, break: 5, longBreak: 15 });
    await pressButton('自定');
    const own = find('slider', '专注') as HTMLInputElement;
    expect([own.min, own.max, own.value]).toEqual(['1', '180', '45']);
    await act(async () => focusLengths.set({ focus: 7, break: 5, longBreak: 15 }));
    await pressButton('开始');
    await until(() => focusTimer.refresh().step === 'running', 'the start');
    expect(focusTimer.refresh()).toMatchObject({ lengthMs: 7 * MINUTE });
  });
});
