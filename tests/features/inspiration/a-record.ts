import type { Inspiration, Task, TimelineEvent } from '../../../src/features/inspiration/model/records.ts';
import { START } from './a-board.ts';

/** A task created `at` milliseconds after the start; its title is its id. */
export function aTask(
  id: string,
  parent: string | null = null,
  change: Partial<Task> & { readonly at?: number } = {},
): Task {
  const { at = 0, ...fields } = change;
  return {
    id,
    inspiration_id: 'goal',
    title: id,
    description: '',
    status: 'todo',
    priority: 'medium',
    milestone_type: 'regular',
    parent_task_id: parent,
    days_since_inspiration: 0,
    completion_days_since_inspiration: null,
    created_at: START + at,
    completed_at: null,
    ...fields,
  };
}

export function anInspiration(id = 'goal', change: Partial<Inspiration> = {}): Inspiration {
  return {
    id,
    title: id,
    content: '',
    status: 'active',
    task_count: 0,
    completed_task_count: 0,
    created_at: START,
    updated_at: START,
    ...change,
  };
}

export function anEvent(id: string, change: Partial<TimelineEvent> = {}): TimelineEvent {
  return {
    id,
    inspiration_id: 'goal',
    type: 'task_added',
    title: '',
    description: id,
    date: START,
    days_since_inspiration: 0,
    related_task_id: null,
    ...change,
  };
}
