// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import '../cloned-blobs.ts';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { imageDb } from '../../../../src/features/goal-focus/image-store.ts';
import { toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { goalSettings } from '../../../../src/features/goal-focus/settings-store.ts';
import { readImages } from '../../../../src/features/goal-focus/storage/image-db.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { useQuestions } from '../../../../src/shared/confirm/confirm.ts';
import { useAccountDialogs } from '../../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../../src/shared/session/session.ts';
import { click } from '../../../app/render.tsx';
import { buttonOf, type, until } from '../../../shared/dom.ts';
import { aGoal, createFakeGoalPort } from '../../../shared/goals/a-goal-port.ts';
import { aReply } from '../../../shared/session/a-session.ts';
import { dropFiles } from '../a-drop.ts';

import {
  addAddress,
  addressIn,
  aFile,
  choose,
  dialog,
  fieldOf,
  has,
  isSaved,
  messages,
  open,
  save,
  section,
  startEmpty,
  storedIds,
  url,
} from './an-edit-dialog.tsx';

beforeEach(startEmpty);

describe('the fields', () => {
  it('are those of the chosen card', async () => {
    await open();
    expect(dialog()?.querySelector('h2')?.textContent).toBe('设置当前目标');
    expect(fieldOf('大标题')?.getAttribute('placeholder')).toBe('请输入大标题...');
    expect(fieldOf('描述')?.tagName).toBe('TEXTAREA');
    expect(has('24 小时制', '显示秒', '保持屏幕常亮')).toEqual([false, false, false]);
    await choose('卡片内容', '时钟');
    expect(has('大标题', '描述')).toEqual([false, false]);
    expect(has('24 小时制', '显示秒', '保持屏幕常亮')).toEqual([true, true, true]);
  });

  it('have the palette for a custom color only, with the default one chosen at first', async () => {
    await open();
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter((each) => each.checked);
    expect(document.querySelector('[role="radiogroup"]')).toBeNull();
    await choose('文字颜色', '自选颜色');
    expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(18);
    expect(chosen().map((each) => each.getAttribute('aria-label'))).toEqual(['默认蓝']);
    await choose('文字颜色', '默认颜色');
    expect(document.querySelector('[role="radiogroup"]')).toBeNull();
  });

  it('have the text enhancement for a transparent card only', async () => {
    await open();
    expect(has('文字增强')).toEqual([false]);
    await choose('卡片背景', '透明');
    expect(has('文字增强')).toEqual([true]);
  });

  it.each([
    ['卡片背景', '默认轮播', 0],
    ['卡片背景', '透明', 0],
    ['卡片背景', '纯色', 0],
    ['卡片背景', '单张图片', 1],
    ['卡片背景', '多张图片', 1],
    ['页面背景', '默认', 0],
    ['页面背景', '纯色', 0],
    ['页面背景', '单张图片', 1],
    ['页面背景', '多张图片', 1],
  ])('of %s with %s take pictures in %i places', async (name, mode, places) => {
    sessionController.begin(aReply('lin'));
    await open({ panelMode: 'transparent', backgroundMode: 'blank' });
    await choose(name, mode);
    expect(section(name).querySelectorAll('input[type="url"]')).toHaveLength(places);
  });

  it.each<[name: string, settings: Partial<GoalSettings>, isShown: boolean]>([
    ['the card rotates', { backgroundMode: 'blank' }, true],
    ['the page rotates', { panelMode: 'blank' }, true],
    ['the page has a drawn wallpaper', { panelMode: 'blank', wallpaper: 'stars' }, false],
    ['both have lists of the visitor', { panelMode: 'customMultiple', backgroundMode: 'customMultiple' }, false],
  ])('have the solid color between images where %s: %j', async (_name, settings, isShown) => {
    await open(settings);
    expect(has('图片之间穿插纯色')).toEqual([isShown]);
  });

  it('have the goals of the planning board, where there is one', async () => {
    await open({ goalId: 'gone' }, createFakeGoalPort([aGoal('read', { title: '读书', progress: 40 })]));
    await until(() => dialog()?.textContent?.includes('已完成、归档或删除的目标') === true);
    expect(dialog()?.textContent).toContain('跟随目标规划');
  });
});

describe('closing', () => {
  it('asks nothing while nothing has changed', async () => {
    const { onClose } = await open();
    await click(buttonOf('取消'));
    expect([onClose.mock.calls.length, useQuestions.getState()]).toEqual([1, []]);
  });

  it.each([
    ['confirmed', 1],
    ['cancelled', 0],
  ] as const)(
    'asks before changes are lost; the answer %s closes %i times, and nothing is saved',
    async (answer, times) => {
      const { onClose } = await open();
      await type(fieldOf('大标题'), '早睡');
      await click(buttonOf('取消'));
      expect(onClose).not.toHaveBeenCalled();
      await act(async () => useQuestions.getState()[0]?.answer(answer));
      expect(onClose).toHaveBeenCalledTimes(times);
      expect(goalSettings.readStored()).toBeNull();
    },
  );
});

describe('saving', () => {
  it('stores the settings with the uploaded pictures, says so, and closes', async () => {
    const { onClose } = await open();
    await type(fieldOf('大标题'), '早睡');
    await choose('文字颜色', '自选颜色');
    await click(document.querySelector('input[aria-label="金"]'));
    await choose('卡片背景', '多张图片');
    await dropFiles(section('卡片背景'), [aFile('sea.png'), aFile('hill.png')]);
    await until(() => section('卡片背景').textContent?.includes('已添加 2 / 15 张') === true);
    await addAddress('卡片背景', url('wood.png'));
    await click(document.querySelector('button[aria-label="「网络图片」往前移"]'));
    await click(document.querySelector('button[aria-label="移除「sea.png」"]'));
    expect(goalSettings.readStored()).toBeNull();
    await save();
    await until(isSaved);
    expect(onClose).toHaveBeenCalledOnce();
    expect(goalSettings.readStored()).toEqual({
      ...INITIAL_SETTINGS,
      title: '早睡',
      colorMode: 'custom',
      themeColor: '#ffd700',
      panelMode: 'customMultiple',
      panelImages: [
        { id: 'panelImages_2', type: 'url', data: url('wood.png'), order: 0, name: '网络图片' },
        { id: 'panelImages_1', type: 'blob', data: toReference('panelImages_1'), order: 1, name: 'hill.png' },
      ],
    });
    const [image, ...others] = await readImages(imageDb);
    expect([image?.id, await image?.blob.text(), others]).toEqual(['panelImages_1', 'hill.png', []]);
  });

  it('begins with what another tab has saved since this page was opened', async () => {
    localStorage.setItem(STORAGE_KEYS.goalSettings, JSON.stringify({ title: '早睡', wallpaper: 'stars' }));
    await open();
    await type(fieldOf('大标题'), '早起');
    await save();
    await until(isSaved);
    expect(goalSettings.readStored()).toMatchObject({ title: '早起', wallpaper: 'stars' });
  });

  it('keeps the draft open when storage is full, says so, and saves it at the second try', async () => {
    const { onClose } = await open({ title: '早睡' });
    await type(fieldOf('大标题'), '早起');
    await choose('卡片背景', '单张图片');
    await dropFiles(section('卡片背景'), [aFile('sea.png')]);
    await until(() => section('卡片背景').textContent?.includes('sea.png') === true);
    vi.spyOn(goalSettings, 'set').mockReturnValueOnce(false);
    await save();
    await until(() => messages().length > 0);
    expect(messages()).toEqual([
      ['error', expect.stringMatching(/^没有保存成功，原来的设置还在，这里的修改也没有丢。存储空间已满/)],
    ]);
    expect([goalSettings.readStored()?.title, await storedIds(), onClose.mock.calls.length]).toEqual(['早睡', [], 0]);
    expect((fieldOf('大标题') as HTMLInputElement).value).toBe('早起');
    await until(() => buttonOf('保存')?.disabled === false);
    await save();
    await until(isSaved);
    expect([goalSettings.readStored()?.title, await storedIds()]).toEqual(['早起', ['panelImage']]);
  });
});

describe('pictures', () => {
  it('take no sixteenth one', async () => {
    const panelImages = Array.from({ length: 15 }, (_, order) => {
      const id = `panelImages_${order}`;
      return { id, type: 'url' as const, data: url(id), order, name: id };
    });
    await open({ panelMode: 'customMultiple', panelImages });
    await addAddress('卡片背景', url('more.png'));
    expect(section('卡片背景').querySelector('[role="alert"]')?.textContent).toBe('最多 15 张，请先移除一张再添加。');
    expect(section('卡片背景').textContent).toContain('已添加 15 / 15 张');
    await click(document.querySelector('button[aria-label="移除「panelImages_3」"]'));
    await choose('卡片背景', '使用地址');
    expect(section('卡片背景').textContent).toContain('已添加 15 / 15 张');
    expect(document.querySelector('button[aria-label="移除「网络图片」"]')).not.toBeNull();
  });

  it('of a single background are shown, renamed by a new one, and removed', async () => {
    sessionController.begin(aReply('lin'));
    await open({ backgroundMode: 'custom', backgroundImage: url('a.png') });
    await until(() => section('页面背景').querySelector('img') !== null);
    expect(section('页面背景').querySelector('img')?.getAttribute('src')).toBe(url('a.png'));
    await dropFiles(section('页面背景'), [aFile('sea.png')]);
    await until(() => document.querySelector('button[aria-label="移除「sea.png」"]') !== null);
    await click(document.querySelector('button[aria-label="移除「sea.png」"]'));
    expect(section('页面背景').querySelector('img')).toBeNull();
  });

  it('over 3 MB open the dialog that helps', async () => {
    await open({ panelMode: 'custom' });
    await dropFiles(section('卡片背景'), [Object.defineProperty(aFile('big.png'), 'size', { value: 4 << 20 })]);
    await until(() => document.body.textContent?.includes('图片文件过大') === true);
  });
});

describe('the page’s background', () => {
  it('asks a signed-out visitor to log in for several pictures, and chooses them after that', async () => {
    await open();
    await choose('页面背景', '多张图片');
    const { name, reason, action } = useAccountDialogs.getState();
    expect([name, reason]).toEqual(['login', '多张页面背景需要登录后设置']);
    expect(section('页面背景').textContent).not.toContain('已添加');
    await act(async () => action?.());
    expect(section('页面背景').textContent).toContain('已添加 0 / 15 张');
  });

  it('needs no login for several pictures of the card', async () => {
    await open();
    await choose('卡片背景', '多张图片');
    expect(useAccountDialogs.getState().name).toBeNull();
    expect(section('卡片背景').textContent).toContain('已添加 0 / 15 张');
  });

  it('says to a signed-out visitor that a single picture is shown after the login, and leads there', async () => {
    await open();
    await choose('页面背景', '单张图片');
    expect(section('页面背景').textContent).toContain('自定义的单张页面背景登录后才会显示');
    expect(addressIn('页面背景')).not.toBeNull();
    await choose('页面背景', '去登录');
    expect(useAccountDialogs.getState().name).toBe('login');
    await act(async () => sessionController.begin(aReply('lin')));
    expect(section('页面背景').textContent).not.toContain('登录后才会显示');
  });
});
