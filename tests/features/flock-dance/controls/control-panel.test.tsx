// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { emulate } from '../../../shared/dom.ts';
import {
  emulateMedia,
  find,
  pressButton,
  pressKey,
  query,
  renderScreen,
  settle,
  startGame,
  until,
  water,
} from '../screen-page.tsx';

const panel = () => query('section[aria-label="画布控制"]');
const slider = (name: string) => find('slider', name) as HTMLInputElement;
const readStored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.flockSettings) ?? '{}');
/** Focuses the water and presses a key there. */
const pressOnWater = async (key: string) => {
  await act(async () => water().focus());
  return pressKey(key);
};

/** Gives the browser a full screen that answers as told. Returns the calls. */
function giveFullscreen(isAllowed: boolean): string[] {
  const calls: string[] = [];
  let element: Element | null = null;
  const change = (next: Element | null) => {
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const request = async function request(this: HTMLElement) {
    calls.push(this.tagName);
    if (!isAllowed) throw new TypeError('not allowed');
    change(this);
  };
  const exit = async () => {
    calls.push('exit');
    change(null);
  };
  emulate(document, 'fullscreenEnabled', { value: true });
  emulate(document, 'fullscreenElement', { get: () => element });
  emulate(HTMLElement.prototype, 'requestFullscreen', { value: request });
  emulate(document, 'exitFullscreen', { value: exit });
  return calls;
}

describe('the sliders', () => {
  it.each([
    ['数量', '1000', { population: 1000 }, '1000 条'],
    ['速度', '1.1', { speed: 1.1 }, '1.1 倍'],
  ])('%s reaches the pond and is remembered', async (name, value, change, words) => {
    const { pond } = await renderScreen();
    await act(async () => setRange(slider(name), value));
    expect(pond.settings.at(-1)).toMatchObject(change);
    expect(readStored()).toMatchObject(change);
    expect(panel().textContent).toContain(words);
  });

  it('show the remembered values', async () => {
    await renderScreen({ choices: { population: 300, speed: 0.6 } });
    expect(panel().textContent).toContain('300 条');
    expect(panel().textContent).toContain('0.6 倍');
  });
});

it('shows the number of leaders that the pond reports', async () => {
  const { pond } = await renderScreen();
  await until(() => panel().textContent.includes('领队 1'), 'the report');
  pond.report = { ...(await pond.status()), leaders: 3 };
  await until(() => panel().textContent.includes('领队 3'), 'the next report');
});

describe('a shortcut', () => {
  it('P pauses the pond and lets it swim again, as the button does', async () => {
    const { pond } = await renderScreen();
    await pressOnWater('p');
    expect(pond.isRunning).toBe(false);
    expect(find('button', '继续', panel())).not.toBeNull();
    await pressButton('继续', panel());
    expect(pond.isRunning).toBe(true);
    await pressButton('暂停', panel());
    expect(pond.isRunning).toBe(false);
    await pressOnWater('p');
    expect(pond.isRunning).toBe(true);
  });

  it('R refreshes the routes, as the button does', async () => {
    const { pond } = await renderScreen();
    await pressOnWater('r');
    await pressButton('换条路线');
    expect(pond.refreshes).toBe(2);
  });

  it('F enters and leaves full screen, as the button does', async () => {
    const calls = giveFullscreen(true);
    await renderScreen();
    await pressOnWater('f');
    await pressButton('退出全屏');
    await pressButton('进入全屏');
    await pressOnWater('f');
    expect(calls).toEqual(['MAIN', 'exit', 'MAIN', 'exit']);
  });

  it('F that the browser refuses is reported', async () => {
    giveFullscreen(false);
    await renderScreen();
    await pressOnWater('f');
    await settle();
    expect(useToastStore.getState().toasts.at(-1)?.message).toContain('浏览器拒绝了全屏');
  });

  it('works only while the water has the focus', async () => {
    const { pond } = await renderScreen();
    await act(async () => slider('数量').focus());
    await pressKey('p');
    await pressKey('r');
    expect(pond.isRunning).toBe(true);
    expect(pond.refreshes).toBe(0);
  });
});

it('can be walked through with Tab: sliders, then buttons, then what else the pond is for', async () => {
  giveFullscreen(true);
  const { pond } = await renderScreen();
  pond.report = { ...(await pond.status()), leaders: 2 };
  await until(() => panel().textContent.includes('领队 2'), 'the report');
  const controls = [...panel().querySelectorAll<HTMLElement>('button, input')];
  expect(controls.filter(({ tabIndex }) => tabIndex !== 0)).toEqual([]);
  expect(controls.slice(0, 3)).toEqual([slider('数量'), slider('速度'), find('switch', '自定义路线')]);
  const buttons = controls
    .slice(3)
    .filter((button) => button.getAttribute('aria-label') !== '清除路线')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(buttons).toEqual(['暂停', '换条路线', '进入全屏', '分享鱼塘', '画布设置', '试试捕鱼', '专注', '静静看']);
});

it('stays on a phone held upright, but not in full screen', async () => {
  emulateMedia('(max-width');
  giveFullscreen(true);
  await renderScreen();
  vi.useFakeTimers();
  const rest = () => act(async () => vi.advanceTimersByTime(10_000));
  const isShown = () => panel().dataset.visible === 'true';
  await pressOnWater('Shift');
  await rest();
  expect(isShown()).toBe(true);
  await pressOnWater('f');
  await rest();
  expect(isShown()).toBe(false);
  await pressOnWater('Shift');
  expect(isShown()).toBe(true);
  vi.useRealTimers();
});

it('offers the end of a game instead of sharing', async () => {
  await renderScreen();
  await startGame();
  expect(find('button', '分享鱼塘')).toBeNull();
  expect(find('button', '结束本局')).not.toBeNull();
  expect(panel().textContent).toContain('移动');
});

function setRange(input: HTMLInputElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
