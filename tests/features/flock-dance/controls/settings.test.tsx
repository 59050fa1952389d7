// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import {
  dialog,
  find,
  openedDialog,
  openSettings,
  pressButton,
  pressKey,
  renderScreen,
  settingsClosed,
  startGame,
  until,
  water,
} from '../screen-page.tsx';

const readStored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.flockSettings) ?? '{}');
/** The chosen one of a row of choices. */
const chosen = (name: string) => choices(name).querySelector('[aria-pressed="true"]')?.textContent;
const choices = (name: string) => find('group', name) ?? document.createElement('div');
const toggle = (name: string) => find('switch', name) as HTMLInputElement | null;
const catching = () => find('button', '开始捕鱼', dialog('画布设置') ?? undefined);
const flip = (name: string) => act(async () => toggle(name)?.click());

const choose = (name: string, choice: string) => pressButton(choice, choices(name));

describe('the settings', () => {
  it('reach the pond at once and are remembered', async () => {
    const { pond } = await renderScreen();
    await openSettings();
    await choose('领队数量', '3');
    await choose('形状', '鸟');
    await flip('捕食者');
    await flip('领队隐身');
    const wanted = { leaders: 3, shape: 'bird', hasPredator: true, hidesLeaders: true };
    expect(pond.settings.at(-1)).toMatchObject(wanted);
    expect(readStored()).toMatchObject(wanted);
    await pressButton('完成', dialog('画布设置') ?? undefined);
    await settingsClosed();
  });

  it('show the remembered choices', async () => {
    const { pond } = await renderScreen({ choices: { leaders: 3, shape: 'bird', hasPredator: true } });
    expect(pond.start.settings).toMatchObject({ leaders: 3, shape: 'bird', hasPredator: true });
    await openSettings();
    expect(chosen('领队数量')).toBe('3');
    expect(chosen('形状')).toBe('鸟');
    expect(toggle('捕食者')?.checked).toBe(true);
    expect(toggle('领队隐身')?.checked).toBe(false);
  });

  it('reset the flock: a new pond, and leaders by chance', async () => {
    const { pond } = await renderScreen({ choices: { leaders: 3 } });
    await pressButton('暂停');
    await openSettings();
    await pressButton('换一池鱼');
    expect(chosen('领队数量')).toBe('随机');
    expect([1, 2]).toContain(pond.settings.at(-1)?.leaders);
    expect(pond.resets).toHaveLength(1);
    expect(pond.isRunning).toBe(true);
    expect(readStored()).toMatchObject({ leaders: null });
  });

  it('choose the leaders by chance again', async () => {
    const { pond } = await renderScreen({ choices: { leaders: 5 } });
    await openSettings();
    await choose('领队数量', '随机');
    expect([1, 2]).toContain(pond.settings.at(-1)?.leaders);
  });

  it('close with Escape, and the focus returns to their button', async () => {
    await renderScreen();
    await act(async () => find('button', '画布设置')?.focus());
    await openSettings();
    await pressKey('Escape');
    await settingsClosed();
    expect(document.activeElement).toBe(find('button', '画布设置'));
  });

  it('forget the route of the pond before', async () => {
    const { pond } = await renderScreen();
    await until(() => toggle('自定义路线'), 'the switch');
    await flip('自定义路线');
    await openSettings();
    await pressButton('换一池鱼');
    expect(document.querySelector('svg[data-route-points]')).toBeNull();
    expect(pond.routes.at(-1)).toEqual([]);
  });
});

describe('catching fish', () => {
  it('is offered for fish only', async () => {
    await renderScreen();
    await openSettings();
    await choose('形状', '鸟');
    // The row stays and says why.
    expect(catching()).toMatchObject({ disabled: true });
    expect(dialog('画布设置')?.textContent).toContain('形状是鱼时才能捕鱼');
    expect(find('button', '试试捕鱼')).toBeNull();
    await choose('形状', '鱼');
    expect(catching()).toMatchObject({ disabled: false });
  });

  it.each([
    ['三角形', '三角群', '1 或 2 个'],
    ['鸟', '鸟群', '1 或 2 只'],
    ['飞机', '机群', '1 或 2 架'],
  ])('with the shape %s the words speak of %s, and never of fish', async (shape, all, count) => {
    await renderScreen({ userId: null });
    await openSettings();
    await choose('形状', shape);
    const words = dialog('画布设置')?.textContent.replace('形状是鱼时才能捕鱼', '') ?? '';
    expect(words).toContain(`只看见${all}转向`);
    expect(words).toContain(count);
    expect(words).not.toMatch(/鱼群|大鱼/);
    expect(water().getAttribute('aria-label')).toContain(all);
    expect(document.querySelector('main')?.textContent).not.toMatch(/鱼群|给鱼|\d 条/);
  });

  it('starts and ends by its button, which closes the settings', async () => {
    const { pond } = await renderScreen();
    await openSettings();
    await act(async () => catching()?.click());
    await settingsClosed();
    expect(pond.runs).toHaveLength(1);
    expect(document.activeElement).toBe(water());
    await openSettings();
    expect(find('button', '换一池鱼')).toBeNull();
    await pressButton('结束本局', dialog('画布设置') ?? undefined);
    await openedDialog('自由捕鱼：本局成绩');
  });

  it('ends with another shape, and the predator is the visitor’s choice again', async () => {
    const { pond } = await renderScreen({ choices: { population: 60 } });
    await startGame('今日鱼塘');
    expect(pond.settings.at(-1)).toMatchObject({ population: 180, leaders: 2 });
    await openSettings();
    await choose('形状', '鸟');
    expect(catching()).toMatchObject({ disabled: true });
    expect(toggle('捕食者')).toMatchObject({ disabled: false, checked: false });
    await pressButton('完成', dialog('画布设置') ?? undefined);
    const result = await openedDialog('今日鱼塘：本局成绩');
    expect(result.textContent).toContain('换了形状');
    expect(find('button', '再来一局', result)).toBeNull();
    expect(pond.settings.at(-1)).toMatchObject({ population: 60, shape: 'bird' });
  });
});
