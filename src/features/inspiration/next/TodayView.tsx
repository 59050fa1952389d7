import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { formatDueDate } from '../model/calendar-text.ts';
import type { ComingDay, NextStep } from '../model/next-steps.ts';
import { toTaskAddress } from '../model/task-address.ts';
import { ReminderSwitch } from '../reminders/ReminderSwitch.tsx';
import { useDayPlan } from '../use-day-plan.ts';
import { copy, inspirationName, taskName } from '../words.ts';
import { StepList } from './StepList.tsx';
import { useStepFocus } from './use-step-focus.ts';

const words = copy.today;
/** Tasks shown at first of one list, and of one day of the week. */
const SHOWN_MAX = 20;
const DAY_MAX = 5;

/** One day over all goals: overdue tasks, those of today, the next ones, and the week beside them. */
export function TodayView() {
  const { plan, tasks, today, isLoaded, failure } = useDayPlan();
  const keepFocus = useStepFocus(useMemo(() => [...plan.due, ...plan.next], [plan]));
  // The page reports the failure.
  if (failure !== null) return null;
  if (!isLoaded) return <Skeleton variant="rounded" height={226} aria-busy="true" sx={{ mt: 2 }} />;
  const groups = [
    { title: words.overdue, steps: plan.due.filter(({ due }) => due === 'overdue') },
    { title: words.due, steps: plan.due.filter(({ due }) => due === 'today') },
    { title: words.next, steps: plan.next },
  ].filter(({ steps }) => steps.length > 0);
  return (
    <Page>
      <div>
        {groups.length === 0 && <EmptyState text={words.empty} />}
        {groups.map(({ title, steps }) => (
          <Group key={title} title={title} count={steps.length}>
            <StepList steps={steps} tasks={tasks} today={today} shownMax={SHOWN_MAX} onChange={keepFocus} />
          </Group>
        ))}
      </div>
      <Group title={words.week}>
        <ol>
          {plan.week.map((day) => (
            <Day key={day.date} day={day} today={today} />
          ))}
        </ol>
        <ReminderSwitch />
      </Group>
    </Page>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <small>{count}</small>}
      </h2>
      {children}
    </section>
  );
}

function Day({ day: { date, steps }, today }: { readonly day: ComingDay; readonly today: string }) {
  return (
    <li data-empty={steps.length === 0}>
      <h3>{formatDueDate(date, today)}</h3>
      {steps.slice(0, DAY_MAX).map((step) => (
        <ComingTask key={step.task.id} step={step} />
      ))}
      {steps.length > DAY_MAX && <p>{copy.next.more(steps.length - DAY_MAX)}</p>}
    </li>
  );
}

function ComingTask({ step: { task, inspiration } }: { readonly step: NextStep }) {
  return (
    <Link to={toTaskAddress(task)}>
      {task.due_time && <time>{task.due_time}</time>}
      <span>{taskName(task.title)}</span>
      <small>{inspirationName(inspiration.title)}</small>
    </Link>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2) },
  '& section': {
    minWidth: 0,
    padding: theme.spacing(2, 2.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.card,
    background: theme.vars.palette.background.paper,
    [MEDIA.phone]: { padding: theme.spacing(1.5) },
  },
  '& h2': { ...theme.typography.h5, display: 'flex', alignItems: 'baseline', gap: theme.spacing(1), margin: 0 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1),
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& h3': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& [data-empty="true"] h3': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& ol p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  '& ol a': {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    minHeight: 28,
    color: 'inherit',
    ...theme.typography.body2,
    textDecoration: 'none',
    '&:hover span': { textDecoration: 'underline' },
  },
  '& ol a span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& ol a small': {
    minWidth: '4em',
    maxWidth: '40%',
    flexShrink: 2,
    marginInlineStart: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& time': { fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
}));
