// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { FREE_LIMIT_MS } from '../../../../src/features/flock-dance/constants.ts';
import { dayOf, seedOfDay } from '../../../../src/features/flock-dance/model/pond-of-the-day.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { closeAccountDialog, useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { RUN_LOG, RUN_STATUS } from '../a-pond.ts';
import { aGameLink } from '../a-shared-game.ts';
import {
  dialog,
  emulateMedia,
  find,
  logIn,
  openedDialog,
  openSettings,
  pressButton,
  query,
  renderScreen,
  reportRun,
  settingsClosed,
  settle,
  signIn,
  startGame,
  until,
  water,
} from '../screen-page.tsx';

const openGameLink = async (day: string | null) => {
  const page = await renderScreen({ search: aGameLink(day) });
  await until(() => document.body.textContent.includes('88 条'), 'the checked score');
  return page;
};
const board = () => query('section[aria-label="本局"]');

it.each([
  ['', '50 分后越游越快', '冲刺费体力'],
  // The pond of a past day has the rules of every day.
  [`?seed=${seedOfDay('2026-01-02')}&day=2026-01-02`, '冲刺费体力', '50 分后越游越快'],
])('the rules of each game are read before it, and in it only on request: %s', async (search, free, other) => {
  await renderScreen({ search });
  await pressButton('试试捕鱼');
  const sheet = await openedDialog('开始捕鱼');
  expect(sheet.textContent).toContain('每条 1 分');
  expect(find('button', /自由捕鱼/, sheet)?.textContent).toContain(free);
  expect(find('button', /今日鱼塘/, sheet)?.textContent).toContain('冲刺费体力');
  await pressButton(/自由捕鱼/, sheet);
  const card = () => document.querySelector('[role="status"][data-low]')?.textContent ?? '';
  expect(card()).toBe('');
  await pressButton('游戏规则');
  expect(card()).toContain(free);
  expect(card()).not.toContain(other);
});

describe('a game starts', () => {
  it('in a new pond each time, with the focus on the water', async () => {
    const { pond } = await renderScreen();
    await startGame();
    await pressButton('结束本局');
    await pressButton('再来一局');
    expect(pond.runs).toHaveLength(2);
    expect(pond.runs[0]?.seed).not.toBe(pond.runs[1]?.seed);
    expect(pond.runs[0]).toMatchObject({ pond: 'free', limitMs: FREE_LIMIT_MS, ghost: null });
    expect(document.activeElement).toBe(water());
    expect(water().getAttribute('role')).toBe('application');
  });

  it("in the pond of a friend's link, with the friend's score as the target once it is checked", async () => {
    const { pond } = await openGameLink(null);
    await startGame();
    expect(pond.runs).toEqual([{ pond: 'free', seed: 77, limitMs: FREE_LIMIT_MS, ghost: null }]);
    expect(board().textContent).toContain('目标88');
  });

  it("against a friend's score of today in today's pond", async () => {
    const { pond } = await openGameLink(dayOf(new Date()));
    await startGame();
    expect(board().textContent).not.toContain('目标');
    await pressButton('结束本局');
    await pressButton('关闭');
    await startGame('今日鱼塘');
    expect(board().textContent).toContain('目标88');
    expect(pond.runs.map(({ limitMs }) => limitMs)).toEqual([FREE_LIMIT_MS, 90_000]);
  });

  it("against a friend's score of another day in that day's pond, for 90 seconds", async () => {
    const day = '2026-01-02';
    const { pond } = await openGameLink(day);
    expect(document.body.textContent).toContain('好友在 1 月 2 日的鱼塘捕了 88 条，来超过 TA');
    // One invitation at a time.
    expect(find('button', '试试捕鱼')).toBeNull();
    await pressButton('接受挑战');
    await pressButton(/自由捕鱼/, await openedDialog('开始捕鱼'));
    await settle();
    expect(pond.runs).toEqual([{ pond: 'daily', seed: seedOfDay(day), limitMs: 90_000, ghost: null }]);
    expect(pond.settings.at(-1)).toMatchObject({ population: 180, leaders: 2, speed: 1 });
    expect(board().textContent).toContain('目标88');
    await pressButton('结束本局');
    expect(document.body.textContent).toContain('比好友少 63 条');
  });

  it('after a login, for a visitor', async () => {
    const stored = { [STORAGE_KEYS.flockTaste]: 'tasted' };
    const { pond } = await renderScreen({ userId: null, stored });
    await pressButton('试试捕鱼');
    expect(dialog('开始捕鱼')).toBeNull();
    expect(useAccountDialogs.getState()).toMatchObject({
      name: 'login',
      reason: expect.stringContaining('捕鱼需要先登录'),
    });
    await logIn('b');
    await pressButton(/今日鱼塘/, await openedDialog('开始捕鱼'));
    expect(pond.runs).toMatchObject([{ pond: 'daily', seed: seedOfDay(dayOf(new Date())), limitMs: 90_000 }]);
  });

  it('once for a visitor as a taste, which leaves no record and ends at the login', async () => {
    const { pond } = await renderScreen({ userId: null });
    await pressButton('试试捕鱼');
    await pressButton('先试玩 30 秒', await openedDialog('开始捕鱼'));
    expect(pond.runs).toMatchObject([{ pond: 'free', limitMs: 30_000, ghost: null }]);
    pond.result = { ...RUN_STATUS, score: 25, hash: 1, log: RUN_LOG };
    await pressButton('结束本局');
    const result = await openedDialog('试玩：本局成绩');
    expect(result.textContent).toContain('25');
    expect(result.textContent).not.toContain('新纪录');
    expect(find('button', '分享', result)).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.flockRecords)).toBeNull();
    expect(localStorage.getItem(STORAGE_KEYS.flockAccountGames)).toBeNull();
    await pressButton('登录，接着玩', result);
    expect(useAccountDialogs.getState().name).toBe('login');
    await until(() => dialog('试玩：本局成绩') === null, 'the result leaves for the login');
    await act(async () => closeAccountDialog());
    await pressButton('登录，接着玩', await openedDialog('试玩：本局成绩'));
    await logIn('b');
    const sheet = await openedDialog('开始捕鱼');
    expect(find('button', /先试玩/, sheet)).toBeNull();
    await pressButton(/自由捕鱼/, sheet);
    expect(pond.runs.at(-1)).toMatchObject({ limitMs: FREE_LIMIT_MS });
  });

  it('after a login in front of which the choice of a game makes room', async () => {
    const { pond } = await renderScreen({ userId: null });
    await pressButton('试试捕鱼');
    await pressButton(/自由捕鱼/, await openedDialog('开始捕鱼'));
    expect(useAccountDialogs.getState().name).toBe('login');
    await until(() => dialog('开始捕鱼') === null, 'the choice leaves for the login');
    await act(async () => closeAccountDialog());
    await pressButton(/自由捕鱼/, await openedDialog('开始捕鱼'));
    await logIn('b');
    expect(pond.runs).toMatchObject([{ limitMs: FREE_LIMIT_MS }]);
    await until(() => document.activeElement === water(), 'the focus is on the water');
  });

  it('as a taste that lasts when the visitor signs in elsewhere', async () => {
    await renderScreen({ userId: null });
    await pressButton('试试捕鱼');
    await pressButton('先试玩 30 秒', await openedDialog('开始捕鱼'));
    await act(async () => signIn('b'));
    expect(find('button', '结束本局')).not.toBeNull();
  });

  it('from the settings, which close for the login', async () => {
    const { pond } = await renderScreen({ userId: null });
    await openSettings();
    await pressButton('开始捕鱼');
    expect(useAccountDialogs.getState().reason).toContain('捕鱼需要先登录');
    await settingsClosed();
    await logIn('b');
    expect(pond.runs).toMatchObject([{ limitMs: FREE_LIMIT_MS }]);
    expect(document.activeElement).toBe(water());
  });

  it("in today's pond against the best run of the day", async () => {
    const { pond } = await renderScreen();
    await startGame('今日鱼塘');
    await pressButton('结束本局');
    await pressButton('关闭');
    await startGame('今日鱼塘');
    expect(pond.runs.map(({ ghost }) => ghost)).toEqual([null, RUN_LOG]);
    expect(board().textContent).toContain('幽灵');
  });

  it('by the command of the palette, from the sheet with the rules', async () => {
    const { pond } = await renderScreen({ search: '?do=daily', choices: { shape: 'bird' } });
    await pressButton(/今日鱼塘/, await openedDialog('开始捕鱼'));
    expect(pond.runs).toMatchObject([{ pond: 'daily' }]);
  });

  it('after the pause of the pond, which then swims', async () => {
    const { pond } = await renderScreen();
    await pressButton('暂停');
    expect(pond.isRunning).toBe(false);
    await startGame();
    expect(pond.isRunning).toBe(true);
  });
});

