import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { WEEK_DAYS } from '../constants.ts';
import type { CalendarDay } from '../model/calendar-day.ts';
import { formatDay } from '../model/calendar-text.ts';
import { applyWeekKey, listWeekRows, rowOf, type WeekRow } from '../model/week-rows.ts';
import { useWindowRows } from '../parts/use-window-rows.ts';
import { copy as words } from './copy.ts';
import { DayCell } from './DayCell.tsx';
import { type DayViewProps, NO_EVENTS } from './day-view.ts';
import { useDayGrid } from './use-day-grid.ts';
import { useDayPopover } from './use-day-popover.tsx';

const WEEK_PX = 136;
const GAP_PX = 44;

interface WeekViewProps extends DayViewProps {
  readonly creationDay: CalendarDay;
}

/** The second mode of the calendar: weeks of seven days from the creation day. */
export function WeekView(props: WeekViewProps) {
  const { eventsByDay, creationDay, today } = props;
  const weeks = useMemo(
    () => listWeekRows({ creationDay, today, eventDays: eventsByDay.keys() }),
    [creationDay, today, eventsByDay],
  );
  const { day, setDay, gridProps } = useDayGrid({
    initialDay: today,
    applyKey: (from, key) => applyWeekKey(weeks, from, key),
  });
  const row = rowOf(weeks, day);
  const tabStop = row < 0 ? today : day;
  const { rows, listProps, rowProps } = useWindowRows({
    count: weeks.length,
    estimatePx: (index) => (weeks[index]?.kind === 'gap' ? GAP_PX : WEEK_PX),
    keyOf: (index) => `${weeks[index]?.kind} ${weeks[index]?.number}`,
    keptIndex: row < 0 ? rowOf(weeks, today) : row,
  });
  const { openDay, select, popover } = useDayPopover(props, setDay);

  return (
    <>
      <Part role="grid" aria-label={words.weekGrid} aria-rowcount={weeks.length} {...gridProps}>
        <Part role="rowgroup" {...listProps}>
          {rows.map((item) => {
            const week = weeks[item.index];
            if (week === undefined) return null;
            return (
              <Slot key={item.key} role="row" aria-rowindex={item.index + 1} {...rowProps(item)}>
                <Week week={week} today={today}>
                  {(each) => (
                    <DayCell
                      day={each}
                      events={eventsByDay.get(each) ?? NO_EVENTS}
                      creationDay={creationDay}
                      view="week"
                      isToday={each === today}
                      isTabStop={each === tabStop}
                      isOpen={openDay === each}
                      onSelect={select}
                    />
                  )}
                </Week>
              </Slot>
            );
          })}
        </Part>
      </Part>
      {popover}
    </>
  );
}

interface WeekProps {
  readonly week: WeekRow;
  readonly today: CalendarDay;
  readonly children: (day: CalendarDay) => ReactNode;
}

function Week({ week, today, children }: WeekProps) {
  if (week.kind === 'gap') return <Gap role="gridcell">{words.gap(week.weeks)}</Gap>;
  const [first = today] = week.days;
  const last = first + WEEK_DAYS - 1;
  return (
    <Days>
      <Head role="rowheader">
        <strong>{week.number < 0 ? words.beforeStartWeeks(-week.number) : words.weekNumber(week.number + 1)}</strong>
        <span>{words.weekRange(formatDay(first, today), formatDay(last, first))}</span>
      </Head>
      {week.days.map((day) => (
        <Cell key={day} role="gridcell" data-today={day === today}>
          {children(day)}
        </Cell>
      ))}
    </Days>
  );
}

const Part = styled('div')({});

const Slot = styled('div')(({ theme }) => ({ paddingBottom: theme.spacing(1.5) }));

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px repeat(7, minmax(0, 1fr))',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  overflow: 'hidden',
  [MEDIA.narrow]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 0, 1, 1.25),
  ...theme.typography.caption,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...PHRASE_WRAP,
  '& strong': { ...theme.typography.subtitle2, color: theme.vars.palette.text.primary },
  [MEDIA.narrow]: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    gridColumn: '1 / -1',
    padding: theme.spacing(0.5, 1.25),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Cell = styled('div')(({ theme }) => ({
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  [MEDIA.narrow]: { '&:nth-of-type(2)': { borderLeft: 0 } },
}));

const Gap = styled('div')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.radius.card,
  border: `1px dashed ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  textAlign: 'center',
}));
