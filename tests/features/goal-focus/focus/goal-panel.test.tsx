// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GoalPanel } from '../../../../src/features/goal-focus/focus/GoalPanel.tsx';
import type { LiveGoalState } from '../../../../src/shared/goals/use-live-goal.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import type { GoalPort, LiveGoal } from '../../../../src/shared/tool/goal-port.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf } from '../../../shared/dom.ts';
import { aGoal, createFakeGoalPort } from '../../../shared/goals/a-goal-port.ts';

beforeEach(() => useToastStore.setState({ toasts: [] }));

const renderPanel = (state: LiveGoalState) =>
  render(
    <MemoryRouter>
      <GoalPanel goal={state} />
    </MemoryRouter>,
  );
const renderGoal = (goal: LiveGoal, port: GoalPort = createFakeGoalPort([goal])) =>
  renderPanel({ step: 'ready', goal, port });

const toasts = () => useToastStore.getState().toasts;
const messages = () => toasts().map(({ severity, message }) => [severity, message]);
const READ = aGoal('read', {
  title: '读完一本书',
  progress: 40,
  completedTasks: 2,
  totalTasks: 5,
  step: { taskId: 'read-3', title: '第三章', due: 'overdue', focusMs: 0 },
});

describe('a goal with a next step', () => {
  it('has its progress, its title as a link, the step and when it is due', async () => {
    const host = await renderGoal(READ);
    expect(host.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('目标「读完一本书」');
    const link = host.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['读完一本书', '/portal/goals/read']);
    expect(host.querySelector('strong')?.textContent).toBe('第三章');
    expect(host.textContent).toContain('40%');
    expect(host.textContent).toContain('已逾期');
    expect(buttonOf('完成')?.getAttribute('aria-label')).toBe('完成：第三章');
  });

  it.each([
    ['today', '今天'],
    [null, ''],
  ] as const)('that is due %j says %j', async (due, words) => {
    const host = await renderGoal(aGoal('read', { step: { taskId: 'a', title: 'b', due, focusMs: 0 } }));
    expect(host.textContent).toBe(`0%readb${words}完成`);
  });

  it('completes the step, says so, and undoes it on request', async () => {
    const port = createFakeGoalPort([READ]);
    await renderGoal(READ, port);
    await click(buttonOf('完成'));
    expect((await port.readGoal('read'))?.step).toBeNull();
    const [toast] = toasts();
    expect([toast?.message, toast?.action?.label]).toEqual(['已完成「第三章」', '撤销']);
    await act(async () => toast?.action?.onClick());
    expect((await port.readGoal('read'))?.step).toEqual(READ.step);
    expect(messages().at(-1)).toEqual(['info', '已撤销']);
  });

  it('accepts no second click while the first one is written', async () => {
    let finish = () => {};
    const completeStep = vi.fn(
      () =>
        new Promise<null>((resolve) => {
          finish = () => resolve(null);
        }),
    );
    await renderGoal(READ, { ...createFakeGoalPort([READ]), completeStep });
    await click(buttonOf('完成'));
    expect(buttonOf('完成')?.disabled).toBe(true);
    await act(async () => finish());
    expect(buttonOf('完成')?.disabled).toBe(false);
    expect(completeStep).toHaveBeenCalledExactlyOnceWith('read', 'read-3');
  });

  it('says nothing when the visitor cancels a question of the board', async () => {
    await renderGoal(READ, { ...createFakeGoalPort([READ]), completeStep: async () => null });
    await click(buttonOf('完成'));
    expect(messages()).toEqual([]);
  });

  const FAILED = ['error', '没能写回目标规划，任务没有改动。空间不足。'];

  it('says why the step could not be completed', async () => {
    const completeStep = () => Promise.reject(new Error('full'));
    await renderGoal(READ, { ...createFakeGoalPort([READ]), completeStep, toReason: () => '空间不足。' });
    await click(buttonOf('完成'));
    expect(messages()).toEqual([FAILED]);
    expect(buttonOf('完成')?.disabled).toBe(false);
  });

  it('says why the step could not be undone', async () => {
    const undo = () => Promise.reject(new Error('full'));
    const completeStep = async () => ({ undo });
    await renderGoal(READ, { ...createFakeGoalPort([READ]), completeStep, toReason: () => '空间不足。' });
    await click(buttonOf('完成'));
    await act(async () => toasts()[0]?.action?.onClick());
    expect(messages().at(-1)).toEqual(FAILED);
  });
});

describe('a goal without a next step', () => {
  it.each<[name: string, change: Partial<LiveGoal>, words: string]>([
    ['all its tasks are completed', { completedTasks: 3, totalTasks: 3, progress: 100 }, '这个目标的任务都完成了'],
    ['it has no tasks yet', { totalTasks: 0 }, '这个目标还没有任务'],
    ['it was completed or archived with open tasks', { isInProgress: false, totalTasks: 3 }, '这个目标已完成或已归档'],
  ])('says that %s, and has no button', async (_name, change, words) => {
    const host = await renderGoal(aGoal('read', { step: null, ...change }));
    expect(host.querySelector('strong')?.textContent).toBe(words);
    expect(host.querySelector('button')).toBeNull();
  });
});

describe('a goal that cannot be shown', () => {
  it.each<LiveGoalState>([{ step: 'none' }, { step: 'loading' }])('takes no place: %j', async (state) => {
    expect((await renderPanel(state)).textContent).toBe('');
  });

  it('is missing', async () => {
    const host = await renderPanel({ step: 'missing' });
    expect(host.querySelector('[role="status"]')?.textContent).toBe('绑定的目标已不存在，可在编辑里另选一个。');
  });

  it('is read again on request', async () => {
    const retry = vi.fn();
    const host = await renderPanel({ step: 'failed', retry });
    expect(host.querySelector('[role="status"]')?.textContent).toContain('目标规划暂时读不出来');
    await click(buttonOf('重试'));
    expect(retry).toHaveBeenCalledOnce();
  });
});
