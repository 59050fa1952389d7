// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { runRecords } from '../../../../src/features/flock-dance/game/records-store.ts';
import { seedOfDay } from '../../../../src/features/flock-dance/model/pond-of-the-day.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import { type FakePond, RUN_STATUS } from '../a-pond.ts';
import {
  choose,
  dialog,
  find,
  openedDialog,
  pressButton,
  renderScreen,
  reportRun,
  type ScreenPage,
  settle,
  signIn,
  signOutNow,
  startGame,
  until,
  water,
} from '../screen-page.tsx';

const RESULT = '自由捕鱼：本局成绩';
const readStored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.flockRecords) ?? '{}');
const crash = async (pond: FakePond) => {
  pond.report = null;
  await until(() => water().dataset.playing === 'false', 'the pond counts as lost');
};
/** Makes storage refuse every write until the end of the test. */
function refuseWrites(): void {
  const { localStorage: real } = window;
  const setItem = () => {
    throw new Error('full');
  };
  const refusing = { getItem: (key: string) => real.getItem(key), setItem };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(refusing as never);
}

describe('a game ends', () => {
  it.each<[when: string, words: string | null, end: (page: ScreenPage) => Promise<unknown>]>([
    ['by its button', null, () => pressButton('结束本局')],
    ['when the time is over', '时间到。', () => reportRun({ isOver: true })],
    ['when the user signs out', '你已退出登录，本局提前结束。', () => signOutNow()],
    ['when another user signs in', '你已退出登录，本局提前结束。', () => act(async () => signIn('2'))],
    ['with another shape', '换了形状，本局提前结束。', () => choose({ shape: 'bird' })],
  ])('%s, and the result of the pond is stored', async (_when, words, end) => {
    const page = await renderScreen();
    await startGame();
    await reportRun({});
    await end(page);
    const result = await openedDialog(RESULT);
    expect(result.textContent).toContain('25条新纪录');
    if (words !== null) expect(result.textContent).toContain(words);
    expect(readStored()).toMatchObject({ users: { 1: { free: { '180·1': { score: 25 } } } } });
  });

  it('with the curve of its score beside the ghost, and nothing of the game before', async () => {
    const { pond } = await renderScreen();
    const figure = () => document.querySelector('figure');
    for (const score of [9, 12]) {
      await startGame();
      await reportRun({ phase: 'counting', score: 99, elapsedMs: 0 });
      await reportRun({ score, elapsedMs: 5000, ghostScore: 6 });
      pond.result = { ...RUN_STATUS, score: 14, elapsedMs: 30_000, ghostScore: 20, hash: 1, log: null };
      await pressButton('结束本局');
      const result = await openedDialog(RESULT);
      expect(figure()?.textContent).toBe(`最好的 10 秒：${score} 条 · 虚线是幽灵`);
      expect(figure()?.querySelectorAll('path')).toHaveLength(2);
      await pressButton('关闭', result);
      await until(() => dialog(RESULT) === null, 'the result closes');
    }
  });

  it('with the latest known score when the pond is lost', async () => {
    const { pond } = await renderScreen();
    await startGame();
    pond.report = { ...(await pond.status()), run: { ...RUN_STATUS, score: 9 } };
    await until(() => document.querySelector('[data-testid="score"]')?.textContent === '9', 'the score');
    await crash(pond);
    const result = await openedDialog(RESULT);
    expect(result.textContent).toContain('鱼塘中断了，本局到此为止。');
    expect(result.textContent).toContain('9条新纪录');
  });

  it('without a result when the pond is lost before anything is known, and not with an earlier result', async () => {
    const { pond } = await renderScreen();
    await startGame();
    await reportRun({ score: 9 });
    await pressButton('结束本局');
    await pressButton('关闭');
    pond.report = { ...(await pond.status()), run: null };
    await startGame();
    await crash(pond);
    await settle(20);
    // The earlier result may still be fading out.
    await until(() => dialog(RESULT) === null, 'no result');
  });

  it('without a result, and the focus returns to the water', async () => {
    const { pond } = await renderScreen();
    pond.result = null;
    await startGame();
    water().blur();
    await pressButton('结束本局');
    expect(dialog(RESULT)).toBeNull();
    expect(document.activeElement).toBe(water());
  });

  it('and the next one asks a signed-out player to log in', async () => {
    await renderScreen();
    await startGame();
    await signOutNow();
    await openedDialog(RESULT);
    await pressButton('再来一局');
    expect(useAccountDialogs.getState().reason).toContain('捕鱼需要先登录');
  });

  it('for good with another shape: no next game is offered', async () => {
    await renderScreen();
    await startGame();
    await choose({ shape: 'bird' });
    await openedDialog(RESULT);
    expect(find('button', '再来一局')).toBeNull();
    await pressButton('关闭');
    expect(find('button', '试试捕鱼')).toBeNull();
  });
});

