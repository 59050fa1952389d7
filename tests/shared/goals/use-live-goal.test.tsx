// @vitest-environment happy-dom
import { act, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LiveGoalState, useLiveGoal } from '../../../src/shared/goals/use-live-goal.ts';
import { LOAD_RETRY_DELAY_MS } from '../../../src/shared/lazy/load-twice.ts';
import type { GoalPort } from '../../../src/shared/tool/goal-port.ts';
import { aPage } from '../../app/a-page.tsx';
import { render } from '../../app/render.tsx';
import { aGoal, createFakeGoalPort } from './a-goal-port.ts';

let shown: LiveGoalState[] = [];
let setGoalId: (id: string | null) => void;

function Probe({ first }: { readonly first: string | null }) {
  const [id, set] = useState(first);
  setGoalId = set;
  shown.push(useLiveGoal(id));
  return null;
}

const latest = () => shown.at(-1);
const titleOf = (state: LiveGoalState | undefined) => (state?.step === 'ready' ? state.goal.title : state?.step);

async function renderProbe(first: string | null, load: () => Promise<{ goals: GoalPort }>) {
  shown = [];
  const page = { ...aPage({ id: 'board' }), loadGoals: load };
  await render(
    <StrictMode>
      <Probe first={first} />
    </StrictMode>,
    [aPage({ id: 'home' }), page],
  );
}

afterEach(() => void vi.useRealTimers());

describe('a live goal', () => {
  it('loads nothing while no goal is asked for', async () => {
    const load = vi.fn(async () => ({ goals: createFakeGoalPort() }));
    await renderProbe(null, load);
    expect(shown.map(({ step }) => step)).toEqual(shown.map(() => 'none'));
    expect(load).not.toHaveBeenCalled();
  });

  it('is loading, then ready with the port', async () => {
    const goals = createFakeGoalPort([aGoal('read')]);
    await renderProbe('read', async () => ({ goals }));
    expect(shown[0]).toEqual({ step: 'loading' });
    expect(latest()).toEqual({ step: 'ready', goal: aGoal('read'), port: goals });
  });

  it('follows changes, a deletion included', async () => {
    const goals = createFakeGoalPort([aGoal('read')]);
    await renderProbe('read', async () => ({ goals }));
    await act(async () => goals.set(aGoal('read', { title: 'read more' })));
    expect(titleOf(latest())).toBe('read more');
    await act(async () => goals.remove('read'));
    expect(latest()).toEqual({ step: 'missing' });
  });

  it('changes to another goal without showing the previous one under its name', async () => {
    const goals = createFakeGoalPort([aGoal('read'), aGoal('swim')]);
    await renderProbe('read', async () => ({ goals }));
    shown = [];
    await act(async () => setGoalId('swim'));
    expect(shown.map(titleOf)).not.toContain('read');
    expect(shown[0]).toEqual({ step: 'loading' });
    expect(titleOf(latest())).toBe('swim');
    expect(goals.watchers()).toBe(1);
    await act(async () => setGoalId(null));
    expect(latest()).toEqual({ step: 'none' });
    expect(goals.watchers()).toBe(0);
  });

  it('keeps the newest of two reads that overlap', async () => {
    const goals = createFakeGoalPort([aGoal('read')]);
    await renderProbe('read', async () => ({ goals }));
    const answers: ((title: string) => void)[] = [];
    vi.spyOn(goals, 'readGoal').mockImplementation(
      () => new Promise((resolve) => answers.push((title) => resolve(aGoal('read', { title })))),
    );
    await act(async () => goals.set(aGoal('read')));
    await act(async () => goals.set(aGoal('read')));
    await act(async () => answers[1]?.('new'));
    await act(async () => answers[0]?.('old'));
    expect(titleOf(latest())).toBe('new');
  });

  it('is missing where no page keeps goals', async () => {
    shown = [];
    await render(<Probe first="read" />, [aPage({ id: 'home' })]);
    expect(latest()).toEqual({ step: 'missing' });
  });
});

describe('a goal that cannot be read', () => {
  it('is failed, and is read again on request', async () => {
    const goals = createFakeGoalPort([aGoal('read')]);
    goals.setBroken(true);
    await renderProbe('read', async () => ({ goals }));
    const failed = latest();
    expect(failed?.step).toBe('failed');
    goals.setBroken(false);
    await act(async () => (failed?.step === 'failed' ? failed.retry() : undefined));
    expect(titleOf(latest())).toBe('read');
  });

  it('is failed when the file of the board cannot be fetched, and fetches it again on request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOffline = true;
    const load = async () => {
      if (isOffline) throw new Error('offline');
      return { goals: createFakeGoalPort([aGoal('read')]) };
    };
    await renderProbe('read', load);
    await act(async () => vi.advanceTimersByTimeAsync(LOAD_RETRY_DELAY_MS));
    const failed = latest();
    expect(failed?.step).toBe('failed');
    isOffline = false;
    await act(async () => (failed?.step === 'failed' ? failed.retry() : undefined));
    expect(titleOf(latest())).toBe('read');
  });
});
