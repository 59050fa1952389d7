import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { type CalendarMonth, firstDayOf, toMonth, toParts } from '../model/calendar-day.ts';
import { applyMonthKey, entryDayOf, listMonthDays } from '../model/month-grid.ts';
import { FIRST_WEEKDAYS, useWeekStart } from './calendar-stores.ts';
import { copy as words } from './copy.ts';
import { DayCell } from './DayCell.tsx';
import { type DayViewProps, NO_EVENTS } from './day-view.ts';
import { SpanToolbar } from './SpanToolbar.tsx';
import { useDayGrid } from './use-day-grid.ts';
import { useDayPopover } from './use-day-popover.tsx';

/** The third mode of the calendar: 42 cells around a month, with keys as in a date picker. */
export function MonthView(props: DayViewProps) {
  const { eventsByDay, creationDay, today } = props;
  const titleId = useId();
  const first = FIRST_WEEKDAYS[useWeekStart()];
  const [month, setMonth] = useState<CalendarMonth>(toMonth(today));
  const { day, setDay, gridProps } = useDayGrid({
    initialDay: today,
    applyKey: (from, key, isYear) => applyMonthKey(from, key, { first, isYear }),
    onMove: (next) => setMonth(toMonth(next)),
  });
  const weeks = listMonthDays(month, first);
  const { year, month: number } = toParts(firstDayOf(month));

  const showMonth = (next: CalendarMonth) => {
    setMonth(next);
    setDay(entryDayOf(next, today));
  };
  const { openDay, select, popover } = useDayPopover(props, setDay);

  return (
    <Frame>
      <SpanToolbar
        span="month"
        titleId={titleId}
        title={words.month(year, number)}
        isCurrent={month === toMonth(today)}
        onStep={(months) => showMonth(month + months)}
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
                  isOpen={openDay === each}
                  onSelect={select}
                />
              </Cell>
            ))}
          </Row>
        ))}
      </Grid>
      {popover}
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