describe('a record', () => {
  it('is only a better score', async () => {
    await renderScreen();
    await startGame();
    await pressButton('结束本局');
    await pressButton('再来一局');
    await pressButton('结束本局');
    const result = await openedDialog(RESULT);
    expect(result.textContent).not.toContain('新纪录');
    expect(result.textContent).toContain('最佳25 条');
  });

  it('belongs to the population and the pace it was made with', async () => {
    await renderScreen({ choices: { population: 60, speed: 1.5 } });
    await startGame();
    await pressButton('结束本局');
    expect((await openedDialog(RESULT)).textContent).toContain('60 条 · 1.5 倍');
    await pressButton('关闭');
    await choose({ population: 61 });
    await pressButton('试试捕鱼');
    expect((await openedDialog('开始捕鱼')).textContent).toContain('61 条 · 1.5 倍：还没有成绩');
    await choose({ population: 60 });
    expect((await openedDialog('开始捕鱼')).textContent).toContain('60 条 · 1.5 倍：最佳 25 条');
  });

  it('is none in the pond of a past day', async () => {
    const day = '2026-01-02';
    await renderScreen({ search: `?seed=${seedOfDay(day)}&day=${day}` });
    await startGame();
    await pressButton('结束本局');
    const result = await openedDialog(RESULT);
    expect(result.textContent).toContain('25条');
    expect(result.textContent).not.toMatch(/新纪录|最佳/);
    expect(readStored().users?.[1]?.free ?? {}).toEqual({});
  });

  it('that cannot be stored is reported', async () => {
    await renderScreen();
    refuseWrites();
    await startGame();
    await pressButton('结束本局');
    expect((await openedDialog(RESULT)).textContent).toContain('浏览器没有允许保存，这个纪录只在本页有效。');
    expect(runRecords.useValue.getState().users['1']?.free['180·1']?.score).toBe(25);
  });

  it('that could not be stored precedes an older, stored one', async () => {
    const { pond } = await renderScreen();
    await startGame();
    pond.result = { ...RUN_STATUS, score: 7, hash: 1, log: null };
    await pressButton('结束本局');
    refuseWrites();
    pond.result = { ...RUN_STATUS, score: 25, hash: 1, log: null };
    await pressButton('再来一局');
    await pressButton('结束本局');
    await pressButton('再来一局');
    await pressButton('结束本局');
    const result = await openedDialog(RESULT);
    expect(result.textContent).not.toContain('新纪录');
    expect(result.textContent).toContain('最佳25 条');
  });

  it('belongs to the player, not to the next user of the browser', async () => {
    await renderScreen();
    await startGame();
    await pressButton('结束本局');
    await pressButton('关闭');
    await act(async () => signIn('2'));
    await pressButton('试试捕鱼');
    expect((await openedDialog('开始捕鱼')).textContent).toContain('还没有成绩');
    await pressButton('先看看');
    await act(async () => signIn('1'));
    await pressButton('试试捕鱼');
    expect((await openedDialog('开始捕鱼')).textContent).toContain('最佳 25 条');
  });

  it('from an earlier release goes to the first user who plays', async () => {
    const old = { free: { score: 101, elapsedMs: 5000, at: 1 }, daily: null };
    await renderScreen({ stored: { [STORAGE_KEYS.flockRecords]: JSON.stringify(old) } });
    await pressButton('试试捕鱼');
    expect((await openedDialog('开始捕鱼')).textContent).toContain('旧版最佳 101 条');
    expect(readStored()).toEqual({ users: { 1: { free: { '': old.free }, daily: null } }, unclaimed: null });
    await act(async () => signIn('2'));
    expect((await openedDialog('开始捕鱼')).textContent).toContain('还没有成绩');
  });
});

describe('a page left in the middle of a game', () => {
  const leave = () => act(async () => window.dispatchEvent(new Event('pagehide')));

  it('stores a score that beats the record', async () => {
    await renderScreen();
    await startGame();
    await pressButton('结束本局');
    await pressButton('再来一局');
    await reportRun({ score: 31 });
    await leave();
    expect(readStored()).toMatchObject({ users: { 1: { free: { '180·1': { score: 31 } } } } });
  });

  it('stores it when the tool is left for another page, too', async () => {
    const { navigate } = await renderScreen();
    await startGame();
    await reportRun({ score: 31 });
    await navigate('/portal');
    expect(readStored()).toMatchObject({ users: { 1: { free: { '180·1': { score: 31 } } } } });
  });

  it.each([25, 40])('and coming back ends with %i as a record over the best before the game', async (score) => {
    const { pond } = await renderScreen();
    await startGame();
    pond.result = { ...RUN_STATUS, score: 20, hash: 1, log: null };
    await pressButton('结束本局');
    await pressButton('再来一局');
    await reportRun({ score: 24 });
    await leave();
    await reportRun({ score: 25 });
    await leave();
    pond.result = { ...RUN_STATUS, score, hash: 1, log: null };
    await pressButton('结束本局');
    const result = await openedDialog(RESULT);
    expect(result.textContent).toContain(`${score}条新纪录`);
    expect(result.textContent).toContain('此前 20 条');
  });

  it('and the next game has its own record to beat', async () => {
    const { pond } = await renderScreen();
    await startGame();
    await reportRun({ score: 24 });
    await leave();
    await pressButton('结束本局');
    pond.result = { ...RUN_STATUS, score: 30, hash: 1, log: null };
    await pressButton('再来一局');
    await pressButton('结束本局');
    expect((await openedDialog(RESULT)).textContent).toContain('此前 25 条');
  });
});
