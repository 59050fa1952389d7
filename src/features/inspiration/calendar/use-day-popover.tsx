import { type ReactNode, useCallback, useState } from 'react';
import type { CalendarDay } from '../model/calendar-day.ts';
import { DayPopover, type OpenDay } from './DayPopover.tsx';
import { type DayViewProps, NO_EVENTS } from './day-view.ts';

interface OpenedDay {
  /** The day whose events are shown, or null. */
  readonly openDay: CalendarDay | null;
  /** Moves the tab stop to a day, and shows its events where it has any. */
  readonly select: (day: CalendarDay, anchor: HTMLElement) => void;
  readonly popover: ReactNode;
}

/** The events of a chosen day beside it, for both grids of days. */
export function useDayPopover(
  { eventsByDay, creationDay, today, onOpenTask }: DayViewProps,
  setDay: (day: CalendarDay) => void,
): OpenedDay {
  const [open, setOpen] = useState<OpenDay | null>(null);
  const select = useCallback(
    (next: CalendarDay, anchor: HTMLElement) => {
      setDay(next);
      if (eventsByDay.has(next)) setOpen({ day: next, anchor });
    },
    [eventsByDay, setDay],
  );
  const popover = (
    <DayPopover
      open={open}
      events={eventsByDay.get(open?.day ?? today) ?? NO_EVENTS}
      creationDay={creationDay}
      today={today}
      onClose={() => setOpen(null)}
      onOpenTask={onOpenTask}
    />
  );
  return { openDay: open?.day ?? null, select, popover };
}
