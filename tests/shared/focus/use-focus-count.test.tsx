// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFocusCount } from '../../../src/shared/focus/use-focus-count.ts';
import { LOAD_RETRY_DELAY_MS } from '../../../src/shared/lazy/load-twice.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import type { GoalPort } from '../../../src/shared/tool/goal-port.ts';
import { aPage } from '../../app/a-page.tsx';
import { startFakeClock, wait } from '../../features/goal-focus/a-clock.ts';
import { renderHook } from '../../features/goal-focus/a-hook.tsx';
import { aGoal, createFakeGoalPort } from '../goals/a-goal-port.ts';

const TASK = { goalId: 'read', taskId: 'read-1', title: 'Read' };

beforeEach(() => {
  startFakeClock();
  useToastStore.setState({ toasts: [] });
});

const toasts = () => useToastStore.getState().toasts.map(({ message, severity }) => [severity, message]);
const use = () => useFocusCount();
type Load = () => Promise<{ goals: GoalPort }>;
const open = (load?: Load) =>
  renderHook(use, null, load === undefined ? [] : [{ ...aPage({ id: 'board' }), loadGoals: load }]);
const count = (opened: Awaited<ReturnType<typeof open>>, ms: number) => act(async () => opened.current()(TASK, ms));

it('fetches the board for the first time to count, and counts each period once', async () => {
  const goals = createFakeGoalPort([aGoal('read')]);
  const load = vi.fn(async () => ({ goals }));
  const focus = await open(load);
  expect(load).not.toHaveBeenCalled();
  await count(focus, 60_000);
  await count(focus, 5000);
  expect((await goals.readGoal('read'))?.step?.focusMs).toBe(65_000);
  expect(toasts()).toEqual([]);
});

it('counts periods that end while the board is being fetched', async () => {
  const goals = createFakeGoalPort([aGoal('read')]);
  let arrive = () => {};
  const focus = await open(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ goals });
      }),
  );
  await count(focus, 60_000);
  await count(focus, 5000);
  expect((await goals.readGoal('read'))?.step?.focusMs).toBe(0);
  await act(async () => arrive());
  expect((await goals.readGoal('read'))?.step?.focusMs).toBe(65_000);
});

it('says why the board did not take the time', async () => {
  const goals: GoalPort = {
    ...createFakeGoalPort([aGoal('read')]),
    addFocusTime: () => Promise.reject(new Error('full')),
    toReason: () => '空间不足。',
  };
  const focus = await open(async () => ({ goals }));
  await count(focus, 60_000);
  expect(toasts()).toEqual([['error', '这次的专注时间没能记到目标规划里。空间不足。']]);
});

it('says that the board could not be fetched, and fetches it again for the next period', async () => {
  const goals = createFakeGoalPort([aGoal('read')]);
  let isOffline = true;
  const focus = await open(async () => {
    if (isOffline) throw new Error('offline');
    return { goals };
  });
  await count(focus, 60_000);
  await wait(LOAD_RETRY_DELAY_MS);
  expect(toasts()).toEqual([['error', '这次的专注时间没能记到目标规划里。']]);
  isOffline = false;
  await count(focus, 5000);
  await wait(LOAD_RETRY_DELAY_MS);
  expect((await goals.readGoal('read'))?.step?.focusMs).toBe(5000);
  expect(toasts()).toHaveLength(1);
});
