import Skeleton from '@mui/material/Skeleton';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { toReason } from '../board-actions.ts';
import { CalendarTab } from '../calendar/CalendarTab.tsx';
import type { Inspiration, Task, TimelineEvent } from '../model/records.ts';
import { isCompleted } from '../model/task-tree.ts';
import { TimelineTab } from '../timeline/TimelineTab.tsx';
import { useEvents } from '../use-board.ts';
import { copy } from '../words.ts';

interface HistoryTabProps {
  readonly tab: 'timeline' | 'calendar';
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onOpenTask: (id: string) => void;
}

const NO_EVENTS: readonly TimelineEvent[] = [];

/** The timeline or the calendar of a goal. */
export function HistoryTab({ tab, ...goal }: HistoryTabProps) {
  // The calendar needs events only for completion times that tasks lack; reading thousands takes a moment.
  const isEventsNeeded = goal.tasks.some((task) => isCompleted(task) && task.completed_at === null);
  if (tab === 'calendar' && !isEventsNeeded) return <CalendarTab {...goal} events={NO_EVENTS} />;
  return <TabWithEvents tab={tab} {...goal} />;
}

function TabWithEvents({ tab, ...goal }: HistoryTabProps) {
  const query = useEvents(goal.inspiration.id);
  if (query.status === 'loading') return <Skeleton variant="rounded" height={240} aria-busy="true" />;
  if (query.data === null) {
    const toTitle = tab === 'timeline' ? copy.errors.loadTimeline : copy.errors.loadCalendar;
    return <ErrorAlert title={toTitle(query.status === 'failed' ? toReason(query.error) : '')} />;
  }
  const Content = tab === 'timeline' ? TimelineTab : CalendarTab;
  return <Content {...goal} events={query.data} />;
}
