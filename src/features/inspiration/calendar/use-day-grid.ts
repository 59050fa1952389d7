import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '../model/calendar-day.ts';

interface DayGridOptions {
  readonly initialDay: CalendarDay;
  /** The day to which a key moves the focus; null for a key that does not. */
  readonly applyKey: (day: CalendarDay, key: string, isShifted: boolean) => CalendarDay | null;
  /** Called before the focus moves to a day, which must be rendered afterwards. */
  readonly onMove?: (day: CalendarDay) => void;
}

/**
 * Focus of a grid of days: one of them is the tab stop, keys move it. The days' buttons have `data-day`.
 */
export function useDayGrid({ initialDay, applyKey, onMove }: DayGridOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(initialDay);
  const movesFocus = useRef(false);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = applyKey(day, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    if (next === day) return;
    movesFocus.current = true;
    onMove?.(next);
    setDay(next);
  };

  return { day, setDay, gridProps: { ref: grid, onKeyDown: handleKeyDown } };
}
