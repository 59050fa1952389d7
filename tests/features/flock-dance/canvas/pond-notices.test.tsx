// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { RESTORE_PATIENCE_MS } from '../../../../src/features/flock-dance/constants.ts';
import { ponds } from '../a-pond.ts';
import {
  emulateMedia,
  emulateSize,
  find,
  latestPond,
  mountScreen,
  pressButton,
  renderScreen,
  startGame,
  tap,
  until,
  water,
} from '../screen-page.tsx';

const text = () => document.querySelector('main')?.textContent ?? '';

describe('a pond that cannot start', () => {
  it.each([
    ['worker-unavailable', '后台线程无法加载'],
    ['wasm-unavailable', '计算模块无法加载'],
    ['canvas-unavailable', '这个浏览器无法绘制画布'],
  ])('is reported (%s), and trying again starts a new one', async (code, words) => {
    await mountScreen();
    expect(text()).toContain('鱼群马上游来…');
    await latestPond().fail(new AppError(code, 'x'));
    expect(find('alert', new RegExp(words))).not.toBeNull();
    expect(find('button', '试试捕鱼')).toBeNull();
    const count = ponds.length;
    await pressButton('重新开始');
    expect(ponds).toHaveLength(count + 1);
    await latestPond().swim();
    expect(water().dataset.step).toBe('swimming');
    expect(find('alert', /./)).toBeNull();
  });
});

describe('a worker that crashes', () => {
  it('is reported, and trying again starts a new pond without a route', async () => {
    const { pond } = await renderScreen();
    pond.report = null;
    await until(() => find('alert', /后台线程无法加载/), 'the report');
    expect(find('button', '试试捕鱼')).toBeNull();
    await tap(100, 100);
    expect(pond.meals).toEqual([]);
    await pressButton('重新开始');
    expect(pond.isClosed).toBe(true);
    await latestPond().swim();
    expect(find('alert', /./)).toBeNull();
    expect(latestPond().routes).toEqual([[]]);
  });
});

describe('a lost graphics context', () => {
  it('is reported until it is restored', async () => {
    const { pond } = await renderScreen();
    const report = await pond.status();
    pond.report = { ...report, canDraw: false };
    await until(() => text().includes('画面中断了，正在等待显卡恢复…'), 'the notice');
    await tap(100, 100);
    expect(pond.meals).toEqual([]);
    pond.report = report;
    await until(() => !text().includes('画面中断了'), 'the end of the notice');
  });

  it('pauses a game, which the player resumes', async () => {
    const { pond } = await renderScreen();
    await startGame();
    const report = await pond.status();
    pond.report = { ...report, canDraw: false };
    await until(() => find('group', '已暂停'), 'the pause');
    pond.report = report;
    await until(() => !text().includes('画面中断了'), 'the end of the notice');
    expect(pond.isRunning).toBe(false);
    await pressButton('继续', find('group', '已暂停') ?? undefined);
    expect(pond.isRunning).toBe(true);
  });

  it('that is not restored in time offers a new pond', async () => {
    const { pond } = await renderScreen();
    pond.report = { ...(await pond.status()), canDraw: false };
    await until(() => text().includes('画面中断了'), 'the notice');
    await until(() => find('alert', /显卡迟迟没有恢复画面/), 'the offer', 2 * RESTORE_PATIENCE_MS);
    const count = ponds.length;
    await pressButton('重新开始');
    expect(ponds).toHaveLength(count + 1);
  });
});

describe('a note', () => {
  it('says that the picture is plain without WebGL 2, until it is dismissed', async () => {
    const { pond } = await renderScreen();
    pond.report = { ...(await pond.status()), renderer: 'canvas2d' };
    await until(() => text().includes('已改用简化画面'), 'the note');
    await pressButton('知道了', find('alert', /已改用简化画面/) ?? undefined);
    expect(text()).not.toContain('已改用简化画面');
  });

  it('says that fish swim slowly for visitors who prefer reduced motion, and not during a game', async () => {
    emulateMedia('(prefers-reduced-motion: reduce)');
    const { pond } = await renderScreen();
    expect(text()).toContain('减少动态效果');
    expect(pond.settings.at(-1)).toMatchObject({ isCalm: true });
    await startGame();
    expect(text()).not.toContain('减少动态效果');
  });
});

it('stands still while the page is hidden', async () => {
  const { pond } = await renderScreen();
  const setVisibility = async (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    return pond.isRunning;
  };
  expect(pond.isRunning).toBe(true);
  expect([await setVisibility('hidden'), await setVisibility('visible')]).toEqual([false, true]);
});

it('starts in the size of the window', async () => {
  emulateSize(700, 900);
  const { pond } = await renderScreen();
  expect(pond.start.view).toMatchObject({ width: 700, height: 900 });
});

it('closes its pond and removes the canvas when the visitor leaves', async () => {
  const { pond, navigate } = await renderScreen();
  expect(document.querySelectorAll('[data-step] canvas')).toHaveLength(1);
  await navigate('/portal');
  expect(pond.isClosed).toBe(true);
  expect(document.querySelectorAll('canvas')).toHaveLength(0);
});
