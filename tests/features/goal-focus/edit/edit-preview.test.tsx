// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import '../cloned-blobs.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scrim } from '../../../../src/features/goal-focus/model/contrast.ts';
import type { GoalSettings } from '../../../../src/features/goal-focus/model/settings.ts';
import { goalSettings } from '../../../../src/features/goal-focus/settings-store.ts';
import { type, until } from '../../../shared/dom.ts';
import { dropFiles } from '../a-drop.ts';

import { aFile, choose, fieldOf, open, section, startEmpty } from './an-edit-dialog.tsx';

beforeEach(startEmpty);

describe('the desktop beside it', () => {
  it('gets every change at once, with pictures that are not stored yet', async () => {
    const { drafts } = await open({ title: '早睡' });
    expect(drafts.at(-1)?.settings.title).toBe('早睡');
    await type(fieldOf('大标题'), '早起');
    expect(drafts.at(-1)?.settings.title).toBe('早起');
    await choose('字体', '楷体');
    await choose('画面', '5 分钟');
    expect(drafts.at(-1)?.settings).toMatchObject({ font: 'kai', intervalS: 300 });
    await choose('卡片背景', '单张图片');
    await dropFiles(section('卡片背景'), [aFile('sea.png')]);
    await until(() => drafts.at(-1)?.added.get('panelImage')?.name === 'sea.png');
    const { added } = drafts.at(-1) ?? {};
    await type(fieldOf('大标题'), '早起跑步');
    expect(drafts.at(-1)?.added).toBe(added);
    expect(goalSettings.readStored()?.title).toBe('早睡');
  });

  it.each<[string, Partial<GoalSettings>, Scrim, string]>([
    ['nothing', {}, { color: 'black', opacity: 0 }, '现在看得清'],
    ['darkness', {}, { color: 'black', opacity: 0.42 }, '压暗 42%'],
    ['light', {}, { color: 'white', opacity: 0.5 }, '提亮 50%'],
    [
      'nothing where that is off',
      { panelMode: 'transparent', textEnhance: false },
      { color: 'black', opacity: 0 },
      '已关闭',
    ],
  ])('needs %s behind the chosen color, which is said', async (_name, settings, scrim, words) => {
    await open({ ...settings, colorMode: 'custom' }, null, scrim);
    expect(section('文字颜色').textContent).toContain(words);
  });
});
