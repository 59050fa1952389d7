// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as gameFile from '../../../../src/features/flock-dance/game/GameLayer.tsx';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { openSettings, pressButton, renderScreen, until, water, withhold } from '../screen-page.tsx';

it('ends a game whose display cannot be loaded, and reports it', async () => {
  withhold(gameFile, 'GameLayer');
  const { pond } = await renderScreen();
  pond.result = null;
  const settings = await openSettings();
  await pressButton('开始捕鱼', settings);
  const messages = () => useToastStore.getState().toasts.map(({ message }) => message);
  await until(() => messages().some((message) => message.includes('游戏没能打开')), 'the report');
  await until(() => water().dataset.playing === 'false', 'the end of the game');
  expect(pond.runs).toHaveLength(1);
});
