import { WEEK_DAYS } from '../constants.ts';
import type { CalendarEvent } from './calendar-events.ts';

export type Grouping = 'days' | 'weeks';

/** Events whose stored day is `from` to `to`, both included. Days before the creation are negative. */
export interface EventGroup {
  readonly from: number;
  readonly to: number;
  readonly events: readonly CalendarEvent[];
}

/** A group's head or one of its events, for a list that renders only its visible part. */
export type GroupRow =
  | { readonly kind: 'head'; readonly group: EventGroup }
  | { readonly kind: 'event'; readonly event: CalendarEvent; readonly isLast: boolean };

/** Groups by the day offset from the creation, or by weeks of 7 days from it, oldest first (doc 3 §2). */
export function groupEvents(events: readonly CalendarEvent[], grouping: Grouping): readonly EventGroup[] {
  const days = grouping === 'days' ? 1 : WEEK_DAYS;
  const groups = new Map<number, CalendarEvent[]>();
  for (const event of events) {
    const number = Math.floor(event.days_since_inspiration / days);
    const group = groups.get(number);
    if (group === undefined) groups.set(number, [event]);
    else group.push(event);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([number, members]) => ({ from: number * days, to: number * days + days - 1, events: members }));
}

export function toGroupRows(groups: readonly EventGroup[]): readonly GroupRow[] {
  return groups.flatMap((group) => [
    { kind: 'head' as const, group },
    ...group.events.map((event, index) => ({
      kind: 'event' as const,
      event,
      isLast: index === group.events.length - 1,
    })),
  ]);
}
