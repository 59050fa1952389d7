import type { CalendarEventType } from '../model/calendar-events.ts';
import { copy as words } from './copy.ts';

export const eventTypeLabels: Readonly<Record<CalendarEventType, string>> = {
  task_added: words.added,
  task_completed: words.completed,
  task_due: words.due,
};