it('reports a game that cannot start, and shows no result', async () => {
  const { pond } = await renderScreen();
  pond.startRun = () => Promise.reject(new Error('offline'));
  pond.result = null;
  await startGame();
  expect(water().dataset.playing).toBe('false');
  expect(useToastStore.getState().toasts.at(-1)?.message).toContain('游戏没能打开');
});

it.each([
  ['今日鱼塘', '1:30', false],
  ['自由捕鱼', '3:00', true],
] as const)('%s lasts %s, and locks population, speed, leaders and the predator', async (kind, time, hasRoutes) => {
  await renderScreen();
  await startGame(kind);
  await reportRun({ elapsedMs: 0 });
  expect(document.querySelectorAll('input[type="range"]')).toHaveLength(0);
  expect(find('button', '换条路线') !== null).toBe(hasRoutes);
  expect(board().textContent).toContain(`剩余时间${time}`);
  const settings = await openSettings();
  const predator = find('switch', '捕食者', settings) as HTMLInputElement;
  expect([predator.checked, predator.disabled]).toEqual([true, true]);
  expect(find('button', '结束本局', settings)).toMatchObject({ disabled: false });
  expect(find('button', '3', find('group', '领队数量', settings) ?? settings)).toMatchObject({ disabled: true });
});

it('releases a finger that stays on the pad until the end of a game', async () => {
  emulateMedia('(pointer: coarse)');
  const { pond } = await renderScreen();
  await startGame();
  const pad = query('[role="group"][aria-label="方向盘"]');
  const press = (type: string) =>
    act(async () =>
      pad.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 9, clientX: 60, clientY: 0 }),
      ),
    );
  await press('pointerdown');
  expect(pond.steers.at(-1)).toMatchObject({ kind: 'direction', x: 1 });
  await pressButton('结束本局');
  await pressButton('再来一局');
  expect(pond.steers.at(-1)).toMatchObject({ kind: 'direction', x: 0, y: 0 });
});
