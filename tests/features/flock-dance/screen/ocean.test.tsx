// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { OCEAN_POPULATION } from '../../../../src/features/flock-dance/constants.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import {
  dialog,
  find,
  latestPond,
  mountScreen,
  openedDialog,
  openSettings,
  pressButton,
  pressKey,
  renderScreen,
  settingsClosed,
  startGame,
  until,
} from '../screen-page.tsx';

const ocean = () => find('switch', '海洋模式') as HTMLInputElement | null;
const isOffered = () => until(() => ocean()?.disabled === false, 'the ocean is offered');

async function enterOcean() {
  const page = await renderScreen({ choices: { population: 300 } });
  await openSettings();
  await isOffered();
  await act(async () => ocean()?.click());
  const sea = latestPond();
  await sea.swim();
  return { ...page, sea };
}

const closeSettings = async () => {
  await pressButton('完成', dialog('画布设置') ?? undefined);
  await settingsClosed();
};

beforeEach(() => useToastStore.setState({ toasts: [] }));

describe('the ocean', () => {
  it('is offered where a graphics card draws, and not where a processor does', async () => {
    const { pond } = await mountScreen();
    pond.report = pond.report === null ? null : { ...pond.report, isSoftware: true, leaders: 3 };
    await pond.swim();
    await pressButton('画布设置');
    await until(() => document.querySelector('main')?.textContent.includes('领队 3') === true, 'a report');
    await openedDialog('画布设置');
    expect(ocean()).toBeNull();
    pond.report = pond.report === null ? null : { ...pond.report, isSoftware: false, leaders: 2 };
    await isOffered();
    expect(ocean()?.checked).toBe(false);
  });

  it('is a water of its own with 10,000 fish, and leaves the chosen number alone', async () => {
    const { pond, sea } = await enterOcean();
    expect(pond.isClosed).toBe(true);
    expect(sea.start).toMatchObject({ isOcean: true, settings: { population: OCEAN_POPULATION } });
    const slider = find('slider', '数量') as HTMLInputElement;
    expect(slider.disabled).toBe(true);
    expect(slider.getAttribute('aria-valuetext')).toBe('10000 条');
    await act(async () => ocean()?.click());
    expect(sea.isClosed).toBe(true);
    expect(latestPond().start).toMatchObject({ isOcean: false, settings: { population: 300 } });
  });

  it('gives way to the pond, with a word, when frames come late, and is not offered again', async () => {
    const { sea } = await enterOcean();
    sea.report = sea.report === null ? null : { ...sea.report, isLate: true };
    await until(() => latestPond() !== sea, 'a pond again');
    expect(latestPond().start).toMatchObject({ isOcean: false, settings: { population: 300 } });
    expect(useToastStore.getState().toasts.map(({ message }) => message)).toEqual([
      '一万条太多，画面跟不上，已换回原来的数量。',
    ]);
    expect(ocean()).toMatchObject({ checked: false, disabled: true });
  });

  it('gives way to the pond when it cannot be opened', async () => {
    await renderScreen();
    await openSettings();
    await isOffered();
    await act(async () => ocean()?.click());
    const sea = latestPond();
    await sea.fail(new AppError('wasm-unavailable', 'no network'));
    await until(() => latestPond() !== sea, 'a pond again');
    expect(latestPond().start.isOcean).toBe(false);
    expect(useToastStore.getState().toasts.at(-1)?.message).toContain('海洋没能打开');
  });

  it('is left for a game, which begins as soon as the pond swims', async () => {
    const { sea } = await enterOcean();
    await closeSettings();
    await pressButton('试试捕鱼');
    expect(sea.isClosed).toBe(true);
    expect(dialog('开始捕鱼')).toBeNull();
    await latestPond().swim();
    await openedDialog('开始捕鱼');
    expect(latestPond().start.isOcean).toBe(false);
    await pressKey('Escape');
  });

  it('cannot be entered during a game', async () => {
    await renderScreen();
    await until(() => find('button', '试试捕鱼') !== null, 'the invitation');
    await startGame();
    await openSettings();
    await until(() => ocean() !== null, 'the switch');
    expect(ocean()?.disabled).toBe(true);
  });
});
