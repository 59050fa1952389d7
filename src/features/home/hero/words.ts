import type { GoalStep } from '../../../shared/tool/goal-port.ts';

/** Words for visitors with goals, which are loaded with the goals. */
export const copy = {
  /** Beside the greeting, by when the first step of the goals is due. */
  news: { overdue: '这件已经过期', today: '今天先做这件', none: '下一步做这件' } satisfies Record<
    NonNullable<GoalStep['due']> | 'none',
    string
  >,
  step: (title: string) => `先做：${title}`,
} as const;
