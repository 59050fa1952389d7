// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { dialog, openedDialog, pressButton, renderScreen, until } from '../screen-page.tsx';

vi.mock('../../../../src/bridges/flock-bridge.ts', async () => (await import('../a-pond.ts')).fakeBridge);

const missing = vi.hoisted(() => ({ settings: true, share: true, game: true }));

vi.mock('../../../../src/features/flock-dance/controls/SettingsDialog.tsx', (load) => arrive('settings', load));
vi.mock('../../../../src/features/flock-dance/share/ShareDialog.tsx', (load) => arrive('share', load));
vi.mock('../../../../src/features/flock-dance/game/GameLayer.tsx', (load) => arrive('game', load));

async function arrive(name: keyof typeof missing, load: () => Promise<object>): Promise<object> {
  const file = await load();
  return new Proxy(file, {
    get(target, key) {
      // An awaited namespace is asked for `then` first.
      if (missing[name] && key !== 'then') throw new TypeError('Failed to fetch dynamically imported module');
      return Reflect.get(target, key);
    },
  });
}

const toast = () => useToastStore.getState().toasts.at(-1)?.message ?? '';

/** Two imports of a mocked file that is still being read would wait for each other. */
beforeAll(async () => {
  await import('../../../../src/features/flock-dance/controls/SettingsDialog.tsx');
  await import('../../../../src/features/flock-dance/share/ShareDialog.tsx');
  await import('../../../../src/features/flock-dance/game/GameLayer.tsx');
});

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  Object.assign(missing, { settings: true, share: true, game: true });
});

it.each([
  ['settings', '画布设置', '画布设置', '设置没能打开，鱼群不受影响'],
  ['share', '分享鱼塘', '分享鱼塘', '分享没能打开，鱼群不受影响'],
  ['game', '试试捕鱼', '开始捕鱼', '游戏没能打开，鱼群不受影响'],
] as const)('%s that cannot be loaded are reported, and trying again helps', async (name, button, title, words) => {
  const { pond } = await renderScreen();
  await pressButton(button);
  await until(() => toast().includes(words), 'the report');
  expect(dialog(title)).toBeNull();
  expect(pond.isRunning).toBe(true);
  missing[name] = false;
  await pressButton(button);
  await openedDialog(title);
});
