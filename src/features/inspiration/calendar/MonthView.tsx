import { styled } from '@mui/material/styles';
import { useCallback, useId, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { type CalendarDay, type CalendarMonth, toMonth, toParts } from '../model/calendar-day.ts';
import { applyMonthKey, entryDayOf, listMonthDays } from '../model/month-grid.ts';
import { FIRST_WEEKDAYS, useWeekStart } from './calendar-stores.ts';
import { copy as words } from './copy.ts';
import { DayCell } from './DayCell.tsx';
import { DayPopover, type OpenDay } from './DayPopover.tsx';
import type { DayViewProps } from './day-view.ts';
import { NO_EVENTS } from './day-view.ts';
import { MonthToolbar } from './MonthToolbar.tsx';
import { useDayGrid } from './use-day-grid.ts';

/** The third mode of the calendar: 42 cells around a month, with keys as in a date picker. */
export function MonthView({ eventsByDay, creationDay, today, onOpenTask }: DayViewProps) {
  const titleId = useId();
  const first = FIRST_WEEKDAYS[useWeekStart()];
  const [month, setMonth] = useState<CalendarMonth>(toMonth(today));
  const [open, setOpen] = useState<OpenDay | null>(null);
  const { day, setDay, gridProps } = useDayGrid({
    initialDay: today,
    applyKey: (from, key, isYear) => applyMonthKey(from, key, { first, isYear }),
    onMove: (next) => setMonth(toMonth(next)),
  });
  const weeks = listMonthDays(month, first);

  const showMonth = (next: CalendarMonth) => {
    setMonth(next);
    setDay(entryDayOf(next, today));
  };
  const select = useCallback(
    (next: CalendarDay, anchor: HTMLElement) => {
      setDay(next);
      if (eventsByDay.has(next)) setOpen({ day: next, anchor });
    },
    [eventsByDay, setDay],
  );

  return (
    <Frame>
      <MonthToolbar
        titleId={titleId}
        month={month}
        isCurrent={month === toMonth(today)}
        onMonth={showMonth}
        onToday={() => showMonth(toMonth(today))}
      />
      <Grid role="grid" aria-labelledby={titleId} {...gridProps}>
        <Row role="row">
          {weeks[0]?.map((each) => (
            <WeekdayCell key={each} role="columnheader">
              {words.weekdays[toParts(each).weekday]}
            </WeekdayCell>
          ))}
        </Row>
        {weeks.map((days) => (
          <Row key={days[0]} role="row">
            {days.map((each) => (
              <Cell key={each} role="gridcell">
                <DayCell
                  day={each}
                  events={eventsByDay.get(each) ?? NO_EVENTS}
                  creationDay={creationDay}
                  view="month"
                  isToday={each === today}
                  isQuiet={toMonth(each) !== month}
                  isTabStop={each === day}
                  isOpen={open?.day === each}
                  onSelect={select}
                />
              </Cell>
            ))}
          </Row>
        ))}
      </Grid>
      <DayPopover
        open={open}
        events={eventsByDay.get(open?.day ?? today) ?? NO_EVENTS}
        creationDay={creationDay}
        today={today}
        onClose={() => setOpen(null)}
        onOpenTask={onOpenTask}
      />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  overflow: 'hidden',
}));

const Grid = styled('div')({});

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });

const WeekdayCell = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.25),
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  [MEDIA.narrow]: { padding: theme.spacing(0.5, 0), textAlign: 'center' },
}));

const Cell = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:not(:first-of-type)': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
}));
