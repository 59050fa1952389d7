import type { Inspiration, Task, TimelineEvent } from '../../../../src/features/inspiration/model/records.ts';
import { anEvent as anEventRecord, anInspiration as aRecord, aTask as aTaskRecord } from '../a-record.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

/** The local evening of 2026-05-03, at 22:00. */
export const EVENING = new Date(2026, 4, 3, 22).getTime();

export function anInspiration(createdAt: number): Inspiration {
  return aRecord('goal', { title: 'A book', created_at: createdAt, updated_at: createdAt });
}

/** A task with its id as title, added in the evening. */
export function aTask(id: string, fields: Partial<Task> = {}): Task {
  return aTaskRecord(id, null, { created_at: EVENING, ...fields });
}

export function anEvent(id: string, fields: Partial<TimelineEvent> = {}): TimelineEvent {
  return anEventRecord(id, { date: EVENING, ...fields });
}
