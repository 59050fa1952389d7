import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { toCalendarDay } from '../model/calendar-day.ts';
import { countMilestones, deriveCalendarEvents, groupByCalendarDay } from '../model/calendar-events.ts';
import type { Inspiration, Task, TimelineEvent } from '../model/records.ts';
import { copy } from '../words.ts';
import { CalendarDrawing } from './CalendarDrawing.tsx';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { addedEvents, calendarMode, useAddedEvents, useCalendarMode } from './calendar-stores.ts';
import { copy as words } from './copy.ts';
import { EventGroups } from './EventGroups.tsx';
import { MilestoneCounts } from './MilestoneCounts.tsx';
import { MonthView } from './MonthView.tsx';
import { milestoneColors } from './milestone-look.ts';
import { WeekView } from './WeekView.tsx';

interface CalendarTabProps {
  readonly inspiration: Inspiration;
  /** The goal's tasks. Milestones are theirs as they are now. */
  readonly tasks: readonly Task[];
  /** The goal's events, for completion times that a task lacks. */
  readonly events: readonly TimelineEvent[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shows a task in the task list. */
  readonly onOpenTask: (taskId: string) => void;
}

const MODES = [
  ['days', words.byDay],
  ['weeks', words.byWeek],
  ['month', words.byMonth],
] as const;

/** Milestones and due dates of a goal by day, week or month (doc 3 §2, Calendar tab). */
export function CalendarTab({ inspiration, tasks, events, now, onOpenTask }: CalendarTabProps) {
  const { created_at: createdAt } = inspiration;
  const mode = useCalendarMode();
  const derived = useMemo(
    () => deriveCalendarEvents({ created_at: createdAt }, tasks, events),
    [createdAt, tasks, events],
  );
  const showsAdded = useAddedEvents();
  const shown = useMemo(
    () => (showsAdded ? derived : derived.filter(({ type }) => type !== 'task_added')),
    [derived, showsAdded],
  );
  const eventsByDay = useMemo(() => groupByCalendarDay(shown), [shown]);
  const days = { creationDay: toCalendarDay(createdAt), today: toCalendarDay(now), onOpenTask };
  return (
    <Root aria-label={copy.detail.calendar}>
      <Head>
        <ChoiceSwitch
          label={words.modes}
          value={mode}
          choices={MODES}
          onChange={(choice) => calendarMode.set({ choice })}
        />
        <FormControlLabel
          label={words.showAdded}
          control={
            <Switch
              size="small"
              checked={showsAdded}
              onChange={(_event, isOn) => addedEvents.set({ choice: isOn ? 'shown' : 'hidden' })}
            />
          }
        />
        <MilestoneCounts counts={countMilestones(derived)} />
      </Head>
      {shown.length === 0 ? (
        <EmptyState
          illustration={<CalendarDrawing />}
          text={derived.length === 0 ? words.empty : words.emptyWithoutAdded}
        />
      ) : mode === 'days' ? (
        <EventGroups events={shown} {...days} />
      ) : mode === 'weeks' ? (
        <WeekView eventsByDay={eventsByDay} {...days} />
      ) : (
        <MonthView eventsByDay={eventsByDay} {...days} />
      )}
    </Root>
  );
}

const Root = styled('section')(({ theme }) => ({
  ...milestoneColors(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
}));
