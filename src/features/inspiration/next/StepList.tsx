import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { board } from '../board.ts';
import { attempt, offerUndoOf } from '../board-actions.ts';
import { formatDueDate } from '../model/calendar-text.ts';
import type { NextStep } from '../model/next-steps.ts';
import type { Task } from '../model/records.ts';
import { completeTask } from '../tasks/task-actions.ts';
import { copy } from '../words.ts';
import { NextStepRow } from './NextStepRow.tsx';

interface StepListProps {
  readonly steps: readonly NextStep[];
  /** All tasks of the goals. */
  readonly tasks: readonly Task[];
  /** Local date `YYYY-MM-DD`. */
  readonly today: string;
  /** Steps shown at first. */
  readonly shownMax: number;
  /** Called with the task of a step before its change. */
  readonly onChange: (id: string) => void;
}

const words = copy.next;

/** Things to do, to be completed or postponed in place. */
export function StepList({ steps, tasks, today, shownMax, onChange }: StepListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <List>
        {(isOpen ? steps : steps.slice(0, shownMax)).map((step) => (
          <NextStepRow
            key={step.task.id}
            step={step}
            today={today}
            onDone={() => {
              onChange(step.task.id);
              const own = tasks.filter((task) => task.inspiration_id === step.inspiration.id);
              void completeTask(own, step.task);
            }}
            onPostpone={(date) => {
              onChange(step.task.id);
              void postpone(step.task, date, today);
            }}
          />
        ))}
      </List>
      {steps.length > shownMax && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.less : words.more(steps.length - shownMax)}
        </Button>
      )}
    </>
  );
}

async function postpone({ id, inspiration_id, title }: Task, date: string | null, today: string): Promise<void> {
  const patch = new Map([[id, { due_date: date, due_time: null }]]);
  const change = await attempt(() => board.editTasks(inspiration_id, patch), copy.errors.saveTask);
  if (change === null) return;
  offerUndoOf(date === null ? words.undated(title) : words.postponed(title, formatDueDate(date, today)), change);
}

const List = styled('ul')(({ theme }) => ({ margin: theme.spacing(1, -1, 0), padding: 0, listStyle: 'none' }));
