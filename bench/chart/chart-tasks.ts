import type { Task } from '../../src/features/inspiration/model/records.ts';
import { buildTree, type TaskNode } from '../../src/features/inspiration/model/task-tree.ts';

/** Children of a task. */
const BRANCHING = 3;
const STATUSES = ['todo', 'in_progress', 'completed'] as const;

/** Tasks of a goal that have titles and descriptions of several lengths, level by level. */
export function createTaskTree(taskCount: number): readonly TaskNode[] {
  return buildTree(Array.from({ length: taskCount }, (_, at) => createTask(at)));
}

function createTask(at: number): Task {
  const parent = Math.floor(at / BRANCHING) - 1;
  return {
    id: `task-${at}`,
    inspiration_id: 'goal',
    title: 'Read the next chapter and write a note about it '.slice(0, 12 + (at % 37)),
    description: at % 3 === 0 ? '' : 'The examples, the open questions, and an hour for repetition'.slice(0, at % 60),
    status: STATUSES[at % STATUSES.length] ?? 'todo',
    priority: 'medium',
    milestone_type: 'regular',
    parent_task_id: parent < 0 ? null : `task-${parent}`,
    days_since_inspiration: 0,
    completion_days_since_inspiration: null,
    created_at: at,
    completed_at: null,
  };
}
