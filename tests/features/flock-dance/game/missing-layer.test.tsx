// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { find, openedDialog, pressButton, renderScreen, until, water } from '../screen-page.tsx';

vi.mock('../../../../src/bridges/flock-bridge.ts', async () => (await import('../a-pond.ts')).fakeBridge);
vi.mock('../../../../src/features/flock-dance/game/GameLayer.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('ends a game whose display cannot be loaded, and reports it', async () => {
  const { pond } = await renderScreen();
  pond.result = null;
  await pressButton('画布设置');
  const settings = await openedDialog('画布设置');
  await act(async () => find('switch', '我要捕鱼', settings)?.click());
  const messages = () => useToastStore.getState().toasts.map(({ message }) => message);
  await until(() => messages().some((message) => message.includes('游戏没能打开')), 'the report');
  await until(() => water().dataset.playing === 'false', 'the end of the game');
  expect(pond.runs).toHaveLength(1);
});
