import type { CalendarDay } from '../model/calendar-day.ts';
import type { CalendarEvent } from '../model/calendar-events.ts';

/** What both grids of days take. */
export interface DayViewProps {
  readonly eventsByDay: ReadonlyMap<CalendarDay, readonly CalendarEvent[]>;
  /** Null over all goals, which began on different days. */
  readonly creationDay: CalendarDay | null;
  readonly today: CalendarDay;
  readonly onOpenTask: (taskId: string) => void;
}

/** The same empty list for every empty day, so that an unchanged day is not rendered again. */
export const NO_EVENTS: readonly CalendarEvent[] = [];
