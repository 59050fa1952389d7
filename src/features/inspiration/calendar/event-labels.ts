import { copy } from '../copy.ts';
import type { CalendarEventType } from '../model/calendar-events.ts';

export const eventTypeLabels: Readonly<Record<CalendarEventType, string>> = {
  task_added: copy.calendar.added,
  task_completed: copy.calendar.completed,
  task_due: copy.calendar.due,
};
