import type { GoalPort, LiveGoal } from '../../../src/shared/tool/goal-port.ts';

export function aGoal(id: string, change: Partial<LiveGoal> = {}): LiveGoal {
  return {
    id,
    title: id,
    progress: 0,
    completedTasks: 0,
    totalTasks: 1,
    isInProgress: true,
    step: { taskId: `${id}-1`, title: 'first step', due: null, focusMs: 0 },
    address: `/portal/goals/${id}`,
    ...change,
  };
}

export interface FakeGoalPort extends GoalPort {
  /** Ids that were read, in order. */
  readonly reads: readonly string[];
  /** How many handlers are registered. */
  watchers(): number;
  /** Stores a goal and reports the change. */
  set(goal: LiveGoal): void;
  /** Removes a goal and reports the change. */
  remove(id: string): void;
  /** Lets reading fail, or work again. */
  setBroken(isBroken: boolean): void;
}

/** A port over goals in memory. */
export function createFakeGoalPort(initial: readonly LiveGoal[] = []): FakeGoalPort {
  const goals = new Map(initial.map((goal) => [goal.id, goal]));
  const handlers = new Set<() => void>();
  const reads: string[] = [];
  let isBroken = false;
  const report = () => {
    for (const handler of [...handlers]) handler();
  };
  const change = (id: string, edit: (goal: LiveGoal) => LiveGoal) => {
    const goal = goals.get(id);
    if (goal === undefined) throw new Error(`no goal ${id}`);
    goals.set(id, edit(goal));
    report();
    return goal;
  };
  return {
    reads,
    watchers: () => handlers.size,
    set(goal) {
      goals.set(goal.id, goal);
      report();
    },
    remove(id) {
      goals.delete(id);
      report();
    },
    setBroken(value) {
      isBroken = value;
    },
    listGoals: async () => [...goals.values()].filter(({ isInProgress }) => isInProgress),
    async readGoal(id) {
      reads.push(id);
      if (isBroken) throw new Error('no database');
      return goals.get(id) ?? null;
    },
    onChange(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    async completeStep(id) {
      const before = change(id, (goal) => ({ ...goal, step: null, completedTasks: goal.completedTasks + 1 }));
      return { undo: async () => void change(id, () => before) };
    },
    addFocusTime: async (id, _taskId, ms) => {
      change(id, (goal) =>
        goal.step === null ? goal : { ...goal, step: { ...goal.step, focusMs: goal.step.focusMs + ms } },
      );
    },
    toReason: String,
  };
}
