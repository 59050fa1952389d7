import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { deriveAllEvents } from '../model/all-calendar.ts';
import { parseCalendarDay } from '../model/calendar-day.ts';
import { groupByCalendarDay } from '../model/calendar-events.ts';
import { toTaskAddress } from '../model/task-address.ts';
import { useDayPlan } from '../use-day-plan.ts';
import { CalendarDrawing } from './CalendarDrawing.tsx';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { allCalendarSpan } from './calendar-stores.ts';
import { copy as words } from './copy.ts';
import { MonthView } from './MonthView.tsx';
import { milestoneColors } from './milestone-look.ts';
import { WeekAgenda } from './WeekAgenda.tsx';

const SPANS = [
  ['week', words.allModes.week],
  ['month', words.allModes.month],
] as const;

/** Due dates and completions over all goals, by week or month. */
export function AllCalendar() {
  const { goals, tasks, today, isLoaded, failure } = useDayPlan();
  const navigate = useNavigate();
  const { choice: span } = allCalendarSpan.useValue();
  const events = useMemo(() => deriveAllEvents(goals, tasks), [goals, tasks]);
  const eventsByDay = useMemo(() => groupByCalendarDay(events), [events]);
  // The page reports the failure.
  if (failure !== null) return null;
  if (!isLoaded) return <Skeleton variant="rounded" height={226} aria-busy="true" sx={{ mt: 2 }} />;
  if (events.length === 0) return <EmptyState illustration={<CalendarDrawing />} text={words.allEmpty} />;
  const days = {
    eventsByDay,
    creationDay: null,
    today: parseCalendarDay(today) ?? 0,
    onOpenTask: (id: string) => {
      const task = tasks.find((each) => each.id === id);
      if (task !== undefined) void navigate(toTaskAddress(task));
    },
  };
  return (
    <Root>
      <ChoiceSwitch
        label={words.modes}
        value={span}
        choices={SPANS}
        onChange={(choice) => allCalendarSpan.set({ choice })}
      />
      {span === 'week' ? <WeekAgenda {...days} /> : <MonthView {...days} />}
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  ...milestoneColors(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
}));
