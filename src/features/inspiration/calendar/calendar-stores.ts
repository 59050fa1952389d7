import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import type { FirstWeekday } from '../model/calendar-day.ts';
import { createChoiceStore } from '../parts/choice-store.ts';

const CALENDAR_MODES = ['days', 'weeks', 'month'] as const;
type CalendarMode = (typeof CALENDAR_MODES)[number];

export const WEEK_STARTS = ['sunday', 'monday'] as const;
type WeekStart = (typeof WEEK_STARTS)[number];

export const FIRST_WEEKDAYS: Readonly<Record<WeekStart, FirstWeekday>> = { sunday: 0, monday: 1 };

/** The calendar's mode, remembered in this browser. */
export const calendarMode = createChoiceStore(STORAGE_KEYS.boardCalendarMode, CALENDAR_MODES, 'days');

/** The span of the calendar over all goals, remembered in this browser. */
export const allCalendarSpan = createChoiceStore(STORAGE_KEYS.boardAllCalendar, ['week', 'month'], 'week');

/** The first day of a week in the month grid, remembered in this browser. Sunday by default (trap T65). */
export const weekStart = createChoiceStore(STORAGE_KEYS.boardWeekStart, WEEK_STARTS, 'sunday');

/** Whether the calendar shows when tasks were added, remembered in this browser. */
export const addedEvents = createChoiceStore(STORAGE_KEYS.boardCalendarAdded, ['shown', 'hidden'], 'shown');

export const useAddedEvents = (): boolean => addedEvents.useValue().choice === 'shown';
export const useCalendarMode = (): CalendarMode => calendarMode.useValue().choice;
export const useWeekStart = (): WeekStart => weekStart.useValue().choice;
