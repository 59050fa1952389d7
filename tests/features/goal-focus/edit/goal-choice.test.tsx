// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GoalChoice } from '../../../../src/features/goal-focus/edit/GoalChoice.tsx';
import type { GoalPort } from '../../../../src/shared/tool/goal-port.ts';
import { aPage } from '../../../app/a-page.tsx';
import { click, render } from '../../../app/render.tsx';
import { aGoal, createFakeGoalPort } from '../../../shared/goals/a-goal-port.ts';

const READ = aGoal('read', { title: '读书', progress: 40 });
const DONE = aGoal('done', { title: '跑步', isInProgress: false });

async function open(goalId: string | null, port: GoalPort | null = createFakeGoalPort([READ, DONE])) {
  const onChange = vi.fn();
  const pages = port === null ? [] : [{ ...aPage({ id: 'board' }), loadGoals: async () => ({ goals: port }) }];
  const host = await render(<GoalChoice goalId={goalId} onChange={onChange} />, pages);
  const field = () => host.querySelector<HTMLElement>('[role="combobox"]');
  const list = async () => {
    await act(async () => void field()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
    return [...document.querySelectorAll('[role="option"]')];
  };
  return { host, field, list, onChange };
}

describe('the goal of the card', () => {
  it.each([
    ['none', null, '不跟随'],
    ['a goal with its progress', 'read', '读书（40%）'],
    ['a goal that is completed, archived or deleted', 'done', '已完成、归档或删除的目标'],
  ])('is %s', async (_name, goalId, words) => {
    const { field } = await open(goalId);
    expect(field()?.textContent).toBe(words);
  });

  it('is chosen among the goals in progress', async () => {
    const { list, onChange } = await open(null);
    const options = await list();
    expect(options.map(({ textContent }) => textContent)).toEqual(['不跟随', '读书（40%）']);
    await click(options[1]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('read');
  });

  it('can be taken off', async () => {
    const { list, onChange } = await open('read');
    await click((await list())[0]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('keeps its choice while the board cannot be read, and says why there are no goals', async () => {
    const listGoals = () => Promise.reject(new Error('full'));
    const { host, field } = await open('read', { ...createFakeGoalPort([READ]), listGoals });
    expect(field()?.textContent).not.toBe('不跟随');
    expect(host.textContent).toContain('目标没有读出来');
  });

  it('says that no goal is in progress', async () => {
    const { host } = await open(null, createFakeGoalPort());
    expect(host.textContent).toContain('目标规划里还没有进行中的目标');
  });

  it('is missing where no page keeps goals', async () => {
    expect((await open(null, null)).host.textContent).toBe('');
  });
});
