// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import './cloned-blobs.ts';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import GoalFocusScreen from '../../../src/features/goal-focus/GoalFocusScreen.tsx';
import { imageDb } from '../../../src/features/goal-focus/image-store.ts';
import { toReference } from '../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../src/features/goal-focus/model/settings.ts';
import { goalSettings } from '../../../src/features/goal-focus/settings-store.ts';
import { readImage } from '../../../src/features/goal-focus/storage/image-db.ts';
import { clearLook } from '../../../src/features/goal-focus/storage/save-look.ts';
import { STORAGE_KEYS } from '../../../src/platform/storage/keys.ts';
import { focusTimer } from '../../../src/shared/focus/focus-stores.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { aPage } from '../../app/a-page.tsx';
import { click, render } from '../../app/render.tsx';
import { buttonOf, setFullscreenElement, until } from '../../shared/dom.ts';

const CONFIG = {
  panelImages: [],
  backgroundImages: ['/b/1.svg', '/b/2.svg'],
  panelInterval: 10,
  backgroundInterval: 10,
};

beforeEach(() => {
  localStorage.clear();
  goalSettings.clear();
  focusTimer.clear();
  vi.stubGlobal('fetch', async () => Response.json({ code: '200', data: CONFIG }));
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });
});

async function open(stored: Partial<GoalSettings> | null = null) {
  if (stored !== null) goalSettings.set({ ...INITIAL_SETTINGS, ...stored });
  await render(
    <MemoryRouter>
      <GoalFocusScreen />
    </MemoryRouter>,
    [aPage({ id: 'flock', name: '群游画布' }), aPage({ id: 'goal-focus' })],
  );
}

const tip = () => document.querySelector('[role="note"]');
const button = (label: string) => document.querySelector(`button[aria-label="${label}"]`);
const dialog = () => document.querySelector('[role="dialog"] h2')?.textContent ?? null;
const press = (key: string) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('moves a picture that an old release wrote into the settings to the stored images', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await open({ panelMode: 'custom', panelImage: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  await until(() => goalSettings.readStored()?.panelImage === toReference('panelImage'));
  expect(localStorage.getItem(STORAGE_KEYS.goalSettings)).not.toContain('data:');
  expect(await (await readImage(imageDb, 'panelImage'))?.blob.text()).toBe(svg);
  await clearLook(imageDb, goalSettings);
});

it('says when an old picture cannot be moved, and keeps it', async () => {
  const write = vi.spyOn(imageDb, 'write').mockRejectedValue(new AppError('quota-exceeded', 'full'));
  onTestFinished(() => write.mockRestore());
  await open({ panelImage: 'data:image/png;base64,AAAA' });
  await until(() =>
    useToastStore.getState().toasts.some(({ message }) => message.includes('旧设置里的图片没能移到图片库')),
  );
  expect(goalSettings.readStored()?.panelImage).toBe('data:image/png;base64,AAAA');
});

describe('the first-time tip', () => {
  it('points a newcomer to the edit button until it is closed', async () => {
    await open();
    expect(tip()?.textContent).toContain('点这里换上你的目标、字色和壁纸');
    expect(tip()?.nextElementSibling?.contains(button('编辑'))).toBe(true);
    await click(buttonOf('知道了'));
    expect(tip()).toBeNull();
  });

  it.each<[string, Partial<GoalSettings>, boolean]>([
    ['the words of an old release are left', { title: '可全屏、编辑文字、多张背景图、展示时钟' }, true],
    ['the visitor has written something', { title: '早睡' }, false],
    ['the visitor has written a description alone', { description: '每天' }, false],
    ['the visitor has chosen the clock', { cardType: 'clock' }, false],
  ])('where %s: %j', async (_case, stored, isShown) => {
    await open(stored);
    expect(tip() !== null).toBe(isShown);
  });

  it('leaves the full screen alone', async () => {
    await open();
    setFullscreenElement(document.querySelector('main'));
    expect(tip()).toBeNull();
  });
});

describe('the desktop', () => {
  it('has the prompt on its card, and the other tools on its back', async () => {
    await open();
    expect(document.querySelector('h1')?.textContent).toBe('可全屏、编辑文字、多张背景图、展示时钟');
    await click(buttonOf('翻到另一面'));
    await until(() => document.querySelector('section a')?.textContent === '群游画布');
  });

  it('has the visitor’s words, which need no turning over', async () => {
    await open({ title: '早睡' });
    expect([document.querySelector('h1')?.textContent, buttonOf('翻到另一面')]).toEqual(['早睡', undefined]);
  });

  it('opens its dialogs by button and by key', async () => {
    await open({ title: '早睡' });
    await press('e');
    await until(() => dialog() === '设置当前目标');
  });

  it('leaves its keys to an open dialog, wherever in it the focus is', async () => {
    await open({ title: '早睡' });
    await click(button('分享'));
    await until(() => dialog() !== null);
    const focused = document.activeElement;
    await act(async () => void focused?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })));
    expect(button('暂停动画与换图')).not.toBeNull();
  });

  it('stops and continues by key', async () => {
    await open();
    await press(' ');
    expect(button('继续动画与换图')).not.toBeNull();
    await press(' ');
    expect(button('暂停动画与换图')).not.toBeNull();
  });

  it('shows and hides the timer', async () => {
    await open();
    expect(document.querySelector('[role="timer"]')).toBeNull();
    await click(button('专注计时'));
    expect(document.querySelector('[role="timer"]')?.textContent).toBe('25:00');
    await click(button('收起计时'));
    expect(document.querySelector('[role="timer"]')).toBeNull();
  });

  it('hides its buttons in full screen, and takes the focus from them', async () => {
    await open();
    const full = button('全屏');
    await act(async () => full instanceof HTMLElement && full.focus());
    expect(document.activeElement).toBe(full);
    const isShown = () => document.querySelector('[role="toolbar"]')?.getAttribute('data-shown');
    expect(isShown()).toBe('true');
    setFullscreenElement(document.querySelector('main'));
    expect(isShown()).toBe('false');
    expect(document.activeElement).toBe(document.body);
  });
});
