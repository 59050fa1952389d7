// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import * as focusFile from '../../../../src/features/flock-dance/focus/FocusLayer.tsx';
import * as gameFile from '../../../../src/features/flock-dance/game/GameLayer.tsx';
import * as settingsFile from '../../../../src/features/flock-dance/settings/SettingsDialog.tsx';
import * as shareFile from '../../../../src/features/flock-dance/share/ShareDialog.tsx';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { dialog, openedDialog, pressButton, renderScreen, until, withhold } from '../screen-page.tsx';

const WITHHOLD = {
  settings: () => withhold(settingsFile, 'SettingsDialog'),
  share: () => withhold(shareFile, 'ShareDialog'),
  game: () => withhold(gameFile, 'GameLayer'),
  focus: () => withhold(focusFile, 'FocusLayer'),
};

const toast = () => useToastStore.getState().toasts.at(-1)?.message ?? '';

beforeEach(() => useToastStore.setState({ toasts: [] }));

it.each([
  ['settings', '画布设置', '画布设置', '设置没能打开，鱼群不受影响'],
  ['share', '分享鱼塘', '分享鱼塘', '分享没能打开，鱼群不受影响'],
  ['game', '试试捕鱼', '开始捕鱼', '游戏没能打开，鱼群不受影响'],
  ['focus', '专注', '专注一会儿', '专注计时没能打开，鱼塘不受影响'],
] as const)('%s that cannot be loaded are reported, and trying again helps', async (name, button, title, words) => {
  const arrive = WITHHOLD[name]();
  const { pond } = await renderScreen();
  await pressButton(button);
  await until(() => toast().includes(words), 'the report');
  expect(dialog(title)).toBeNull();
  expect(pond.isRunning).toBe(true);
  arrive();
  await pressButton(button);
  await openedDialog(title);
});
