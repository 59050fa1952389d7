import type { Inspiration, Task, TimelineEvent } from '../../../../src/features/inspiration/model/records.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

/** The local evening of 2026-05-03, at 22:00. */
export const EVENING = new Date(2026, 4, 3, 22).getTime();

export function aGoal(createdAt: number): Inspiration {
  return {
    id: 'goal',
    title: 'A book',
    content: '',
    status: 'active',
    task_count: 0,
    completed_task_count: 0,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** A task with its id as title, added when the goal was created. */
export function aTask(id: string, fields: Partial<Task> = {}): Task {
  return {
    id,
    inspiration_id: 'goal',
    title: id,
    description: '',
    status: 'todo',
    priority: 'medium',
    milestone_type: 'regular',
    parent_task_id: null,
    days_since_inspiration: 0,
    completion_days_since_inspiration: null,
    created_at: EVENING,
    completed_at: null,
    ...fields,
  };
}

export function anEvent(id: string, fields: Partial<TimelineEvent> = {}): TimelineEvent {
  return {
    id,
    inspiration_id: 'goal',
    type: 'task_added',
    title: '',
    description: id,
    date: EVENING,
    days_since_inspiration: 0,
    related_task_id: null,
    ...fields,
  };
}
