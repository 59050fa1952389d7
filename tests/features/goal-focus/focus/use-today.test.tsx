// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { useToday } from '../../../../src/features/goal-focus/focus/use-today.ts';
import type { GoalStep, LiveGoal } from '../../../../src/shared/tool/goal-port.ts';
import { aPage } from '../../../app/a-page.tsx';
import { until } from '../../../shared/dom.ts';
import { aGoal, createFakeGoalPort, type FakeGoalPort } from '../../../shared/goals/a-goal-port.ts';
import { renderHook } from '../a-hook.tsx';

const step = (title: string, due: GoalStep['due']): GoalStep => ({ taskId: title, title, due, focusMs: 0 });
const GOALS: readonly LiveGoal[] = [
  aGoal('later', { step: step('some day', null) }),
  aGoal('now', { step: step('call', 'today') }),
  aGoal('late', { step: step('tax', 'overdue') }),
  aGoal('done', { step: null }),
];

interface Props {
  readonly isNeeded: boolean;
  readonly goalId: string | null;
}

async function open(props: Props, goals: FakeGoalPort = createFakeGoalPort(GOALS)) {
  const page = { ...aPage({ id: 'board' }), loadGoals: async () => ({ goals }) };
  const hook = await renderHook((given: Props) => useToday(given.isNeeded, given.goalId), props, [page]);
  const shown = () => {
    const { goal } = hook.current();
    return goal.step === 'ready' ? goal.goal.step?.title : goal.step;
  };
  return { ...hook, goals, shown };
}

describe('today', () => {
  it('begins with overdue steps, then those of the day, then the other next steps', async () => {
    const { shown, current } = await open({ isNeeded: true, goalId: null });
    await until(() => shown() === 'tax');
    expect(current().count).toBe(3);
    const titles = [shown()];
    for (let turn = 0; turn < 3; turn += 1) {
      await act(async () => current().onNext?.());
      titles.push(shown());
    }
    expect(titles).toEqual(['tax', 'call', 'some day', 'tax']);
  });

  it('stays with the goal that is being worked on', async () => {
    const { shown, change } = await open({ isNeeded: true, goalId: 'later' });
    await until(() => shown() === 'some day');
    await change({ isNeeded: true, goalId: null });
    expect(shown()).toBe('tax');
  });

  it('follows the board', async () => {
    const { shown, goals } = await open({ isNeeded: true, goalId: null });
    await until(() => shown() === 'tax');
    await act(async () => goals.set(aGoal('late', { step: null })));
    await until(() => shown() === 'call');
  });

  it('reads nothing while it is not needed', async () => {
    const { shown, goals } = await open({ isNeeded: false, goalId: null });
    expect([shown(), goals.reads, goals.watchers()]).toEqual(['none', [], 0]);
  });

  it('says that the board cannot be read, and reads it again', async () => {
    const goals = createFakeGoalPort(GOALS);
    goals.setBroken(true);
    const { shown, current } = await open({ isNeeded: true, goalId: null }, goals);
    await until(() => shown() === 'failed');
    goals.setBroken(false);
    const { goal } = current();
    await act(async () => goal.step === 'failed' && goal.retry());
    await until(() => shown() === 'tax');
  });

  it('is nothing where no goal has anything to do', async () => {
    const { shown, goals } = await open(
      { isNeeded: true, goalId: null },
      createFakeGoalPort([aGoal('done', { step: null })]),
    );
    await until(() => goals.reads.length > 0);
    expect(shown()).toBe('none');
  });
});
