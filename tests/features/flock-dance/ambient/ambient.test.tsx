// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { onPortalEvent } from '../../../../src/shared/events.ts';
import { emulate } from '../../../shared/dom.ts';
import { find, pressButton, pressKey, query, renderScreen, settle, tap, until, water } from '../screen-page.tsx';

const panel = () => query('section[aria-label="画布控制"]');
const veil = () => document.querySelector<HTMLElement>('[role="group"][aria-label^="静静看"]');

let held = 0;
beforeEach(() => {
  held = 0;
  const request = async () => {
    held += 1;
    return {
      release: async () => {
        held -= 1;
      },
    };
  };
  emulate(navigator, 'wakeLock', { value: { request } });
});

/** A browser with full screen. `leave` is what its own way out does. */
function giveFullscreen(isAllowed = true) {
  let element: Element | null = null;
  const change = (next: Element | null) => {
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  emulate(document, 'fullscreenEnabled', { value: true });
  emulate(document, 'fullscreenElement', { get: () => element });
  emulate(HTMLElement.prototype, 'requestFullscreen', {
    value: async function request(this: HTMLElement) {
      if (!isAllowed) throw new TypeError('not allowed');
      change(this);
    },
  });
  emulate(document, 'exitFullscreen', { value: async () => change(null) });
  return { isOn: () => element !== null, leave: () => act(async () => change(null)) };
}

async function watch(): Promise<void> {
  await pressButton('静静看');
  await settle();
}

it('hides panel and header, fills the screen and keeps it on; Escape gives everything back', async () => {
  const full = giveFullscreen();
  const header: string[] = [];
  for (const event of ['showHeader', 'hideHeader'] as const) {
    onTestFinished(onPortalEvent(event, () => void header.push(event)));
  }
  await renderScreen({ userId: null });
  await watch();
  await until(() => held === 1, 'the wake lock');
  expect([panel().dataset.visible, header.at(-1), full.isOn()]).toEqual(['false', 'hideHeader', true]);
  expect(document.body.textContent).not.toContain('给鱼喂点食');
  expect(document.activeElement).toBe(veil());
  await pressKey('Escape');
  await until(() => held === 0, 'the release');
  expect([panel().dataset.visible, header.at(-1), full.isOn(), veil()]).toEqual(['true', 'showHeader', false, null]);
  expect(document.activeElement).toBe(water());
});

it('works where full screen is refused', async () => {
  const full = giveFullscreen(false);
  await renderScreen();
  await watch();
  expect([full.isOn(), veil() !== null]).toEqual([false, true]);
});

it('ends when the browser leaves full screen', async () => {
  const full = giveFullscreen();
  await renderScreen();
  await watch();
  await full.leave();
  expect(veil()).toBeNull();
});

it('keeps a full screen that was there before', async () => {
  const full = giveFullscreen();
  await renderScreen();
  await pressButton('进入全屏');
  await watch();
  await pressKey('Escape');
  await settle();
  expect([veil(), full.isOn()]).toEqual([null, true]);
});

it('shows one way out at any key, touch or move, and hides it when all is still', async () => {
  await renderScreen();
  await watch();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const rest = () => act(async () => void vi.advanceTimersByTime(10_000));
  const isShown = () => veil()?.dataset.shown;
  for (const event of ['pointermove', 'pointerdown', 'wheel'] as const) {
    await act(async () => veil()?.dispatchEvent(new PointerEvent(event, { bubbles: true })));
    expect(isShown()).toBe('true');
    await rest();
    expect(isShown()).toBe('false');
  }
  await pressKey('a');
  expect(isShown()).toBe('true');
  await act(async () => find('button', '退出静静看')?.click());
  expect(veil()).toBeNull();
});

it('takes no food and obeys no shortcut', async () => {
  const { pond } = await renderScreen();
  await watch();
  await tap(300, 300);
  await pressKey('p');
  expect([pond.meals, pond.isRunning]).toEqual([[], true]);
});

it('is entered by V on the water, and ends with a pond that cannot be watched', async () => {
  const { pond } = await renderScreen();
  await act(async () => water().focus());
  await pressKey('v');
  await until(() => held === 1, 'the wake lock');
  pond.report = null;
  await until(() => veil() === null, 'the end');
  await until(() => held === 0, 'the release');
});
