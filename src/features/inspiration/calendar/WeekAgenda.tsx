import DoneIcon from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { WEEK_DAYS } from '../constants.ts';
import { limitDay, startOfWeek, toParts } from '../model/calendar-day.ts';
import type { CalendarEvent } from '../model/calendar-events.ts';
import { formatClock, formatDay } from '../model/calendar-text.ts';
import { listDays } from '../model/month-grid.ts';
import { copy, inspirationName, taskName } from '../words.ts';
import { FIRST_WEEKDAYS, useWeekStart } from './calendar-stores.ts';
import { copy as words } from './copy.ts';
import { type DayViewProps, NO_EVENTS } from './day-view.ts';
import { SpanToolbar } from './SpanToolbar.tsx';

/** Events that are shown at first on one day. */
const DAY_MAX = 12;

/** One week as seven columns, or as a list on narrow screens, with the tasks of each day. */
export function WeekAgenda({ eventsByDay, today, onOpenTask }: DayViewProps) {
  const titleId = useId();
  const first = FIRST_WEEKDAYS[useWeekStart()];
  const [shown, setShown] = useState(today);
  const start = startOfWeek(shown, first);
  const title = words.weekRange(formatDay(start, today), formatDay(start + WEEK_DAYS - 1, start));
  return (
    <Frame>
      <SpanToolbar
        span="week"
        titleId={titleId}
        title={title}
        isCurrent={start === startOfWeek(today, first)}
        onStep={(weeks) => setShown(limitDay(shown + weeks * WEEK_DAYS))}
        onToday={() => setShown(today)}
      />
      <ol aria-labelledby={titleId}>
        {listDays(start).map((day) => (
          <li key={day} data-today={day === today} aria-current={day === today ? 'date' : undefined}>
            <h3>
              {words.weekdays[toParts(day).weekday]} <small>{formatDay(day, today)}</small>
            </h3>
            <DayEvents
              key={day}
              events={eventsByDay.get(day) ?? NO_EVENTS}
              isPast={day < today}
              onOpenTask={onOpenTask}
            />
          </li>
        ))}
      </ol>
    </Frame>
  );
}

interface DayEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly isPast: boolean;
  readonly onOpenTask: (taskId: string) => void;
}

function DayEvents({ events, isPast, onOpenTask }: DayEventsProps) {
  const [isOpen, setOpen] = useState(false);
  if (events.length === 0) return <p>{words.freeDay}</p>;
  return (
    <>
      {(isOpen ? events : events.slice(0, DAY_MAX)).map((event) => (
        <button
          key={`${event.type} ${event.task_id}`}
          type="button"
          data-type={event.type}
          data-overdue={isPast && event.type === 'task_due'}
          onClick={() => onOpenTask(event.task_id)}
        >
          <span className="title">
            {event.type === 'task_completed' ? (
              <DoneIcon titleAccess={words.completed} />
            ) : (
              event.hasTime && <time>{formatClock(event.date)}</time>
            )}
            {taskName(event.title)}
          </span>
          <small>{inspirationName(event.goal ?? '')}</small>
        </button>
      ))}
      {events.length > DAY_MAX && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.next.less : copy.next.more(events.length - DAY_MAX)}
        </button>
      )}
    </>
  );
}

const Frame = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.radius.card,
    background: palette.background.paper,
    overflow: 'hidden',
    '& ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      margin: 0,
      padding: 0,
      borderTop: `1px solid ${palette.divider}`,
      listStyle: 'none',
      [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& li': {
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(0.5),
      minHeight: 220,
      padding: theme.spacing(1),
      '& + li': { borderInlineStart: `1px solid ${palette.divider}` },
      [MEDIA.stacked]: {
        minHeight: 0,
        '& + li': { borderInlineStart: 0, borderTop: `1px solid ${palette.divider}` },
      },
    },
    '& li[data-today="true"]': { background: tint(palette.primary.main, 6) },
    '& h3': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
    '& small': { ...theme.typography.caption, color: palette.text.secondary, fontWeight: 400 },
    '& p': { ...theme.typography.caption, margin: 0, color: palette.text.secondary },
    '& li button': {
      display: 'grid',
      minHeight: 32,
      minWidth: 0,
      padding: theme.spacing(0.5, 0.75),
      border: 0,
      borderRadius: theme.radius.small,
      background: palette.background.default,
      color: 'inherit',
      font: 'inherit',
      ...theme.typography.body2,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
    },
    '& li > button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& time': { marginInlineEnd: theme.spacing(0.75), fontVariantNumeric: 'tabular-nums' },
    '& li button svg': {
      marginInlineEnd: theme.spacing(0.5),
      color: palette.success.main,
      fontSize: '1.1em',
      verticalAlign: '-0.15em',
    },
    '& [data-type="task_completed"] .title': { color: palette.text.secondary },
    '& [data-overdue="true"] time, & [data-overdue="true"] .title': { color: palette.error.main },
  };
});
