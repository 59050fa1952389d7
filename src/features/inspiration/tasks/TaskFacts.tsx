import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import { copy, focusDuration, labelOf } from '../copy.ts';
import { toDueState } from '../model/due.ts';
import { focusOf } from '../model/focus-time.ts';
import type { TaskRow } from '../model/task-rows.ts';
import { isCompleted } from '../model/task-tree.ts';
import { FocusTime } from './FocusTime.tsx';

interface TaskFactsProps {
  readonly row: TaskRow;
  /** Local date `YYYY-MM-DD`. */
  readonly today: string;
}

const words = copy.tasks;

/** Status, priority, milestone, due date, labels, focus time and progress of a task, as small words. */
export function TaskFacts({ row, today }: TaskFactsProps) {
  const { task, childCount, completedChildCount } = row;
  const due = toDueState(task, today);
  const dueText = [task.due_date, task.due_time].filter(Boolean).join(' ');
  const completedDay = isCompleted(task) ? task.completion_days_since_inspiration : null;
  const focused = focusDuration(focusOf(task));
  return (
    <Facts>
      {!isCompleted(task) && task.status !== 'todo' && (
        <li data-tone="info">{labelOf(copy.taskStatuses, task.status)}</li>
      )}
      {task.priority !== 'medium' && (
        <li data-tone={PRIORITY_TONES[task.priority] ?? 'plain'}>
          {words.dialog.priority} {labelOf(copy.priorities, task.priority)}
        </li>
      )}
      {task.milestone_type !== 'regular' && (
        <li data-tone={task.milestone_type === 'key' ? 'accent' : 'plain'}>
          {labelOf(copy.milestoneTypes, task.milestone_type)}
        </li>
      )}
      {dueText !== '' && (
        <li data-tone={due === 'overdue' ? 'error' : due === 'today' ? 'warning' : 'plain'}>
          {(due === 'overdue' ? words.overdue : words.due)(dueText)}
        </li>
      )}
      {task.labels?.map((label) => (
        <li key={label} data-tone="plain">
          #{label}
        </li>
      ))}
      {focused !== null && (
        <li data-tone="plain">
          <FocusTime duration={focused} />
        </li>
      )}
      {childCount > 0 && (
        <li data-tone="bare" aria-label={words.childrenLabel(completedChildCount, childCount)}>
          {words.children(completedChildCount, childCount)}
        </li>
      )}
      <li data-tone="bare">
        {completedDay === null ? words.day(task.days_since_inspiration) : words.completedDay(completedDay)}
      </li>
    </Facts>
  );
}

const PRIORITY_TONES: Readonly<Record<string, string>> = { high: 'warning', critical: 'error' };

const Facts = styled('ul')(({ theme }) => {
  const { error, warning, info, text } = theme.vars.palette;
  const colored = (color: string) => ({ color, background: tint(color, 12) });
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 0.75),
    margin: theme.spacing(0.25, 0, 0),
    padding: 0,
    listStyle: 'none',
    ...theme.typography.caption,
    fontVariantNumeric: 'tabular-nums',
    '& li': { padding: theme.spacing(0, 0.75), borderRadius: theme.radius.small, ...colored(text.secondary) },
    '& li[data-tone="bare"]': { background: 'none', paddingInline: 0 },
    '& li[data-tone="error"]': colored(error.main),
    '& li[data-tone="warning"]': colored(warning.main),
    '& li[data-tone="info"]': colored(info.main),
    '& li[data-tone="accent"]': { ...colored(text.primary), background: tint(theme.vars.palette.accent, 24) },
  };
});
