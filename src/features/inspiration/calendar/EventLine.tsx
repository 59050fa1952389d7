import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { CalendarDay } from '../model/calendar-day.ts';
import { type CalendarEvent, hasOwnDayCount } from '../model/calendar-events.ts';
import { formatClock, formatDay } from '../model/calendar-text.ts';
import { copy, inspirationName, labelOf, taskName } from '../words.ts';
import { copy as words } from './copy.ts';
import { EventTypeIcon } from './EventTypeIcon.tsx';
import { eventTypeLabels } from './event-labels.ts';
import { MilestoneMark } from './MilestoneMark.tsx';
import { MILESTONE_COLOR } from './milestone-look.ts';

interface EventLineProps {
  readonly event: CalendarEvent;
  readonly creationDay: CalendarDay | null;
  readonly today: CalendarDay;
  readonly onOpenTask: (taskId: string) => void;
}

/** An event with its title, what happened, when, and a link to its task. */
export const EventLine = memo(function EventLine({ event, creationDay, today, onOpenTask }: EventLineProps) {
  return (
    <Root data-milestone={event.milestone_type}>
      <p className="title">{taskName(event.title)}</p>
      <p className="facts">
        {event.goal !== undefined && <span>{inspirationName(event.goal)}</span>}
        <span className="fact">
          <EventTypeIcon type={event.type} />
          {eventTypeLabels[event.type]}
        </span>
        <span className="fact milestone">
          <MilestoneMark type={event.milestone_type} />
          {labelOf(copy.milestoneTypes, event.milestone_type)}
        </span>
        <span>{whenOf(event, creationDay, today)}</span>
        <span>{words.priority(labelOf(copy.priorities, event.priority))}</span>
        <span>{labelOf(copy.taskStatuses, event.status)}</span>
      </p>
      <Button
        size="small"
        aria-label={words.jumpLabel(taskName(event.title))}
        onClick={() => onOpenTask(event.task_id)}
      >
        {words.jump}
      </Button>
    </Root>
  );
});

/** The local date and time, together with the stored day where it differs (trap T38). */
function whenOf(event: CalendarEvent, creationDay: CalendarDay | null, today: CalendarDay): string {
  const date = formatDay(event.day, today);
  const when = event.hasTime ? `${date} ${formatClock(event.date)}` : date;
  if (creationDay === null || !hasOwnDayCount(event, creationDay)) return when;
  return words.withinDay(event.days_since_inspiration + 1, when);
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: theme.spacing(1),
  '& p': { margin: 0 },
  '& .title': { padding: theme.spacing(0.375, 0), overflowWrap: 'anywhere' },
  '& .facts': {
    gridColumn: '1 / -1',
    gridRow: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 1.5),
    color: theme.vars.palette.text.secondary,
    ...theme.typography.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .fact': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& .milestone': { color: MILESTONE_COLOR },
}));
