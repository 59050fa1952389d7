// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FocusDock } from '../../../../src/features/goal-focus/focus/FocusDock.tsx';
import { focusLengths, focusSignals, focusTimer } from '../../../../src/shared/focus/focus-stores.ts';
import { useLiveGoal } from '../../../../src/shared/goals/use-live-goal.ts';
import { aPage } from '../../../app/a-page.tsx';
import { click, render } from '../../../app/render.tsx';
import { aGoal, createFakeGoalPort } from '../../../shared/goals/a-goal-port.ts';
import { startFakeClock, wait } from '../a-clock.ts';

const NOW = 1_795_334_400_000;
const MINUTE = 60_000;

beforeEach(() => {
  startFakeClock(NOW);
  focusTimer.clear();
  focusLengths.clear();
  focusSignals.set({ sound: false, notification: false });
});

/** The dock with the goal that its page reads. */
function Dock({
  goalId,
  ...props
}: { readonly goalId: string | null } & Omit<Parameters<typeof FocusDock>[0], 'goal'>) {
  return <FocusDock goal={useLiveGoal(goalId)} {...props} />;
}

async function renderDock(goalId: string | null, isTimerWanted: boolean, isGoalOnCard = false) {
  const goals = createFakeGoalPort([aGoal('read')]);
  const onClose = vi.fn();
  const onSettings = vi.fn();
  const host = await render(
    <MemoryRouter>
      <Dock
        goalId={goalId}
        isGoalOnCard={isGoalOnCard}
        isTimerWanted={isTimerWanted}
        onSettings={onSettings}
        onClose={onClose}
      />
    </MemoryRouter>,
    [{ ...aPage({ id: 'board' }), loadGoals: async () => ({ goals }) }],
  );
  const group = (label: string) => host.querySelector(`[role="group"][aria-label="${label}"]`);
  return {
    goals,
    onClose,
    onSettings,
    host,
    timer: () => group('专注计时'),
    goal: () => group('目标「read」'),
    button: (label: string) => host.querySelector(`button[aria-label="${label}"]`),
  };
}

describe('the dock', () => {
  it.each([
    ['nothing at first', null, false, [false, false], false],
    ['the timer that the visitor has opened, with what today asks for', null, true, [true, true], false],
    ['the bound goal', 'read', false, [false, true], false],
    ['both', 'read', true, [true, true], false],
    ['the timer alone beside a card with the goal', 'read', true, [true, false], true],
  ] as const)('shows %s', async (_name, goalId, isTimerWanted, shown, isGoalOnCard) => {
    const { timer, goal } = await renderDock(goalId, isTimerWanted, isGoalOnCard);
    expect([timer() !== null, goal() !== null]).toEqual(shown);
  });

  it.each([
    ['runs', { step: 'running', phase: 'focus', round: 0, lengthMs: MINUTE, endsAt: NOW + MINUTE, task: null }],
    ['is paused', { step: 'paused', phase: 'break', round: 1, lengthMs: MINUTE, leftMs: 1000, task: null }],
    ['has ended', { step: 'ended', phase: 'focus', round: 1, lengthMs: MINUTE }],
  ] as const)('shows a timer that %s, before the visitor opens it here', async (_name, timer) => {
    focusTimer.set(timer);
    const dock = await renderDock(null, false);
    expect(dock.timer()).not.toBeNull();
  });
});

describe('the timer', () => {
  it('has the buttons of its state, and begins with its length', async () => {
    const { button, timer, onSettings } = await renderDock(null, true);
    expect(timer()?.querySelector('[role="timer"]')?.getAttribute('aria-label')).toBe('专注剩余 25:00');
    expect(timer()?.textContent).toContain('25 分钟');
    await click(button('计时设置'));
    expect(onSettings).toHaveBeenCalledOnce();
    await click(button('开始专注'));
    expect([button('开始专注'), button('计时设置')]).toEqual([null, null]);
    await wait(10 * MINUTE);
    expect(timer()?.querySelector('[role="timer"]')?.textContent).toBe('15:00');
    await click(button('暂停'));
    await wait(10 * MINUTE);
    expect(timer()?.querySelector('[role="timer"]')?.textContent).toBe('15:00');
    await click(button('继续'));
    await wait(15 * MINUTE);
    expect(timer()?.textContent).toContain('专注完成，起来走走');
    expect(timer()?.textContent).toContain('已完成 1 轮');
    await click(button('开始休息'));
    expect(timer()?.textContent).toContain('休息');
    expect(focusTimer.refresh()).toMatchObject({ step: 'running', phase: 'break' });
    await click(button('结束'));
    expect(button('开始专注')).not.toBeNull();
  });

  it('counts a focus period to the step of the bound goal', async () => {
    const { button, goals } = await renderDock('read', true);
    await click(button('开始专注'));
    await wait(25 * MINUTE);
    await wait(0);
    expect((await goals.readGoal('read'))?.step?.focusMs).toBe(25 * MINUTE);
  });

  it('counts a focus period to the step of today that the visitor has chosen, and stays with it', async () => {
    const { button, goals, goal, host } = await renderDock(null, true);
    goals.set(aGoal('write', { step: { taskId: 'letter', title: 'letter', due: null, focusMs: 0 } }));
    await wait(0);
    await wait(0);
    expect(goal()?.textContent).toContain('今天 · read');
    await click(button('换一件（今天共 2 件）'));
    await click(button('开始专注'));
    expect(button('换一件（今天共 2 件）')).toBeNull();
    expect(host.querySelector('[role="group"][aria-label="目标「write」"]')).not.toBeNull();
    await wait(25 * MINUTE);
    await wait(0);
    expect((await goals.readGoal('write'))?.step?.focusMs).toBe(25 * MINUTE);
    expect((await goals.readGoal('read'))?.step?.focusMs).toBe(0);
  });

  it('closes, and an ended phase is over with it', async () => {
    focusTimer.set({ step: 'ended', phase: 'focus', round: 1, lengthMs: MINUTE });
    const { button, onClose, timer } = await renderDock(null, false);
    await click(button('收起计时'));
    expect(onClose).toHaveBeenCalledOnce();
    expect([focusTimer.refresh(), timer()]).toEqual([{ step: 'idle', round: 1 }, null]);
  });
});
