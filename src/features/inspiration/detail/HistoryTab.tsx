import Skeleton from '@mui/material/Skeleton';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { toReason } from '../board-actions.ts';
import { CalendarTab } from '../calendar/CalendarTab.tsx';
import { copy } from '../copy.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { TimelineTab } from '../timeline/TimelineTab.tsx';
import { useEvents } from '../use-board.ts';

interface HistoryTabProps {
  readonly tab: 'timeline' | 'calendar';
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onOpenTask: (id: string) => void;
}

/** The timeline or the calendar of a goal. Only they read its events. */
export function HistoryTab({ tab, ...goal }: HistoryTabProps) {
  const query = useEvents(goal.inspiration.id);
  if (query.status === 'loading') return <Skeleton variant="rounded" height={240} aria-busy="true" />;
  if (query.data === null) {
    const toTitle = tab === 'timeline' ? copy.errors.loadTimeline : copy.errors.loadCalendar;
    return <ErrorAlert title={toTitle(query.status === 'failed' ? toReason(query.error) : '')} />;
  }
  const Content = tab === 'timeline' ? TimelineTab : CalendarTab;
  return <Content {...goal} events={query.data} />;
}
