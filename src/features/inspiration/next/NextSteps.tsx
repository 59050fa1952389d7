import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { removeLocal, writeLocal } from '../../../platform/storage/local.ts';
import { useLiveQuery } from '../../../shared/data/use-live-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { board, boardDb } from '../board.ts';
import { attempt, offerUndoOf, toReason } from '../board-actions.ts';
import { copy } from '../copy.ts';
import { toLocalDate } from '../model/calendar-day.ts';
import { listNextSteps } from '../model/next-steps.ts';
import type { Task } from '../model/records.ts';
import { readInspirations, readTasks } from '../storage/read-board.ts';
import { completeTask } from '../tasks/task-actions.ts';
import { useNow } from '../use-now.ts';
import { NextStepRow } from './NextStepRow.tsx';

interface NextStepsProps {
  /** Shown in the title row. */
  readonly action?: ReactNode;
  /** For a page without a message of its own when the goals cannot be read. */
  readonly reportsFailure?: boolean;
}

const words = copy.next;
/** Steps shown at first. */
const SHOWN_MAX = 4;

/** What to do now, over all goals, to be completed or postponed in place. Nothing where there is no goal in progress. */
export function NextSteps({ action, reportsFailure = false }: NextStepsProps) {
  const id = useId();
  const query = useLiveQuery(boardDb, ['inspirations', 'tasks'], async (tx) => {
    const now = Date.now();
    return { goals: await readInspirations(tx, now), tasks: await readTasks(tx, now) };
  });
  const [isOpen, setOpen] = useState(false);
  const data = query.status === 'loading' ? null : query.data;
  const today = toLocalDate(useNow());
  const steps = useMemo(() => (data === null ? [] : listNextSteps(data.goals, data.tasks, today)), [data, today]);
  const hasGoals = data === null ? null : data.goals.length > 0;
  useEffect(() => {
    if (hasGoals === true) writeLocal(STORAGE_KEYS.hasGoals, '1');
    if (hasGoals === false) removeLocal(STORAGE_KEYS.hasGoals);
  }, [hasGoals]);
  if (reportsFailure && query.status === 'failed' && data === null) {
    return <ErrorAlert title={copy.errors.loadTasks(toReason(query.error))} />;
  }
  if (data === null || !data.goals.some(({ status }) => status === 'active')) return null;
  const shown = isOpen ? steps : steps.slice(0, SHOWN_MAX);
  return (
    <Section aria-labelledby={id}>
      <div className="title">
        <h2 id={id}>{words.title}</h2>
        <p>{words.hint}</p>
        {action}
      </div>
      {steps.length === 0 && <p className="none">{words.allDone}</p>}
      <ul>
        {shown.map((step) => (
          <NextStepRow
            key={step.task.id}
            step={step}
            today={today}
            onDone={() => {
              const own = data.tasks.filter((task) => task.inspiration_id === step.inspiration.id);
              void completeTask(own, step.task);
            }}
            onPostpone={(date) => void postpone(step.task, date)}
          />
        ))}
      </ul>
      {steps.length > SHOWN_MAX && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.less : words.more(steps.length - SHOWN_MAX)}
        </Button>
      )}
    </Section>
  );
}

async function postpone({ id, inspiration_id, title }: Task, date: string | null): Promise<void> {
  const patch = new Map([[id, { due_date: date, due_time: null }]]);
  const change = await attempt(() => board.editTasks(inspiration_id, patch), copy.errors.saveTask);
  if (change !== null) offerUndoOf(date === null ? words.undated(title) : words.postponed(title, date), change);
}

const Section = styled('section')(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `4px solid ${theme.vars.palette.accent}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  [MEDIA.phone]: { padding: theme.spacing(1.5) },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0.5, 1.5) },
  '& .title a': { marginInlineStart: 'auto' },
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0 },
  '& .title p, & .none': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& ul': { margin: theme.spacing(1, -1, 0), padding: 0, listStyle: 'none' },
}));
